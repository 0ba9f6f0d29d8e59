# What is told of ships.

ships-revived = { part-who } revived { part-ships }: { $batches }{ $by ->
        [no] {""}
        [you] , thanks to you
       *[other] , thanks to { $by }
    }.
ships-committed = { part-who } sent { part-ships } to the { part-fleet }: { $batches }{ part-invasion }.
ships-defend = { $ships ->
        [0] None
       *[other] { $ships }
    } of { part-whose } ships stand on { $place } to defend it{ part-invasion }.
ships-divided = { part-who } divided the defence of { $place }: { $shares }.
divided-share = { $ships } in invasion { $number }
ships-lost = { part-who } lost { part-ships }{ $why ->
        [plague] {" "}to the Plague
        [poison] {" "}to the poison in the cache
        [ship-zap] {" "}to a Ship Zap
        [moon] {" "}to a moon
        [station] {" "}to a space station
        [shadow] {" "}to Shadow
        [kamikaze] {" "}of its own will
        [grudge] {" "}to a grudge
        [grump] {" "}to Grump
        [bombed] {" "}under fire
        [conscience] {" "}to a Guilty Conscience
        [tax] {" "}to the Invasion Tax
        [power] {" "}to the power of an alien
        [rift] {" "}to a rift
        [omni] {" "}for an Omni Zap
        [devoured] {" "}to Locust
       *[further] {" "}besides
    }: { $batches }{ part-invasion }.
base-abandoned = { part-who } abandoned { $place }, with the ships going home: { $batches }.
ship-vaporized = A ship of { $seat ->
        [you] yours
       *[other] { $seat }
    } { $warp ->
        [yes] in the warp
       *[no] on { $place }
    } was vaporized: it is out of the match for good.
ships-rebounded = { part-whose-first } ships rebounded: { $batches }{ part-invasion }.
footprint-left = { part-who } left a footprint on { $place }.
ships-destroyed = { part-who } lost { part-ships } to the warp{ part-invasion }.
ships-erased = { part-whose-first } ships there, { $ships }, were vaporized: they are out of the match for good{ part-invasion }.
ships-landed = { part-who } landed { part-ships }{ part-invasion }.
eliminated = { $seat ->
        [you] You are
       *[other] { $seat } is
    } out of the match: all ships { $seat ->
        [you] you
       *[other] it
    } had left are gone.
