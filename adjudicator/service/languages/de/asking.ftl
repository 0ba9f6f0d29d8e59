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
