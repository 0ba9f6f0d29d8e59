# HELP und RULES: was um die Seiten herum steht. $place ist, wie die nummerierten Teile einer Phase heißen.

heading-order-words = Die Wörter der Befehle
heading-every-letter = In jedem Brief
heading-more-help = Schreib HELP und eines davon für mehr
heading-in-short = Das Spiel in Kürze
value-explained = { $name }: { $value } (sonst { $usual }). { $decides }
heading-values = Werte des Regelbuchs
help-page = { $name } ({ $kind })
help-word = { $word }: { $said }.{ $some ->
        [yes] {" "}Zum Beispiel: { $example }
       *[no] {""}
    }
help-names = { $kind }: { $names }.
help-alike = { $kind }: jede unter ihrem Namen, zum Beispiel HELP { $name }.
help-any-time = Jederzeit: { $words }.
help-else = Weitere Möglichkeiten folgen auf ELSE; IF, UNLESS, AND, OR und NOT machen Bedingungen.
help-place = { $word } 2 in einer eigenen Zeile: Was folgt, gilt für { $place ->
        [challenge] diesen Kampf
        [lap] diesen Umlauf
        [invasion] diese Invasion
       *[other] { $place } 2
    }.
help-phase = PHASE 3 in einer eigenen Zeile: Was folgt, wird aufgehoben, bis diese Phase beginnt.
help-every-turn = EVERY TURN vor einem Befehl: Er wiederholt sich jeden Zug, bis du ihn zurücknimmst.
help-also = Hilfe gibt es auch zu { $names }.
help-not-here = In dieser Partie gibt es das nicht.
help-example = Zum Beispiel: { $example }
help-now-write = In dieser Phase könntest du schreiben: { $lines }
help-or = ; oder:{" "}
help-value = In dieser Partie ist es { $value }. Möglich ist { $choices }; das Erste ist üblich.
help-now = Jetzt{ $where ->
        [0] {""}
       *[other] , in { $place ->
            [challenge] Kampf
            [lap] Umlauf
            [invasion] Invasion
           *[other] { $place }
        } { $where }
    }: { $facts }.
help-brings = Dazu gehört das Befehlswort { $word }. Zum Beispiel: { $example }
help-none = Zu "{ $words }" gibt es keine Hilfe.{ $guess ->
        [yes] {" "}Meinst du { $meant }?
       *[no] {""}
    } HELP allein bringt eine Liste von allem, wozu es Hilfe gibt.

kind-order-word = Befehlswort
kind-fact-for-conditions = Tatsache für Bedingungen
kind-rulebook-value = Wert des Regelbuchs
kind-word-of-the-order-language = Wort der Befehlssprache
kind-service-word = Dienstwort
kind-word-of-the-game = Wort des Spiels
kind-power = Kraft
kind-edict = Edikt
kind-flare = Flare
kind-reinforcement = Verstärkung
kind-ability = Fähigkeit
kind-system = Bauteil
kind-artifact = Artefakt
kind-voucher = Gutschein
kind-driver = Leitkapsel
kind-law = was alle bindet
kind-moon = Mond
kind-rift = Riss
kind-station = Raumstation
kind-tech = Technik
kind-card = Karte
kind-pod = Kapsel
kind-class = Klasse von Schiffen
kinds-fact-for-conditions = Tatsachen für Bedingungen
kinds-rulebook-value = Werte des Regelbuchs
kinds-word-of-the-order-language = Wörter der Befehlssprache
kinds-service-word = Dienstwörter
kinds-word-of-the-game = Wörter des Spiels
kinds-power = Kräfte
kinds-edict = Edikte
kinds-flare = Flares
kinds-reinforcement = Verstärkungen
kinds-ability = Fähigkeiten
kinds-system = Bauteile
kinds-artifact = Artefakte
kinds-voucher = Gutscheine
kinds-driver = Leitkapseln
kinds-law = Was alle bindet
kinds-moon = Monde
kinds-rift = Risse
kinds-station = Raumstationen
kinds-tech = Techniken
kinds-card = Karten
kinds-pod = Kapseln
kinds-class = Klassen von Schiffen
help-not-yet = Zu "{ $words }" gibt es keine Hilfe, bevor die Partie begonnen hat.
help-before = Sobald die Partie begonnen hat, nennt RULES die Regeln von allem, was im Spiel ist, und HELP zählt auf, wozu es Hilfe gibt.{ $some ->
        [yes] {" "}HELP mit einem Namen wird schon jetzt beantwortet: HELP { $example }.
       *[no] {""}
    }

# Die Kräfte eines Spiels, wie `adjudicator powers` sie zeigt.
power-heading = { $name } ({ $set ->
        [none] von diesem Haus
       *[other] { $set }
    }; { $fit })
power-acts = Wann sie wirkt: { $acts }.
power-flare = { $name }: { $does }
