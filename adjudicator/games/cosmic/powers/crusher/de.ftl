about-piece-crusher =
    Als Hauptspieler darfst du die andere Seite zerdrücken, bevor Karten gelegt werden: Aus den Steinen jedes Spielers dort wird einer.

    Ebenso darfst du, sooft du Steine an den Warp verlierst, die Steine eines anderen Spielers dort zerdrücken. Per Post: Einer bleibt übrig und tut, was Steine tun; die anderen sind unter ihm gefangen, nie mehr als zehn von einem Spieler. Sie kommen in den Limbo, wenn du sie in Phase 2 zurückgibst, wofür immer ihr vereinbart habt, und wenn du deine Kraft verlierst.
about-piece-wild-crusher =
    Als Hauptspieler lässt du die eigenen Steine deines Gegners als einen zählen: für die Summe, die Entschädigung und Belohnungen.

    Er wird gespielt, wenn die Karten liegen.
about-piece-super-crusher =
    Für jeden Stein, den du in diesem Kampf verlierst, darfst du die Steine eines anderen Spielers im Warp zerdrücken.

    Er wird gespielt, wenn die Karten abgerechnet werden; schreib CRUSH WARP für jeden Spieler.
about-order-crushwarp =
    Zerdrückt die Steine eines anderen Spielers im Warp, wenn du Steine verlierst; ohne Namen die von dem, der die meisten hat.

    Ein Stein bleibt im Warp (Crusher).
about-order-crush = Zerdrückt die Seite deines Gegners, bevor Karten gelegt werden: Von den Steinen jedes Spielers dort bleibt einer (Crusher).
about-order-uncrush = Gibt einem Spieler in Phase 2 alle Steine zurück, die du zerdrückt hast; eine Zeile für jeden Spieler (Crusher).
why-nothing-to-stack = nenne einen Spieler, der mehr als einen Stein im Warp hat
about-question-crusher-warp = Zerdrücken im Warp
about-question-uncrush = Rückgabe Zerdrückter
