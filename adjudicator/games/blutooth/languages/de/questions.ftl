# Die Fragen eines Formulars, und was geschieht, wenn nichts gesagt wird: „Wenn du nichts sagst: du hilfst niemandem.“
# Die Wörter der Befehle bleiben, wie sie sind.

asked-of = { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } { $place ->
        [no] { $other ->
            [no] an, wen du nennst
            [you] dich an
           *[other] { $other } an
        }
       *[planet] { $other ->
            [you] dich auf { $place } an
           *[other] { $place } an
        }
    }
asking = { $other }, { $side ->
        [invader] dem Angreifer
       *[defender] dem Verteidiger
    }{ $most ->
        [no] {""}
        [1] {" "}(1 Schiff)
       *[other] {" "}(höchstens { $most } Schiffe)
    }
ask-plague-loss = Die Plague: welche drei Schiffe, und welche Kapsel von jeder Farbe?
silent-plague-loss = drei Schiffe und eine Kapsel von jeder Farbe gehen zufällig verloren
ask-load = Wie viele deiner { $fuel ->
        [1] 1 Brennzelle
       *[other] { $fuel } Brennzellen
    } lädst du (höchstens { $cells }), oder verzichtest du auf den Feldzug?
silent-load = { $cells ->
        [0] du hast keine Brennzelle und keinen Feldzug
        [1] 1 Brennzelle wird geladen
       *[other] { $cells } Brennzellen werden geladen
    }
ask-skip = Verzichtest du auf deine zweite Invasion? Die Brennzelle dafür hast du.
silent-skip = du greifst an
ask-revive = Wohin geht das Schiff, das aus dem Warp kommt?
silent-revive = zu der Heimatbasis mit den wenigsten Schiffen
ask-defender = Dein Los lässt dir die Wahl: Wen greifst du an?
silent-defender = der Verteidiger wird ausgelost
ask-target = Auf welchen Planeten { $system ->
        [no] des Verteidigers
       *[other] im System von { $system }
    } richtest du dein Tor?
silent-target = der Planet wird ausgelost
ask-resupply = Du hast keine Leitkapsel: Willst du Nachschub{ $free ->
        [0] , zum Preis einer Basis
       *[other] {""}
    }?
silent-resupply = du behältst dein Magazin, und ein Strohmann führt deine Flotte
ask-commission = { $invasion }: Wen wirbst du an?
silent-commission = niemand wird angeworben
ask-send = { $invasion }: Mit welchen Schiffen?
silent-send = du schickst keine, und die Invasion fällt aus
ask-sponsor = { $invasion }: Hilfst du { $sides }?
silent-sponsor = du hilfst niemandem
ask-divide = Wie teilen sich { $ships ->
        [1] dein 1 Schiff
       *[other] deine { $ships } Schiffe
    } auf { $place } auf die Invasionen { $invasions } auf?
silent-divide = sie werden gleich verteilt, überzählige zufällig
ask-poison-damage = Du hast Poison im Magazin: Welches Schiff kostet es dich, wenn du eine Flotte führst?
silent-poison-damage = eins deiner vollsten Basis
ask-return = Wenn Schiffe von dir zurückkommen: zu welchen Basen?
silent-return = sie verteilen sich gleichmäßig auf deine Heimatbasen
ask-driver-lowest = { $invasion }: Welche Kapsel führt deine Flotte?
ask-driver-random = { $invasion }: Welche Kapsel führt deine Flotte?
silent-driver-lowest = der niedrigste Angriff, den du hast, sonst Negotiate, Poison oder Morph
silent-driver-random = irgendeine, die du hast, wird ausgelost
ask-stooge = { $invasion }: Du hast nichts, was deine Flotte führen könnte. Gibt es sonst etwas?
silent-stooge = ein Strohmann führt deine Flotte, und alle sehen dein Magazin
ask-retreat = Du hast keine Kapsel, die führen kann: Brichst du deinen Feldzug ab? Alle Schiffe dieser Invasion kehren zurück.
silent-retreat = er geht weiter
ask-as-envoy = Wenn dein Angriff keine Stärke hat: Verhandelst du lieber mit einem Gesandten?
silent-as-envoy = das ist ein Unentschieden
ask-distress = { $invasion }: Machst du Notkapseln scharf?
silent-distress = du machst keine scharf
ask-assassination = Wenn ein Assassin deiner Flotte zündet: Wessen Schiffe zerstört er?
silent-assassination = die des anderen Anführers zuerst
ask-casualties = Wenn es zum Handgemenge kommt: Wessen Schiffe deiner Flotte gehen zuerst verloren?
silent-casualties = deine
ask-demand = Was forderst du von { $other }?
silent-demand = nichts
ask-negate = Welche Forderungen von { $other } streichst du, für je 2 Einfluss?
silent-negate = keine
ask-reserve = Wie viel Einfluss hältst du dafür zurück?
silent-reserve = keinen
ask-quash = Lässt du die Verhandlung platzen?
silent-quash = nein
ask-offer = Nimmst du das besondere Angebot von { $piece } an?
silent-offer = nein
ask-boon = Deine Boni, { $boons } im Ganzen: Schiffe aus dem Warp oder Kapseln?
silent-boon = Kapseln
ask-law = Die Gefahr { $piece } kann dich das fragen.
silent-law = sie nimmt ihren Lauf
ask-power = Setzt du deine Kraft ein, { $piece }?
silent-power = sie wird nicht eingesetzt
ask-play = Setzt du { $piece } ein?
silent-play = du behältst die Kapsel
ask-ready = Hältst du { $piece } in dieser Phase gegen etwas bereit?

# Wie Fragen einzelner Kräfte in einer Liste heißen.
about-question-alight = Aussteigen aus dem Reisebus
about-question-become = Kraft nach der Wiedergeburt
about-question-board = Einsteigen in den Reisebus
about-question-chore-pods = Kapseln für eine Aufgabe
about-question-claw-pod = Kapsel als Klaue
about-question-detach = Lösen von Anbauten
about-question-exchange = Tausch der Leitkapsel
about-question-fetched = gebrachte Kapseln
about-question-grab = gestohlener Planet
about-question-hammer-warp = Plattmachen im Warp
about-question-hatch = Schlüpfen aus dem Kokon
about-question-lay-again = erneutes Legen einer Falle
about-question-moving-in = Einzug auf einem leeren Planeten
about-question-premium = Kapseln nach Wunsch
about-question-relent = Heimkehr statt Verschrotten
about-question-shedding = Kapseln für einen Raptor
about-question-surrender = Kampf überlassen
about-question-swap-traps = Tausch zweier Fallen
about-question-taking-back = zurückgenommene Kapsel
about-question-tidying-up = Umzug von Schiffen
about-question-tunnel = Tunnel zwischen Heimatbasen
about-question-unflatten = Aufrichten plattgemachter Schiffe
