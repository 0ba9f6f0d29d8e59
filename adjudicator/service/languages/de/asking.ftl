# Antworten auf die Dienstwörter, die englisch bleiben: STATUS, FORM, HISTORY, LANGUAGE und so weiter.

heading-letter = Dein Brief
heading-asked = Worum du gebeten hast
misread = Zeile { $line }, "{ $words }": { $sentence }.
form-here = Hier ist dein Formular mit dem, was steht.
format-unknown = FORMAT: { $words } kenne ich nicht; nichts wurde geändert.{ $guess ->
        [yes] {" "}Meinst du FORMAT { $meant }?
       *[no] {""}
    } Es gibt: { $there }.
format-now = Deine Briefe sind von jetzt an { $body ->
        [text] reiner Text
        [html] nur die Seite
       *[both] reiner Text und eine Seite für Programme, die sie zeigen
    }{ $json ->
        [yes] ; dasselbe hängt als JSON für Programme an
       *[no] {""}
    }.
history-of = Was mit { $seat } war
history-none = Noch war nichts.
history-no-phase = { $heading } gab es in { $game } nicht.
part-briefe = { $letters ->
        [0] keine Befehle von dir
        [1] 1 Brief von dir mit Befehlen
       *[other] { $letters } Briefe von dir mit Befehlen
    }
history-phase = { $heading }: { $open ->
        [yes] offen; { part-briefe }.
       *[no] { part-briefe }. REPORT { $phase } sagt, was daraus wurde, HISTORY { $phase }, was du befohlen hattest.
    }
picture-comes = Was { $heading } gebracht hat, kommt als ein Bild, in einem eigenen Brief.
picture-not-yet = Es gibt { $heading ->
        [none] noch kein Bild
       *[other] kein Bild von { $heading }
    }: Es zeigt, was eine Phase gebracht hat, und ist da, sobald sie vorbei ist.
picture-heading = { $heading } in einem Bild
picture-here = Das Bild liegt diesem Brief als Datei bei. Es zeigt, was alle wissen, also darfst du es jedem zeigen.
only-in-a-phase = Nur solange eine Phase für deinen Platz offen ist, also jetzt nicht: { $words }.
picture-standings = Der Stand
history-no-orders = Es standen keine Befehle.
history-letter = Ein Brief mit Befehlen kam am { $when }.
history-ordered = Die Befehle von { $seat } in { $heading }
heading-had-ordered = Frühere Befehle von { $seat } für { $heading }
nothing = Nichts.
joined-before = { $word }: Die Partie hat begonnen, und du bist darin { $seat }; nichts wurde geändert.
language-name = { $code ->
        [cs] Tschechisch
        [da] Dänisch
        [de] Deutsch
        [el] Griechisch
        [en] Englisch
        [es] Spanisch
        [fi] Finnisch
        [fr] Französisch
        [hu] Ungarisch
        [it] Italienisch
        [ja] Japanisch
        [ko] Koreanisch
        [nb] Norwegisch
        [nl] Niederländisch
        [pl] Polnisch
        [pt] Portugiesisch
        [ru] Russisch
        [sv] Schwedisch
        [tr] Türkisch
        [uk] Ukrainisch
        [zh] Chinesisch
       *[other] { $english }
    }
language-unknown = LANGUAGE: Eine Sprache "{ $words }" kenne ich nicht; nichts wurde geändert. { $guess ->
        [yes] Meinst du LANGUAGE { $meant }?
       *[no] Schreib ihren englischen Namen, etwa LANGUAGE German.
    }
language-now = Deine Briefe sind von jetzt an auf { $language }.
language-later = Briefe gibt es bisher auf { $languages }. Dein Wunsch nach { $language } ist vorgemerkt, falls es mehr gibt.
note-sent = Deine Notiz ist beim Spielleiter.
asked-too-much = Um { $most } Dinge kann ein Brief bitten; Zeile { $line } ("{ $words }") und was darunter noch um etwas bittet, blieb ohne Antwort. Bitte um das Übrige in einem weiteren Brief.
report-again = Der Bericht kommt noch einmal. Text, Seite und Anhänge sind Byte für Byte wie beim ersten Mal; neu sind nur Datum und Nummer des Briefs.
report-never-sent = Diesen Bericht hast du nie bekommen: Damals hatte jemand anders den Platz, oder die Phase wurde noch einmal gespielt. Er ist aus dem gemacht, was dem Platz gesagt wurde.
report-none = Es gibt keinen Bericht { $heading ->
        [none] dieser Partie
       *[other] über { $heading }
    } für { $seat }.
resign-told = Der Spielleiter weiß, dass du aufhören willst; bis er etwas tut, spielst du mit.
resign-how = Um sofort aufzuhören, schreib: RESIGN NOW
resigned = Du hast { $game } verlassen: { $seat } gehört dir nicht mehr, und deine Briefe dafür zählen nicht.
resigned-thanks = Danke fürs Mitspielen. War das ein Versehen, schreib dem Spielleiter.
status-game = { $game } { $status ->
        [forming] hat noch nicht begonnen
        [running] läuft
        [paused] ruht
        [finished] ist zu Ende
       *[other] ist { $status }
    }.
