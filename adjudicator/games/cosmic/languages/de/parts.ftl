# Bausteine, aus denen viele Sätze bestehen, und kleine Wörter.
#
# $seat, $other und ähnliche sind die Farbe eines Spielers oder „you“ für den Leser. $number ist die Nummer eines
# Kampfes, 0 für keinen. Mehrere Spieler kommen in zwei Teilen: $others, die Farben, und $you: [not], wenn der Leser
# nicht dabei ist, [alone], wenn nur er es ist, [too], wenn er hinter den anderen steht, [nobody], wenn es niemand ist.
# Farben, Planeten und Karten heißen, wie man sie in Befehle schreibt.

part-du-hast =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    }
part-du-bist =
    { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    }
part-du-musst =
    { $seat ->
        [you] Du musst
       *[other] { $seat } muss
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
part-deine =
    { $seat ->
        [you] deine
       *[other] { $seat }s
    }
part-seine =
    { $seat ->
        [you] deine
       *[other] seine
    }
part-alle =
    { $you ->
        [nobody] niemand
        [alone] du
        [too] { $others } und du
       *[not] { $others }
    }
part-alle-dich =
    { $you ->
        [nobody] niemanden
        [alone] dich
        [too] { $others } und dich
       *[not] { $others }
    }
part-alle-dir =
    { $you ->
        [nobody] niemandem
        [alone] dir
        [too] { $others } und dir
       *[not] { $others }
    }
part-gegen =
    { $you ->
        [nobody] {""}
       *[not] {" "}gegen { part-alle-dich }
    }
part-kampf =
    { $number ->
        [0] {""}
       *[other] {" "}(Kampf { $number })
    }
part-der-seite =
    { $side ->
        [offence] des Angriffs
       *[defence] der Verteidigung
    }
part-steine =
    { $tokens ->
        [1] 1 Stein
       *[other] { $tokens } Steine
    }
part-karten =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }

batch-from =
    { $place ->
        [warp] { $tokens } aus dem Warp
        [limbo] { $tokens } aus dem Limbo
       *[planet] { $tokens } von { $place }
    }
batch-to =
    { $place ->
        [warp] { $tokens } in den Warp
        [limbo] { $tokens } in den Limbo
       *[planet] { $tokens } nach { $place }
    }
batch-on =
    { $place ->
        [warp] { $tokens } im Warp
        [limbo] { $tokens } im Limbo
       *[planet] { $tokens } auf { $place }
    }
place-alone =
    { $place ->
        [warp] in den Warp
        [limbo] in den Limbo
       *[planet] nach { $place }
    }

cards-several = { $count } x { $card }
cards-hidden = { part-karten }
cards-unknown =
    { $count ->
        [1] 1 unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
cards-none = keine Karte

everybody = { part-alle }
