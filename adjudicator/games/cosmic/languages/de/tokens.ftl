# Was mit Steinen geschieht.

placed = { part-du-hast } Steine aus dem Limbo eingesetzt: { $batches }.
released = { $seat ->
        [you] Von deinen Steinen
       *[other] Von { $seat }s Steinen
    } { $tokens ->
        [1] kam 1
       *[other] kamen { $tokens }
    } aus dem Warp: { $places }{ $by ->
        [no] {""}
        [you] , befreit von dir
       *[other] , befreit von { $by }
    }.
release-missed = { $seat ->
        [you] Du holst
       *[other] { $seat } holt
    } in diesem Zug keinen Stein aus dem Warp.
launched = { part-du-hast } { $other ->
        [you] dich
       *[other] { $other }
    } auf { $place } angegriffen: { $batches } (Kampf { $number }).
defended = { $seat ->
        [you] Von deinen Steinen
       *[other] Von { $seat }s Steinen
    } { $tokens ->
        [0] stand keiner
        [1] stand 1
       *[other] standen { $tokens }
    } zur Verteidigung auf { $place }{ part-kampf }.
divided = { part-du-hast } die Verteidigung von { $place } aufgeteilt: { $shares }.
divided-share = { $tokens } in Kampf { $number }
invited = { $side ->
        [offence] Der Angriff
       *[defence] Die Verteidigung
    } hat { part-alle-dich } eingeladen{ part-kampf }.
joined = { part-du-hast } { $side ->
        [offence] den Angriff
       *[defence] die Verteidigung
    } verstärkt: { $batches }{ part-kampf }.
poured-in = { part-du-hast } nachgeschoben: { $batches }{ part-kampf }.
pulled-back = { part-du-hast } zurückgezogen: { $batches }{ part-kampf }.
part-herkunft =
    { $batches ->
        [no] { part-kampf }
       *[other] : { $batches }{ part-kampf }
    }
to-warp = { part-du-hast } { part-steine } an den Warp verloren{ part-herkunft }.
to-limbo = { $seat ->
        [you] Von deinen Steinen
       *[other] Von { $seat }s Steinen
    } { $tokens ->
        [1] ist 1
       *[other] sind { $tokens }
    } im Limbo{ part-herkunft }, einzusetzen in der nächsten Phase.
removed-tokens = { $seat ->
        [you] Von deinen Steinen
       *[other] Von { $seat }s Steinen
    } { $tokens ->
        [1] ist 1
       *[other] sind { $tokens }
    } für immer aus dem Spiel{ part-herkunft }.
landed = { part-du-bist } mit { $tokens ->
        [1] 1 Stein
       *[other] { $tokens } Steinen
    } { $place ->
        [no] {""}
       *[other] auf { $place }{" "}
    }gelandet{ part-kampf }.
settled = { part-du-hast } nach dem Handel eine Basis auf { $place } gegründet: { $batches }{ part-kampf }.
founded = { part-du-hast } eine Basis auf { $place } gegründet: { $batches }.
resettled = { part-du-hast } { $place } wieder besiedelt: { $batches }. { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } in diesem Zug niemanden an.
planet-merged = { part-du-hast } { $one } mit { $second } verschmolzen, samt allen Steinen darauf.
planets-paired = { $one } und { $second } sind ein Paar für { part-dich }: auf beiden gleich viele Steine.
pair-evened = { part-du-hast } ein Paar ausgeglichen: { $sources }, und { $batches }.
pair-parted = { $one } und { $second } sind kein Paar mehr für { part-dich }.
captured = { part-du-hast } auf { $place } einen Stein von { $other ->
        [you] dir
       *[other] { $other }
    } gefangen, für { $piece }.
captives-freed = { part-du-hast } { $tokens } von { $other ->
        [you] deinen
       *[other] { $other }s
    } Steinen freigelassen{ part-kampf }.
tokens-withheld = { $piece } hält { $tokens } von { $seat ->
        [you] deinen
       *[other] { $seat }s
    } Steinen gefangen{ $place ->
        [warp] , aus dem Warp
       *[other] { part-kampf }
    }.
captives-returned = Von { $seat ->
        [you] deinen
       *[other] { $seat }s
    } Steinen, die { $piece } gefangen hielt, { $tokens ->
        [1] ist 1
       *[other] sind { $tokens }
    } im Limbo.
captives-lost = Von { $seat ->
        [you] deinen
       *[other] { $seat }s
    } Steinen, die { $piece } gefangen hielt, kamen { $tokens } in den Warp.
taken-hold = { $piece } hat { part-dich } gepackt{ part-kampf }.
side-changed = { part-du-bist } zu { $side ->
        [offence] dem Angriff
       *[defence] der Verteidigung
    } übergelaufen{ part-kampf }.
discards-taken = { part-du-hast } aus den abgelegten Karten bekommen: { $cards }.
