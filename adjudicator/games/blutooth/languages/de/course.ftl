# Was von Feldzügen und vom Verlauf der Partie erzählt wird.

charges = Das Schicksal: { $charges }.
charge-one = { $other ->
        [wild] { $seat ->
            [you] du darfst
           *[other] { $seat } darf
        } wählen, wer angegriffen wird
        [you] { $seat } muss dich angreifen
       *[other] { $seat ->
            [you] du musst
           *[other] { $seat } muss
        } { $other } angreifen
    } (Invasion { $number })
charges-marked = Markierte Lose, die verbraucht sind, bevor jemand angegriffen wird: Invasion { $numbers }.
ambushes = Hinterhalte: { $ambushes }.
ambush-one = { $other ->
        [you] { $seat } überfällt dich
       *[other] { $seat ->
            [you] du überfällst
           *[other] { $seat } überfällt
        } { $other }
    } (Invasion { $number })
ambush-planned = { $other ->
        [you] { $seat } überfällt dich
       *[other] { $seat ->
            [you] Du überfällst
           *[other] { $seat } überfällt
        } { $other }
    }: eine Invasion der nächsten Welle, ohne Brennzellen.
campaign-interrupted = Ein Hinterhalt kommt, bevor es mit den Feldzügen weitergeht.
charge-redrawn = Das Los wurde verbraucht und ein anderes gezogen: { $other ->
        [wild] eins mit freier Wahl
        [you] deins
       *[other] { $other }
    }{ part-invasion }.
defender-named = Der Angreifer hat { $other ->
        [you] dich
       *[other] { $other }
    } zum Verteidiger bestimmt{ part-invasion }.
targeted = Das Tor wurde auf { $place } gerichtet{ part-invasion }.
called-off = Invasion { $number } findet nicht statt{ $why ->
        [skipped] : Der Angreifer verzichtet
        [no-ships] : Der Angreifer hat keine Schiffe dafür
        [no-fuel] : Der Angreifer hat keine Brennzelle
        [silent] : Der Angreifer hat keine Schiffe geschickt
        [retreat] : Der Angreifer ist umgekehrt
        [no-target] : Es gibt keinen Planeten dafür
        [wormhole] : Ein Wurmloch hat ihre Anführer verschluckt, und der Treibstoff bleibt
       *[other] {""}
    }.
commissioned = { part-du-hast } { $other ->
        [you] dich
       *[other] { $other }
    } für { part-flotte-die } angeworben{ $most ->
        [no] {""}
        [1] , mit 1 Schiff
       *[other] , mit höchstens { $most } Schiffen
    }{ part-invasion }.
destiny-refilled = Alle Lose waren verbraucht: Sie kamen wieder in den Topf des Schicksals.
campaign-opened = { $seat ->
        [you] Dein
       *[other] { $seat }s
    } Feldzug begann, mit { part-cells } (Zyklus { $cycle }).
cycle-opened = Zyklus { $cycle } hat begonnen: Jedes Alien bekam { part-zellen }.
fuel-loaded = { part-du-hast } { part-zellen } ins eigene Flaggschiff geladen.
fuel-paid = { part-du-hast } mit { part-zellen } bezahlt{ part-invasion }.
flagship-lost = { part-du-hast } { $seat ->
        [you] dein
       *[other] sein
    } Flaggschiff verloren{ $cells ->
        [0] {""}
        [1] {" "}samt der Brennzelle darin
       *[other] {" "}samt { $cells } Brennzellen darin
    }{ part-invasion }.
campaign-ended = { $seat ->
        [you] Dein
       *[other] { $seat }s
    } Feldzug ist vorbei; übrige Brennzellen bleiben erhalten.
phase-opened = { $wave ->
        [1] Erste
       *[other] Zweite
    } Welle: Als Nächstes { $letter ->
        [1] kam der Start
        [2] kam die Sammlung
        [3] kamen die Begegnungen
       *[other] kam die Abrechnung
    }.

powers-dealt = { $powers }.
power-dealt = { $seat ->
        [you] Deine Kraft ist { $power }
       *[other] { $seat } hat die Kraft { $power }
    }
cancelled = { $seat ->
        [you] Dein Einsatz
       *[other] { $seat }s Einsatz
    } von { $piece } wurde gestoppt{ part-invasion }.