status = Du bist { $seat } in { $game }. { $heading } ist offen. { $orders ->
        [came] Dafür sind Befehle von dir da.
        [tried] Du hast dafür geschrieben, aber noch wurde kein Befehl von dir verstanden.
        [open] Dafür ist noch kein Brief mit Befehlen von dir da.
       *[none] Dafür schuldest du keine Befehle.
    }{ $ready ->
        [yes] {" "}Du bist READY.
       *[no] {""}
    }{ $paused ->
        [yes] {" "}Die Partie ruht.
       *[no] {""}
    }
heading-who = Wer spielt
who-plays = { $seat }: { $player }{ $left ->
        [yes] {" "}(ist gegangen)
       *[no] {""}
    }
zone-game = Die Zeiten in deinen Briefen sind von jetzt an die der Partie ({ $zone }).
zone-own = Die Zeiten in deinen Briefen gehen von jetzt an auch nach der Uhr von { $zone }.
zone-several = Davon gibt es mehr als eine; schreib { $zones }.
zone-meant = Meinst du { $zones }?
zone-example = Schreib zum Beispiel ZONE Europe/Berlin.
zone-unknown = ZONE: Eine Zone "{ $words }" kenne ich nicht; nichts wurde geändert. { $guess }

# WHY: was aus den Befehlen eines Spielers wurde, und warum. $place ist "challenge", "lap" oder "round".
heading-why = { $heading }: was aus den Befehlen von { $seat } wurde, und warum
heading-why-open = { $heading }, die offene Phase
part-befehl = Befehl { $order }{ $alternative ->
        [0] {""}
        [1] {""}
       *[other] , Möglichkeit { $alternative }
    }
part-dort = { $where ->
        [0] {""}
       *[other] { " " }in { $place ->
            [challenge] Kampf
            [lap] Umlauf
            [round] Runde
            [invasion] Invasion
           *[other] { $place }
        } { $where }
    }
why-done = { part-befehl }{ part-dort }, { $words }: ausgeführt{ $stopped ->
        [yes] , aber ohne Wirkung: { $by }
       *[no] {""}
    }.
why-failed = { part-befehl }{ part-dort }, { $words }: nicht ausgeführt. Der Grund: { $why }{ $some ->
        [yes] {" "}({ $facts })
       *[no] {""}
    }.
why-not-reached = Befehl { $order }{ $first ->
        [yes] {""}
       *[no] , { $count ->
            [1] Möglichkeit { $numbers }
           *[other] Möglichkeiten { $numbers }
        }
    }{ part-dort }{ $first ->
        [yes] , { $words }
       *[no] {""}
    }: nicht gebraucht, denn etwas davor wurde ausgeführt.
why-instead = Nichts davon ging{ part-dort }{ $how ->
        [random] , also entschied das Los: { $answer }
        [overruled] , denn jemand hat für dich entschieden: { $answer }
        [nothing] , und es blieb auch nichts anderes
       *[default] , und mehr wurde nicht von dir verlangt: { $answer }
    }.
why-never-asked = Befehl { $order }, { $words }: nicht ausgeführt, denn die Frage, auf die er antwortet, kam nicht{ $some ->
        [yes] {" "}({ $asked })
       *[no] {""}
    }.
why-fact = { $fact }: { $kind ->
        [yes] ja
        [no] nein
        [unknown] das konntest du nicht wissen
       *[value] { $value }
    }
why-not-obeyed = jemand hat für dich entschieden
why-no-use = es kam nicht dazu; es musste zu dem passen, was andere befohlen haben
why-changed = Das Programm ist seitdem ein anderes und kann nicht mehr sagen, warum. HISTORY und REPORT zeigen weiter, was war.
why-silent = Von dir kam dafür kein Brief mit Befehlen.
why-no-orders = Du hattest dafür nichts befohlen.
why-stopped-anyway = Ohne Befehl von dir: { $by }.
why-none-of-that = Davon gibt es nichts zu sagen: Kein Befehl von dir hat diese Nummer, oder keiner betraf es.
why-more = Es gibt noch { $number } Sätze mehr: WHY 3 erklärt nur deinen Befehl 3, WHY challenge 2 nur einen Kampf.
why-noticed = Befehl { $order }{ $alternative ->
        [0] {""}
       *[other] , Möglichkeit { $alternative }
    }: { $sentence }
why-open = { $orders ->
        [yes] Was aus deinen Befehlen wird, entscheidet sich mit denen aller zum Ende der Phase. { $some ->
            [yes] So viel lässt sich jetzt sagen:
           *[no] Soweit du es wissen kannst, steht ihnen nichts im Weg.
        }
       *[no] Noch stehen keine Befehle von dir.
    }
why-nothing-over = Noch ist keine Phase vorbei, also ist noch nichts entschieden.
why-ask-master = Das kann das Programm zu deinen Befehlen sagen. Den Spielleiter fragst du mit NOTE to GM: und deiner Frage.
