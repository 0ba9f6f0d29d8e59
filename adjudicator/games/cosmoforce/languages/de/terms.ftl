# Die Wörter des Spiels: ihre Namen, von denen der erste gezeigt wird, und nach dem Doppelpunkt, was sie bedeuten.

term-class = Klasse, Klassen, Schiffsklasse: fighter, cruiser oder capital ship: Sie bestimmt den Größenfaktor und das besondere Bauteil
term-size-modifier = Größenfaktor: 1 für einen fighter, 2 für einen cruiser, 3 für ein capital ship
term-system = Bauteil, Bauteile, System: ein Teil eines Schiffs, bis zu zehn; mit einer Marke arbeitet es nicht
term-mark = Marke, Marken, Schaden: was ein Bauteil beschädigt; Reparieren nimmt sie weg
term-destroyed = zerstört: von einem Bauteil: Es hat zwei Marken, Panzerung eine mehr als der Größenfaktor; es lässt sich nicht reparieren
term-mass = Masse: der Größenfaktor mal die Zahl der Bauteile
term-speed = Tempo, Geschwindigkeit: entscheidet, wer zuerst dran ist und wie hart ein Rammstoß trifft; über 10 schadet sie dem eigenen Schiff
term-thrust = Schub: 1 für jeden engine und 2 für jeden afterburner, der arbeitet
term-heat = Hitze, Hitzemarke, Hitzemarken: was Triebwerke und Laser bringen; dissipators nehmen sie weg, und was bleibt, kann Leuten schaden
term-crew = Leute, Besatzung: wer repariert und heilt: 1 und für jedes habitat der Größenfaktor; wer verletzt ist und wieder getroffen wird, stirbt
term-die = Würfel, wirksamer Würfel: alle haben acht Seiten; 7 und 8 fallen weg, die anderen sind wirksam; eine 1 bringt noch einen Würfel
term-action = Handlung, Handlungen, Aktion: was ein Schiff in seinem Zug tut, zwei davon: angreifen, Triebwerke zünden, Energie sparen, Leute heilen, rammen, Bauteile reparieren
term-evade = Ausweichen: einem Rammstoß zum Teil entgehen: jede Hitzemarke, die das Ziel nimmt, ist ein Würfel weniger
term-ram = Rammen: in ein anderes Schiff fliegen: Beide werden beschädigt
term-building = Bau, Bauphase: Zug 1 Phase 1, in der Schiffe geheim gebaut werden
term-special-system = besonderes Bauteil: was nur eine Klasse haben kann: der afterburner eines fighter, die railgun eines cruiser, der hangar eines capital ship
