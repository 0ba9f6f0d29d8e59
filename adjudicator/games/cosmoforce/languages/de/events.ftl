# Was von allem gesagt wird, das geschieht.
#
# $seat, $target und $other sind die Farbe eines Spielers oder „you“ für den Leser. Bauteile, Klassen von Schiffen und
# Figuren heißen, wie man sie in Befehle schreibt.

part-du-hast =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    }
part-dich =
    { $seat ->
        [you] dich
       *[other] { $seat }
    }
part-dir =
    { $seat ->
        [you] dir
       *[other] { $seat }
    }
part-dein =
    { $seat ->
        [you] Dein
       *[other] { $seat }s
    }
part-deine =
    { $seat ->
        [you] Deine
       *[other] { $seat }s
    }
part-deiner =
    { $seat ->
        [you] deiner
       *[other] { $seat }s
    }
part-ziel =
    { $target ->
        [you] dich
       *[other] { $target }
    }
part-hitze =
    { $heat ->
        [1] 1 Hitzemarke
       *[other] { $heat } Hitzemarken
    }
part-schaden =
    { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
    }
times = { $said } ({ $times }-mal).

# Ein Tempo, das durch Manövrieren anders ist als ein anderes: ganze Punkte und Hundertstel.
points = { $whole },{ $part }
dice =
    { $count ->
        [0] keine Würfel
       *[other] Würfel { $dice }
    }
die = { $value } ({ $fate ->
        [too-high] 7 oder mehr
       *[over-mass] über der Masse
    })

revealed = Alle Schiffe sind aufgedeckt: { $ships }.
revealed-one = { $seat } ({ $hull }) mit { $systems }
round-began = Runde { $round } hat begonnen.
manoeuvred = { part-du-hast } manövriert: { $dice }; Tempo { $speed }.
turn-began = { part-dein } Zug, mit Tempo { $speed }.
repaired = { part-deine } Leute haben { $marks ->
        [1] 1 Marke
       *[other] { $marks } Marken
    } von { $system } entfernt; { $left ->
        [0] das Bauteil arbeitet wieder
        [1] 1 bleibt
       *[other] { $left } bleiben
    }.
recalled = { part-du-hast } { $crew ->
        [1] 1 Person
       *[other] { $crew } Leute
    } von der Reparatur geholt ({ $systems }).
vented = { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } { part-hitze } losgeworden{ $conserving ->
        [yes] , weil Energie gespart wurde
       *[no] {""}
    }; { $left ->
        [0] keine bleibt
        [1] 1 bleibt
       *[other] { $left } bleiben
    }.
heat-rolled = { part-dein } Hitzewurf: { $dice }: { $harm ->
        [0] kein Schaden für die Mannschaft
       *[other] { $harm } Schaden für die Mannschaft
    }.
collided = { part-dein } Schiff ist auf Trümmer gestoßen, weil es { $fast ->
        [yes] zu schnell ist
       *[no] keinen Schub hat
    }: { $dice }: { part-schaden }.
crew-killed = Aus { part-deiner } Mannschaft ist jemand umgekommen, der verletzt war.
crew-hurt = Aus { part-deiner } Mannschaft wurde jemand verletzt{ $system ->
        [nowhere] {""}
       *[other] , bei der Reparatur von { $system }
    }.
crew-lost = Aus { part-deiner } Mannschaft ist jemand umgekommen, der { $place ->
        [ready] bereit war
        [hurt] verletzt war
       *[working] bei der Reparatur war
    }: Der Platz reichte nicht.
damaged = Bei { part-dir } wurde { $system } { $destroyed ->
        [yes] zerstört
       *[no] beschädigt ({ $marks } von { $limit })
    }{ $hurt ->
        [0] {""}
        [1] ; 1 Person, die dort arbeitete, wurde verletzt
       *[other] ; { $hurt } Leute, die dort arbeiteten, wurden verletzt
    }{ $explodes ->
        [0] {""}
       *[other] ; die Explosion macht { $explodes } Schaden mehr
    }.
shot = { part-du-hast } { part-ziel } { $mass ->
        [0] (kein Ausweichen möglich)
       *[other] (Masse { $mass })
    } mit { $arms } angegriffen: { $dice }: { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }, { part-schaden }{ $heat ->
        [0] {""}
       *[other] , { part-hitze }
    }{ $backfire ->
        [0] {""}
        [1] ; 1 Hitzemarke durch Überhitzung
       *[other] ; { $backfire } Hitzemarken durch Überhitzung
    }.
depleted = Verschossen bei { part-dir }: { $systems }.
burned = { part-du-hast } die Triebwerke gezündet: Tempo von { $before } auf { $speed }; { part-hitze }.
healed = { part-du-hast } { $crew ->
        [1] 1 Verletzten
       *[other] { $crew } Verletzte
    } geheilt.
repairs = { part-du-hast } Leute zur Reparatur geschickt: { $jobs }.
repairs-one = { $crew } zu { $system }
evaded = { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } { $other ->
        [you] dir
       *[other] { $other }
    } mit { part-hitze } ausgewichen.
rammed = { part-du-hast } { part-ziel } gerammt: { $dice }: { part-schaden } für { part-ziel }, { $own ->
        [0] keiner
       *[other] { $own }
    } für { part-dich }.
crew-named = In den Mannschaften gibt es Figuren: { $crews }.
crew-named-one = bei { $seat } { $people }
character = { part-deine } Figur { $name } { $place ->
        [ready] ist bereit
        [hurt] ist verletzt: die Hälfte dessen, was eine Figur aushält
        [killed] ist umgekommen
       *[working] arbeitet jetzt an { $system }
    }.
attempted = { part-deine } Figur { $name } versucht: "{ $words }".
part-versuch =
    den Versuch { $seat ->
        [you] deiner
       *[other] von { $seat }s
    } Mannschaft
ruled = Der Spielleiter hat über { part-versuch } entschieden: { $words }.
not-ruled = Über { part-versuch } hat niemand entschieden: Es wurde nichts daraus.
heat-taken = { part-du-hast } { part-hitze } bekommen.
eliminated = { part-dein } Schiff ist ausgeschieden: { $alive ->
        [yes] Alle seine Bauteile sind beschädigt
       *[no] Alle seine Leute sind tot
    }.
missed = Von { $seats } kam kein Brief mit Befehlen.
missed-one = { part-dir }
ended = { $late ->
        [yes] Die letzte Runde ist vorbei
       *[no] Der Kampf ist vorbei
    }: { $count ->
        [0] Niemand hat
        [1] { $winners } hat
       *[other] { $winners } haben
    } gewonnen.
