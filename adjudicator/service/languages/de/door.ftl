# An der Tür: was Fremde erfahren, und wie sie zu einer Partie kommen.

door-thanks = Danke für deinen Brief. Ich führe das Postfach von Spielen, die mit Briefen gespielt werden, und die Adresse, von der er kam, kenne ich nicht: { $address }. Nichts in deinem Brief zählt als Befehl.
door-played = Das kann man hier spielen:
door-title = { $name }: { $title }, für { $fewest } bis { $most } Leute
door-how = Du kannst mir schreiben, jedes in einer eigenen Zeile:
door-word-games = GAMES: was man hier spielen kann
door-word-rules = RULES { $title }: die Regeln eines Spiels in Kürze
door-word-help = HELP: dieser Brief
door-player = Wenn du in einer der Partien hier mitspielst, schreib noch einmal von der Adresse, mit der du beigetreten bist, oder antworte auf den neuesten Bericht, den du bekommen hast, ohne die Adresse der Antwort zu ändern.
door-players = { $title } ist für { $fewest } bis { $most } Leute. In Kürze:
door-no-title = Zu { $word } gehört der Name eines Spiels: { $word } { $title }. Es gibt { $titles }.
door-no-start = Eine Partie kann man hier nicht mit einem Brief beginnen; das macht die Spielleitung: { $master }
door-in = { $language }: Für Antworten in dieser Sprache schreib auch die Zeile LANGUAGE { $language } in deinen Brief.

# Partien, denen jeder beitreten kann.
door-word-open = OPEN: die Partien, denen du beitreten kannst
door-word-join = JOIN { $game }: ein Platz in der Partie { $game }
door-word-play = PLAY { $title }: eine neue Partie, der andere beitreten können
door-open = Offen für alle, die mit einem Brief beitreten:
door-open-none = Im Augenblick ist keine Partie offen.
door-open-game = { $game }: { $title }; { $free } von { $seats } Plätzen sind frei. { $starts }{ $word ->
        [yes] {" "}Du brauchst das Wort aus der Einladung.
       *[no] {""}
    }
door-no-game = Eine offene Partie dieses Namens gibt es nicht. Schreib OPEN, um zu sehen, welche es gibt.
open-full = Sie beginnt, sobald alle Plätze besetzt sind.
open-by = Sie beginnt, sobald alle Plätze besetzt sind, spätestens am { $when } mit denen, die dabei sind.
open-on = Sie beginnt am { $when } mit denen, die dabei sind.
open-missing = { $missing } von { $seats } Plätzen sind noch frei. Wenn du doch nicht mitspielen möchtest, schreib vor dem Beginn RESIGN in eine eigene Zeile.
open-left = Du hast { $game } vor dem Beginn verlassen, und dein Platz ist für jemand anderen frei.
open-too-few = { $game } findet nicht statt: Der Tag ist da, und es sind zu wenige. Du musst nichts tun.
subject-join = [{ $game }] Spielst du { $title }? Antworte mit JOIN
join-asked = Jemand, vielleicht du, hat mich um einen Platz in "{ $game }" gebeten, einer Partie { $title } mit Briefen, und diese Adresse genannt, { $address }. Um einen Platz zu bekommen, antworte auf diesen Brief mit dem Wort JOIN in einer eigenen Zeile. Vorher wird kein Platz freigehalten: Wer zuerst antwortet, hat ihn. Wenn du es nicht warst, tu nichts, dann geschieht auch nichts.
join-how = JOIN steht in einer eigenen Zeile. Du kannst hinzufügen, jedes in einer eigenen Zeile:
join-luck = LUCK sieben grüne Äpfel: Worte von dir, die Teil der Würfel werden
join-name = NAME und ein Name deiner Wahl, unter dem die anderen dich kennen
join-language = LANGUAGE German: Briefe auf Deutsch
join-there = { $count } von { $seats } Plätzen sind besetzt{ $count ->
        [0] .
       *[other] : von { $names }.
    }
join-addresses = { $hidden ->
        [yes] Niemand in dieser Partie erfährt die Adresse von jemand anderem; ihr schreibt einander mit PRESS, über mich.
       *[no] Der erste Bericht gibt allen die Namen und Adressen der anderen, damit ihr einander schreiben könnt.
    }
