# Was mit Karten geschieht.

drawn = { part-du-hast } { $cards } gezogen{ $fresh ->
        [yes] , um die Kämpfe damit zu bestreiten (Regel 13)
       *[no] {""}
    }.
reshuffled = Der Stapel war leer: Die abgelegten Karten wurden zu einem neuen gemischt.
discarded = { part-du-hast } abgelegt: { $cards }.
redrawn = { $seat ->
        [you] Du hattest
       *[other] { $seat } hatte
    } keine Kampfkarte und { $seat ->
        [you] hast
       *[other] hat
    } eine neue Hand gezogen.
laid = { part-du-hast } { $card } gespielt{ part-kampf }.
card-seen = { part-du-hast } vor der eigenen Wahl die Karte { part-der-seite } gesehen: { $card }{ part-kampf }.
shown = Die Karten in Kampf { $number }: { $offence ->
        [no] keine Karte
       *[other] { $offence }
    } gegen { $defence ->
        [no] keine Karte
       *[other] { $defence }
    }.
kept = { part-du-hast } { $card } zurückgenommen{ part-kampf }.
filched = { part-du-hast } { $card } genommen, die Karte { part-der-seite }{ part-kampf }.
played = { part-du-hast } { $card }{ part-gegen } gespielt{ part-kampf }.
played-on-own = { part-du-hast } { $card } auf die eigene Kraft gespielt{ part-kampf }.
a-card = eine Karte
given = Du hast { $other } gegeben: { $cards }.
received = { part-du-hast } von { $other ->
        [you] dir
       *[other] { $other }
    } bekommen: { $cards }.
hand-seen = { part-du-hast } { $other ->
        [you] deine
       *[other] { $other }s
    } Hand angesehen: { $cards }.
hand-looked = { part-du-hast } { $other ->
        [you] deine
       *[other] { $other }s
    } Hand angesehen.
swapped = { $seat } und { $other } haben die Hände getauscht.
swapped-mine = Du hast mit { $other } die Hand getauscht und hältst jetzt { $cards }.
mixed = { $seat } und { $other } haben ihre Hände gemischt und neu verteilt.
mixed-mine = Du und { $other } habt eure Hände gemischt, und du hältst jetzt { $cards }.
deck-seen = { part-du-hast } den Stapel durchgesehen: { $cards }.
deck-looked = { part-du-hast } den Stapel durchgesehen.
