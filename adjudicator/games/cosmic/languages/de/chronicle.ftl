# Was bisher in diesem Zug geschah.

what-else-first = Was vor dem ersten Zug noch geschah
what-else = Was in Zug { $turn } Phase { $phase } noch geschah
heading-earlier = Früher in Zug { $turn }
earlier-phase = Phase { $phase }: { $said }.
earlier-attack = { $seat ->
        [you] Du griffst
       *[other] { $seat } griff
    } { $place } an (Kampf { $number })
earlier-joined = { $seat ->
        [you] Du halfst
       *[other] { $seat } half
    } { $side ->
        [offence] dem Angriff
       *[defence] der Verteidigung
    } (Kampf { $number })
earlier-nobody = niemand kam einer Seite zu Hilfe
earlier-won = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    }{ $sums } gewonnen (Kampf { $number })
earlier-sums = {" "}{ $most } zu { $least }
earlier-deal = { $seat ->
        [you] Du
       *[other] { $seat }
    } und { $other ->
        [you] du mussten
       *[other] { $other } mussten
    } verhandeln (Kampf { $number })
earlier-neither = weder { $seat ->
        [you] du
       *[other] { $seat }
    } noch { $other ->
        [you] du haben
       *[other] { $other } haben
    } gewonnen (Kampf { $number })
