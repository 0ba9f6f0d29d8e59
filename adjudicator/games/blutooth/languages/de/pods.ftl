# Was mit Kapseln geschieht.

used = { part-du-hast } { $piece }{ part-gegen } eingesetzt{ part-invasion }.
snatched = { part-du-hast } aus { $other ->
        [you] deinem
       *[other] { $other }s
    } Magazin genommen: { $pod }{ part-invasion }.
cache-shown = { $seat ->
        [you] Dein
       *[other] { $seat }s
    } Magazin liegt offen: { $pods }.
cache-probed = { part-du-hast } in { $other ->
        [you] dein
       *[other] { $other }s
    } Magazin gesehen: { $pods }.
cache-looked = { part-du-hast } in { $other ->
        [you] dein
       *[other] { $other }s
    } Magazin gesehen.
driver-primed = { part-du-hast } { $pod ->
        [no] eine Leitkapsel
       *[other] { $pod }
    } scharf gemacht{ part-invasion }.
driver-early = Die Leitkapsel { part-flotte-der } lag vorher offen: { $pod }{ part-invasion }.
drivers-shown = Die Leitkapseln: { $invader ->
        [covered] eine verdeckte
        [no] keine
       *[other] { $invader }
    } für den Angreifer, { $defender ->
        [covered] eine verdeckte
        [no] keine
       *[other] { $defender }
    } für den Verteidiger{ part-invasion }.
flex-named = { $pod } als { $value }
distress-primed = { part-du-hast } { $pods ->
        [no] { $count ->
            [1] eine Notkapsel
           *[other] { $count } Notkapseln
        }
       *[other] { $pods }
    } scharf gemacht{ part-invasion }.
distress-worked = { part-du-hast } für { part-flotte-die } { $pod } gezündet{ $might ->
        [0] {""}
       *[other] : { $might } mehr Stärke
    }{ part-invasion }.
drafted = { part-du-hast } { $pods } gezogen.
forge-refilled = Die Schmiede war leer: Alle verbrauchten Kapseln kamen wieder hinein.
scrapped = { part-du-hast } { $pods } verschrottet.
recharged = { part-du-hast } { $pod } ins eigene Magazin zurückgenommen.
showcase-filled = Neu im Schaukasten: { $pods }.
showcase-taken = { part-du-hast } { $pods } aus dem Schaukasten genommen.
showcase-line = Im Schaukasten: { $pods }.
ask-showcase = Wo immer du Kapseln ziehst: Welche aus dem Schaukasten nimmst du statt unbekannter?
silent-showcase = keine
called-showcase = Schaukasten
rules-showcase = Einige Kapseln liegen offen neben der Schmiede, im Schaukasten. Wer Kapseln zieht, darf stattdessen solche nehmen, und für den Preis eines Bonus lassen sie sich kaufen. Am Ende der Welle wird der Schaukasten aus der Schmiede aufgefüllt.
why-showcase-lacks = der Schaukasten hat keine davon
why-not-in-showcase = im Schaukasten liegt keine { $pod }
about-order-fromshowcase = Nimmt diese Kapseln aus dem Schaukasten, die begehrteste zuerst, wo immer du Kapseln ziehst: statt ebenso vieler aus der Schmiede.
about-option-showcase = Wie viele Kapseln offen neben der Schmiede liegen (die Dimension Commercial, Q41).
about-question-showcase = Schaukasten
ask-second = { $invasion }: Was ist deine zweite Leitkapsel?
silent-second = der niedrigste übrige Angriff; sonst Negotiate, Poison oder Morph
called-second = zweite Leitkapsel
rules-armed = Jeder Anführer macht zwei Leitkapseln scharf. Für alles andere gilt nur die erste als seine Leitkapsel, aber beide zählen: Angriffe werden zusammengezählt, eine Flotte mit Poison ist ein Trojaner, sonst eine mit Negotiate ein Gesandter. Nachschub gibt es schon mit nur noch einer Begegnungskapsel.
about-order-second = Macht eine zweite Leitkapsel für deine Flotte scharf: Ein Angriff zählt dazu, ein Flex mit der aufgedruckten Zahl.
about-option-drivers = Wie viele Leitkapseln ein Anführer scharf macht (zwei: die Dimension Armed).
about-question-second = zweite Leitkapsel
