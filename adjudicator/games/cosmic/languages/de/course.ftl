# Was vom Verlauf der Partie erzählt wird.

opened = Zug { $turn } Phase { $phase } hat begonnen.
powers = { $powers }.
offered = { $seat ->
        [you] Du kannst
       *[other] { $seat } kann
    } unter diesen Kräften wählen: { $powers }.
powers-one = { part-du-bist } { $power }
destiny-own = Das Schicksal zeigte { part-dir } die eigene Farbe{ $again ->
        [yes] , also wurde noch eine Scheibe gezogen
       *[no] {""}
    }.
destiny-home = { part-du-musst } { $other ->
        [you] dich
       *[other] { $other }
    } im eigenen System angreifen.
destiny = { part-du-musst } { $other ->
        [you] dich
       *[other] { $other }
    } angreifen.
attack-turned = { part-du-musst } { $other ->
        [you] dich
       *[other] { $other }
    } angreifen, was auch immer das Schicksal sagte.
gathered = { part-du-hast } { $more } für { part-seine } Kraft gesammelt, zusammen { $total }{ part-kampf }.
gathered-no-more = { part-du-hast } alles verloren, was { $seat ->
        [you] deine
       *[other] die
    } Kraft gesammelt hatte{ part-kampf }.
second-earned = { $seat ->
        [you] Du darfst
       *[other] { $seat } darf
    } im nächsten Zug zweimal angreifen{ part-kampf }.
further-earned = { $seat ->
        [you] Du darfst
       *[other] { $seat } darf
    } im nächsten Zug einmal öfter angreifen{ part-kampf }.
second-missed = { $seat ->
        [you] Du darfst
       *[other] { $seat } darf
    } nun doch nicht zweimal angreifen.
destiny-discarded = Für { part-dich } musste noch eine Scheibe gezogen werden.
chosen = { part-du-hast } beschlossen, { $other ->
        [you] dich
       *[other] { $other }
    } anzugreifen.
chosen-home = { part-du-hast } beschlossen, { $other ->
        [you] dich
       *[other] { $other }
    } im eigenen System anzugreifen.
chosen-abroad = { part-du-hast } beschlossen, { $other ->
        [you] dich
       *[other] { $other }
    } { $system ->
        [you] in deinem System
       *[other] im System von { $system }
    } anzugreifen.
destiny-refilled = Der Schicksalsstapel war leer: Alle Scheiben kamen wieder hinein.
used = { part-du-hast } { $piece }{ part-gegen } eingesetzt{ part-kampf }.
use-stopped = { $some ->
        [yes] { $by } stoppte deinen Einsatz von { $piece }
       *[no] dein Einsatz von { $piece } wurde gestoppt
    }{ part-kampf }
stopped-by = { $card } von { $seat }
cancelled = { $seat ->
        [you] Dein Einsatz
       *[other] { $seat }s Einsatz
    } von { $piece } wurde gestoppt{ part-kampf }.
powers-traded = { $you ->
        [too] { $others } und du habt eure
       *[not] { $others } haben ihre
    } Kräfte für immer getauscht.
power-lost = { part-du-hast } { part-seine } Kraft verloren: weniger als drei Heimatbasen.
power-lent = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $piece } geliehen{ part-kampf }.
power-regained = { part-du-hast } { part-seine } Kraft zurückbekommen: wieder drei Heimatbasen.
emotions-controlled = Was auch immer die Karten sagen, die Hauptspieler müssen verhandeln{ part-kampf }.
counted = Kampf { $number } zählt { $offence } und { $defence }.
counted-side = { $total } für { $side ->
        [offence] den Angriff
       *[defence] die Verteidigung
    } ({ $tokens } für die Steine{ $allied ->
        [0] {""}
       *[other] , { $allied } für die Verbündeten
    })
lead-turned = Trotz allem { $side ->
        [neither] soll keine Seite Kampf { $number } gewinnen
        [offence] soll der Angriff Kampf { $number } gewinnen
       *[defence] soll die Verteidigung Kampf { $number } gewinnen
    }.
reinforced = { part-du-hast } { $side ->
        [offence] den Angriff
       *[defence] die Verteidigung
    } um { $more } auf { $total } verstärkt{ part-kampf }.
both-lost = Beide Seiten haben Kampf { $number } verloren.
to-be-dealt = Kampf { $number } soll ein Handel entscheiden.
side-won = { $side ->
        [offence] Der Angriff
       *[defence] Die Verteidigung
    } hat Kampf { $number } gewonnen.
consolation = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } als Trost { part-karten } von { $other ->
        [you] dir
       *[other] { $other }
    }.
