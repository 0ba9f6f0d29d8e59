# Warum nicht geht, was befohlen wurde. Es steht hinter einem Doppelpunkt oder in Klammern, ohne Punkt am Ende.

why-not-declined = das lässt sich nicht ablehnen; ohne andere Antwort entscheidet das Los
why-lap-over = dein Umlauf { $lap } dieser Runde ist vorbei
why-not-held = du hast { $card } nicht{ $twice ->
        [yes] {" "}zweimal
       *[no] {""}
    }
why-only-one = du hast nur eine davon
why-retired = du bist aus dieser Runde ausgestiegen
why-stargate-taken = die Überlegenheit der Stargates haben in dieser Runde die { $seat } genommen
why-tied-others = es spielt nur weiter, wer gleichauf ist, und du bist nicht dabei
why-tied-place = es spielt nur weiter, wer gleichauf ist, und Stationen werden nicht gesetzt
why-tied-take = es spielt nur weiter, wer gleichauf ist, und Karten werden nicht genommen
why-tied-switch = es spielt nur weiter, wer gleichauf ist, und Planeten werden nicht getauscht
why-points-closed = Stationen können jetzt nur auf { $points }
why-no-free-point = keiner dieser Punkte ist für eine Station frei
why-only-after = nur zwei Planeten nach { $round } lassen sich tauschen
why-only-from-to = nur zwei der Planeten { $first } bis { $last } lassen sich tauschen
why-not-in = die { $seat } spielen nicht weiter
why-not-next-round = dieser Spieler ist in der nächsten Runde nicht dabei
why-no-ability = die Karte deiner Fraktion lässt sich in dieser Runde nicht spielen
why-no-ability-now = die Karte deiner Fraktion lässt sich jetzt nicht spielen
why-not-with-ability = mit der Karte deiner Fraktion geht das jetzt nicht
why-other-ability = { $ability } ist nicht die Fähigkeit der { $seat }
why-one-suit = deine schwarzen Karten müssen in einer Runde von einer Farbe sein, und du hast { $suit } gespielt
why-follow-suit = du musst der Farbe { $suit } folgen
why-not-in-market = so eine Karte liegt dann nicht auf dem Markt
why-no-turn = das ist kein Zug
why-no-station = das setzt keine Station
why-takes-nothing = das nimmt keine Karte
why-gives-nothing = das gibt keine Karten
why-switches-nothing = das tauscht nichts
why-names-nobody = das nennt niemanden
