# Die Partie als Bild: was darauf geschrieben steht, und was es zeigt, in Worten.
picture-gone = Ausgelöscht
picture-mark = anders als im letzten Bericht
picture-match = Der Ring der Systeme.
picture-system = { $seat }s System: { $planets }.
picture-footprints = Fußabdrücke: { $marks }.
picture-changed = Anders als im letzten Bericht: { $places }.
picture-invasion = Invasion { $number }: { $seat } greift { $place ->
        [no] { $other ->
            [no] jemanden
           *[other] { $other }
        }
       *[planet] { $place }
    } an{ $ships ->
        [no] {""}
       *[other] , mit { $ships }
    }{ $against ->
        [no] {""}
       *[other] {" "}gegen { $against }
    }.
