# Die Uhr: Tage, Abwesenheit, und was das Ende einer Phase noch ändern kann. $heading ist eine Phase: „Zug 3 Phase 1“.
# $seat kann Red heißen oder Martians: Kein Verb richtet sich danach.

day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
away = Vom { $first } bis zum { $last } ist mit { $seat } nicht zu rechnen.
away-until = mit { $seat } ist bis zum { $last } nicht zu rechnen

absent-not-here = ABSENT: In dieser Partie wird nichts verschoben; schreib stattdessen eine NOTE to GM.
absent-none = Du hattest von heute an nichts angekündigt. { $left }
absent-back = Du bist wieder da. { $left } Eine verschobene Frist bleibt, wie sie ist.
absent-wrong = ABSENT: { $why }; nichts wurde geändert.
absent-too-long = ABSENT: Das sind { $days } Tage mehr; nichts wurde geändert. { $left }
absent-now = Du bist { $one ->
        [yes] am { $first }
       *[no] vom { $first } bis zum { $last }
    } fort. { $left }
absent-left = Du hast noch { $days } von { $of } Tagen.
absent-no-days = { $words } nennt keine Tage; schreib { $example }
absent-over = der { $day } ist vorbei
absent-far = bis zum { $day } ist es mehr als ein Jahr
absent-no-day = es gibt keinen { $day }. { $month }.
absent-later = Eine Frist an so einem Tag wird verschoben, bis niemand fort ist, um höchstens { $most } Tage.
absent-moved = Mit { $seat } ist eine Weile nicht zu rechnen, und { $heading } endet später.
heading-deadline-moved = { $heading }: Die Frist ist verschoben
deadline-moves = Die Frist für { $heading } verschiebt sich auf { $when }.

phase-held = Der Spielleiter hält diese Phase an: Sie endet, wenn er es sagt, und bis dahin zählen Befehle.
phase-paused = Die Partie ruht, und die Uhr steht still{ $until ->
        [open] {""}
       *[other] , höchstens bis { $until }
    }.{ $past ->
        [yes] {" "}Läuft die Frist währenddessen ab, endet die Phase nicht, und du bekommst eine neue.
       *[no] {""}
    }
phase-put-off = Die Frist wäre { $before } gewesen, aber { $why }; verschoben wird um höchstens { $most } Tage.
phase-ready = Alle, die Befehle schulden, sind READY; schreibt einer von ihnen WAIT, endet die Phase nicht früher.
phase-may-move = Jeder Spieler darf sie um höchstens { $hours } Stunden verschieben: MORE TIME.
phase-may-end-early = Die Phase endet früher, sobald alle, die Befehle schulden, READY geschrieben haben.
phase-waits = Fehlen dann noch Befehle, wartet die Phase auf sie bis { $latest }.
deadline-passed = Die Frist ist vorbei. Die Phase wartet bis { $latest } auf deine Befehle, und nicht länger.
pace = Eine Phase der Partie dauert { $days ->
        [0] { $hours } { $hours ->
            [1] Stunde
           *[other] Stunden
        }
        [1] einen Tag
        [7] eine Woche
       *[other] { $days } Tage
    }; in jeder Phase wird ein Brief von dir gebraucht.
timetable = Wann Befehle da sein müssen, nach der Uhr von { $zone }: { $rule }{ $holidays ->
        [yes] ; nicht an Feiertagen{ $of ->
            [none] {""}
           *[other] {" "}({ $of })
        }
       *[no] {""}
    }.

heading-held = { $heading } ist angehalten
held = Die Phase endet nicht mit ihrer Frist.
ready = Du bist READY. WAIT nimmt das zurück, und jeder Brief, der deine Befehle ändert, auch.
ready-still = Du bist weiterhin READY, mit dem, was vorher stand; WAIT nimmt das zurück.
ready-not-owed = Du schuldest in dieser Phase keine Befehle; sie wartet nicht darauf, dass du READY bist.
ready-no-more = Du bist nicht mehr READY; schreib noch einmal READY, wenn du es bist.
ready-without-orders = READY zählt, sobald Befehle von dir stehen; willst du nichts, schreib PASS.
ready-count = { $ready } von { $owing }, die Befehle schulden, sind READY.
ready-names = READY: { $some ->
        [yes] { $names }
       *[no] noch niemand
    }.
ready-not-here = { $word }: Eine Phase dieser Partie endet mit ihrer Frist, wer auch immer fertig ist; nichts wurde geändert.
wait-not-ready = WAIT: Du hast nicht READY geschrieben, die Phase endet also ohnehin nicht früher.
heading-ends-early = { $heading } endet früher
ends-early = Alle, die Befehle schulden, sind READY; { $heading } endet bald.
ends-early-stop = Willst du das nicht, schreib vorher WAIT oder ändere deine Befehle.
heading-not-early = { $heading } endet nicht früher
not-early = Nicht mehr alle, die Befehle schulden, sind READY; { $heading } endet mit ihrer Frist.
heading-paused = Die Partie ruht
paused = Die Uhr steht still. Befehle werden aufgehoben wie immer.
heading-goes-on = Die Partie geht weiter
goes-on = Die Uhr läuft wieder.

# MORE TIME: ein Spieler verschiebt die Frist für alle.
extension-not-here = in dieser Partie können Spieler keine Fristen verschieben; schreib stattdessen eine NOTE to GM
extension-how-much = »{ $words }« ist keine Zeitspanne; schreib MORE TIME 24 hours oder MORE TIME 2 days
extension-too-long = eine Frist kann um höchstens { $most } Stunden verschoben werden
extension-once = du hast diese Frist schon verschoben, und mehr als einmal je Phase geht nicht
extension-none-left = du hast Fristen { $of ->
        [1] einmal
       *[other] { $of }-mal
    } verschoben, öfter erlaubt diese Partie es nicht
extension-too-late = diese Phase endet gleich oder wartet auf den Spielleiter, darum bleibt ihre Frist
extension-given = { $seat } hat allen für { $heading } { $hours ->
        [1] eine Stunde
       *[other] { $hours } Stunden
    } mehr Zeit gegeben.
extension-left = Das kannst du in dieser Partie { $left ->
        [0] nicht mehr tun
        [1] noch einmal tun
       *[other] noch { $left }-mal tun
    }.