rewards = Eine Belohnung steht zu: { $allies }.
rewards-one = { part-dir } ({ $tokens })
no-consolation = Es gibt keinen Trost{ part-kampf }.
consolation-raised = Der Trost wurde auf { part-karten } erhöht{ part-kampf }.
agreed = { $you ->
        [too] { $others } und du habt
       *[not] { $others } haben
    } ausgemacht: „{ $words }“.
deal-made = Die Hauptspieler haben einen Handel geschlossen{ part-kampf }.
deal-quashed = Aus dem, was abgemacht war, wird nichts{ part-kampf }.
deal-failed = Die Hauptspieler haben keinen Handel geschlossen, und das kostet jeden von ihnen Steine{ part-kampf }.
plagued = Die Plague hat { part-dich } getroffen: Die Verluste folgen in der nächsten Phase.
plague-over = Die Plague ist für { part-dich } vorbei.
missed = Von { part-alle-dir } kam kein Brief mit Befehlen (NMR).
missed-next = { $last ->
        [yes] Du hast zwei Phasen hintereinander versäumt: Wenn der Zug endet, wirst du aus der Partie genommen.
       *[no] Kommt von dir auch für die nächste Phase, die Befehle verlangt, kein Brief mit welchen, { $then ->
            [replace] bekommt jemand anders deinen Platz.
           *[remove] wirst du am Ende des Zuges aus der Partie genommen.
        }
    }
seat-taken-over = { $seat ->
        [you] Du hast diesen Platz
       *[other] Jemand anders hat den Platz von { $seat }
    } übernommen: Die vorher versäumten Phasen zählen nicht mehr.
turn-ended = Der Zug ist vorbei: Die Kampfkarten wurden abgelegt.
hand-renewed = Die neuen Karten sind jetzt { $seat ->
        [you] deine
       *[other] { $seat }s
    } Hand.
seat-removed = { $seat ->
        [you] Du wurdest
       *[other] { $seat } wurde
    } aus der Partie genommen: Alle { $seat ->
        [you] deine
       *[other] seine
    } Steine sind weg{ $cards ->
        [no] {""}
       *[other] , abgelegt sind { $cards }
    }.
last-turn = { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } noch einen Zug allein, bevor die Partie endet. Ohne ihn { $you ->
        [nobody] gewinnt niemand
        [alone] gewinnst du
        [too] gewinnen { $others } und du
       *[not] { $several ->
            [yes] gewinnen
           *[no] gewinnt
        } { $others }
    }.
game-ended = Die Partie ist vorbei{ $you ->
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
    }{ $you ->
        [nobody] {""}
       *[not] {" "}gewonnen
    }.

# Worum gespielt wird, und wie: für alle, die es noch nie gespielt haben.

in-short-goal = Jeder hat ein Heimatsystem mit fünf Planeten, auf jedem vier Steine, eine geheime Hand und eine außerirdische Kraft, die alle kennen. Ein Planet, auf dem du Steine hast, ist eine Basis von dir. Wer am Ende eines Zugs { $bases } Basen außerhalb seines Heimatsystems hat, gewinnt, allein oder mit anderen.
in-short-turn = In jedem Zug greift jeder jemanden an, wie es das Schicksal will, und alle Angriffe werden zugleich ausgefochten. Ein Zug hat bis zu vier Phasen, und für jede schickst du einen Brief: welchen Planeten du womit angreifst; wen du um Hilfe bittest und wem du hilfst; welche Karte du in jedem deiner Kämpfe spielst; und, wenn etwas zu regeln bleibt, Handel und Belohnungen.
in-short-fight = In einem Kampf zählen auf jeder Seite die Karte und die Steine, auch die der Verbündeten, und die höhere Summe gewinnt; bei Gleichstand die Verteidigung. Was verliert, kommt in den Warp. Ein Compromise verliert gegen einen Attack, und zwei ergeben einen Handel. Kräfte, Edikte und Flares ändern all das.
timed-out = { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } wegen { $piece } am nächsten Zug nicht teil{ $whole ->
        [yes] : kein Angriff von und keiner gegen { part-dich }
       *[no] {""}
    }.
timeout-ended = { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } wieder teil.
gate-turned = Der Angriff von Kampf { $number } geht stattdessen auf { $place }.
attack-forgone = { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } in diesem Zug niemanden an.
attack-missed = { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } im nächsten Zug niemanden an.
destiny-resting = Das Schicksal zeigte { part-dir } { $other ->
        [you] dich
       *[other] { $other }
    }, im nächsten Zug nicht dabei, also wurde noch eine Scheibe gezogen.