join-promise = Die Würfel sind ehrlich, und am Ende kann das jeder prüfen. Die halbe Saat steht schon fest, und das ist ihr SHA-256: { $commitment }
join-word = Für { $game } brauchst du das Wort aus der Einladung. Schreib JOIN { $game } und in die nächste Zeile WORD und das Wort. Die Spielleitung kennt es: { $master }
join-most = Du spielst hier in { $count } { $count ->
        [1] Partie
       *[other] Partien
    }, und { $game } ist für Leute, die in weniger als { $most } spielen. Schreib noch einmal JOIN { $game }, wenn eine davon zu Ende ist.
join-missed = Du hast hier { $count } { $count ->
        [1] Phase
       *[other] Phasen
    } versäumt, und { $game } ist für Leute, die höchstens { $most } versäumt haben. Die Spielleitung kann dich trotzdem einladen: { $master }
join-full = Alle Plätze von { $game } sind besetzt. Du stehst auf der Warteliste, an Stelle { $place }; ein Platz, der vor dem Beginn oder später frei wird, wird dir mit einem Brief angeboten.
join-begun = { $over ->
        [yes] Die Partie { $game } ist zu Ende, und niemand kann mehr beitreten. OPEN sagt, welche Partien offen sind.
       *[no] Die Partie { $game } hat begonnen, und du hast darin keinen Platz. STANDBY { $game } setzt dich auf die Liste für einen Platz, der frei wird; OPEN sagt, welche Partien offen sind.
    }

name-now = Die anderen kennen dich als { $name }.
name-taken = NAME: So heißt in dieser Partie schon jemand, oder man könnte es verwechseln. Dein Name ist unverändert; schreib NAME und einen anderen in einem Brief, bevor die Partie beginnt.
name-unfit = NAME: Ein Name hat Buchstaben, kein @ und höchstens { $most } Zeichen. Dein Name ist unverändert; schreib NAME und einen anderen in einem Brief, bevor die Partie beginnt.
join-there-already = Du hast schon einen Platz in { $game }, und die Partie wartet noch auf andere.
hidden-address = eine Adresse, die du nicht erfährst, wie alle in dieser Partie
join-master = Du leitest { $game } und kennst alle Adressen, die den anderen verborgen sind; deshalb kannst du nicht mitspielen. Lass zuerst jemand anderen leiten.

# Spieler des Hauses und die Übungspartie.
house-plays = { $seats } { $count ->
        [1] wird von einem Programm des Hauses gespielt, das nur weiß, was der Platz weiß.
       *[other] werden von Programmen des Hauses gespielt, die nur wissen, was ihre Plätze wissen.
    }
house-stands = Plätze, die dann frei sind, spielen Programme des Hauses.
door-word-tutorial = PLAY tutorial: lerne es in einer Partie gegen Programme, die sofort beginnt und keine Fristen hat
tutorial-asked = Du kannst das Spielen in "{ $game }" lernen, einer Partie { $title } gegen Programme des Hauses. Sie beginnt, sobald du auf diesen Brief mit dem Wort JOIN in einer eigenen Zeile geantwortet hast. Jede Phase braucht einen Brief von dir, und niemand wartet auf dich: Nimm dir so viel Zeit, wie du magst. Wenn du nicht darum gebeten hast, tu nichts, dann geschieht auch nichts.
tutorial-first = Das ist eine Übungspartie. Du spielst gegen Programme des Hauses, und eine Phase endet, sobald du READY schreibst; es eilt nicht. Unten steht, wie die Dinge stehen, was du entscheiden musst, und die Regeln. Antworte auf diesen Brief und schreib deine Befehle über den zitierten Text, jeden in eine eigene Zeile.
tutorial-happened = { $heading } ist vorbei{ $some ->
        [yes] . Das ist geschehen, eins nach dem anderen; weiter unten steht, was es für dich bedeutet:
       *[no] , und es ist nichts geschehen, was erzählt wird.
    }
