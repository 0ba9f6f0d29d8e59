# Was sonst auf den Seiten des Tischs steht.

desk = Der Tisch des Spielleiters
titled = { $what } - der Tisch des Spielleiters
skip = Zum Inhalt springen
to-acts = Zu dem, was du tun kannst
nav = Tisch
all-games = Alle Partien
new-game = Neue Partie
nav-notices = Hinweise
leave = Verlassen
languages = Sprache
come-in = Hereinkommen
word = Das Wort, das der Tisch dort ausgegeben hat, wo er gestartet wurde, oder dein Passwort
wrong-word = Das ist nicht das Wort.
wrong-shut = Zu viele falsche Wörter: Warte zehn Minuten.
count-games = { $count ->
        [1] 1 Partie
       *[other] { $count } Partien
    }
head-title = Titel
head-open = Offen
head-due = Frist
head-orders = Befehle
head-owed = Es fehlen
acts = Was du tun kannst
keys = Jedes hat eine Taste; die meisten Browser nehmen sie mit Alt, oder mit Alt und Umschalt.
what-of = { $game }: { $act }
whose-orders = Wessen Befehle für { $heading }?
leave-it = Lieber nicht
do-it = Ausführen
commands = Kommandos wie in einem Brief, eins in jeder Zeile
answer = Antwort
done = { $game }: erledigt
done-partly = { $game }: nicht alles ist erledigt
back-to = Zurück zu { $game }
put-away = Nicht mehr zeigen
not-shown = Nicht getan
cannot = Das geht nicht
sure = { $act }: { $mark }.

# Eine Partie, die am Tisch angelegt wird.
new-about = Wie mit adjudicator game new: Hinter den Bezeichnungen stehen dessen Optionen; Antworten nennen sie. Alles andere ist wie üblich und lässt sich später mit Kommandos ändern.
new-name = Name
new-name-hint = Kleine Buchstaben wie andromeda: Er steht in Adressen
new-title = Titel
new-title-for = { $title }, für { $fewest } bis { $most }
new-open = Plätze insgesamt, die jedem offenstehen
new-open-hint = 0: Nur die Spieler unten werden eingeladen
new-players = Spieler, die du einlädst, einer in jeder Zeile
new-players-hint = Ann Lee <ann@example.org>
new-begins = Wann eine offene Partie beginnt
new-starts = Sie beginnt
new-starts-full = wenn alle Plätze vergeben sind
new-starts-by = dann, oder zum Zeitpunkt mit denen, die da sind
new-starts-on = nur zum Zeitpunkt
new-date = Der Zeitpunkt
new-word = Ein Wort, das kennen muss, wer beitritt
new-house-players = Programme spielen die Plätze, die zum Zeitpunkt frei sind
new-time = Wie lang eine Phase ist
new-hours = Stunden einer Phase
new-deadlines = Oder wann Phasen enden
new-deadlines-hint = Tue, Fri 21:00
new-zone = Zeitzone
new-rules = Regeln
new-option = Regelwerte, einer in jeder Zeile
new-option-hint = bases_to_win=4
new-values-of = Die Regelwerte von { $title }
new-value = { $choices } (sonst { $usual }): { $decides }
new-more = Was sonst
new-press = Nachrichten zwischen Spielern
new-press-none = keine
new-press-open = mit Namen
new-press-anonymous = ohne Namen
new-press-both = beides
new-public = Auf den Webseiten zeigen
new-words = Eigene Worte in der Einladung
new-make = Partie anlegen
