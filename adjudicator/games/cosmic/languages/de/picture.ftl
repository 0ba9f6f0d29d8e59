# Die Galaxis als Bild: was darauf geschrieben steht, und was es zeigt, in Worten.
picture-gone = Weg
picture-captive = Gefangen
picture-mark = anders als im letzten Bericht
picture-galaxy = Die Galaxis.
picture-system = { $seat }s System: { $planets }.
picture-changed = Anders als im letzten Bericht: { $places }.
picture-aim = { $seat } muss { $whom } angreifen
picture-fight = Kampf { $number }: { $seat } greift { $planet } an{ $tokens ->
        [no] {""}
       *[other] , mit { $tokens }
    }{ $against ->
        [no] {""}
       *[other] {" "}gegen { $against }
    }.
