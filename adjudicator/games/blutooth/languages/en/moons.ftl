# Moons.

moons-dealt = There are moons at { $places }.
moon-occupied = { part-who } put { part-ships } on the moon of { $place }{ $moon ->
        [no] {""}
       *[other] : { $moon }
    }.
moon-revealed = The moon of { $place }, where { $seat ->
        [you] you are
       *[other] { $seat } is
    }, is { $moon }.
moon-became = The new moon of { $place } has become { $moon ->
        [no] another one
       *[other] { $moon }
    }.
moon-used = { part-who } used { $moon }, the moon of { $place }{ part-invasion }.
moon-left = { part-who } { $lost ->
        [yes] lost { part-ships } on the moon of { $place } to the warp
       *[no] took { part-ships } off the moon of { $place }: { $batches }
    }{ part-invasion }.
moon-vaporized = The moon of { $place } was vaporized.
heading-moons = The moons
head-moon = Moon
head-moon-of = Planet
head-moon-ships = Ships
moon-hidden = unknown
moon-new = It becomes another moon when it is occupied.
moon-yours = You are on the moon of { $place }, { $moon }. { $rules }
moon-known = The moon of { $place } is { $moon }, which you know. { $rules }
ask-moon = Do you use { $piece }?
silent-moon = it is not used
ask-moon-ready = Do you hold { $piece } ready in this phase?
ask-lose-to-moon = Which base loses a ship if a moon of yours costs you one?
silent-lose-to-moon = it is one of the base with the most ships
ask-occupy = Which moons do you occupy at the end of the wave, if ships of yours have come to their planets?
silent-occupy = nobody of yours goes on to a moon
ask-leave = Which moons do you leave at the end of the wave?
silent-leave = your ships stay on them
why-occupies-nothing = this does not say which moon
why-friend-negotiates = a moon, FRIEND, has everybody lead with a negotiate pod who holds one
why-wins-on-a-moon = a moon, MANDATE, lets nobody win who is on no moon
why-wins-everywhere = a moon, HOMEWARD, lets you win only with a base in each system
why-handicapped = a moon of yours, HANDICAP, keeps you from leading with your highest attack
why-no-moon-brings-that = no moon of either leader brings that demand here, or it would be of no use
why-not-on-that-moon = you are not on that moon
why-moon-taken = somebody is on that moon, or you are already
why-loner = a moon, LONER, lets nobody sponsor the invader
why-no-inertia = nobody with more dominion than you has a foreign base there that can be abandoned
why-no-moon-there = that planet has no moon
fuel-changed = { part-who } got { part-cells } { $more ->
        [yes] more
       *[no] less
    } than usual.
pods-told = { part-who } told { $other ->
        [you] you
       *[other] { $other }
    } { $pods ->
        [no] of some pods, if { $seat ->
            [you] you have
           *[other] it has
        } any
       *[other] of { $pods }
    }.
pod-returned = { part-who } put { $pods } back into the forge.
exhausted-dealt = All exhausted pods were dealt out: { $shares }.
exhausted-share = { $pods } to { $seat }
power-changed = { part-who } got another power{ $power ->
        [no] {""}
       *[other] : { $power }
    }.
rules-moons =
    Moons: some planets have one. The owner of a system knows its moons; whoever is on one knows it, and it is in force
    for them, most of them openly. When ships of yours have come to a planet in this wave, one of them may go on to its
    moon at the end of the wave, if nobody is there: OCCUPY moon of Blue 2. A hub takes any number. Ships on a moon do
    not fight and are not sent; LEAVE moon of Blue 2 takes them down. A moon base is one more base. A secret moon is in
    force when you have revealed it: REVEAL and its name.
moons-hidden-line = Moons that nobody is on, and not all know: { $places }.
