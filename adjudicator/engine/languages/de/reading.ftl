# Was an einer Zeile eines Briefs nicht stimmt. Alles steht hinter einem Doppelpunkt und endet ohne Punkt.
# $place ist, wie die nummerierten Teile einer Phase in den Befehlen heißen: challenge, lap.

part-ort = { $place ->
        [challenge] Kampf
        [lap] Umlauf
        [round] Runde
        [invasion] Invasion
       *[other] { $place }
    }
part-kein-ort = { $place ->
        [round] keine
        [invasion] keine
       *[other] keinen
    } { part-ort }
refused-section = { $phase ->
        [0] unter einer Überschrift, die keine Phase nennt
       *[other] für { $turn ->
            [0] {""}
           *[other] Zug { $turn }{" "}
        }Phase { $phase }
    }
kept-for = { $turn ->
        [0] jeden Zug, Phase { $phase }
       *[other] Zug { $turn } Phase { $phase }
    }
part-nicht-gelesen = nichts darunter wurde als Befehl gelesen
heading-no-phase = diese Überschrift sagt nicht, für welche Phase sie ist; PHASE { $phase }, TURN { $next } PHASE { $phase } oder EVERY TURN sagt es; { part-nicht-gelesen }
heading-no-such-phase = es gibt keine Phase { $phase } (ein Zug hat { $phases }); { part-nicht-gelesen }
heading-over = das ist für { $when }, aber offen ist { $now }{ $next ->
        [0] {""}
       *[other] {" "}(für den nächsten Zug schreib TURN { $next } PHASE { $phase })
    }; { part-nicht-gelesen }
heading-no-number = diese Überschrift nennt { part-kein-ort } mit Nummer; { part-nicht-gelesen }
heading-with-more = was hinter dieser Überschrift steht, ist kein lesbarer Befehl; schreib die Überschrift allein und jeden Befehl in eine Zeile darunter; { part-nicht-gelesen }
heading-elsewhere = eine Überschrift wird mit den Wörtern der Befehle geschrieben, wie { $place } 2; { part-nicht-gelesen }
heading-one-only = eine Überschrift gilt für { $place ->
        [round] eine Runde
       *[other] einen { part-ort }
    }, und diese nennt mehrere; { part-nicht-gelesen }

order-readings = das kann mehr als ein Befehl heißen
order-unknown = so beginnt kein Befehl
order-called = das Wort dafür ist { $word }, zum Beispiel { $example }
order-could-be = das könnte { $words } sein
order-continues-nothing = das setzt einen Befehl fort, aber darüber steht keiner; schreib den ganzen Befehl neu, mit allen Möglichkeiten
order-if-first = hinter dieser Bedingung steht kein Befehl, den ich lesen kann; schreib zuerst den Befehl, dann IF und die Bedingung
order-if-unread = { $what }; schreib zuerst den Befehl, dann IF und die Bedingung
order-changes-nothing = damit wird nichts geändert; schreib den ganzen Befehl neu, dann tritt er an die Stelle des alten
order-yes = ein Ja beantwortet hier nichts; schick die Zeile, die du meinst, so wie sie vorgeschlagen war
order-stands = was gilt, gilt auch ohne das; SHOW ORDERS zeigt es
order-more-unread = von hier an { $number ->
        [one] war eine weitere Möglichkeit
       *[other] waren { $number } weitere Möglichkeiten
    } nicht zu lesen
order-ends-unread = was du vor { $word } geschrieben hast, war nicht zu lesen, und ohne das käme { $word } zu früh; es gilt also nicht, schick es mit dem Rest noch einmal
order-part-unread = das gehört zu einem Befehl, der nicht zu lesen war
order-nowhere = { $unread ->
        [yes] darüber steht eine Überschrift, die nicht zu lesen war
       *[no] { $place ->
            [round] darüber steht eine Runde, die es nicht gibt
           *[other] darüber steht ein { part-ort }, den es nicht gibt
        }
    }
order-of-no-place = { $word } gehört zu { $place ->
        [round] keiner Runde
       *[other] keinem { part-ort }
    }; es wurde ohne IN { $number } gelesen
order-one-place = IN gilt für den ganzen Befehl samt seinen Bedingungen und nennt { $place ->
        [round] eine Runde
       *[other] einen { part-ort }
    }, vor der ersten Möglichkeit
order-of-its-own = { $word } beantwortet eine andere Frage und braucht einen eigenen Befehl
order-one-a-line = bei "{ $words }" scheint ein weiterer Befehl anzufangen; schreib jeden in eine eigene Zeile
order-takes-nothing-back = das nimmt nichts zurück; WITHDRAW tut es, mit der Nummer eines Befehls, wie sie dir bestätigt wurde, etwa WITHDRAW line 3, und WITHDRAW ALL für alles, was gilt
order-absent = das kündigt keine Abwesenheit an; ABSENT mit den Tagen tut es, zum Beispiel { $example }
order-for-players = das geht an niemanden; PRESS TO mit dem Namen eines Spielers tut es, deine Nachricht in den Zeilen darunter, und darunter END PRESS
order-declines = das lehnt nichts ab; wo { $word } freigestellt ist, lehnt { $word } NO es ab
order-standings = das ist kein Befehl; wie das Spiel steht, sagt dein letzter Bericht, und RESEND schickt ihn noch einmal
order-question = das ist kein Befehl; den Spielleiter fragst du mit NOTE to GM: vor der Frage, und HELP mit dem Namen von etwas im Spiel sagt, was es tut
ready-unread = das zählt noch nicht, denn nicht alles in diesem Brief war zu verstehen; schreib READY noch einmal, sobald deine Befehle stimmen
order-repeats-nothing = damit wird nichts wiederholt; schreib den Befehl selbst, mit EVERY TURN davor, wenn er für alle Züge ist
order-partly = { $what }; im Vorschlag fehlt { $words }, das ich nicht lesen konnte
order-leaves-out = { $what }; in der vorgeschlagenen Zeile fehlt { $words }
order-unknowable = das hängt ab von { $facts }, und das wirst du nicht wissen, wenn danach gefragt wird, soweit man sehen kann{ $some ->
        [yes] ; wissen wirst du zum Beispiel: { $known }
       *[no] {""}
    }