power-lost = { part-du-hast } { part-seine } Kraft verloren: weniger als drei Heimatbasen.
power-regained = { part-du-hast } { part-seine } Kraft zurückbekommen: wieder drei Heimatbasen.
gathered = { $seat ->
        [you] Deine Kraft { $power }
       *[other] { $seat }s Kraft { $power }
    } hat { $more } dazugewonnen{ part-invasion }.
gathered-spent = { $seat ->
        [you] Deine Kraft { $power }
       *[other] { $seat }s Kraft { $power }
    } hat { $spent } von dem verbraucht, was sie gesammelt hat{ part-invasion }.
cache-renewed = { $seat ->
        [you] Dein Magazin
       *[other] { $seat }s Magazin
    } ist erneuert.
resupplied = { part-du-hast } Nachschub bekommen{ $free ->
        [yes] , kostenlos
       *[no] {""}
    }.
plagued = Die Plague hat { part-dich } getroffen: Die Verluste folgen in der nächsten Phase.
plague-over = Die Plague ist für { part-dich } vorbei.
finder-looked = { part-du-hast } in { $other ->
        [you] deinem
       *[other] { $other }s
    } Magazin nach einer Kapsel gesucht.
finder-found = { part-du-hast } in { $other ->
        [you] deinem
       *[other] { $other }s
    } Magazin nach { $pod } gesucht, { $there ->
        [yes] mit Erfolg
       *[no] vergeblich
    }.
missed = Von { part-alle-dir } kam kein Brief mit Befehlen (NMR).
missed-next = { $last ->
        [yes] Du hast zwei Phasen hintereinander versäumt: Am Ende der Welle bist du aus der Partie.
       *[no] Kommt von dir auch für die nächste Phase, die Befehle verlangt, kein Brief mit welchen, { $then ->
            [replace] bekommt jemand anders deinen Platz.
           *[remove] bist du am Ende der Welle aus der Partie.
        }
    }
seat-taken-over = { $seat ->
        [you] Du hast diesen Platz
       *[other] Jemand anders hat den Platz von { $seat }
    } übernommen: Die vorher versäumten Phasen zählen nicht mehr.
ended = Die Partie ist vorbei{ $you ->
        [nobody] , und niemand hat gewonnen
        [alone] : Du hast
        [too] : { $others } und du habt
       *[not] : { $others } { $several ->
            [yes] haben
           *[no] hat
        }
    }{ $several ->
        [yes] {" "}gemeinsam
       *[no] {""}
    }{ $by ->
        [dominion] {" "}durch Dominanz
        [doom] , denn es sind zu wenige Planeten übrig
        [last-cycle] {" "}mit der meisten Dominanz nach dem letzten Zyklus
        [being-out] , ohne Basen im eigenen System
        [moon] {" "}mit dem meisten Einfluss, als die Partie zu Ende war
       *[other] {""}
    }{ $you ->
        [nobody] {""}
       *[not] {" "}gewonnen
    }.

# Worum gespielt wird, und wie: für alle, die es noch nie gespielt haben.

in-short-goal = Jedes Alien hat ein Heimatsystem, auf jedem seiner Planeten vier Schiffe, ein geheimes Magazin voller Kapseln und eine Kraft, die vor ihrem ersten Einsatz niemand kennt. Ein Planet, auf dem du Schiffe hast, ist eine Basis von dir. Wer am Ende einer Welle eine Dominanz von { $dominion } hat, also { $dominion } Basen außerhalb des eigenen Systems, gewinnt, allein oder mit anderen; bei vier Aliens genügt eine Basis weniger.
in-short-cycle = In jedem Zyklus hat jedes Alien einen Feldzug mit einer oder zwei Invasionen. Das Schicksal sagt, wen du angreifst, und alle Invasionen einer Welle werden zugleich ausgefochten. Eine Welle hat bis zu vier Phasen, und für jede schickst du einen Brief: welchen Planeten du angreifst und wen du anwirbst; welche Schiffe du schickst und wem du hilfst; welche Kapsel deine Flotte in jeder Invasion anführt; und, wenn etwas zu regeln bleibt, was du forderst und wie du deine Boni nimmst.
in-short-encounter = In einer Begegnung zählt ein Angriff mit den Schiffen seiner Flotte zusammen, und die größere Stärke gewinnt; bei Gleichstand der Verteidiger. Die Schiffe des Verlierers kommen in den Warp. Zwei Negotiates verhandeln: Jeder fordert etwas und zahlt mit Einfluss. Ein Negotiate verliert gegen einen Angriff, wird aber entschädigt. Kräfte und Artefakte ändern all das.
