# Antworten auf Briefe mit Befehlen, und was Berichte und Mitteilungen sonst noch sagen.

unreadable = In deinem Brief konnte ich keinen Befehl lesen, also hat sich nichts geändert: Was vorher stand, steht noch.
plays-on = Du spielst { $seat } in { $game }, und gespielt wird mit Briefen: Du bekommst sie, solange du spielst, und nichts hat sich geändert. Um das Spiel zu verlassen, schreib RESIGN: Der Spielleiter erfährt es, und du erfährst, wie du sofort gehen kannst.
unreadable-how = Schreib einen Befehl in eine Zeile{ $shown ->
        [yes] , wie in diesen Beispielen,
       *[no] {""}
    } und antworte. FORM bringt alles, wonach du gefragt wirst, HELP die Wörter für Befehle.
unreadable-press = Was du geschrieben hast, ging an keinen Spieler. Um einem zu antworten, schreib PRESS TO und seinen Namen in eine eigene Zeile, darunter deine Worte und darunter END PRESS.
not-tried = Deine Befehle konnten vorab nicht ausprobiert werden: Daran ist das Programm gescheitert, nicht du. Sie stehen und zählen wie sonst.
not-closely = { $number } Stellen in deinem Brief konnte ich nicht so lesen, wie sie dastehen. Jede ist genannt, aber nur bei den ersten { $most } habe ich genauer gesucht, was du gemeint haben könntest.
not-searched = Dein Brief sagt so viel, dass ich nicht überall zu Ende gesucht habe, was du gemeint haben könntest. Jede Zeile, die ich nicht lesen konnte, ist genannt. Schick eine davon allein, dann sehe ich sie mir genauer an.
too-many-to-try = Deine Befehle haben { $number } Möglichkeiten. Sie stehen und zählen wie sonst, wurden aber nicht geprüft und vorab ausprobiert: Das geschieht bei höchstens { $most }.
not-looked-further = Deine Befehle sagen so viel, dass ich nicht alle geprüft oder sie nicht so oft wie andere ausprobiert habe: Über das hinaus, was hier steht, wurden sie nicht weiter angesehen. Sie stehen und zählen wie sonst.
pass-takes-nothing-back = PASS nimmt nichts zurück: Deine Befehle oben gelten trotzdem. Willst du nichts davon, schreib WITHDRAW ALL.
unreadable-pass = Willst du nichts, schreib PASS.
not-done = NICHT GETAN: { $subject }
tried-in-vain = Du hast für { $heading } geschrieben, aber in deinem Brief wurde kein Befehl verstanden; von dir zählte also nichts.{ $any ->
        [yes] {" "}Angeboten war dir: { $offered }.
       *[no] {""}
    } War klar, was du meintest, sag es dem Spielleiter: Er kann die Phase berichtigen.
unreadable-silent = Solange kein Befehl von dir verstanden ist und du nicht PASS schreibst, hast du in dieser Phase nichts geschickt.
heading-orders-of = { $heading }: Befehle von { $seat }
passed-over = Zeile { $line }, { $reason }: { $words }
reason-signature = Unterschrift
reason-no-words = darauf steht kein Wort
reason-quoted = zitierter Text
reason-doubtful = nicht ausgeführt, denn es könnte Teil eines Zitats sein; wenn du es so meinst, schreib es ganz oben in deinen Brief
typed-in = in zitiertem Text, aber nicht aus meinem Brief; ist es ein Befehl, schreib ihn über das Zitat
commented = ein Kommentar, denn davor steht ein #; ist es ein Befehl, schick es ohne
subject-unread = Der Betreff eines Briefs wird nicht gelesen. Ist "{ $words }" ein Befehl, schreib ihn in den Brief.
typed-in-line = Zeile { $line }, { $reason }: "{ $words }"
names-read = Namen von Spielern wurden als ihre Plätze gelesen: { $names }.
name-is-seat = { $name } ist { $seat }
name-is-word = "{ $name }" ist ein Wort dieser Partie und wurde so gelesen. Für den Spieler dieses Namens schreib { $seat }.
doubt-unproved = Dein Brief zählt, obwohl nur seine From-Zeile zeigt, dass er von dir ist. Hast du ihn nicht geschrieben, sag es dem Spielleiter. Eine Antwort auf einen Bericht oder eine Bestätigung von uns zeigt mehr, wenn dein Programm bei deren Betreff und Antwortadresse (Reply-To) bleibt.
doubt-disowned = Dein Brief zählt, da er auf einen Brief antwortet, den nur du bekommen hast; aber die Mailserver deiner Adresse sagen, dass er nicht über sie kam. Hast du ihn nicht geschrieben, sag es sofort dem Spielleiter.
released-by-owner = Du hast einen zurückgehaltenen Brief freigegeben. Er zählt ab dem Augenblick, in dem er kam: Was du seither geschickt hast, steht dahinter. Sonst wurde im Brief, der ihn freigab, nichts gelesen.
released-by-master = Der Spielleiter hat einen zurückgehaltenen Brief freigegeben. Er zählt ab dem Augenblick, in dem er kam.
heading-leaves = { $leaving ->
        [yes] Bald nicht mehr dabei
       *[no] Nicht mehr dabei
    }: { $seat }
