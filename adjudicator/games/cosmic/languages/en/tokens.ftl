# What is told of tokens.

placed = { part-who } placed tokens from Limbo: { $batches }.
released = { $tokens } of { part-whose } tokens left the Warp{ $alone ->
        [yes] {" "}for { $places }
       *[no] : { $places }
    }{ $by ->
        [no] {""}
       *[other] , released by { $by }
    }.
release-missed = { $seat ->
        [you] You release
       *[other] { $seat } releases
    } no token this turn.
launched = { part-who } attacked { $other } on { $place } with { $batches } (challenge { $number }).
defended = { $tokens ->
        [0] None
       *[other] { $tokens }
    } of { part-whose } tokens stood on { $place } to defend it{ part-challenge }.
divided = { part-who } divided the defence of { $place }: { $shares }.
divided-share = { $tokens } in challenge { $number }
invited = The { part-side } invited { part-all }{ part-challenge }.
joined = { part-who } joined the { part-side } with { $batches }{ part-challenge }.
poured-in = { part-who } brought in { $batches }{ part-challenge }.
pulled-back = { part-who } took back { $batches }{ part-challenge }.
part-origin =
    { $batches ->
        [no] { part-challenge }
       *[other] : { $batches }{ part-challenge }
    }
to-warp = { part-who } lost { part-tokens } to the Warp{ part-origin }.
to-limbo = { $tokens } of { part-whose } tokens { $tokens ->
        [1] is
       *[other] are
    } in Limbo{ part-origin }, to be placed next phase.
removed-tokens = { $tokens } of { part-whose } tokens left the game for good{ part-origin }.
landed = { part-who } landed { part-tokens }{ $place ->
        [no] {""}
       *[other] {" "}on { $place }
    }{ part-challenge }.
settled = { part-who } founded a base on { $place } by the deal, with { $batches }{ part-challenge }.
founded = { part-who } founded a base on { $place } with { $batches }.
resettled = { part-who } settled { $place } again with { $batches }, and { $seat ->
        [you] attack
       *[other] attacks
    } nobody this turn.
planet-merged = { part-who } merged { $one } into { $second }, with all tokens on it.
planets-paired = { $one } and { $second } are a pair for { $seat ->
        [you] you
       *[other] { $seat }
    }: as many tokens on one as on the other.
pair-evened = { part-who } made a pair even: { $sources }, and { $batches }.
pair-parted = { $one } and { $second } are no pair for { $seat ->
        [you] you
       *[other] { $seat }
    } any longer.
captured = { part-who } took a token of { $other ->
        [you] yours
       *[other] { $other }
    } captive on { $place }, for { $piece }.
captives-freed = { part-who } set { $tokens } of { $other ->
        [you] your
       *[other] { $other }'s
    } tokens free{ part-challenge }.
tokens-withheld = { $piece } holds { $tokens } of { part-whose } tokens captive{ $place ->
        [warp] , from the Warp
       *[other] { part-challenge }
    }.
captives-returned = { $tokens } of { part-whose } tokens that { $piece } held captive { $tokens ->
        [1] is
       *[other] are
    } in Limbo.
captives-lost = { $tokens } of { part-whose } tokens that { $piece } held captive went to the Warp.
taken-hold = { $piece } took hold of { $seat ->
        [you] you
       *[other] { $seat }
    }{ part-challenge }.
side-changed = { part-who } went over to the { part-side }{ part-challenge }.
discards-taken = { $seat ->
        [you] You were
       *[other] { $seat } was
    } given { $cards } out of the discards.
