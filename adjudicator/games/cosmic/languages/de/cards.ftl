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
hoarded = { part-du-hast } verdeckt zu { $piece } gelegt: { $cards }.
hoard-returned = { part-du-hast } von { $piece } zurückgenommen: { $cards }.
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
set-out-drawn = { $piece } hat vom Stapel ausgelegt, vor { $other ->
        [you] dir
       *[other] { $other }
    }: { $cards }.
set-out = { part-du-hast } für { $piece } ausgelegt, vor { $other ->
        [you] dir
       *[other] { $other }
    }: { $cards }.
set-out-laid = { $cards } liegt jetzt für { $piece } aus, vor { $other ->
        [you] dir
       *[other] { $other }
    }{ part-kampf }.
set-out-taken = { part-du-hast } genommen, was { $piece } ausgelegt hatte: { $cards }.
set-out-discarded = Abgelegt wurde, was { $piece } vor { $other ->
        [you] dir
       *[other] { $other }
    } ausgelegt hatte: { $cards }.
set-out-line = { $piece } hat vor { $other } ausgelegt: { $cards }.
aid-offered = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $card ->
        [no] eine Karte
       *[other] { $card }
    } als Hilfe angeboten{ part-kampf }.
part-nehmer-hat =
    { $other ->
        [you] Du hast
       *[other] { $other } hat
    }
aid-taken = { part-nehmer-hat } { part-deine } Hilfe angenommen{ $card ->
        [no] {""}
       *[other] , { $card },
    }{ $invited ->
        [0] {""}
        [1] {" "}und { part-dich } gebeten, mit 1 Stein zu kommen
       *[other] {" "}und { part-dich } gebeten, mit { $invited } Steinen zu kommen
    }{ part-kampf }.
aid-returned = { part-nehmer-hat } { part-deine } Hilfe nicht angenommen{ $card ->
        [no] {""}
       *[other] , { $card }
    }: Die Karte ging zurück{ part-kampf }.
hand-seen = { part-du-hast } { $other ->
        [you] deine
       *[other] { $other }s
    } Hand angesehen: { $cards }.
hand-looked = { part-du-hast } { $other ->
        [you] deine
       *[other] { $other }s
    } Hand angesehen.
glimpsed = { part-du-hast } { $cards } aus { $other ->
        [you] deiner
       *[other] { $other }s
    } Hand gesehen.
swapped = { $seat } und { $other } haben die Hände getauscht.
swapped-mine = Du hast mit { $other } die Hand getauscht und hältst jetzt { $cards }.
hands-passed = Die Hände von { $seats } sind reihum gegangen.
hands-passed-mine = Du hast deine Hand an { $other } weitergegeben und hältst jetzt { $cards }.
mixed = { $seat } und { $other } haben ihre Hände gemischt und neu verteilt.
mixed-mine = Du und { $other } habt eure Hände gemischt, und du hältst jetzt { $cards }.
deck-seen = { part-du-hast } den Stapel durchgesehen: { $cards }.
deck-looked = { part-du-hast } den Stapel durchgesehen.

# Die Karten, die Kräften gehören.

store-opened = { part-du-hast } { $cards } von den { $count } Karten von { $piece } gezogen.
store-moved = { part-du-hast } von den Karten von { $piece } { $place ->
        [spent] { $card } verbraucht
        [held] { $card } zurückgenommen
        [set] { $card } in den Vorrat zurückgelegt
        [up] { $card } offen vor { $other ->
            [you] dich
           *[other] { $other }
        } gelegt
       *[laid] { $card } verdeckt vor { $other ->
            [you] dich
           *[other] { $other }
        } gelegt
    }{ $drawn ->
        [no] {""}
       *[other] {" "}und { $drawn } gezogen
    }.
store-passed = Auch die Karten von { $piece } gehören jetzt { $to ->
        [you] dir
       *[other] { $to }
    }.
store-passed-mine = Auch die Karten von { $piece } gehören jetzt { $other ->
        [you] dir
       *[other] { $other }
    }; gehalten: { $cards }.
store-closed = Alle Karten von { $piece } sind verbraucht.
hoard-line = Verdeckt bei { $piece }: { $number } von { $seat }s Karten.
store-line = Eigene Karten von { $piece }: { $held } gehalten von { $seat }, { $left } im Vorrat; verbraucht: { $spent }{ $laid ->
        [no] {""}
       *[other] ; { $laid }
    }.
store-laid = { $card } { $up ->
        [yes] offen
       *[no] verdeckt
    } vor { $other ->
        [you] dir
       *[other] { $other }
    }
hoard-yours = Deine Karten, die bei { $piece } liegen: { $cards }.
store-yours = Eigene Karten von { $piece }, die du hältst: { $cards }.
