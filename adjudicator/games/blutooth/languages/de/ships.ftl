# Was mit Schiffen geschieht.

ships-revived = { part-du-hast } { part-schiffe } aus dem Warp zurückgeholt: { $batches }{ $by ->
        [no] {""}
        [you] , dank dir
       *[other] , dank { $by }
    }.
ships-committed = { part-du-hast } { part-schiffe } zur { $side ->
        [invader] angreifenden
       *[defender] verteidigenden
    } Flotte geschickt: { $batches }{ part-invasion }.
ships-defend = { $seat ->
        [you] Von deinen Schiffen
       *[other] Von { $seat }s Schiffen
    } { $ships ->
        [0] steht keins
        [1] steht 1
       *[other] stehen { $ships }
    } zur Verteidigung auf { $place }{ part-invasion }.
ships-divided = { part-du-hast } die Verteidigung von { $place } aufgeteilt: { $shares }.
divided-share = { $ships } in Invasion { $number }
ships-lost = { part-du-hast } { part-schiffe } verloren{ $why ->
        [plague] , an die Plague
        [poison] , an das Gift im Magazin
        [ship-zap] , durch einen Ship Zap
        [moon] , durch einen Mond
        [station] , durch eine Raumstation
        [shadow] , durch Shadow
        [kamikaze] , aus freien Stücken
        [grudge] , durch einen Groll
        [grump] , durch Grump
        [bombed] {" "}unter Beschuss
        [conscience] , aus schlechtem Gewissen
        [tax] , an die Invasionssteuer
        [power] , durch die Kraft eines Aliens
        [rift] , durch einen Riss
        [omni] , für einen Omni Zap
        [devoured] , von Locust verschlungen
       *[further] {" "}obendrein
    }: { $batches }{ part-invasion }.
base-abandoned = { part-du-hast } { $place } aufgegeben, und die Schiffe sind zurückgekehrt: { $batches }.
ship-vaporized = Ein Schiff von { $seat ->
        [you] dir
       *[other] { $seat }
    } { $warp ->
        [yes] im Warp
       *[no] auf { $place }
    } wurde ausgelöscht: Es ist für immer aus der Partie.
ships-rebounded = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } Schiffe sind zurückgekehrt: { $batches }{ part-invasion }.
footprint-left = { part-du-hast } auf { $place } einen Fußabdruck hinterlassen.
ships-destroyed = { part-du-hast } { part-schiffe } an den Warp verloren{ part-invasion }.
ships-erased = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } Schiffe dort, { $ships }, wurden ausgelöscht: Sie sind für immer aus der Partie{ part-invasion }.
ships-landed = { part-du-bist } mit { part-schiffen } gelandet{ part-invasion }.
eliminated = { part-du-bist } aus der Partie: Alle übrigen Schiffe sind weg.
