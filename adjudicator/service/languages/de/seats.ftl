# Beitreten, auf einen Platz warten und einen übernehmen.

heading-joining = Beitreten
heading-joined = Du bist dabei
heading-seat = Dein Platz
heading-not-taken = Dein Platz ist noch nicht besetzt
invited-in = { $language }: Für Briefe in dieser Sprache schreib in deine Antwort auch die Zeile LANGUAGE { $language }.
joined-begun = Die Partie { $game } hat begonnen, und du bist darin { $seat }.
joined-reply = Antworte auf den letzten Bericht; RESEND bringt ihn noch einmal.
joined-over = Die Partie { $game } ist zu Ende; beitreten kann niemand mehr.
seat-declined = Danke für deine Antwort: Der Platz geht an den Nächsten.
welcome = Willkommen: Du bist { $seat }.
welcome-report = Willkommen: Du bist { $seat }. Ein Bericht kommt mit eigener Post; antworte darauf mit deinen Befehlen.
welcome-vacant = Bis die ersten da sind, entscheidet das Los, was { $seat } tun muss.
joined-already = Du warst schon dabei und bist { $seat }; { $told ->
        [yes] sonst wurde nichts
       *[no] nichts wurde
    } geändert.
joined-waits = Du bist dabei und bist { $seat }.
joined-passed-on = Der Spielleiter weiß von deinem Brief.
joins-unread = "{ $words }" wurde nicht gelesen; schreib { $example } in eine eigene Zeile.
joins-absent = "{ $words }" zählt nicht, bevor du spielst: Schick { $example } mit deinen Tagen als Antwort auf einen Bericht.
luck-too-late = Worte für die Würfel zählen nur im Brief, mit dem du beitrittst.
luck-unread = "{ $words }" wurde nicht gelesen: Worte für die Würfel beginnen mit LUCK und zählen nur im Brief, mit dem du beitrittst. Von dir sind keine aufgehoben.
luck-kept = Deine Worte für die Würfel sind aufgehoben: "{ $words }".
welcome-missing = Die Partie beginnt, wenn alle dabei sind; { $missing } von { $seats } { $missing ->
        [1] fehlt
       *[other] fehlen
    } noch.
welcome-begins = Alle sind dabei, und die Partie beginnt: Dein erster Bericht ist unterwegs.
hesitated = Danke für deine Antwort. JOIN steht darin nicht in einer eigenen Zeile; dein Platz ist also für dich frei gehalten, aber noch nicht besetzt.
hesitated-how = Um ihn zu nehmen, schreib JOIN in eine eigene Zeile; willst du nicht mitspielen, antworte NEIN: Dann bekommt jemand anders den Platz und du keine Briefe mehr. Der Spielleiter weiß von deinem Brief.
uninvited =
    Danke für deinen Brief. Die Plätze von "{ $game }" sind für die Eingeladenen, und deine Adresse ist nicht dabei. Bist du unter einer anderen Adresse eingeladen, schreib von dort.

    Der Spielleiter weiß, dass du gern mitspielen würdest.
no-elsewhere = Danke für deinen Brief. Die Einladung ging an eine andere Adresse; aus deinem Nein wurde also nichts, denn jeder könnte es geschrieben haben. Bitte schreib es von der Adresse, an die die Einladung ging.
seat-not-had = { $seats } ist nicht zu haben: Dort ist schon jemand beigetreten, oder die Partie hat keinen solchen Platz.
seat-unknown = "{ $words }" ist hier nichts, was zu haben ist; daraus wurde also nichts. Die Plätze sind { $seats }.
wishes-kept = Deine Wünsche sind aufgehoben, das Beste zuerst: { $wishes }. Die Würfel ziehen, wessen Wünsche zuerst kommen, und jeder bekommt den ersten eigenen, der noch frei ist. Bis die Partie beginnt, kannst du neu wünschen: JOIN as ...
wishes-not-here = { $wishes } lässt sich in dieser Partie nicht wünschen.
wishes-to-master = Dein Wunsch nach { $wishes } ist beim Spielleiter. Was jeder bekommt, ziehen die Würfel der Partie, so dass niemand es wählen kann.

