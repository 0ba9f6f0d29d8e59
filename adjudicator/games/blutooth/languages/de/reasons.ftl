# Warum ein Befehl der Blutooth Edition nicht ausgeführt werden kann: Der Grund beendet einen Satz.

why-tokens-held-fast = von einem Planeten, auf dem du dich gerade verteidigst, fliegt kein Schiff weg
why-tokens-too-many-named = genannt sind { $named } Schiffe, geschickt werden sollen aber nur { $wanted }
why-tokens-too-few = von { $wanted } Schiffen sind nur { $there } da
why-tokens-sent-at-most = höchstens { $most } deiner Schiffe können dorthin
why-tokens-sent-one-to-four = { $most ->
        [1] es muss genau ein Schiff geschickt werden
       *[other] es müssen ein bis { $most } Schiffe geschickt werden
    }
why-tokens-only = es sind nur { $count } Schiffe da
why-tokens-left-over = von { $count } Schiffen sind { $left } übrig
why-challenge-not-against = Invasion { $challenge } gilt nicht diesem Planeten
why-divides-nothing = hier gibt es nichts aufzuteilen
why-no-base-there = dort hast du keine Basis
why-no-way-back-there = Schiffe kehren zu Heimatbasen zurück oder zu Basen in Systemen ausgeschiedener Aliens
why-returns-nothing = es steht nicht da, wohin die Schiffe zurückkehren
why-loads-nothing = schreibe LOAD und eine Zahl von Brennzellen, oder SKIP
why-cells-one-or-skip = mindestens eine Brennzelle wird geladen; wer auf den Feldzug verzichtet, schreibt SKIP
why-cells-there = { $cells ->
        [1] du hast nur eine Brennzelle
       *[other] du hast nur { $cells } Brennzellen
    }
why-loaded-already = geladen wird nur zu Beginn eines Feldzugs; jetzt kannst du nur noch mit SKIP auf die zweite Invasion verzichten
why-defender-somebody-else = der Verteidiger muss ein anderes Alien der Partie sein
why-no-target = es ist kein Planet als Ziel genannt
why-not-in-the-defenders-system = dieser Planet liegt nicht im System des Verteidigers
why-base-there-already = dort hast du schon eine Basis, und auf einem anderen Planeten dieses Systems keine
why-no-resupply = es ist kein Nachschub verlangt
why-resupply-costs-a-base = du hast keinen freien Nachschub mehr: Nenne eine Basis, die du dafür aufgibst, wie in `RESUPPLY abandoning home 5`
why-base-not-abandoned = diese Basis kann nicht aufgegeben werden: Ihre Schiffe brauchen eine andere Basis, und angegriffen werden darf sie gerade nicht
why-commissions-nobody = es ist niemand angeworben
why-leaders-no-sponsors = die beiden Anführer einer Invasion sind nicht ihre Helfer
why-sponsors-limit = ein Helfer kann um ein bis { $most } Schiffe gebeten werden
why-sends-nothing = es sind keine Schiffe geschickt
why-sponsors-nothing = es wird keiner Flotte geholfen
why-not-commissioned = { $side ->
        [invader] der Angreifer
       *[defender] der Verteidiger
    } hat dich nicht angeworben
why-loses-nothing = es steht nicht da, was verloren geht
why-not-so-many-ships = so viele Schiffe, die verloren gehen könnten, sind nicht da
why-ships-exactly = { $count ->
        [1] es muss genau ein Schiff genannt sein
       *[other] es müssen genau { $count } Schiffe genannt sein
    }
why-one-pod-of-each = von jeder dieser Farben muss genau eine Kapsel genannt sein: { $kinds }
why-colour-red = rot (Angriffe)
why-colour-green = grün (Negotiate)
why-colour-purple = lila (Poison)
why-colour-rainbow = bunt (Morph)
why-colour-pink = rosa (Notkapseln)
why-colour-blue = blau (Artefakte)
why-plague-takes-what = sage, was die Plague nimmt: Schiffe und Kapseln
why-macron-stays = { $seat }s Schiffe kann sonst niemand nach Hause schicken: Es ist Macron
why-no-ship-to-zap = dort ist kein Schiff dieses Aliens, das in keinem Tor ist und gerade nichts verteidigt
why-no-sponsor-of-them = niemand davon hilft in dieser Invasion
why-not-in-own-cache = ein Finder sucht im Magazin eines anderen Aliens
why-not-so-many-tokens = so viele Schiffe sind nicht da
why-tokens-exactly = es müssen genau { $count } Schiffe genannt werden
