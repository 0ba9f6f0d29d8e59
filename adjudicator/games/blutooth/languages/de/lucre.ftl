# Mammon: was davon erzählt wird, die Fragen danach, und warum ein Befehl damit nicht geht.

lucre-gained = { part-du-hast } { $lucre } Mammon bekommen{ $why ->
        [resupply] , mit dem Nachschub
        [power] , durch { $seat ->
            [you] deine
           *[other] die eigene
        } Kraft
        [legacy] , durch ein Vermächtnis
       *[backed] {" "}für { $seat ->
            [you] deine
           *[other] die
        } Hilfe
    }{ part-invasion }.
lucre-given = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $lucre } Mammon gegeben{ part-invasion }.
lucre-paid = { part-du-hast } { $other ->
        [you] dir
       *[other] an { $other }
    } { $lucre } Mammon gezahlt, statt { $pods ->
        [1] einer Kapsel
       *[other] { $pods } Kapseln
    }{ part-invasion }.
bribed = { part-du-hast } { $lucre } Mammon zur Bestechung hingelegt{ part-invasion }.
bribe-settled = { $other ->
        [no] { part-du-hast } die { $lucre } Mammon der Bestechung wieder
        [you] Du hast die { $lucre } Mammon Bestechung von { $seat } bekommen
       *[other] { $other } hat die { $lucre } Mammon Bestechung von { $seat ->
            [you] dir
           *[other] { $seat }
        } bekommen
    }{ part-invasion }.
bought = { part-du-hast } für { $price } Mammon { $ware ->
        [boon] einen Bonus
        [dark-boon] einen Bonus aus der dunklen Schmiede
        [boons] drei Boni
        [shown] eine Kapsel aus dem Schaukasten
        [voucher] einen Gutschein
       *[resupply] Nachschub
    } gekauft{ part-invasion }.
voucher-gained = Es ist { $seat ->
        [you] dein
       *[other] { $seat }s
    } { $voucher }.
pods-picked = { $seat ->
        [you] Du darfst Kapseln aussuchen und willst
       *[other] { $seat } darf Kapseln aussuchen und will
    }, soweit sie da sind: { $pods }{ part-invasion }.
manifested = { part-du-hast } aus dem Nichts bekommen: { $pods }.
shielded = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } Schiffe sind bis zum Ende der Welle unverwundbar.

head-lucre = Mammon
left-buying = Mit Mammon etwas kaufen kann, wer dabei war: { $said }.
left-buyers = Invasion { $number } { $seats }

ask-bribe = { $invasion }: Legst du von deinen { $lucre } Mammon etwas für den Anführer der anderen Flotte hin?
silent-bribe = du bestichst niemanden
ask-pay = { $invasion }: Wenn du einen Gesandten entschädigen musst, zahlst du dann einen Teil mit Mammon?
silent-pay = du zahlst mit Kapseln, und mit Mammon nur, wo sie nicht reichen
ask-buy = Was kaufst du für deine { $lucre } Mammon? Ein Bonus kostet { $boon }, { $vouchers ->
        [yes] ein Gutschein
       *[no] drei Boni kosten
    } { $third }, Nachschub { $resupply }.
silent-buy = nichts
ask-boon-bought = Falls du Boni kaufst, { $boons } zusammen: Schiffe aus dem Warp oder Kapseln?
silent-boon-bought = Kapseln

why-no-lucre-named = es nennt kein Mammon
why-lucre-one-at-least = mindestens 1 Mammon muss genannt sein
why-lucre-there = { $lucre ->
        [0] du hast kein Mammon
       *[other] du hast nur { $lucre } Mammon
    }
why-not-sold = { $ware ->
        [voucher] in dieser Partie gibt es keine Gutscheine: stattdessen gibt es drei Boni zu kaufen
       *[boons] in dieser Partie gibt es Boni einzeln zu kaufen, und Gutscheine
    }
why-lucre-for-a-pod = in dieser Partie stehen { $each } Mammon für eine Kapsel
why-buys-nothing = es sagt nicht, was du kaufst
why-lucre-costs = es kostet { $price } Mammon, und du hast { $lucre }
why-encounter-pod-held = Nachschub bekommt nur, wer keine Begegnungskapsel im Magazin hat
why-forge-has-nothing = es gibt keine Kapsel, die sich ziehen ließe
why-wants-nothing = es nennt keine Kapseln, die du nimmst

called-bribe = Bestechung
called-pay = Zahlung
called-buy = Kauf
vouchers-line = Gutscheine, verdeckt: { $vouchers }.
vouchers-one = { $seat } { $count }
your-vouchers = Deine Gutscheine, die sonst niemand kennt: { $vouchers }. HELP mit einem Namen sagt, was einer tut.
heading-voucher = { $voucher }
ask-voucher = Setzt du deinen { $piece } ein?
ask-voucher-ready = Hältst du deinen { $piece } in dieser Phase bereit?
silent-voucher = du behältst ihn
rules-lucre = Mammon kannst du ausgeben: Jeder hat am Anfang { $provided } und bekommt { $provided } mit jedem Nachschub; wer einem Verteidiger hilft, der gewinnt, bekommt { $backed }. Wer in einer Flotte war, darf nach dieser Invasion eines kaufen: einen Bonus für { $boon }, { $vouchers ->
        [yes] irgendeinen Gutschein
       *[no] drei Boni
    } für { $third }, oder Nachschub für { $resupply }. Bei einer Entschädigung kann Mammon an die Stelle von Kapseln treten, je { $pod } für eine, und muss es, wo sie nicht reichen. Als Bestechung geht es an den Anführer der anderen Flotte, wenn die eigene verliert oder man sich einigt; sonst kommt es zurück.