tutorial-more = Und noch { $count } Dinge mehr, die unten stehen.
tutorial-suggested = { $before ->
        [yes] Was du jetzt tun kannst, steht unten bei dem, was du entscheiden musst.
       *[no] Du kannst alle Befehle schreiben, die auf die Fragen unten antworten.
    } Wenn du nicht weißt, was du schreiben sollst, antworte mit diesen Zeilen, die ein Programm an deiner Stelle schriebe:
tutorial-ready = READY sagt, dass du fertig bist: Dann endet die Phase sofort. Lass es weg, wenn du erst etwas ausprobieren willst; auf jeden Brief kommt eine Antwort mit dem, was verstanden wurde, und du kannst noch einmal schreiben. HELP und ein Wort erklärt es.
tutorial-wait = In dieser Phase hast du nichts zu entscheiden; der nächste Brief kommt von selbst.

# Vergessen werden.
forget-alone = FORGET ME kann man nicht zurücknehmen; deshalb gehört es in einen eigenen Brief, in dem sonst nichts steht. Es ist nichts geschehen.
forget-subject = Soll ich dich vergessen? Antworte mit FORGET ME
forget-asked = Jemand, vielleicht du, hat mich gebeten, den Menschen zu vergessen, der von dieser Adresse schreibt, { $address }. Wenn du es nicht warst, tu nichts, dann geschieht auch nichts.
forget-what = Das kann man nicht zurücknehmen. Deine Adressen und Namen werden hier aus allen Briefen, Tabellen und Seiten gelöscht, in allen deinen Partien, und ebenso alle Briefe, die du geschrieben oder bekommen hast. In den Protokollen deiner Partien steht dein Platz statt deines Namens, damit weiterhin jeder sie prüfen kann; Befehle und deine Worte für die Würfel bleiben, weil man sonst nichts prüfen kann. Was andere in ihren eigenen Postfächern haben, und alte Sicherungen, kann ich nicht erreichen.
forget-when = { $count ->
        [0] Du nimmst an keiner laufenden Partie teil; es geschieht also, sobald der letzte Brief an dich abgegangen ist.
        [1] Du nimmst an einer Partie teil, die nicht zu Ende ist: { $games }. Die anderen müssen wissen, wer du bist; es geschieht also, wenn sie zu Ende ist. RESIGN NOW, als Antwort auf ihren neuesten Bericht, beendet deine Teilnahme sofort.
       *[other] Du nimmst an Partien teil, die nicht zu Ende sind: { $games }. Die anderen müssen wissen, wer du bist; es geschieht also, wenn die letzte davon zu Ende ist. RESIGN NOW, als Antwort auf den neuesten Bericht einer Partie, beendet deine Teilnahme sofort.
    }
forget-yes = Wenn du es willst, antworte auf diesen Brief innerhalb einer Woche mit FORGET ME in einer eigenen Zeile.
forget-how = Es ist nichts geschehen. Wenn du vergessen werden willst, antworte auf denselben Brief mit FORGET ME in einer eigenen Zeile.
forget-noted = Du wirst vergessen.
forget-stranger = Das ist der letzte Brief dazu. Wer danach von deiner Adresse schreibt, ist hier fremd und kann neu anfangen.
forget-master = Deine Adresse steht in den Einstellungen dieses Dienstes, weil du ihn betreibst; deshalb kann ich sie nicht vergessen. Trag dort zuerst jemand anderen ein.

# Einer Partie zuschauen.
watch-alone = WATCH und der Name einer Partie gehören in einen eigenen Brief, in dem sonst nichts steht. Es ist nichts geschehen.
watch-subject = Willst du { $game } zuschauen? Antworte mit WATCH
watch-asked = Jemand, vielleicht du, hat darum gebeten, die öffentlichen Berichte von "{ $game }" an { $address } zu schicken: zu jeder Phase ein Brief mit dem, was alle wissen dürfen. Wenn du es nicht warst, tu nichts, dann geschieht auch nichts.
watch-yes = Wenn du sie willst, antworte auf diesen Brief mit WATCH in einer eigenen Zeile.
watch-how = Es ist nichts geschehen. Wenn du zuschauen willst, antworte auf denselben Brief mit WATCH in einer eigenen Zeile.
watch-now = Du schaust jetzt { $game } zu. Der nächste Brief kommt, wenn eine Phase zu Ende ist. WATCH { $game } OFF beendet es, und WATCH OFF für alle Partien.
watch-off = { $some ->
        [yes] Du bekommst keine öffentlichen Berichte mehr. WATCH und der Name einer Partie bringt sie wieder.
       *[no] Du hast keiner solchen Partie zugeschaut; es bleibt alles, wie es ist.
    }
