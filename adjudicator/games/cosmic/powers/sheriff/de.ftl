about-piece-sheriff =
    Du hältst drei von neun Strafzetteln und gibst einen dem, der tut, wofür er ist: Bezahlt wird sofort.

    In jedem Kampf darfst du einen Strafzettel geben, wenn er entschieden ist, und noch einen am Ende des Zugs; oder du zerreißt stattdessen einen. Eine Strafe in Karten wird ausgelost, eine in Steinen kommt von den vollsten Basen, auf denen niemand kämpft. Der Zettel bleibt bei dem, der ihn bekommen hat.

    Was du von einer Strafe behältst (keep), ist dein Trinkgeld: Karten kommen in deine Hand, und für Steine verlassen ebenso viele von dir den Warp in den Limbo. Dann aber liegt der Zettel verdeckt, und wer ihn hat, bekommt keinen anderen. Wenn alle anderen einen solchen Zettel haben oder du keinen mehr hast, kommen alle zu dir zurück.
about-piece-wild-sheriff =
    Du markierst einen Spieler: Er darf diesem Kampf mit höchstens einem Stein beitreten.

    Am Tisch bittet er für jeden weiteren Stein um Erlaubnis. Per Post markierst du niemanden, dem du sie geben würdest.
about-piece-super-sheriff = In diesem Kampf darfst du zwei Strafzettel geben.
about-order-fine = Gibt einem Spieler einen deiner Strafzettel; was du von der Strafe behältst (keep), ist dein Trinkgeld (Sheriff).
about-order-tear = Zerreißt einen deiner Strafzettel, so dass du einen anderen ziehst (Sheriff).
about-order-tag = Spielt den Flare von Sheriff: Wild sagt er, wen du markierst; Super nennt er niemanden.
about-piece-sheriff-excessive-force = Für einen Hauptspieler, der mit mehr als zehn gewonnen oder einen Attack von 20 oder mehr gezeigt hat; das kostet drei Karten.
about-piece-sheriff-gridlock = Für jeden mit mehr als zehn Steinen im Warp; das kostet zwei Karten.
about-piece-sheriff-illegal-parking = Für jeden mit mehr als vier Steinen auf einem Planeten; das kostet eine Karte.
about-piece-sheriff-littering = Für jeden, der gerade mehr als drei Karten auf einmal abgelegt hat; das kostet zwei Steine.
about-piece-sheriff-loitering = Für jeden, der zu einem Kampf eingeladen war und keiner Seite beigetreten ist; das kostet eine Karte.
about-piece-sheriff-obstruction = Für jeden, der in einem Kampf in dessen Phase 3 etwas aufgehalten hat; das kostet zwei Karten.
about-piece-sheriff-panhandling = Für einen Verbündeten mit einem einzigen Stein, der mehr hätte schicken können; das kostet zwei Steine.
about-piece-sheriff-trespassing = Für einen Angreifer, der einen Planeten mit einem einzigen oder keinem Stein der Verteidigung angegriffen hat; das kostet einen Stein.
about-piece-sheriff-vagrancy = Für jeden mit einer fremden Basis aus einem einzigen Stein; das kostet zwei Karten.
why-ticket-excessive-force = einen Zettel für Excessive Force bekommt, wer als Hauptspieler mit mehr als zehn gewonnen oder einen Attack von 20 oder mehr gezeigt hat
why-ticket-gridlock = einen Zettel für Gridlock bekommt, wer mehr als zehn Steine im Warp hat
why-ticket-illegal-parking = einen Zettel für Illegal Parking bekommt, wer mehr als vier Steine auf einem Planeten hat
why-ticket-littering = einen Zettel für Littering bekommt, wer gerade mehr als drei Karten auf einmal abgelegt hat
why-ticket-loitering = einen Zettel für Loitering bekommt, wer zu dem Kampf eingeladen war und keiner Seite beigetreten ist
why-ticket-obstruction = einen Zettel für Obstruction bekommt, wer in dem Kampf in Phase 3 etwas aufgehalten hat
why-ticket-panhandling = einen Zettel für Panhandling bekommt ein Verbündeter mit einem einzigen Stein, der mehr hätte schicken können
why-ticket-trespassing = einen Zettel für Trespassing bekommt der Angreifer, wenn die Verteidigung einen einzigen oder keinen Stein auf dem Planeten hat
why-ticket-vagrancy = einen Zettel für Vagrancy bekommt, wer eine fremde Basis aus einem einzigen Stein hat
why-ticket-to-another = einen Zettel bekommt ein anderer Spieler
why-ticket-immune = { $other } hat einen verdeckten Zettel und bekommt keinen anderen
why-ticket-unpayable = { $other } kann diese Strafe nicht bezahlen
why-tagged = der Flare von Sheriff lässt dich nur mit einem Stein beitreten
