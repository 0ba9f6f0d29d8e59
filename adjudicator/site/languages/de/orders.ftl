# Die Befehlsseite: Fragen werden durch Antippen beantwortet, und daraus wird ein Brief.
# Die Seite selbst setzt $what und Ähnliches ein.

tap-title = Befehle zum Antippen: { $title }
tap-heading = Befehle zum Antippen
tap-start = Wo sind deine Fragen?
tap-start-about = Diese Seite kennt die Wörter des Spiels. Was du gefragt wirst, kommt mit dem Link in deinem Bericht: Öffne ihn, oder kopiere ihn und füge ihn hier ein.
tap-paste = Der Link aus deinem Bericht, oder der ganze Bericht
tap-open = Meine Fragen zeigen
tap-noscript = Diese Seite geht nur mit JavaScript. Ohne das kannst du die Knöpfe im Bericht antippen oder deine Befehle schreiben.
tap-how = Tippe zu jeder Frage eine Antwort an und schick am Ende den Brief ab. Vorher gilt nichts.
tap-stands = Was schon steht
tap-stands-about = Was du hier wählst, ersetzt das, was zur selben Frage steht. „Ändern“ stellt einen Befehl unter seine Frage: Dort kannst du ihn ändern und neu schicken.
tap-owed = Was du entscheiden musst
tap-optional = Was du entscheiden kannst
tap-letter = Dein Brief
tap-letter-about = Das schickst du ab, und nichts weiter. Im Mailprogramm kannst du es noch ändern.
tap-to-letter = Zu deinem Brief
tap-ready = READY: Ich brauche keine Zeit mehr
tap-alone = REPLACE ALL: Nur dieser Brief gilt. Was steht und nicht darin ist, wird zurückgenommen, auch Befehle für später.
tap-pass = PASS: Sonst will ich in dieser Phase nichts
tap-send = Per Mail schicken
tap-copy = Kopieren
tap-footer = Nichts davon verlässt die Seite, bevor du es abschickst: Sie lädt nichts und behält nichts, und deine Fragen stehen nur in der Adresse, die du geöffnet hast.

# Was die Seite sagt, während man sie benutzt.
tap-say-later = Ein späterer Bericht
tap-say-later-about = Wenn eine Phase vorbei ist, kommen die nächsten Fragen mit dem nächsten Bericht. Kopiere den ganzen Brief und füge ihn hier ein.
tap-say-challenge = Kampf
tap-say-who = Du bist { $seat }: { $heading }
tap-say-due = Frist für Befehle: { $when }.
tap-say-count = Hier beantwortet: { $answered } von { $owed }, die es sein müssen.
tap-say-lines = Zeilen mit Befehlen: { $lines }
tap-say-silence = Wenn du nichts sagst: { $silence }.
tap-say-usual = Übliche Antworten
tap-say-another-usual = Noch ein Befehl zur selben Frage
tap-say-another = Noch ein Befehl zu dieser Frage
tap-say-other = Etwas anderes …
tap-say-compose = Einen Befehl zusammenstellen …
tap-say-else = Sonst: eine zweite Wahl
tap-say-else-which = Und wenn das nicht geht?
tap-say-else-about = Es gilt die erste Wahl, die möglich ist.
tap-say-otherwise = sonst
tap-say-change = Ändern
tap-say-change-what = Ändern: { $what }
tap-say-limit = Höchstens so oft …
tap-say-no-limit = Sooft es geht
tap-say-when = Wann?
tap-say-every = jedes Mal
tap-say-done = Zuklappen
tap-say-remove = Zurücknehmen
tap-say-remove-what = Zurücknehmen: { $what }
tap-say-if = Nur wenn …
tap-say-no-if = Ohne Bedingung
tap-say-condition = Wann?
tap-say-if-true = wenn es stimmt
tap-say-unless-true = außer wenn es stimmt
tap-say-fact = was stimmen muss
tap-say-and = UND
tap-say-or = ODER
tap-say-add-and = und …
tap-say-add-or = oder …
tap-say-order-word = Befehl
tap-say-which = was
tap-say-number = Zahl
tap-say-text = Worte
tap-say-choose = auswählen: { $what }
tap-say-choose-other = etwas anderes: { $what }
tap-say-barred = { $what } – jetzt nicht: { $why }
tap-say-nothing-more = nichts weiter
tap-say-more = noch eins: { $what }
tap-say-fewer = das letzte wegnehmen
tap-say-one-less = eins weniger
tap-say-one-more = eins mehr
tap-say-unfinished = Wo oben „…“ steht, fehlt noch etwas. Danach lässt sich der Brief abschicken.
tap-say-nothing-yet = Noch ist nichts gewählt.
tap-say-long = Dieser Brief ist lang. Manche Mailprogramme kürzen solche Links: Kopiere ihn, und sieh nach, ob alles da ist.
tap-say-copied = Kopiert. Schick es an { $address }, mit dem Betreff { $subject }.
tap-say-wrong = Hier ist kein ganzer Link und kein ganzer Bericht. Kopiere alles, vom Anfang bis zum Ende.
tap-kind = { $kind ->
        [seat] Spieler
        [side] Seite
        [place] Planet
        [planet] Planet
        [point] Punkt
        [force] Streitkraft
        [suit] Farbe
        [card] Karte
        [black_card] schwarze Karte
        [white_card] weiße Karte
        [piece] Kraft oder Karte
        [essence] Karte einer Kraft
        [demanded] Forderung
        [direction] Richtung
        [group] Gruppe der Besatzung
        [hull] Schiffsklasse
        [part] Bauteil
        [person] Figur
        [pick] Karte vom Markt
        [system] Bauteil
        [weapon] Waffe
        [pod] Kapsel
        [moon] Mond
        [station] Station
        [tech] Technik
       *[other] { $kind }
    }
