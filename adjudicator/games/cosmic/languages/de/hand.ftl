# Die eigenen Karten des Lesers, seine Rolle, und was aus seinen Befehlen wurde. Die Regeln der Kräfte und Karten sind
# keine Sätze aus diesen Dateien.

heading-hand = Deine Hand
head-held = Zahl
head-new = Neu
head-now = In Phase { $phase }
no-cards = Du hast keine Karten.
new-cards = Neue Karten sind die, die du bekamst, weil deine Hand nicht reichte: Alte Kampfkarten müssen zuerst gespielt werden, und was von der alten Hand übrig ist, wird am Ende des Zuges abgelegt (Regel 13).
your-power-help = Deine Kraft ist { $power }. HELP { $power } sagt, was sie kann; so auch bei jeder anderen Kraft und Karte.
hand-known = Du kennst von { $other }s Hand: { $cards }.
card-adds = bringt deiner Seite { $value }
card-adds-number = bringt deiner Seite seine Zahl
card-compromise = verliert gegen einen Attack; zwei ergeben einen Handel
card-morph = wird, was die andere Seite spielt
card-next-turn = Für den nächsten Zug: { $worth }.
card-later = Für Phase { $phase }: { $worth }.
card-not-asked = Nichts: Keine Karte wird von dir verlangt.
card-now = { $worth }.
card-in-challenge = Eine Kampfkarte: { $worth }.
card-nothing = nichts, worauf sie wirken könnte.
card-played = gespielt, und in dieser Phase nicht noch einmal zu spielen.
card-only = nur in { $count ->
        [1] Phase
       *[other] den Phasen
    } { $phases }.
card-kind = { $kind ->
        [edict] Edikt
        [flare] Flare
       *[other] Kampfkarte
    }
cards-held = { $new ->
        [0] { $held } x
       *[other] { $held } x, { $new } neu
    }
heading-part = Deine Rolle
offered-you = Wähle deine Kraft unter diesen. Niemand sonst sieht sie, und die anderen gehen ungesehen zurück. Kräfte, Karten und Ziele folgen, wenn alle gewählt haben.
offered-one = { $power }: { $rules }
your-power = Deine Kraft ist { $power }. { $rules }
your-target = Das Schicksal lässt dich zuerst { $other } angreifen.
heading-yours = Was dir geschah
heading-power = { $power }, die Kraft von { $seat }
own-cards-named = Ihre Karten: { $cards }. HELP { $power } sagt alles über sie.
heading-edict = { $card }, { $kind ->
        [reinforcement] eine Verstärkung
       *[edict] ein Edikt
    }
heading-morph = { $card }, eine Kampfkarte
rules-morph = Wenn die Karten aufgedeckt werden, wird sie ein genaues Abbild der Karte der anderen Seite, bevor irgendeine Kraft aus einer von beiden etwas anderes macht. Vorher und nachher ist sie weder Attack noch Compromise.
modern = { $rules } In dieser Partie gilt die moderne Fassung: { $modern }

place-name = Kampf
decided-attack = deinen Angriff
decided-card = deine Karte
decided-plague-loss = das, was die Plague nahm
decided-divide = die Aufteilung deiner Steine
decided-loss = das, was du ohne Handel verlorst
decided-further-loss = das, was du außerdem verlorst
decided-reward = deine Belohnung
drawn-divide = Kein Befehl von dir hat deine Steine verteilt: Sie wurden gleich verteilt, überzählige zufällig.
called-agreement = Abmachung
called-aid = Hilfe
called-aid-reward = Belohnung für Hilfe
called-come = Kommen
called-take-aid = Annahme von Hilfe
called-power = Wahl der Kraft
called-attack-again = noch ein Angriff
called-card = Karte
called-deal = Handel
called-loss = Verlust ohne Handel
called-own-colour = eigene Farbe
called-plague-loss = Verlust durch die Plague
called-reward = Belohnung
left-limbo = Du hast keine Steine aus dem Limbo eingesetzt: Sie bleiben dort.
left-release = Du hast nichts zu dem Stein gesagt, der aus dem Warp kam: Er wartet im Limbo.
left-invite = Du hast niemanden eingeladen{ $where }.
left-join = Du hättest{ $where } einer Seite helfen können und hast keiner geholfen.
left-defender = Du hast niemanden genannt, den du im eigenen System angreifst: Es war der, den das Schicksal nannte.
left-attack = Du hast keinen Angriff genannt: Es war der, den du angekündigt hattest.
