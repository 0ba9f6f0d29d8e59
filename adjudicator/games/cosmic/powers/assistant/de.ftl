about-piece-assistant =
    Du machst andere besser: Wenn die Verbündeten feststehen, gibst du eine deiner drei Hilfen jemand anderem auf deiner Seite.

    Dafür bekommst du eine Belohnung und noch eine, wenn er sie einlöst: Ein Stein von dir verlässt den Warp in den Limbo, oder du ziehst eine Karte, wenn keiner dort ist. Wer eine Hilfe hat, darf sie ansehen und löst sie ein, wenn sie etwas bewirken kann.
about-piece-assistant-ship-scarcity = Wenn eine Phase beginnt, darfst du sie einlösen: Alle deine Steine verlassen den Warp in den Limbo.
about-piece-assistant-lost-territory = Wenn eine Phase beginnt, darfst du sie einlösen: Bis zu drei deiner Steine verlassen den Warp auf einen Heimatplaneten, den du verloren hast.
about-piece-assistant-messy-hand = Wenn eine Phase beginnt, darfst du sie einlösen: Du legst von einer Hand, die du in diesem Zug gezogen hast, ab, was du magst.
about-piece-assistant-messy-colonies = Wenn eine Phase beginnt, darfst du sie einlösen: Steine deiner Basen kommen in den Limbo, von wo du sie neu setzt.
about-piece-assistant-needed-card = Wenn eine Phase beginnt, darfst du sie einlösen: Du bekommst die Karte, die du nennst, aus dem Stapel, oder irgendeine, wenn sie nicht dort ist.
about-piece-assistant-unwilling-ally =
    Als Hauptspieler darfst du sie in Phase 2 einlösen, wenn die Verbündeten feststehen: Einer der anderen geht oder tritt deiner Seite bei.

    Wer geht, nimmt seine Steine in den Limbo mit; wer beitritt, kommt mit einem von seiner vollsten Basis.
about-piece-wild-assistant = Wenn eine Phase beginnt, verlassen bis zu drei deiner Steine den Warp auf den ersten Heimatplaneten, den du verloren hast.
about-piece-super-assistant = Wenn eine Phase beginnt, nimmst du eine eingelöste Hilfe zurück und legst eine andere an ihre Stelle, beides durch das Los.
about-order-supply = Sagt, wem auf deiner Seite du welche Hilfe gibst; ohne ihn wird beides ausgelost (Assistant).
about-order-cashshipscarcity = Löst die Hilfe Ship Scarcity ein: Alle deine Steine verlassen den Warp in den Limbo.
about-order-cashlostterritory = Löst die Hilfe Lost Territory ein: sagt, welchen Heimatplaneten du wieder besiedelst.
about-order-cashmessyhand = Löst die Hilfe Messy Hand ein: sagt, welche Karten abgelegt werden.
about-order-cashmessycolonies = Löst die Hilfe Messy Colonies ein: sagt, welche deiner Steine in den Limbo kommen, um neu gesetzt zu werden.
about-order-cashneededcard = Löst die Hilfe Needed Card ein: sagt, welche Karte du aus dem Stapel bekommst.
about-order-cashunwillingally = Löst die Hilfe Unwilling Ally ein: sagt, wer deiner Seite mit einem Stein beitritt oder geht, wenn er Verbündeter ist.
why-no-cashing = { $card } löst ein, wer die Hilfe bekommen hat, wenn sie etwas bewirken kann
why-supply-own-side = eine Hilfe bekommt ein anderer Spieler auf deiner Seite
about-question-help-given = Hilfe, die man hat
