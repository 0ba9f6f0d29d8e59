# Was in Begegnungen und Verhandlungen geschieht.

part-nature-invader = { $invader ->
        [brigade] eine Brigade
        [envoy] einen Gesandten
        [trojan] einen Trojaner
        [morph] einen Morph
       *[stooge] einen Strohmann
    }
part-nature-defender = { $defender ->
        [brigade] eine Brigade
        [envoy] einen Gesandten
        [trojan] einen Trojaner
        [morph] einen Morph
       *[stooge] einen Strohmann
    }
natures = Der Angreifer führt { part-nature-invader }, der Verteidiger { part-nature-defender }{ part-invasion }.
might-counted = Die angreifende Flotte hat eine Stärke von { $invader }, die verteidigende eine von { $defender }{ part-invasion }.
part-ausgang =
    { $outcome ->
        [clash] Ein Gefecht
        [massacre] Ein Massaker
        [cataclysm] Ein Kataklysmus
        [blitz] Ein Blitzsieg
        [infection] Eine Ansteckung
        [slapfight] Ein Handgemenge
        [negotiation] Eine Verhandlung
        [standoff] Ein Patt
        [escape] Eine Flucht
        [deal] Eine Einigung
       *[quash] Eine geplatzte Verhandlung
    }
settled = { part-ausgang }{ $result ->
        [invader] : Die angreifende Flotte hat gewonnen
        [peaceful] : Die angreifende Flotte hat friedlich gewonnen
        [spared] : Die verteidigende Flotte hat friedlich gewonnen
        [defender] : Die verteidigende Flotte hat gewonnen
        [both] : Beide Flotten haben gewonnen
        [neither] : Beide Flotten haben verloren
        [draw] : Unentschieden
       *[open] : Noch ist sie offen
    }{ part-invasion }.
escaped = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } Schiffe sind entkommen{ part-invasion }.
rewards-gassed = Es gibt weder Boni noch Entschädigung{ part-invasion }.
boons-due = { $seat ->
        [you] Dir
       *[other] { $seat }
    } { $boons ->
        [1] steht 1 Bonus
       *[other] stehen { $boons } Boni
    } zu{ part-invasion }.
boons-taken = { part-du-hast } als Boni { $ships ->
        [0] { $pods ->
            [1] 1 Kapsel
           *[other] { $pods } Kapseln
        }
       *[other] { part-schiffe } aus dem Warp{ $pods ->
            [0] {""}
            [1] {" "}und 1 Kapsel
           *[other] {" "}und { $pods } Kapseln
        }
    } genommen{ part-invasion }.
negotiation-opened = Es wird verhandelt: der Angreifer mit { $invader } Einfluss, der Verteidiger mit { $defender }{ part-invasion }.
demanded = Der { $side ->
        [invader] Angreifer
       *[defender] Verteidiger
    } hat für { $cost } Einfluss gefordert: { $what }{ part-invasion }.
negated = Der { $side ->
        [invader] Angreifer
       *[defender] Verteidiger
    } hat das für { $cost } Einfluss gestrichen: { $what }{ part-invasion }.
demand-revive = ein Schiff aus dem Warp
demand-draft = eine Kapsel aus der Schmiede
demand-probe = einen Blick ins andere Magazin
demand-peaceful-victory = einen friedlichen Sieg
demand-dismiss = dass { $seat ->
        [you] du gehst
       *[other] { $seat } geht
    }
offer-accepted = Beide haben das besondere Angebot von { $piece } angenommen: { $gain } Einfluss für den { $side ->
        [invader] Angreifer
       *[defender] Verteidiger
    }{ part-invasion }.
negotiated = { $outcome ->
        [deal] Es kam zur Einigung: Was gefordert und nicht gestrichen wurde, geschieht
       *[quash] { $you ->
            [nobody] Es kam zu keiner Einigung
            [alone] Du hast die Verhandlung platzen lassen: Nichts davon geschieht, und beide Flotten verlieren
            [too] { $others } und du habt die Verhandlung platzen lassen: Nichts davon geschieht, und beide Flotten verlieren
           *[not] Die Verhandlung ist geplatzt, durch { $others }: Nichts davon geschieht, und beide Flotten verlieren
        }
    }{ part-invasion }.
left-assembly = Invasion { $number }: Alle verhandeln, mit diesem Einfluss: { $influence }.
assembly-opened = Die Föderation ist eingeschritten: Alle verhandeln, mit diesem Einfluss: { $influence }{ part-invasion }.
pleaded = { part-du-hast } von { $other ->
        [you] dir
       *[other] { $other }
    } für { $cost } Einfluss gefordert: { $what }{ part-invasion }.
plea-negated = { part-du-hast } das für { $cost } Einfluss gestrichen: { $what }{ part-invasion }.
assembly-ended = Alle haben gepasst: Was gilt, wird ausgeführt{ part-invasion }.
why-federation-intervenes = in dieser Invasion ist die Föderation eingeschritten: Niemand hilft darin einer Flotte
