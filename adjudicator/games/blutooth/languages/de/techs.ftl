# Techs: was davon erzählt wird, die Fragen danach, und warum ein Befehl dazu nicht geht.

part-tech = Tech { $tech }
tech-drafted = { $piece ->
        [no] { part-du-hast } { part-tech } gezogen
       *[other] { part-du-hast } { $piece } gezogen ({ part-tech })
    }.
tech-researched = { part-du-hast } { $batches } auf { part-tech } gesetzt.
tech-shown = { part-tech } von { $seat ->
        [you] dir
       *[other] { $seat }
    } ist { $piece }{ $developed ->
        [yes] , entwickelt
       *[no] {""}
    }.
tech-ships-back = Von { part-tech } { $seat ->
        [you] sind deine Schiffe
       *[other] sind die Schiffe von { $seat }
    } zurückgekehrt: { $batches }.
tech-ships-lost = { part-du-hast } auf { part-tech } { part-schiffe } verloren.
planet-made = { part-du-hast } einen neuen Planeten erschaffen: { $place }.
why-tech-ships-of-it = sage, wie viele ihrer Schiffe die Basis von { $tech } bilden: bis zu { $most }, oder nichts für alle
tech-scrapped = { part-tech } von { $seat ->
        [you] dir
       *[other] { $seat }
    }, { $piece }, wurde { $given ->
        [yes] aufgegeben
       *[no] verschrottet
    }.
tech-handed = { part-du-hast } { $other ->
        [you] dir
       *[other] an { $other }
    } { part-tech }{ $piece ->
        [no] {""}
       *[other] {" "}({ $piece })
    } gegeben{ part-invasion }.
tech-might = { $piece } von { $seat ->
        [you] dir
       *[other] { $seat }
    } hat { part-flotte-der } { $might } Stärke { $more ->
        [yes] gegeben
       *[no] genommen
    }{ part-invasion }.
ship-hurried = { part-du-hast } ein Schiff von { $place } auf { $target } gesetzt{ part-invasion }.
alien-zapped = Die Kraft von { $seat ->
        [you] dir
       *[other] { $seat }
    } ist in dieser Welle gestoppt.
why-tech-against-whom = sag, gegen wen, etwa: DEVELOP { $tech } against Red
flares-shown = Flares von { $seat ->
        [you] dir
       *[other] { $seat }
    }: { $pods }.
why-no-ships-there = dort sind keine Schiffe
demand-tech = Tech { $tech }
why-no-tech-there = der andere Anführer hat keine solche Tech: Nenne eine mit ihrer Nummer, oder mit ihrem Namen, wenn alle ihn kennen
tech-placed = { $piece } von { $seat ->
        [you] dir
       *[other] { $seat }
    } steht { $target ->
        [no] auf { $place }
       *[other] zwischen { $place } und { $target }
    }.
tech-pod-hidden = { part-du-hast } { $pod } in { part-tech } versteckt.
tech-pod-back = { part-du-hast } { $pod } aus { part-tech } genommen.
pressed = { $seat ->
        [you] Du musst
       *[other] { $seat } muss
    } { part-flotte-der } helfen{ part-invasion }.
tech-between = { $target ->
        [no] , auf { $place }
       *[other] , zwischen { $place } und { $target }
    }
your-battery = Deine Quark Battery verbirgt { $pod }.
why-tech-two-planets = { $tech } steht zwischen zwei Planeten eines Systems, zuerst deines eigenen: DEVELOP { $tech } on home 1 and home 2
sub-power-gained = { part-du-hast } von nun an auch die Kraft { $power }.
sub-power-changed = { $power ->
        [no] { part-du-hast } die weitere Kraft { $before } nicht mehr
       *[other] Die weitere Kraft { $before } von { $seat ->
                [you] dir
               *[other] { $seat }
            } ist zu { $power } geworden
    }.
sub-powers-line = Weitere Kräfte: { $powers }.
sub-power-one = { $seat } { $power }
why-tech-which-planet = sag, welchen Planeten, etwa: DEVELOP { $tech } on Blue 2
why-planet-gone = diesen Planeten gibt es nicht mehr
techs-restored = Die verschrotteten Techs lassen sich wieder ziehen.