watch-no-game = { $over ->
        [yes] Diese Partie ist zu Ende, und es gibt nichts mehr zu sehen.
       *[no] Eine öffentliche Partie dieses Namens gibt es nicht. OPEN sagt, welche Partien auf Leute warten; öffentlich macht eine Partie, wer sie leitet.
    }
watch-too-many = Du kannst höchstens { $most } Partien zuschauen, oder dieser hier schauen schon zu viele zu. Es ist nichts geschehen; WATCH OFF beendet alles.
watch-report = [{ $game }] was geschehen ist
watch-end = Du bekommst das, weil du dieser Partie zuschaust. { $off } beendet es.
bulletin-players = Es spielen: { $players }.
bulletin-next = Jetzt offen: { $heading }, fällig { $due }.
bulletin-began = { $seat } begann mit { $kind }: { $how }.
bulletin-words = Schlussworte

# Die Stunden, zu denen Briefe kommen. $at ist eine solche Stunde: 19:00.
hours-remind = { $at ->
        [usual] An Befehle wirst du erinnert, wenn die jeweilige Partie ihre Leute erinnert.
        [never] An Befehle wirst du nicht erinnert.
       *[other] An Befehle wirst du um { $at } erinnert, das letzte Mal, nach dem dir noch eine Stunde bleibt.
    }
hours-digest = { $at ->
        [none] Briefe kommen einzeln, sobald es etwas Neues gibt.
       *[other] Was warten kann, kommt einmal am Tag um { $at } in einem Brief über alle deine Partien. Was so zu spät käme, kommt sofort.
    }
hours-clock = Stunden gehen nach der Uhr von { $zone }.
hours-how = { $word }: "{ $words }" nennt keine Stunde; nichts wurde geändert. { $word ->
        [DIGEST] Schreib DIGEST täglich um 7 Uhr, auch mit einer Zone (DIGEST täglich um 7:00 Europe/Berlin), oder DIGEST aus.
       *[other] Schreib REMIND ME um 19 Uhr, auch mit einer Zone (REMIND ME um 19:00 Europe/Berlin), REMIND ME nie oder REMIND ME wie üblich.
    }
hours-zone = { $word }: "{ $words }" ist nicht der Name einer einzigen Zone; nichts wurde geändert. { $zones ->
        [none] Schreib eine wie Europe/Berlin hinter die Stunde.
       *[other] Meinst du { $zones }?
    }

# Der Brief des Tages.
digest-subject = Deine Partien am { $day }{ $due ->
        [none] {""}
       *[other] : Befehle fehlen in { $due }
    }
digest-first = Das ist der Brief des Tages über alle deine Partien. Es folgt, was seit dem letzten geschehen ist und was noch von dir fehlt.
digest-watched = Dieser Partie schaust du zu.
digest-due = Befehle müssen bis { $when } da sein.
digest-how = Deine Befehle schreib an { $address }{ $subject ->
        [none] {""}
       *[other] {" "}mit { $subject } im Betreff
    }, oder antworte auf diesen Brief mit der Zeile GAME { $game } über deinen Befehlen.
digest-reply = Um Befehle zu geben, antworte auf diesen Brief.
digest-no-news = Neues gibt es nicht.
digest-end = RESEND, für eine Partie geschrieben, bringt ihren neuesten Bericht als eigenen Brief, mit seiner Seite. DIGEST aus bringt Briefe wieder einzeln; DIGEST täglich um 7 Uhr wählt eine andere Stunde.

# Die Seite hinter einem Link, der Briefe beendet.
click-heading = Briefe, die regelmäßig kommen
click-sure = Der Knopf beendet die Briefe, in denen dieser Link stand. Noch ist nichts geschehen.
click-button = Aufhören
click-done = Es kommen keine dieser Briefe mehr. Ein Brief an den Dienst bringt sie wieder.
