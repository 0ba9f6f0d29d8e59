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
bus-moved = { $other ->
        [no] Den Reisebus von { $seat ->
                [you] dir
               *[other] { $seat }
            } gibt es nicht mehr
        [you] Der Reisebus von { $seat } ist in dein System gekommen
       *[other] Der Reisebus von { $seat ->
                [you] dir
               *[other] { $seat }
            } ist ins System von { $other } gekommen
    } ({ $power }).
ships-boarded = { part-schiffe } von { $seat ->
        [you] dir
       *[other] { $seat }
    } sind in den Reisebus gestiegen: { $batches }.
ships-alighted = { part-schiffe } von { $seat ->
        [you] dir
       *[other] { $seat }
    } haben den Reisebus verlassen: { $batches }.
traps-laid = { part-du-hast } Fallen gelegt auf { $places }{ $bombs ->
        [no] {""}
       *[other] , Bomben auf { $bombs }
    }.
trap-sprung = { $back ->
        [yes] Eine Falle von { $seat ->
                [you] dir
               *[other] { $seat }
            } ist auf { $place } losgegangen: { $kind ->
                [bomb] Es war eine Bombe
               *[decoy] Es war eine Attrappe
            }
       *[no] { part-du-hast } auf { $place } eine Falle gelegt
    }.
traps-line = Fallen von { $seat }: { $places }.
your-traps = Deine Bomben liegen auf { $places }.
planet-stolen = { part-du-hast } { $place } gestohlen: Der Planet ist jetzt in { $seat ->
        [you] deinem
       *[other] seinem
    } System.
stolen-discounted = Die Planeten, die { $seat ->
        [you] du gestohlen hast
       *[other] { $seat } gestohlen hat
    }, geben keine Dominanz mehr.
stolen-line = Gestohlene Planeten im System von { $seat }: { $places }.