not-counted = { $how ->
        [leaving] Für { $seat } spielt von jetzt an das Los, und bald niemand mehr
        [waiting] Für { $seat } wird ein anderer Spieler gesucht
       *[gone] Für { $seat } ist die Partie vorbei
    }; dein Brief konnte also nicht zählen und ist aufgehoben.
if-a-mistake = Ist das ein Versehen, schreib dem Spielleiter.
not-this-time = { $when }: diesmal nicht
means-now = { $words }  # jetzt: { $now }
kept-void = Was du für { $when } aufgehoben hattest, verfällt, da diese Phase ausfiel: "{ $words }".
kept-unread = Was du für diese Phase aufgehoben hattest, ist nicht zu lesen: "{ $words }": { $sentence }.
wished = Gewünscht hattest du dir { $wishes }, das Beste zuerst; was du bekommen hast, steht unten.
heading-left = { $vacant ->
        [yes] Platz verloren
       *[no] ausgeschieden
    }
left-last-report = { $vacant ->
        [yes] Du hast deinen Platz verloren, { $seat }, weil in zu vielen Phasen kein Brief mit Befehlen von dir kam
       *[no] Für { $seat } ist die Partie vorbei
    }: Das ist der letzte Bericht, und Briefe dafür zählen nicht mehr.
game-won = Die Partie ist vorbei: { $winners ->
        [no] Niemand hat gewonnen
       *[other] Der Sieg geht { $count ->
            [1] {""}
           *[other] gemeinsam{" "}
        }an { $winners }
    }.
heading-ended = Das Ende
ended-early = { $how ->
        [draw] Genug Spieler haben für ein Unentschieden gestimmt. Damit ist die Partie in { $heading } zu Ende, diese Phase wurde nicht mehr ausgewertet, und { $winners } teilen sich den Sieg.
        [conceded] Genug Spieler haben aufgegeben. Damit ist die Partie in { $heading } zu Ende, diese Phase wurde nicht mehr ausgewertet, und { $winners } hat gewonnen.
       *[master] Der Spielleiter hat die Partie in { $heading } beendet; diese Phase wurde nicht mehr ausgewertet.
    }
public = Diese Partie ist öffentlich: Was jeder am Tisch wissen darf, steht auf Webseiten, mit den Namen der Spieler, aber nie mit ihren Adressen oder Nachrichten. Nach dem Ende stehen dort auch Hände und Befehle.
private = Diese Partie ist nicht mehr öffentlich: Ihre Webseiten verschwinden, wenn die Seiten neu gemacht werden.
heading-public = Die Partie ist öffentlich
heading-private = Die Partie ist nicht öffentlich

# Was die eigenen Programme des Lesers zeigen: der Betreff eines Briefs mit Befehlen, und ein Eintrag im Kalender.
calendar-orders = Befehle von { $seat } für { $phase }

