# Was Spielern von dem gesagt wird, was der Spielleiter tut.

more-time = Der Spielleiter hat euch für { $heading } mehr Zeit gegeben.
heading-more-time = { $heading }: mehr Zeit
phase-lasts = Eine Phase dauert { $hours } Stunden.
timetable-new = Der Spielleiter hat einen anderen Zeitplan festgelegt.
timetable-moves = Die offene Phase endet danach später.
timetable-keeps = Die offene Phase endet, wie es gesagt war.
heading-timetable = Ein anderer Zeitplan
heading-called-off = Die Partie findet nicht statt
game-called-off = Der Spielleiter hat { $game } abgesagt, bevor die Partie begonnen hat. Du musst nichts tun; beitreten kannst du nicht mehr.
heading-note = Eine Mitteilung des Spielleiters
heading-ruling = { $heading }: eine Entscheidung über { $seat }
heading-correction = Eine Korrektur
corrected-known = Du weißt jetzt vielleicht mehr, als du solltest: Was dir gesagt worden war, gilt nicht mehr, aber vergessen kann es niemand. Den anderen geht es ebenso.
corrected-more = Was unten steht, gilt jetzt; sonst ist von dem, was dir zuletzt gesagt wurde, nichts anders.
corrected-nothing = Von dem, was dir gesagt wurde, hat sich nichts geändert.
corrected-answer = { $asked ->
        [yes] Deine Briefe zu früheren Formularen zählen nicht mehr: Antworte auf diesen. Was steht, steht unten im Formular.
       *[no] Du wirst jetzt nichts gefragt und musst nicht antworten; die Berichte bekommst du weiter.
    }
corrected-again = Der Spielleiter hat { $heading } korrigiert, und alles danach wurde neu ausgewertet.
corrected-orders = Als deine Befehle für { $heading } gilt jetzt, statt dessen, was du geschickt hattest: { $some ->
        [yes] { $orders }
       *[no] nichts
    }
note-to-you = Nur für dich:
taken-back = Der Spielleiter hat { $heading } und alles danach zurückgenommen; die Phase ist wieder offen.
brought-back-no-more = Der Spielleiter hat zurückgenommen, dass er etwas zurückgeholt hatte: { $heading } und alles danach ist wieder so, wie es davor war.
brought-back = Der Spielleiter hat zurückgeholt, was er beiseitegelegt hatte: { $heading } und alles danach.
heading-different = Was in { $heading } anders ist
heading-different-of = { $of } (anders in { $heading })
no-longer-so = Gilt nicht mehr: { $said }
instead = Stattdessen: { $said }
so-again = Wieder so, wie es dir gesagt worden war: { $said }
not-told-before = Das war dir noch nicht gesagt worden: { $said }
ruling-void = Eine Entscheidung über dich in { $heading } lässt sich nicht mehr ausführen: { $why }.
orders-void = Von deinen Befehlen für { $heading } ist das nicht mehr zu lesen: { $problem }
held-denied = Du sagst, dass der Brief von { $sender } nicht von dir ist; er zählt also nicht für { $seat }.
held-dropped = Der Brief von { $sender }, der für { $seat } zurückgehalten war, zählt nicht; der Spielleiter hat ihn beiseitegelegt. RELEASE ändert daran nichts. War er von dir, schick deine Befehle noch einmal.
heading-was-held = Ein zurückgehaltener Brief
paper-entered = Der Spielleiter hat diese Befehle für dich eingetragen.
only-by-mail = { $word } geht nur in Briefen per Mail; nichts wurde getan.
seat-taken = Der Spielleiter hat dir { $seat } genommen; deine Briefe dafür zählen nicht mehr.
address-by-master = Der Spielleiter lässt Briefe für { $seat } von jetzt an an { $address } gehen, nicht mehr an { $old }.
address-resend = RESEND, als Antwort auf diesen Brief, bringt deinen letzten Bericht.
address-if-wrong = Ist das falsch, schreib sofort dem Spielleiter: { $master }
heading-files = Die Akten wurden zurückgeholt
files-put-back = Die Akten aller Partien wurden aus einer Sicherung vom { $when } zurückgeholt. { $fetched ->
        [yes] Was du seither geschickt hast, wird im Postfach gesucht.
       *[no] Was du seither geschickt hast, ist nicht dabei: Schick es noch einmal.
    } Hast du seither einen Bericht bekommen, heb ihn auf: Der Spielleiter wird sagen, was gilt.