standby = Du stehst auf der Liste von { $game }, an Stelle { $place }. Wird ein Platz frei, wird er denen auf der Liste der Reihe nach angeboten; du hast dann { $hours } Stunden für die Antwort. Um von der Liste zu kommen, schreib: STANDBY { $game } OFF
standby-unread = Was an { $address } geht, liest niemand; dorthin kann ich keinen Platz anbieten, und nichts wurde geändert. Schreib von einer Adresse, unter der du Briefe liest.
standby-already = Du stehst schon auf der Liste von { $game }; nichts wurde geändert.
standby-here = Du hast einen Platz in { $game }. Um auf einen in einer anderen Partie zu warten, schreib einen neuen Brief, in dem nur STANDBY und ihr Name steht.
standby-off = Du wartest nicht mehr auf einen Platz in { $game }.
standby-over = { $game } ist zu Ende; da gibt es nichts mehr zu warten.
heading-lapsed = Das Angebot ist verfallen
offer-lapsed = Du hast nicht rechtzeitig geantwortet; { $seat } wird dem Nächsten angeboten.
thanks-interest = Danke für dein Interesse.
thanks-playing = Danke fürs Mitspielen; deine Briefe für { $seat } zählen nicht mehr.
seat-given = { $seat } in { $game } hat jetzt jemand anders.
heading-resigned = { $player } hat { $seat } verlassen
player-resigned = { $player } spielt { $seat } nicht mehr. Jemand anders kann übernehmen, was { $seat } hat.
plays-now = { $player } <{ $address }> spielt von jetzt an { $seat }.
plays-now-hidden = { $player } spielt ab jetzt { $seat }.
heading-plays = { $player } spielt { $seat }

address-none = ADDRESS: "{ $words }" ist keine Adresse; nichts wurde geändert. Schreib eine: ADDRESS ann@example.org
address-counts = Briefe von { $address } zählen schon.
address-first = Briefe für { $seat } in { $game } gehen an { $address } und zählen von dort.
address-further = Sie zählen auch von { $addresses }.
address-waiting = Noch von beiden Seiten zu bestätigen: { $addresses }.
address-not-theirs = ADDRESS: { $address } ist keine Adresse von { $seat }; nichts wurde geändert.
address-move-first = ADDRESS: Briefe für { $seat } gehen an { $address }. Leg erst eine andere fest: ADDRESS another@example.org
address-removed = Briefe von { $address } zählen nicht mehr für { $seat } in { $game }.
address-there = Briefe für { $seat } gehen schon an { $address }.
address-moved = Briefe für { $seat } gehen von jetzt an an { $address }. Sie zählen auch noch von { $old }.
address-unusable = ADDRESS: An { $address } lässt sich nichts schicken; nichts wurde geändert.
address-taken = ADDRESS: { $address } kann keine Adresse von { $seat } sein; nichts wurde geändert.
address-unread = ADDRESS: Was an { $address } geht, liest niemand; nichts wurde geändert. Schreib eine, unter der du Briefe liest.
address-twice = ADDRESS: { $address } steht zweimal in deinem Brief; das erste Mal zählt.
address-too-many = ADDRESS: Du hast so viele gewollt, dass ich heute nach keiner mehr frage; nichts wurde geändert.
address-to-confirm = Damit feststeht, dass { $address } deine ist, antworte auf die beiden Briefe an { $old } und an { $address }.
address-denied = { $address } ist keine Adresse von { $seat }: { $owner ->
        [yes] Du hast auf meine Frage nein gesagt.
       *[no] Wer dort Briefe liest, hat auf meine Frage nein gesagt.
    } Nichts wurde geändert.
address-half = Danke. { $address } ist noch keine Adresse von { $seat }: Der Brief an { $other } wartet auf seine Antwort.
address-added = Briefe von { $address } zählen von jetzt an für { $seat } in { $game }. Unsere gehen an { $first }.
address-first-now = Briefe für { $seat } in { $game } gehen von jetzt an an { $address }, nicht mehr an { $old }. { $counts ->
        [yes] Briefe von der alten Adresse zählen noch.
       *[no] Die alte Adresse zählt nicht mehr.
    }
