# Die Seiten über alle Partien, über eine, und über eine Phase.

open-games = Offene Partien
open-seats = { $free } von { $seats } Plätzen sind frei.
open-word = Du brauchst das Wort aus der Einladung.
open-join = Schreib einen Brief, um { $game } beizutreten

being-played = Laufende Partien
being-played-none = Zurzeit läuft keine öffentliche Partie.
over = Beendete Partien
over-none = Noch ist keine öffentliche Partie zu Ende.
last-told = Zuletzt berichtet: { $heading }, { $day }. { $link }
last-told-link = Den Bericht lesen{ $of }
last-told-of = {" "}von { $game }

players-about = Alle öffentlichen Partien zusammen. Wer unter demselben Namen spielt, zählt als ein Spieler.
players-table = Spieler und ihre Ergebnisse
players-none = Noch hat keine öffentliche Partie begonnen.
player-title = Spieler, Spiel
head-games = Partien
head-over = Beendet
head-won = Gewonnen
head-share = Siegquote
head-drawn = Vereinbarte Remis
head-conceded = Durch Aufgabe
head-missed = Versäumte Phasen
all-titles = Alle
share = { $percent } %

openings-about = Wie Spieler in öffentlichen Partien begannen, deren erster Zug vorbei ist, und was am Ende daraus wurde.
openings-of = Eröffnungen bei { $title }
openings-none = So weit ist noch keine öffentliche Partie.
began-with = Begonnen mit
most-often = Am häufigsten
way = { $how }: { $often } von { $games }{ $won ->
        [0] {""}
       *[other] , { $won } gewonnen
    }

board = Das Spielfeld
to-beginning = Zum Anfang
phase-back = Eine Phase zurück
phase = Phase
phase-on = Eine Phase weiter
to-end = Zum Ende
board-after = Stand: { $heading }{ $keys }
board-keys = ; blättern lässt sich auch mit den Pfeiltasten
# Was vorgelesen wird, wenn man blättert.
board-said = Das Spielfeld: { $heading }
how-they-stand = So steht es
phases = Phasen
feed-of-game = Feed dieser Partie
turn = Zug { $turn }
# Wie viel ein Spieler von dem hatte, was zählt, Phase für Phase.
course-said = { $what }: { $numbers }
in-words = Die Stellung in Worten und Zahlen
closing-words = Schlussworte
beside = Neben den Regeln
fair-dice = Ehrliche Würfel
fair-dice-about = Alle Würfel kommen aus einem Startwert, den der Spielleiter versiegelt hat, bevor jemand beitrat. { $link }{ $record }.
fair-dice-record = , oder spiel die ganze Partie aus { $link } nach
its-record = ihrer Aufzeichnung
verify-every = Prüf jede Ziehung in deinem Browser
what-was-sealed = Was versiegelt wurde
rules-of-game = Die Regeln dieser Partie
rule-value = { $name } ist { $value } (sonst { $usual }): { $decides }
rules-in-play = Die Regeln dessen, was im Spiel ist

phase-told = { $title }; berichtet am { $day }. { $opened }
phase-opened = Die Partie ist vorbei: { $link }, auch Karten und Befehle.
phase-opened-link = alles über diese Phase
phase-stood = So stand es danach. { $link }
phase-result = Alles in einem Bild
step-through = Das Spielfeld durchblättern

opened-title = { $game }, { $heading }, alles
opened-heading = { $game }, { $heading }: alles
opened-about = Die Partie ist vorbei, also ist nichts mehr geheim. { $link }
opened-link = Was damals alle erfuhren
orders-written = Die Befehle, wie sie geschrieben wurden
orders-none = Niemand hat welche geschrieben.
ruled = Der Spielleiter hat über { $player } entschieden: { $words }
why = Warum es so kam
asked-none = Niemand wurde etwas gefragt.
never-asked = Nie gebraucht
told-each = Was jeder Spieler erfuhr
