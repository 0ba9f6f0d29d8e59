# Die Wörter des Spiels: ihre Namen, von denen der erste gezeigt wird, und nach dem Doppelpunkt, was sie bedeuten.

term-base = Basis, Basen, Heimatbasis, fremde Basis: ein Planet mit deinen Steinen; wer am Ende eines Zuges fünf außerhalb des Heimatsystems hat, gewinnt
term-token = Stein, Steine, Schiff, Schiffe: was auf Planeten steht und kämpft; jeder beginnt mit vier auf jedem Heimatplaneten
term-system = System, Heimatsystem: die Planeten einer Farbe
term-planet = Planet, Planeten: ein Ort für Steine beliebig vieler Spieler; ein Heimatsystem hat fünf
term-power = Kraft, Kräfte: was einem Spieler erlaubt, eine Regel zu brechen; alle wissen, wer welche hat. HELP und ihr Name sagt, was sie tut
term-offence = Angreifer, Angriffsseite: der Hauptspieler eines Kampfes, der angreift
term-defence = Verteidiger, Verteidigung: der Hauptspieler eines Kampfes, der angegriffen wird
term-main-player = Hauptspieler: der Angreifer oder der Verteidiger eines Kampfes
term-ally = Verbündeter, Verbündete: ein Spieler mit Steinen auf einer Seite eines fremden Kampfes; niemand kommt ungeladen
term-challenge = Kampf, Kämpfe, Herausforderung: ein Angriff mit allem, was daraus folgt; alle eines Zuges werden zugleich ausgetragen
term-cone = Kegel: wo die angreifenden Steine eines Kampfes sind
term-warp = Warp: wo verlorene Steine sind; am Anfang jedes Zuges verlässt ihn einer von deinen
term-limbo = Limbo: wo Steine sind, die zwischen zwei Phasen unterwegs sind; du setzt sie, wenn die nächste beginnt
term-destiny = Schicksal, Scheibe, Scheiben: was sagt, wessen System du angreifen musst; der Stapel hat drei Scheiben jeder Farbe
term-hand = Hand, Blatt: die Karten, die du hast; sie sind geheim
term-challenge-card = Kampfkarte, Kampfkarten, Angriffskarte, Kompromiss: was die Hauptspieler in Phase 3 spielen: eine Zahl oder ein Kompromiss, der einen Handel will
term-edict = Edikt, Edikte: eine Karte, die weder Kampfkarte noch Flare ist, wie Cosmic Zap; sie wird verbraucht
term-flare = Flare, Flares, Wild, Super: eine Karte zu einer Kraft: Für den, der die Kraft hat, tut sie das eine (Super), für alle anderen das andere (Wild), und man behält sie
term-zap = Zap, Zaps: den Gebrauch einer Kraft mit einem Cosmic Zap aufhalten; ZAP any IF used against me hält einen bereit
term-flarezap = Flarezap, Flare Zap: den Gebrauch einer Flare mit der Karte dieses Namens aufhalten
term-deal = Handel: worauf sich zwei Hauptspieler einigen, die beide einen Kompromiss gespielt haben
term-consolation = Trost: was ein Hauptspieler aus der Hand dessen nimmt, der seinen Kompromiss geschlagen hat: eine Karte für jeden verlorenen Stein
term-reward = Belohnung, Belohnungen: was Verbündete einer siegreichen Verteidigung nehmen: für jeden Stein eine Karte oder einen Stein aus dem Warp
term-timing = Reihenfolge: wer zuerst kommt: der Angreifer, der Verteidiger, dann im Uhrzeigersinn; außerhalb von Kämpfen die Folge der Plätze
term-round = Runde, Runden: was in allen Kämpfen zugleich gefragt wird; zwischen zwei Runden erfährt niemand etwas
