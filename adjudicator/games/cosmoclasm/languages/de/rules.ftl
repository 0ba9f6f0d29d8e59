# Was Fähigkeiten, Befehle, Tatsachen und Werte des Regelbuchs bedeuten.


# Fähigkeiten.

about-piece-adaptation = Die schwarze Karte, die damit gespielt wird, darf jede Farbe haben. Die schwarzen Karten danach folgen der Farbe von vorher.
about-piece-infiltration = Sie zählt als ein Stargate mehr unter deinen gespielten Streitkräften.
about-piece-innovation = Sie verdeckt eine Streitkraft der schwarzen Karte: Die zählt nicht, und die andere zählt zweimal.
about-piece-production = Du nimmst sofort eine Karte vom Markt und legst eine deiner Hand dafür hin.
about-piece-regeneration = Du nimmst eine Karte, die du in dieser Runde gespielt hast, auf die Hand zurück; es darf die eben gespielte sein.

# Die Wörter der Befehle.

about-order-play = Spielt eine schwarze Karte, und eine weiße dazu, wenn du eine nennst; beide müssen auf deiner Hand sein.
about-order-retire = Steigt aus: Du nimmst die Überlegenheiten, in denen du jetzt die meisten Streitkräfte hast, und neue Karten vom Markt.
about-order-station =
    Sagt, wohin deine Kampfstationen kommen: jede auf den ersten dieser Punkte, der für sie frei ist.

    Ein Punkt grenzt an den umkämpften Planeten, und in dieser Runde ist dort noch keine Station hingekommen.
about-order-take =
    Sagt, welche Karten du vom Markt nimmst: jedes Mal die erste davon, die da ist.

    Neben einer Karte kannst du eine Farbe nennen, eine Streitkraft, zwei (drone/mech), double (zwei derselben Streitkraft) oder any.
about-order-give = Gibt zwei deiner ersten acht Karten an den Markt; die anderen sechs behältst du.
about-order-switch = Tauscht die Nummern zweier Planeten, die später kommen, wenn du die Überlegenheit der Stargates hast.
about-order-start = Sagt, wer die nächste Runde beginnt, wenn du die Überlegenheit der Stargates hast.
about-order-adapt = Spielt mit Adaptation eine schwarze Karte beliebiger Farbe; die Farbe, der du folgen musst, bleibt dieselbe.
about-order-infiltrate = Spielt eine schwarze Karte mit Infiltration, die als ein Stargate mehr zählt.
about-order-innovate = Spielt eine schwarze Karte mit Innovation, die eine ihrer Streitkräfte verdeckt: Die andere zählt zweimal.
about-order-produce = Spielt eine schwarze Karte mit Production: Du nimmst eine Karte vom Markt und legst eine deiner Hand dafür hin.
about-order-regenerate = Spielt eine schwarze Karte mit Regeneration: Du nimmst eine gespielte Karte, auch diese, auf die Hand zurück.

# Wovon Bedingungen sprechen können.

about-fact-forces = Wie viele einer Streitkraft ein Spieler vor sich hat, so wie sie zählen.
about-fact-most = Ob ein Spieler mehr von einer Streitkraft hat als alle anderen in der Runde und als der örtliche Widerstand.
about-fact-would = Wie viele Überlegenheiten ein Spieler nähme, wenn er jetzt ausstiege.
about-fact-wouldtake = Ob ein Spieler diese Überlegenheit nähme, wenn er jetzt ausstiege.
about-fact-taken = Ob in dieser Runde jemand diese Überlegenheit genommen hat.
about-fact-took = Ob ein Spieler in dieser Runde diese Überlegenheit genommen hat.
about-fact-gone = Ob ein Spieler in dieser Runde ausgestiegen ist.
about-fact-suit = Die Farbe der schwarzen Karten, die ein Spieler in dieser Runde gespielt hat; vor der ersten unbekannt.
about-fact-turns = Wie viele Züge mit Karten ein Spieler in dieser Runde gemacht hat.
about-fact-played = Ob diese Karte, oder eine dieser Farbe oder Streitkraft, vor einem Spieler liegt.
about-fact-hand = Wie viele Karten ein Spieler auf der Hand hat.
about-fact-market = Ob diese Karte, oder eine dieser Farbe oder Streitkraft, auf dem Markt liegt.
about-fact-stations = Wie viele Stationen ein Spieler um einen Planeten hat; das darf der umkämpfte sein.
about-fact-station = Ob ein Spieler auf einem Gitterpunkt eine Station hat.
about-fact-planets = Wie viele Planeten ein Spieler beansprucht.
about-fact-owns = Ob ein Spieler einen Planeten beansprucht.
about-fact-left = Wie viele Spieler in dieser Runde nicht ausgestiegen sind, du eingeschlossen.
about-fact-lap = Der wievielte deiner Züge in der Runde das ist.
about-fact-round = Welche Runde es ist: die Nummer des umkämpften Planeten.

# Die Werte des Regelbuchs.

about-option-tempo = Wer in einer Phase antworten muss: jeder für je einen Zug, jeder für eine ganze Runde, oder nur der Spieler, der am Zug ist. Danach geht die Phase weiter, solange Pläne antworten, höchstens bis ans Ende der Runde.
about-option-cards = Wie sich die 85 Streitkraftkarten in schwarze und weiße teilen: Die Quelle sagt es nicht.
about-option-abilities = Ob jede Fraktion ihre Karte mit einer eigenen Fähigkeit hat.
about-option-adjacent = Welche Stationen an anderen Planeten einen Gleichstand brechen: die eine Gitterlinie von irgendeinem Punkt des Planeten entfernten, oder nur die eine Linie von einer Station entfernten, die derselbe Spieler am Planeten hat.
about-option-start = Wer beginnt, wenn der Spieler mit der Überlegenheit der Stargates niemanden nennt: ein ausgeloster Spieler, oder wer zuletzt ausstieg, wie ohne sie.
