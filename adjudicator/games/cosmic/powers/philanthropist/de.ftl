about-piece-wild-philanthropist =
    Du leihst deine Kraft für einen Kampf einem anderen Spieler; er kann nicht ablehnen, und du hast darin solange keine.

    Per Post: Gespielt wird er mit Phase 2, bevor Verbündete eingeladen werden, und er hat die Kraft, wenn sie dabei sind. Wo die moderne Fassung von Philanthropist gespielt wird, kostet das einen Stein: Einer von deiner vollsten Basis geht in den Warp.
about-piece-super-philanthropist =
    Welche Kampfkarte auch immer du einem Hauptspieler in diesem Kampf gibst, er muss sie darin spielen, wenn er kann.

    Per Post: Gespielt wird er mit Phase 2, vor der Gabe, die verdeckt liegt, sobald sie gegeben ist.
about-piece-philanthropist =
    In jedem Kampf darfst du eine deiner Karten deinem Gegner geben, oder als Verbündeter einem der Hauptspieler.

    Per Post: mit Phase 2 gegeben, ist die Karte da, wenn er seine Befehle für die Karten schreibt. Wer als Hauptspieler ohne Kampfkarte dasteht, bekommt eine neue Hand (Regel 13).
about-modern-philanthropist = Der Wild-Flare kostet einen Stein, der in den Warp geht.
about-order-give = Gibt einem Hauptspieler eine Karte deiner Hand (Philanthropist).
about-order-lend = Spielt den Flare von Philanthropist; beim Wild-Teil nennst du den Spieler, dem du deine Kraft leihst.
about-option-edition-philanthropist = Welche Fassung von Philanthropist gespielt wird. Modern: Der Wild-Flare kostet einen Stein, der in den Warp geht.
