# Die Seite, auf der jeder die Ziehungen einer Partie wiederholen kann, und was ihr Skript sagt.

dice-title = { $game }, ehrliche Würfel
dice-heading = { $game }: ehrliche Würfel
back-to-game = Zurück zur Partie
sealed = Was versiegelt wurde
sealed-about = Bevor jemand beitrat, hat der Spielleiter die Hälfte des Startwerts gewählt und ihren SHA-256 veröffentlicht. Er steht in jeder Einladung und in jedem ersten Bericht; vergleich ihn mit deinem:
sealed-until = Wenn die Partie vorbei ist, wird diese Hälfte hier geöffnet, und jede Ziehung kann in deinem Browser wiederholt werden.
was-opened = Was geöffnet wurde
half = Die Hälfte des Spielleiters
words-of = Die Worte von { $player }
words-none = keine
wished-for = { $words }; gewünscht: { $wishes }
seed-made = Der Startwert, den sie ergeben
verify = Prüf es in deinem Browser
verify-about = Alles rechnet dein eigener Browser auf dieser Seite aus, aus dem, was in ihr steht; nichts wird gesendet oder geladen.
verify-all = Alle { $count } Ziehungen prüfen
verify-file = Oder nimm die Hälften aus der Aufzeichnung, die mit deinem letzten Brief kam:
draws = Ziehungen
every-draw = Jede Ziehung der Partie
head-label = Name
head-of = Aus
head-was = In der Partie
head-is = Hier
head-right = Richtig?
what-it-shows = Was das zeigt, und was nicht
shows = Wenn jede Ziehung richtig ist, konnte niemand die Würfel wählen: weder der Spielleiter, dessen Hälfte versiegelt war, bevor er die Worte der Spieler kannte, noch ein Spieler, der diese Hälfte nicht kannte. Jede Ziehung hat einen eigenen Namen, sodass kein Befehl die Würfel eines anderen verändert.
shows-not = Dass die Regeln genau diese Ziehungen verlangten und dass mit ihnen nach den Regeln gespielt wurde, zeigt, wer die ganze Partie aus ihrer { $record } nachspielt: { $command }
record = Aufzeichnung
how-drawn = Eine Ziehung ist der BLAKE2b-Hash ihres Namens, 16 Bytes lang, mit dem Startwert als Schlüssel: als Zahl der Rest bei der Division durch die Anzahl der Möglichkeiten; von mehreren Dingen diejenigen mit den kleinsten Hashes aus dem Namen, einem Schrägstrich, dem Ding, einem Schrägstrich und seiner Nummer unter den gleichen.

# Was das Skript sagt; $right von $all Ziehungen sind richtig.
script-good = Alles ist richtig.
script-bad = Etwas ist falsch: siehe unten.
script-right = richtig
script-wrong = falsch
script-promise = Der SHA-256 der Hälfte des Spielleiters ist der versprochene:
script-same = Das Versprechen zu diesen Hälften ist das auf dieser Seite:
script-seed = Die Hälfte und die Worte der Spieler ergeben diesen Startwert:
script-draws = { $right } von { $all } Ziehungen sind richtig:
script-no-record = Diese Datei ist keine Aufzeichnung einer Partie ({ $why }).