address-unknown-to-you = Weißt du davon nichts, schreib sofort dem Spielleiter: { $master }
address-of-other = { $player }, der { $seat } spielt, ist von jetzt an unter { $address } zu erreichen.
heading-address-of = Eine neue Adresse von { $player }
heading-address = Deine Adresse
subject-address = [{ $game }] Ist { $address } eine Adresse von { $seat }?
subject-addresses = [{ $game }] Adressen von { $seat }
subject-held = [{ $game }] Ist dieser Brief für { $seat } von dir? RELEASE { $word }

# STATEMENT: Schlussworte der Spieler.
statement-kept = { $over ->
        [yes] Dein Schlusswort steht auf den Seiten der Partie, sobald sie neu gemacht werden, falls sie welche hat. STATEMENT none nimmt es zurück.
       *[no] Dein Schlusswort liegt bereit. Vor dem Ende der Partie sieht es niemand, danach jeder. Ein neues STATEMENT tritt an seine Stelle, und STATEMENT none nimmt es zurück.
    }
statement-gone = Dein Schlusswort ist zurückgenommen.
statement-too-long = dein Schlusswort hat { $characters } Zeichen, und { $most } sind das Höchste; nichts wurde aufgehoben
heading-statements = Schlussworte

# Wer für einen Spieler einspringt.
proxy-asked = { $player } bittet dich, für den Platz { $seat } zu befehlen{ $dated ->
        [yes] , längstens bis zum { $last }
       *[no] {""}
    }. Unten steht, was { $seat } weiß; behalte es für dich.
proxy-how = Antworte auf diesen Brief oder auf den nächsten Bericht, den du für { $seat } bekommst: Dann zählen deine Befehle für { $seat }, und du bekommst die Antwort. Dein eigener Platz bleibt davon unberührt. Wenn du nicht willst, antworte mit PROXY OFF.
proxy-now = { $seat } ({ $player }) kann für dich befehlen{ $dated ->
        [yes] {" "}bis zum { $last }, diesen Tag eingeschlossen
       *[no] {""}
    }, und hat bekommen, was du weißt. Du kannst auch selbst befehlen; was später kommt, zählt. PROXY OFF beendet es.
proxy-none = Niemand befiehlt für deinen Platz.
proxy-over = Für { $seat } ({ $player }) befiehlt nur noch der eigene Spieler.
proxy-over-now = Für { $seat } befiehlt nur noch der eigene Spieler.
heading-proxy-over = { $seat } befiehlt wieder selbst
proxy-nobody = niemand dieses Namens kann für dich befehlen ({ $words }); es gibt { $names }, etwa PROXY { $names } until 12 May
proxy-yourself = das ist dein eigener Platz; nenne einen anderen Spieler, oder schreib PROXY OFF
proxy-wrong = { $why }; niemand befiehlt für dich. Schreib PROXY Red until 12 May
proxy-not-theirs = { $word } ist allein Sache des Spielers von { $seat }; du befiehlst nur für ihn. Es ist nichts geschehen
proxy-wrote = { $seat } ({ $player }) hat für deinen Platz geschrieben, und das ist die Antwort darauf:
house-plays-for = Ein Programm des Hauses spielt { $seat }{ $one ->
        [yes] {" "}am { $first }
       *[no] {" "}vom { $first } bis zum { $last }
    }, weil der Spieler fort ist. Es weiß nur, was { $seat } weiß.
house-until-you-write = Es endet früher, wenn du selbst Befehle schickst, oder ABSENT none. Keine Frist wird dafür verschoben.
house-takes-over = { $missed ->
        [1] { $seat } hat eine Phase versäumt.
       *[other] { $seat } hat { $missed } Phasen hintereinander versäumt.
    } Ein Programm des Hauses, das nur weiß, was { $seat } weiß, spielt den Platz, bis sein Spieler wieder schreibt.
heading-house-plays = das Haus spielt { $seat }
house-left = Der Spieler von { $seat } ist zurück; kein Programm des Hauses spielt den Platz mehr.
heading-house-left = { $seat } ist zurück
house-you-are-back = Du bist zurück: Kein Programm des Hauses spielt mehr deinen Platz, und was es für diese Phase geschrieben hat, zählt nicht.
