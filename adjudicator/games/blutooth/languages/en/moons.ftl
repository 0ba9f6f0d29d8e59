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
silent-moon = you do not
ask-occupy = Which moons do you occupy at the end of the wave, if ships of yours have come to their planets?
silent-occupy = nobody of yours goes on to a moon
ask-leave = Which moons do you leave at the end of the wave?
silent-leave = your ships stay on them
why-occupies-nothing = this does not say which moon
rules-moons =
    Moons: some planets have one. The owner of a system knows its moons; whoever is on one knows it, and it is in force
    for them, most of them openly. When ships of yours have come to a planet in this wave, one of them may go on to its
    moon at the end of the wave, if nobody is there: OCCUPY moon of Blue 2. A hub takes any number. Ships on a moon do
    not fight and are not sent; LEAVE moon of Blue 2 takes them down. A moon base is one more base. A secret moon is in
    force when you have revealed it: REVEAL and its name.
