# Die Wörter des Spiels: ihre Namen, von denen der erste gezeigt wird, und nach dem Doppelpunkt, was sie bedeuten.

term-faction = Fraktion, Fraktionen: ein Spieler; jeder hat am Anfang 24 Stationen und acht Karten
term-station = Station, Stationen: was auf Gitterpunkten steht; wer am Ende der Runde um einen Planeten die meisten hat, bekommt ihn
term-mat = Matte, Matten: ein Platz für einen Planeten auf dem Brett; die zwölf haben Buchstaben
term-planet = Planet, Planeten, umkämpfter Planet: worum es geht; jede Runde gilt einem, in der Folge ihrer Nummern
term-grid-point = Gitterpunkt, Gitterpunkte, Punkt: wo eine Station stehen kann, benannt nach den Matten daneben (AB) oder nach einer Matte und der Stunde wie auf einer Uhr (A4)
term-force = Streitkraft, Streitkräfte: drone, fighter, mech, missile und stargate: was Karten zeigen
term-suit = Farbe, Farben, Sonne, Mond, Stern: was schwarze Karten haben; alle, die du in einer Runde spielst, haben dieselbe
term-black-card = schwarze Karte, schwarze Karten: eine Karte mit einer Farbe und zwei Streitkräften; ein Zug ist eine davon, wenn du magst mit einer weißen
term-white-card = weiße Karte, weiße Karten, Finsternis: eine Karte mit einer Streitkraft, neben einer schwarzen gespielt
term-superiority = Überlegenheit, Überlegenheiten: was du beim Aussteigen nimmst: jede Streitkraft, von der du mehr zeigst als alle, die noch dabei sind, wenn sie in dieser Runde noch niemand hat
term-retire = aussteigen, Ausstieg: die Runde verlassen: Du nimmst Überlegenheiten, legst ab, was du gespielt hast, und nimmst Karten vom Markt
term-market = Markt, Rekrutierungsmarkt: die offenen Karten, von denen nimmt, wer aussteigt
term-claim = beanspruchen, Anspruch: einen Planeten für immer gewinnen, mit den meisten Stationen um ihn am Ende einer Runde
term-lap = Umlauf, Umläufe: Jede Fraktion, die noch dabei ist, hat einen Zug, im Uhrzeigersinn; Befehle können für einen Umlauf allein sein
term-plan = Plan, Pläne: die Liste deiner Zeilen: In jedem deiner Züge geschieht die erste, die möglich ist
term-start-player = Startspieler: wer den ersten Zug einer Runde hat
term-tiebreak = Gleichstand: Wer zu den meisten gehört, zählt seine Stationen an anderen Planeten dazu, die eine Gitterlinie entfernt sind; bleibt es gleich, bekommt ihn niemand
term-resistance = Widerstand, örtlicher Widerstand: ein Stapel an jedem Planeten im Spiel zu zweit, mit dessen Streitkräften deine auch verglichen werden
term-ability = Fähigkeit, Fähigkeiten: eine Karte deiner Fraktion statt einer weißen, einmal in der Runde, wo das Spiel sie hat