techs-line = Techs nach ihren Nummern, mit den Schiffen darauf: { $techs }.
techs-of = { $seat } { $techs }
tech-one = { $piece ->
        [no] { $tech }
       *[other] { $tech } { $piece }
    }{ $developed ->
        [yes] {" "}(entwickelt)
       *[no] { $ships ->
            [0] {""}
           *[other] {" "}({ $ships })
        }
    }
techs-scrapped-line = Verschrottete Techs: { $techs }.
your-techs = Deine Techs: Andere sehen ihre Nummern und Schiffe, und was sie sind, sobald sie entwickelt sind.
head-tech-number = Nummer
head-tech = Tech
head-tech-ships = Schiffe
tech-progress = { $developed ->
        [yes] entwickelt
       *[no] { $cost ->
            [no] { $ships }
           *[other] { $ships } von { $cost }
        }
    }
heading-tech = { $tech }, eine Tech

ask-tech-action = Was tust du mit einer deiner Techs?
silent-tech-action = nichts
ask-tech = Setzt du { $piece } ein?
ask-tech-ready = Hältst du in dieser Phase { $piece } bereit?
silent-tech = du behältst sie
called-tech = Tech

why-no-tech-action = es sagt nicht, was du mit einer Tech tust
why-tech-not-yours = du hast kein { $tech }
why-tech-developed = { $tech } ist schon entwickelt
why-tech-full = { $tech } trägt seine { $cost ->
        [1] 1 Schiff
       *[other] { $cost } Schiffe
    } schon
why-tech-no-ship = du hast kein Schiff, das darauf könnte
why-tech-no-ship-there = du hast dort kein Schiff
why-tech-ships-missing = { $tech } trägt { $ships } der { $cost } Schiffe, die es braucht
why-tech-at-its-time = { $tech } wird zu seiner eigenen Zeit entwickelt, mit dem Befehl { $word }
why-tech-takes-nothing = { $tech } wird ohne weitere Angaben entwickelt: DEVELOP { $tech }
why-energy-cloak = eine Energy Cloak verbirgt die Invasion: Der Verteidiger darf niemanden anwerben
rules-techs = Techs liegen verdeckt im Nexus, am Anfang drei für jeden. Bei jedem Warpfall darf jeder mit einer davon eines tun: RESEARCH setzt ein Schiff darauf, DEVELOP setzt eine ein, die so viele Schiffe trägt, wie sie kostet, ABANDON gibt sie auf. Die Schiffe auf Techs sehen alle; sie sind keine Basen und kehren zurück, wenn die Tech entwickelt oder aufgegeben wird. Eine entwickelte Tech wirkt und wird verschrottet, wenn sie nicht stabil ist. Manche werden stattdessen zu ihrer eigenen Zeit eingesetzt.

about-order-research =
    Setzt eines deiner Schiffe auf eine deiner Techs; ohne Planeten kommt es von deiner vollsten Basis.

    Jeder tut in einem Warpfall eines mit einer Tech: RESEARCH, DEVELOP oder ABANDON.
about-order-develop = Entwickelt eine deiner Techs, die so viele Schiffe trägt, wie sie kostet: Sie kehren zurück, und sie wirkt.
about-order-abandon = Gibt eine deiner Techs auf: Die Schiffe darauf kehren zurück, und sie wird verschrottet.
about-fact-shipsontech = Wie viele deiner Schiffe auf einer deiner Techs sind.
about-option-techs = Ob es in der Partie Techs gibt, drei für jeden zu Beginn (Hi-Tech).
about-question-tech = Tech
why-tech-which-base = { $tech } steht auf einer deiner Basen: nenne sie
about-piece-battleship =
    Kostet 7. Entwickelt macht es ein Schlachtschiff mit Stärke 4 auf einer deiner Basen.

    Es verteidigt diesen Planeten mit dir und fliegt durch kein Tor. Verlierst du die Basis, ist es am Ende der Welle fort.
tech-later = später, siehe HELP { $tech }
