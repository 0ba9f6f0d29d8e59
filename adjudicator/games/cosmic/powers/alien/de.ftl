why-no-token-to-capture = gefangen wird ein Stein von einer Basis mit mindestens zweien, und nur bei Spielern, von denen du keinen hältst
why-rage-takes-attacks = nur Attacks aus deiner Hand werden dazugezählt
about-piece-alien =
    Wenn ein Zug beginnt, darfst du von jedem anderen Spieler, von dem du keinen gefangen hältst, einen Stein gefangen nehmen und ein Trauma darunterlegen.

    In späteren Zügen darfst du, wo du nicht angreifst, die Gefangenen eines Hauptspielers in den Kampf freilassen, bevor Karten gelegt werden. Das Trauma bleibt verdeckt vor ihm und wird aufgedeckt, wenn er eine Karte zeigt: Was es bewirkt, steht darauf. Verlierst du deine Kraft, kommen Gefangene in den Warp.
about-order-abduct =
    Nimmt einen Stein eines anderen Spielers gefangen, mit einem Trauma darunter; schreib für jeden Spieler eine Zeile (Alien).

    Er kommt von einer Basis, auf der mindestens zwei von ihm stehen.
about-order-setfree = Lässt die Steine eines Hauptspielers, die du in früheren Zügen gefangen hast, in seinen Kampf frei (Alien).
about-order-desert = Holt deine Steine heim, in den Limbo, wenn der Hauptspieler, dem du hilfst, an Abandonment leidet (Alien).
about-order-defect = Führt deine Steine auf die andere Seite, wenn der Hauptspieler, dem du hilfst, an Abandonment leidet (Alien).
about-order-voicesbase = Schickt eine Basis dessen, der Hearing Voices hat, in den Warp, wenn alle anderen dasselbe wollen (Alien).
about-order-voiceshand = Legt die halbe Hand dessen ab, der Hearing Voices hat, wenn alle anderen dasselbe wollen (Alien).
about-order-voicesgift = Gibt dem, der Hearing Voices hat, zwei der abgelegten Karten, wenn alle anderen dasselbe wollen (Alien).
about-order-mirage = Zeigt eine andere Karte deiner Hand, wenn dein Gegner an Hallucinations leidet (Alien).
about-order-rage = Zählt Attacks deiner Hand zu deiner Summe dazu, wenn du an Aggression leidest (Alien).
about-order-takehostages = Spielt den Flare von Alien: Wild sagt er, wessen Steine Geiseln werden; Super nichts.
about-piece-wild-alien =
    Sind in Phase 1 alle Steine eingesetzt, nimmst du fünf Steine eines Spielers als Geiseln, in den Limbo.

    Sie kommen von seinen vollsten Basen und werden eingesetzt, wenn die nächste Phase beginnt. Per Post: Ob sie jemand freikauft, wird vorher in Briefen vereinbart.
about-piece-super-alien = Wenn ein Zug beginnt, darfst du auch Spielern einen Stein wegfangen, von denen du schon einen hältst.
about-piece-alien-victim-complex =
    Wenn du eine Karte zeigst: Zeigen beide einen Attack und liegt deine Summe zurück, ist sie um zwei höher.

    Sonst darfst du zwei Karten mehr als Entschädigung nehmen oder schuldest zwei weniger, oder du verlierst keine Steine, wenn der Handel scheitert.
about-piece-alien-nervous-breakdown = Wenn du eine Karte zeigst: Du verlierst den Kampf, was immer gezeigt wird, und ohne Entschädigung.
about-piece-alien-abandonment = Wenn du eine Karte zeigst: Jeder deiner Verbündeten darf heimgehen oder die Seite wechseln.
about-piece-alien-hearing-voices =
    Wenn du eine Karte zeigst: Wollen alle anderen im Spiel dasselbe, geschieht dir eins von drei Dingen.

    Eine Basis von dir kommt in den Warp, oder die Hälfte deiner Hand wird zufällig abgelegt, abgerundet, oder du bekommst zufällig zwei der abgelegten Karten.
about-piece-alien-hallucinations = Wenn du eine Karte zeigst: Dein Gegner darf seine zurücknehmen und stattdessen eine andere aus seiner Hand zeigen.
about-piece-alien-aggression =
    Wenn du eine Karte zeigst: Sind beide Seiten gezählt, darfst du Attacks ablegen, deren Zahlen zu deiner Summe kommen.

    Das geschieht, wo zwei Attacks gezeigt werden.
about-piece-alien-depression = Wenn du eine Karte zeigst: Ein Attack zählt null.
about-question-abandonment = Abandonment
about-question-aggression = Aggression
about-question-captives = Gefangene
about-question-hallucinations = Hallucinations
about-question-hearing-voices = Hearing Voices
