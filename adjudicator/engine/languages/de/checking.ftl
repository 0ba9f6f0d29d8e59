# Was die Prüfungen an stehenden Befehlen finden, und was beim Ausprobieren herauskam. $where ist ein Kampf, 0 keiner;
# $place, wovon es sonst die Nummer ist. $why ist ein Grund ohne großen Anfang und Punkt:
# „dieser Planet wird angegriffen“.

order-place = { $alternative ->
        [0] Befehl { $line }
       *[other] Möglichkeit { $alternative } von Befehl { $line }
    }
line-there = Befehl { $line }{ $where ->
        [0] {""}
       *[other] {" "}in { part-ort } { $where }
    }
not-an-option = das steht nicht zur Wahl
another-card = das ist eine andere Karte
not-to-be-declined = das lässt sich nicht ablehnen
found-never = Das geht nie: { $why }.
found-not-now = Wie es steht, geht das nicht: { $why }.
found-never-true = Das kann nie geschehen: "{ $words }" trifft nie zu.
found-always-true = Die Bedingung entscheidet nichts: "{ $words }" trifft immer zu, wenn es bekannt ist.
found-last-only = Die Bedingung "{ $words }" gilt nur für die letzte Möglichkeit, und was davor steht, gilt ohne sie; soll sie für alle gelten, schreib `{ $meant }`.
waits-for = { $play } (Befehl { $line }) wartet auf { $other }
found-cycle = Nichts davon wird geschehen: { $plays }.
found-not-asked = Das wirst du in { $heading } nicht gefragt{ $why ->
        [no] {""}
       *[other] : { $why }
    }.
found-not-asked-there = Das wirst du in { part-ort } { $number } nicht gefragt{ $some ->
        [yes] ; du bist in { part-ort } { $there }
       *[no] {""}
    }.
part-offen = { $where ->
        [0] {""}
       *[other] { part-ort } { $where }:{" "}
    }{ $prompt }
found-open = { part-offen } Wenn du nichts sagst: { $silence }.
found-only-on-conditions = { part-offen } Du hast nur unter Bedingungen geantwortet. Steht von keiner fest, dass sie zutrifft: { $silence }; eine Möglichkeit ohne Bedingung (ELSE ...) würde es regeln.
found-promised = Dafür{ $where ->
        [0] {""}
       *[other] {" "}in { part-ort } { $where }
    } reicht es nicht: { $takers } nimmt es zuerst, und { $line ->
        [0] sonst antwortet nichts von dir
       *[other] Möglichkeit { $alternative } von Befehl { $line } kommt zum Zug
    }.
found-unknown = { $facts } wirst du nicht wissen, wenn das gefragt wird, soweit man sehen kann; deshalb gilt es nicht{ $some ->
        [yes] . Wissen wirst du zum Beispiel: { $known }
       *[no] {""}
    }.
found-unreachable = Das kommt nie an die Reihe: { $place } steht davor und { $same ->
        [yes] will dasselbe
       *[no] antwortet immer
    }.
found-unreachable-together = Das kommt nie an die Reihe: { $conditional ->
        [yes] Wenn die Bedingung zutrifft, { $count ->
            [1] kommt
           *[other] kommen
        }
       *[no] Auf jeden Fall { $count ->
            [1] kommt
           *[other] kommen
        }
    } { $places } zuerst.

tried-calm = In allen { $situations } Lagen, die es geben könnte, haben deine Befehle beantwortet, wovon sie sprechen.
tried-short = In { $short } von { $situations } Lagen { $again ->
        [yes] ließen sich deine
       *[no] ließ sich keiner deiner
    } Befehle { $words }{ $where ->
        [0] {""}
       *[other] {" "}für { part-ort } { $where }
    } { $again ->
        [yes] nicht jedes Mal ausführen, wenn du gefragt warst
       *[no] ausführen
    }. Dann: { $silence }.
tried-silence = es ist, als hättest du nichts gesagt
tried-futile = Befehl { $line }, "{ $words }", wurde in { $situations } Lagen nie ausgeführt; meistens, weil: { $reason }.
part-warum = { $some ->
        [yes] : { $why }
       *[no] {""}
    }
tried-alone = Das kann auch geschehen, wenn die anderen nichts tun{ part-warum }.
tried-example = Zum Beispiel durch { $acts }{ part-warum }.
tried-reason = "{ $words }" ({ $why })
tried-acts = { $acts }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } mehr
    }
tried-act = { $order } von { $seat }
not-known = nicht bekannt
not-so = trifft nicht zu
promised-before = es war schon etwas Früherem versprochen
done-as-often = das ist so oft geschehen, wie es dasteht