about-order-bribe =
    Legt Mammon für den Anführer der anderen Flotte hin: Er bekommt es, wenn deine verliert oder ihr euch einigt, sonst du.

    Offen liegt es mit den Leitkapseln, und es geht von dem ab, was du hast.
about-order-pay =
    Entschädigt einen Gesandten, den du schlägst, mit Mammon, jedes statt einer deiner Kapseln.

    Wo dein Magazin zu wenige Kapseln hat, wird ohne Befehl mit Mammon gezahlt.
about-order-buy =
    Kauft eines nach einer Invasion, an der du beteiligt warst: einen Bonus für 1, einen Gutschein für 3, Nachschub für 4.

    In einer teuren Partie kostet alles doppelt so viel, und in einer silbernen gibt es statt des Gutscheins mit BUY boons drei Boni. Wo es einen Schaukasten gibt, ist BUY pod Attack 30 eine Kapsel daraus, zum Preis eines Bonus.

    Ein Bonus ist eine Kapsel; mit einem Planeten, wie BUY boon ship to home 1, ein Schiff aus dem Warp. Ein Gutschein wird gezogen und liegt verdeckt. Nachschub gibt es nur für ein Magazin ohne Leitkapsel, und er zählt nicht als einer der kostenlosen.
about-order-arm = Macht einen Angriff mit zwei zufälligen Zahlen (Attack Voucher).
about-order-callhelp = Macht eine Notkapsel deiner Wahl (Emergency Voucher).
about-order-digup = Macht ein Artefakt deiner Wahl (Antique Voucher).
about-order-inspect =
    Sieht in ein anderes Magazin (Inspection Voucher).

    Mit for und Kapseln, die zuerst genannten zuerst, sucht es aus, was du als Entschädigung nimmst.
about-order-raid = Überfällt ein anderes Alien (Invasion Voucher).
about-order-payoff = Stoppt, was auf dein Magazin zielt (Payment Voucher).
about-order-protect = Macht deine Schiffe unverwundbar, wenn du welche verlieren würdest (Protection Voucher).
about-order-refill = Nimmt kostenlosen Nachschub, wo immer du bist (Reload Voucher).
about-order-senddiplomat = Macht ein Negotiate (Diplomacy Voucher).
about-piece-antique-voucher =
    Macht ein Artefakt deiner Wahl für dein Magazin.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapsel dient ab dem nächsten Brief. Alle sehen sie.
about-piece-attack-voucher =
    Macht für dein Magazin einen 2-D-Angriff mit zwei zufälligen Zahlen von 0 bis 42: Die linke zählt.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapsel dient ab dem nächsten Brief. Alle sehen sie.
about-piece-invasion-voucher =
    Du überfällst ein anderes Alien: eine Invasion der nächsten Welle neben denen der Feldzüge, ohne Brennzellen.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle. Der Hinterhalt kommt, sobald die Welle vorbei ist.
about-piece-diplomacy-voucher =
    Macht ein Negotiate für dein Magazin.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapsel dient ab dem nächsten Brief. Alle sehen sie.
about-piece-emergency-voucher =
    Macht eine Notkapsel deiner Wahl für dein Magazin.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapsel dient ab dem nächsten Brief. Alle sehen sie.
about-piece-inspection-voucher =
    Du siehst in ein anderes Magazin, oder du suchst aus, welche Kapseln du als Entschädigung nimmst.

    Ins Magazin siehst du, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle. Wirst du entschädigt, siehst du in das Magazin und nimmst die Kapseln, die du nennst, soweit sie da sind.
about-piece-payment-voucher = Stoppt, was jemand auf dein Magazin richtet: einen Finder, eine Plague, einen Inspection Voucher.
about-piece-protection-voucher =
    Wenn du Schiffe verlieren würdest, sind alle deine Schiffe bis zum Ende der Welle unverwundbar.

    Schiffe in einer Invasion kehren zurück, statt zerstört zu werden; die auf Planeten bleiben, wo sie sind.
about-piece-reload-voucher =
    Kostenloser Nachschub, auch fern von daheim und für den, der nichts führt, wenn du keine Begegnungskapsel hast.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapseln dienen ab dem nächsten Brief. Deine kostenlosen Nachschübe bleiben dir.
about-fact-mylosses = Wie viele Schiffe du gerade verlieren würdest: für einen Protection Voucher oder einen Flare.
about-fact-lucre = Wie viel Mammon ein Alien hat; was es zur Bestechung hingelegt hat, zählt nicht.
about-fact-enemybribe = Wie viel Mammon die andere Flotte in dieser Invasion zur Bestechung hingelegt hat, sobald das offen ist.
about-option-backer-lucre = Was ein Helfer eines Verteidigers, der gewinnt, außer den Boni bekommt: 1 Mammon für den Sieg, oder 1 für jeden Bonus (Q28).
about-option-bribes = Ob Bestechungen mit den Leitkapseln offen liegen, oder schon vor deren Wahl (Q30).
about-option-lucre-spend = Wer nach einer Invasion etwas kaufen darf: alle in ihren Flotten, ihre Anführer, oder jeder (Q28).
about-option-lucre = Wie viel Mammon es gibt: 2 am Anfang und mit Nachschub, 4, oder dafür keines und keines für Helfer.
about-option-resupplies = Wie viele Nachschübe nichts kosten.
about-option-prices = Was Mammon wert ist: expensive halbiert es.
about-option-shop = Was es für 3 Mammon gibt: einen Gutschein oder drei Boni.
about-option-known = Ob alle Kräfte von Anfang an bekannt sind.
about-question-bribe = Bestechung
about-question-pay = Zahlung mit Mammon
about-question-buy = Kauf
