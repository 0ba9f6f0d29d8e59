# Bausteine, aus denen viele Sätze bestehen, und kleine Wörter.
#
# $seat ist die Fraktion eines Spielers oder „you“ für den Leser. Fraktionen stehen in der Mehrzahl: die Humans. Mehrere
# Spieler kommen in $others, den Fraktionen, und $you: [not], wenn der Leser nicht dabei ist, [too], wenn er hinter den
# anderen steht, [alone], wenn nur er es ist. Fraktionen, Karten und Punkte heißen, wie man sie in Befehle schreibt.

part-du-hast =
    { $seat ->
        [you] Du hast
       *[other] Die { $seat } haben
    }
part-alle-dir =
    { $you ->
        [alone] dir
        [too] den { $others } und dir
       *[not] den { $others }
    }
you-first = Du
cards =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }

# Eine Streitkraft für sich, und in der Mehrzahl, nach der eine Überlegenheit heißt: „die Überlegenheit der Mechs“.
force-one =
    { $force ->
        [drone] Drone
        [fighter] Fighter
        [mech] Mech
        [missile] Missile
       *[stargate] Stargate
    }
force-of =
    { $force ->
        [drone] Drones
        [fighter] Fighter
        [mech] Mechs
        [missile] Missiles
       *[stargate] Stargates
    }
