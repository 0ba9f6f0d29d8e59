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
