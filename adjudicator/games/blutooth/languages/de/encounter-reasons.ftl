# Warum eine Leitkapsel, eine Notkapsel, Verluste, eine Forderung oder Boni so nicht gehen: Der Grund beendet einen Satz.

why-no-driver = es nennt keine Kapsel, die deine Flotte führt
why-not-a-driver = { $pod } ist keine Begegnungskapsel: Attack, Flex, Negotiate, Poison und Morph führen Flotten
why-pods-not-there = keine dieser Kapseln ist da
why-pod-not-held = { $pod } ist nicht in deinem Magazin
why-pods-fewer = du hast nur { $count } x { $pod }
why-names-no-number = nur bei einem Flex-Angriff nennst du die Zahl, und { $pod } ist keiner
why-flex-names = dieser Flex-Angriff zählt jede Zahl von 0 bis { $most }
why-no-distress = es nennt keine Notkapseln
why-not-distress = { $pod } ist keine Notkapsel: Es gibt Reinforcement, Escape, Therapist und Assassin
why-no-casualties = es sagt nicht, wessen Schiffe zerstört werden
why-no-ships-to-lose = dieses Alien hat dort keine Schiffe, die du wählen kannst
why-ships-fewer = { $count ->
        [1] dort ist nur ein solches Schiff
       *[other] dort sind nur { $count } solche Schiffe
    }
why-casualties-at-most = { $count ->
        [1] nur ein Schiff kann gewählt werden
       *[other] nur { $count } Schiffe können gewählt werden
    }
why-no-demand = das beantwortet keine Frage einer Verhandlung
why-only-invader-demands = nur ein Angreifer kann einen friedlichen Sieg fordern
why-only-defender-dismisses = nur ein Verteidiger kann einen Unterstützer wegschicken
why-no-sponsor-there = dieses Alien unterstützt in dieser Invasion niemanden
why-no-ship-in-warp-left = du hast kein weiteres Schiff im Warp
why-stands-already = das hast du schon gefordert, und es gilt; `revive x2` und `draft x2` sind zwei Forderungen
why-influence-too-little = es kostet { $cost } Einfluss, und du hast { $left }
why-influence-reserved = es kostet { $cost } Einfluss, und von deinen { $left } hältst du { $reserve } zurück
why-trojan-cannot-quash = ein Trojaner kann eine Verhandlung mit einem Gesandten nicht abbrechen
why-no-boon = es sagt nicht, wie du deine Boni nimmst
why-boons-only = { $count ->
        [1] du hast nur einen Bonus
       *[other] du hast nur { $count } Boni
    }
why-warp-only = { $count ->
        [0] du hast kein Schiff im Warp
        [1] du hast nur ein Schiff im Warp
       *[other] du hast nur { $count } Schiffe im Warp
    }
why-boon-one-rest = nur an einen Ort kann der Rest deiner Schiffe kommen