order-rest-stands = { $what }; der Rest des Befehls gilt
order-as-a-whole = { $what }; ein Befehl gilt nur als Ganzes, darum gilt von diesem nichts
order-kept-anyway = { $what }; es wird so aufgehoben, wie du es geschrieben hast, und für { $when } neu gelesen
place-nonexistent = { $place ->
        [round] eine Runde
       *[other] einen { part-ort }
    } { $number } gibt es nicht{ $count ->
        [0] {""}
       *[other] ; es gibt { $numbers }
    }

expected-at = ich habe { $wanted } erwartet, nicht "{ $words }"
expected-named = wer „{ $words }“ ist, weiß ich nicht: Nenne den Spieler; erwartet war { $wanted }
expected-after = ich habe hinter "{ $words }" { $wanted } erwartet
expected-only = ich habe { $wanted } erwartet
expected-alternative = ich habe eine andere Möglichkeit von { $words } erwartet
expected-condition = eine Bedingung{ $some ->
        [yes] {" "}wie { $examples }
       *[no] {""}
    }
expected-end = das Ende davon
expected-number = eine Zahl
expected-quotes = Worte in "Anführungszeichen"
expected-like = Ähnliches
# Im Akkusativ. $kind ist die Art der Namen: seat, side, place …
expected-kind = { $kind ->
        [seat] einen Spieler
        [side] eine Seite
        [place] einen Ort
        [piece] eine Kraft oder Karte
        [planet] einen Planeten
        [point] einen Punkt
        [force] eine Streitkraft
        [suit] eine Farbe
        [pick] eine Karte vom Markt
        [card] eine Karte
        [black_card] eine schwarze Karte
        [white_card] eine weiße Karte
        [flare] einen Flare
        [direction] eine Richtung
        [group] eine Gruppe
        [hull] eine Schiffsklasse
        [part] ein Bauteil
        [person] eine Figur
        [system] ein Bauteil
        [weapon] eine Waffe
        [pod] eine Kapsel
        [demanded] eine Forderung
       *[other] { $kind }
    }
expected-kind-none = { $kind } (es gibt nichts davon)
expected-kind-such = { $kind } (etwa { $example })
expected-kind-of = { $kind } ({ $names })
words-unclear = "{ $words }" lässt sich auf mehr als eine Art lesen
words-nothing = "{ $words }" gibt es nicht; es könnte { $meanings } sein
words-several = "{ $words }" könnte { $meanings } sein
name-and-word = "{ $words }" heißt in dieser Partie etwas anderes und wird nicht als Name eines Spielers gelesen; für { $name } schreib { $seat }
name-or-not = "{ $words }" könnte { $name } sein oder ein anderes Wort, gekürzt; für { $name } schreib { $seat }
name-left = { $name } hat die Partie verlassen; schreib { $seat }, wenn du den Platz meinst
name-unsure = mit Namen von Spielern lässt sich das nicht sicher lesen; schreib die Namen ihrer Plätze
no-conditions = hier gibt es nichts, wovon eine Bedingung sprechen könnte
too-long = das ist zu lang; nimm höchstens { $most } Wörter
grammar-count-each = gib jedem Ort seine eigene Zahl: 3 from home 1, 1 from home 2
grammar-count-once = sag nur einmal, wie viele Steine von einem Ort kommen, davor oder dahinter
grammar-compare-once = schreib entweder den Vergleich oder OR MORE, nicht beides
grammar-named = { $kind ->
        [card] eine Karte
        [seat] ein Spieler
       *[other] das
    } lässt sich nur mit IS und IS NOT vergleichen

withdraw-no-line = es gibt keine Zeile { $line } zurückzunehmen; { $lines ->
        [0] von dir stehen keine Befehle
        [1] deine Befehle haben 1 Zeile
       *[other] deine Befehle haben { $lines } Zeilen
    }
withdraw-moved = deine Befehle haben andere Nummern als in der letzten Phase, deshalb ist nichts zurückgenommen; nimm die Nummer aus der Liste oben und schick das noch einmal
withdraw-what = ich habe WITHDRAW ALL erwartet oder die Nummer einer Zeile deiner Befehle, wie sie stehen, etwa WITHDRAW line 3
kept-too-many = das ist mehr, als sich aufheben lässt, nämlich { $most } Befehle; der Rest ist nicht aufgehoben
press-to-whom = eine Nachricht sagt, an wen sie geht: PRESS TO Red, Blue (oder all, oder GM), darunter deine Worte und END PRESS
press-runs-on = hinter { $end } steht nichts mehr in der Zeile, sonst wäre es ein Teil der Nachricht; nichts wurde geschickt
word-needs-more = hinter { $word } fehlt noch etwas
word-alone = { $word } steht allein in seiner Zeile
word-and-phase = { $word } steht allein in seiner Zeile oder mit einer Phase: { $word } turn 2 phase 3
pass-every-turn = PASS gilt für eine Phase: Wer es für jeden Zug sagt, würde nie vermisst

# Warum eine Zeile nicht als Befehl gelesen wurde.
unused-greeting = ein Gruß
unused-closing = ein Schlussgruß
unused-announced = eine Ankündigung von Befehlen
unused-signature = Unterschrift
