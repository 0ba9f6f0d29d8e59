# Was Kräfte in einem Nexus aufbewahren.

pods-kept = { part-du-hast } { $source ->
        [forge] { $pods } aus der Schmiede in den Nexus gelegt
        [cache] { $pods } aus dem Magazin in den Nexus gelegt
        [outside] { $pods } in den Nexus bekommen
       *[other] { $pods } in den Nexus gelegt
    } ({ $power }).
pods-freed = { part-du-hast } { $to ->
        [cache] { $pods } aus dem Nexus ins Magazin genommen
        [exhaust] { $pods } aus dem Nexus gezündet
        [outside] { $pods } aus dem Nexus für immer verloren
       *[other] { $pods } aus dem Nexus verschrottet
    } ({ $power }).
nexus-marked = { part-du-hast } im Nexus { $marks ->
        [1] eine Marke
       *[other] { $marks } Marken
    } { $gained ->
        [yes] bekommen
       *[no] verloren
    } ({ $power }).
forge-enriched = { part-du-hast } { $pods } in die Schmiede gebracht.
nexus-keeps = Im Nexus von { $seat } ({ $power }): { $what }.
nexus-marks = { $marks ->
        [1] 1 Marke
       *[other] { $marks } Marken
    }
nexus-ships = { $ships ->
        [1] 1 Schiff
       *[other] { $ships } Schiffe
    }
nexus-system = im System von { $seat }
your-nexus = In deinem Nexus ({ $power }): { $pods }.
powers-kept = { part-du-hast } { $count ->
        [0] nichts mehr, was aus { $power } werden kann
       *[other] { $count } Kräfte bekommen, die aus { $power } werden können{ $powers ->
                [no] {""}
               *[other] : { $powers }
            }
    }.
target-moved = { part-du-hast } das Ziel auf { $place } verlegt, mit { $ships ->
        [1] 1 Schiff
       *[other] { $ships } Schiffen
    } zur Verteidigung{ part-invasion }.
nexus-powers = { $count ->
        [1] 1 verborgene Kraft
       *[other] { $count } verborgene Kräfte
    }
nexus-seen = { part-du-hast } gesehen, was im Nexus liegt ({ $power }): { $what }.
