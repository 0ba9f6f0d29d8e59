# The match as a picture: what is written on it, and what it shows in words.
picture-gone = Vaporized
picture-mark = different from the last report
picture-match = The ring of systems.
picture-system = { $seat }'s system: { $planets }.
picture-footprints = Footprints: { $marks }.
picture-changed = Different from the last report: { $places }.
picture-invasion = Invasion { $number }: { $seat } invades { $place ->
        [no] { $other ->
            [no] somebody
           *[other] { $other }
        }
       *[planet] { $place }
    }{ $ships ->
        [no] {""}
       *[other] {" "}with { $ships }
    }{ $against ->
        [no] {""}
       *[other] , against { $against }
    }.
