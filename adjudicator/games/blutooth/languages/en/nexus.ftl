# What powers keep in a nexus.

pods-kept = { part-who } { $source ->
        [forge] put { $pods } of the forge into { part-its } nexus
        [cache] put { $pods } of { part-its } cache into { part-its } nexus
        [outside] got { $pods }, which lies in { part-its } nexus
       *[other] put { $pods } into { part-its } nexus
    } ({ $power }).
pods-freed = { part-who } { $to ->
        [cache] took { $pods } out of { part-its } nexus into { part-its } cache
        [exhaust] discharged { $pods } out of { part-its } nexus
        [outside] lost { $pods } out of { part-its } nexus for good
       *[other] scrapped { $pods } out of { part-its } nexus
    } ({ $power }).
nexus-marked = { part-who } { $gained ->
        [yes] got
       *[no] lost
    } { $marks ->
        [1] 1 mark
       *[other] { $marks } marks
    } in { part-its } nexus ({ $power }).
forge-enriched = { part-who } brought { $pods } into the forge.
nexus-keeps = { $seat } has in its nexus ({ $power }): { $what }.
nexus-marks = { $marks ->
        [1] 1 mark
       *[other] { $marks } marks
    }
nexus-ships = { part-ships }
nexus-system = it is in the system of { $seat }
your-nexus = In your nexus ({ $power }): { $pods }.
powers-kept = { part-who } { $count ->
        [0] { $seat ->
                [you] have
               *[other] has
            } nothing more that { $power } may become
       *[other] got { $count } powers that { $power } may become{ $powers ->
                [no] {""}
               *[other] : { $powers }
            }
    }.
target-moved = { part-who } moved the target to { $place }, which { $ships ->
        [1] 1 ship defends
       *[other] { $ships } ships defend
    }{ part-invasion }.
nexus-powers = { $count ->
        [1] 1 hidden power
       *[other] { $count } hidden powers
    }
nexus-seen = { part-who } saw what lies in { part-its } nexus ({ $power }): { $what }.
bus-moved = { $other ->
        [no] The tour bus of { $seat ->
                [you] yours
               *[other] { $seat }
            } is no more
        [you] The tour bus of { $seat } came to your system
       *[other] The tour bus of { $seat ->
                [you] yours
               *[other] { $seat }
            } came to the system of { $other }
    } ({ $power }).
ships-boarded = { part-ships } of { $seat ->
        [you] yours
       *[other] { $seat }
    } went aboard the tour bus: { $batches }.
ships-alighted = { part-ships } of { $seat ->
        [you] yours
       *[other] { $seat }
    } left the tour bus: { $batches }.
traps-laid = { part-who } laid traps on { $places }{ $bombs ->
        [no] {""}
       *[other] , with bombs on { $bombs }
    }.
trap-sprung = { $back ->
        [yes] A trap of { $seat ->
                [you] yours
               *[other] { $seat }
            } went off on { $place }: { $kind ->
                [bomb] it was a bomb
               *[decoy] it was a decoy
            }
       *[no] { part-who } laid a trap on { $place }
    }.
traps-line = Traps of { $seat }: { $places }.
your-traps = Your bombs lie on { $places }.
planet-stolen = { part-who } stole { $place }: it is in { part-its } system now.
stolen-discounted = The planets that { $seat ->
        [you] you have
       *[other] { $seat } has
    } stolen give no dominion any more.
stolen-line = Stolen planets in the system of { $seat }: { $places }.
