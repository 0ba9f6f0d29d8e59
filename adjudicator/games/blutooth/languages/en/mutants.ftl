# What only the mutant forge has: slime attacks, second lots, covered drivers, repaired flagships.

slime-worked = { part-whose-first } { $pod } counted once more: { $might } more might{ part-invasion }.
slimes-scrapped = What had stayed in { part-whose } flagship is scrapped.
attack-slimed = The driver of the { part-fleet }, { $was }, became a { $pod }{ part-invasion }.
lot-returned = { part-who } put { $pods } back { $other ->
        [no] into the forge
        [you] into your cache
       *[other] into { $other }'s cache
    }.
driver-clouded = The driver of the { part-fleet } stays covered{ part-invasion }.
driver-uncovered = The driver of the { part-fleet } was { $pod }{ part-invasion }.
flagship-repaired = { part-whose-first } flagship is whole again, with one cell.
slimes-line = Slime attacks that count once more as soon as their alien leads: { $slimes }.
why-fewer-pods = it is only { $pods ->
        [1] one pod
       *[other] { $pods } pods
    } here
why-no-attack-to-slime = there is no attack that could become a slime attack
