about-piece-wild-amoeba =
    Als Hauptspieler fließt du, bevor die Karten gelegt werden, wie Amoeba es danach tut: Steine hinein oder hinaus.

    Wo die moderne Fassung von Amoeba gespielt wird, sind es höchstens vier Steine. Macron, der einen schickt, darf so viele nachschieben wie jeder andere.
about-piece-super-amoeba = Du fließt auch als Verbündeter, wenn beide Karten liegen; wenigstens ein Stein muss dabei sein.
about-piece-amoeba =
    Du fließt: Als Hauptspieler änderst du, wenn beide Karten liegen, wie viele deiner Steine im Kampf sind.

    Gieß beliebig viele aus deinen Basen hinein, auch mehr als vier, oder zieh beliebig viele zu deinen Basen zurück (hast du keine anderen, auf Heimatplaneten); wenigstens ein Stein muss schon dort sein. Wo du keinen Ort nennst, kommen sie aus deinen vollsten Basen, und jeder geht zu der Basis mit den wenigsten zurück. Angegriffene Planeten stehen dir offen, eine Ausnahme von Regel 14. Nur Steine, die in einem anderen Kampf verteidigen, bleiben dort, und es kommen keine dazu. Von einer geteilten Verteidigung änderst du den Teil dieses Kampfs.
about-modern-amoeba = Der Wild-Flare ändert die Zahl der Steine um höchstens vier.
about-order-ooze =
    Gießt Steine aus deinen Basen in einen Kampf oder zieht Steine heraus (Amoeba).

    Ohne Zahl sind es alle. Ohne Orte kommen Steine aus deinen vollsten Basen und gehen zu denen mit den wenigsten.
about-order-oozebyflare = Spielt den Flare von Amoeba: gießt Steine aus deinen Basen in einen Kampf oder zieht Steine heraus.
about-option-edition-amoeba = Welche Fassung von Amoeba gespielt wird. Modern: Der Wild-Flare ändert die Zahl der Steine um höchstens vier.
