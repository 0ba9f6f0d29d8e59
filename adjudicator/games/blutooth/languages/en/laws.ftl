# Hazards and legacies: what binds everybody.

hazard-drawn = Invasion { $number } has a hazard: { $hazard }{ $boss ->
        [yes] , which stays until another boss comes
       *[no] {""}
    }.
heading-laws = What binds everybody
law-legacy = { $legacy }, to the end of the match: { $rules }
law-boss = { $hazard }, a boss hazard that stays until another boss comes: { $rules }
law-dynamic = { $dynamic }, as long as the two powers are in force: { $rules }
law-hazard = { $hazard }, in invasion { $numbers }: { $rules }
rules-hazards = Hazards: one of the three charges of each colour carries a hazard, and a wild one never does. It is drawn from all when its charge comes, and binds everybody in that invasion. A boss hazard binds everybody in all invasions until another boss comes. Nobody can zap a hazard. It acts before every power.
heading-hazard = { $hazard }, a hazard
why-blood-moon = under a Blood Moon no Negotiate leads a fleet
legacy-begun = { $seat ->
        [no] From the beginning everybody is bound by the { $legacy }
       *[other] What { $seat } leaves binds everybody from now on: { $legacy }
    }.
pods-shown = { part-who } showed { $other ->
        [no] {""}
        [you] you{" "}
       *[other] { $other }{" "}
    }{ $pods } out of { part-its } cache{ part-invasion }.
why-friend = whoever holds a Negotiate must lead with one
why-settled-with-enemy = nobody can sponsor { $seat }, who has a base in the system of the other leader
why-house-arrest = under House Arrest sponsors send ships from foreign bases only
why-gate-malfunction = with the Gate Malfunction everybody sends ships from one planet of their own system only
guest-sent = { part-who } put a ship from { $place } into { $other ->
        [you] your
       *[other] { $other }'s
    } nexus{ part-invasion }: as leaders the two must commission each other.
guest-home = { $seat ->
        [you] Your
       *[other] { $seat }'s
    } ship in another nexus went home.
why-befriends-another = a ship goes into the nexus of another alien
rotation-turned = From now on everything that goes clockwise goes the other way round.
ships-swallowed = { $ships ->
        [1] A ship
       *[other] { $ships } ships
    } of { $seat ->
        [you] yours
       *[other] { $seat }
    } { $ships ->
        [1] was
       *[other] were
    } vaporized{ part-invasion }.
exhausts-vaporized = The pods in all exhausts were vaporized.
planet-vaporized = { $place } was vaporized, with everything on it{ $doom ->
        [yes] . Its system has fewer than three planets left: everybody is out of the match when the wave is over
       *[no] {""}
    }.
planets-ruined = Vaporized planets: { $places }.
laws-lasting = As before: { $laws }. HELP with a name tells what it says.