# Antworten auf Angebote: JA, NEIN, Nummern. $words sind die Zeilen, die nun gelten.
offer-taken = { $number ->
        [1] Wie du sagst, gilt nun: { $words }
       *[other] Wie du sagst, gelten nun: { $words }
    }
offer-none = in dem Brief, auf den du antwortest, stand nichts, wozu man Ja oder Nein sagen könnte{ $any ->
        [yes] ; was in einem anderen Brief angeboten war, nimmst du mit seiner Nummer an: es gibt { $there }
       *[no] {""}
    }
offer-none-still = Dein Ja oder Nein galt nichts: { $sentence }. Deine Befehle stehen wie zuvor.
offer-declined = Von dem, was angeboten war, gilt nichts.
offer-unknown = { $any ->
        [yes] unter der Nummer { $number } war nichts angeboten; es gibt { $there }
       *[no] unter der Nummer { $number } war nichts angeboten
    }
offer-only-one = von { $there } kann nur eines gelten; antworte mit seiner Nummer
offer-overtaken = das Angebot { $number }, { $words }, ist überholt, denn deine Befehle dazu haben sich geändert; willst du es noch, schick die Zeile
answer-amended = das ist, was angeboten war, mit dem, was du dazu sagst
answer-unclear = ein Teil davon sagt ja und ein anderer nein; sag, welche Nummern du willst
offer-taken-back = { $number ->
        [1] Das gilt nicht mehr: { $words }
       *[other] Diese gelten nicht mehr: { $words }
    }
offer-kept = { $number ->
        [1] Das gilt schon: { $words }
       *[other] Diese gelten schon: { $words }
    }
answer-narrowed = Zeile { $line } schränkt das ein und war nicht zu lesen, darum gilt vom Angebotenen noch nichts; sag es als einen Befehl
only-checked = CHECK: Nichts darunter zählt, und es zählt nicht als Brief für die Phase. Dienstwörter darin werden nicht beantwortet.
check-understood = Zeile { $line }, "{ $words }": verstanden als { $order }.

# Stimmen für das Ende einer Partie. $winner ist nobody bei einem Unentschieden.
vote-cast = Deine Stimme ist notiert: { $winner ->
        [nobody] Die Partie soll unentschieden enden, und alle, die noch spielen, teilen sich den Sieg
       *[other] { $winner } soll die Partie gewonnen haben
    }. Dafür braucht es { $needed } von { $voters } Stimmen. Niemand erfährt, wer wie gestimmt hat. Sie zählt nur in dieser Phase; WITHDRAW VOTE nimmt sie zurück.
vote-enough = Das sind genug Stimmen: Die Partie endet jetzt.
vote-taken-back = Deine Stimme ist zurückgenommen.
vote-none = In dieser Phase ist keine Stimme von dir notiert.
no-vote = { $why }; deine Stimme wurde nicht gezählt
votes-not-here = diese Partie können die Spieler nicht durch Stimmen beenden
vote-for-oneself = vor dir selbst kannst du nicht aufgeben; PROPOSE DRAW stimmt für ein Unentschieden
vote-impossible = { $draw ->
        [yes] ein Unentschieden braucht mindestens zwei Spieler
       *[no] wer nicht mehr mitspielt, kann nicht gewinnen
    }
heading-vote = { $winner ->
        [nobody] Ein Unentschieden ist vorgeschlagen
       *[other] Jemand gibt vor { $winner } auf
    }
vote-proposed = { $winner ->
        [nobody] Jemand hat dafür gestimmt, dass die Partie in { $heading } unentschieden endet und alle, die noch spielen, sich den Sieg teilen. Willst du das auch, dann antworte mit PROPOSE DRAW
       *[other] Jemand hat dafür gestimmt, dass die Partie in { $heading } endet und { $winner } gewonnen hat. Willst du das auch, dann antworte mit CONCEDE to { $winner }
    }. Dafür braucht es { $needed } von { $voters } Stimmen in dieser Phase. Die Stimmen sind geheim, und wenn du nichts schreibst, geht die Partie weiter.
