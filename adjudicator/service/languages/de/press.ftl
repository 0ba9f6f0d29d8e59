# Nachrichten unter Spielern.

press-none = Diese Partie hat keine Presse: Die Spieler schreiben einander selbst.
press-none-reason = diese Partie hat keine Presse: Die Spieler schreiben einander selbst
part-regeln = dieser Partie gehen Nachrichten { $named ->
        [both] mit deinem Namen oder ohne ihn
        [named] mit deinem Namen
       *[nameless] nur ohne deinen Namen
    }. Sie werden { $when ->
        [end] am Ende der Phase zugestellt
        [hour] sofort zugestellt (die ohne Namen zur vollen Stunde)
       *[once] sofort zugestellt
    }, haben höchstens { $longest } Zeichen, und in einer Phase dürfen es { $most } von dir sein.
part-abschrift = Der Spielleiter bekommt { $copies ->
        [none] keine Abschriften
        [public] eine Abschrift von allem, was an alle geht
       *[all] eine Abschrift jeder Nachricht, ohne den Namen, wo keiner dabei ist
    }
press-copied = { part-abschrift }.
press-rules = In { part-regeln } { part-abschrift }.
press-rules-reason = in { part-regeln } { part-abschrift }
press-over = die Partie ist vorbei; schreibt einander direkt
press-left = du spielst nicht mehr mit
press-empty = darin steht nichts; schreib deine Worte darunter, und darunter END PRESS
press-too-long = das sind { $characters } Zeichen, und in dieser Partie sind es höchstens { $most }
press-too-many = du hast in dieser Phase { $most } Nachrichten geschrieben, mehr sind es in dieser Partie nicht
press-name-taken = mit "{ $name }" unterschreibt schon ein anderer Spieler; nimm einen anderen Namen
press-unclosed = sie endet erst mit deinem Brief, und es steht darin etwas, das wie ein Befehl aussieht. Schreib END PRESS in eine eigene Zeile, wo sie aufhört. Nichts unter PRESS wurde als Befehl gelesen
press-not-sent = { $why }; nichts wurde geschickt{ $below ->
        [yes] , und die Zeilen darunter galten als die Nachricht
       *[no] {""}
    }
press-at-once = Sofort.
press-at-end = Zugestellt wird am Ende der Phase. Bis dahin nimmt WITHDRAW PRESS sie zurück.
press-sent = Sie ist unterwegs.
press-at = Zugestellt wird am { $when }. Bis dahin nimmt WITHDRAW PRESS sie zurück.
press-names-you = Darin steht dein eigener Name oder deine Adresse, und wer sie liest, sieht das.
press-nobody-there = { $names } spielt gerade niemand: Was zugestellt wird, bevor dort wieder jemand spielt, liest niemand.
press-waiting = Es wartet Nummer { $number }: { $message }
press-muted = Du bekommst keine Nachrichten von { $names }.
press-shortly = an { $whom }: "{ $words }"
press-none-waits = von dir wartet keine Nachricht; was zugestellt ist, lässt sich nicht zurücknehmen
press-which = sag welche, von 1 bis { $most }, oder ALL; SHOW PRESS zeigt sie
press-taken-back = Zurückgenommen: deine Nachricht { $message }.
heading-message = Deine Nachricht an { $whom }
heading-messages = Nachrichten
press-to-everybody = alle
to-master = den Spielleiter
signed = { $whom }, unterschrieben mit { $name }
unsigned = { $whom }, ohne deinen Namen
nameless = allen ohne Namen
muted = Von { $name } bekommst du keine Nachrichten mehr, und niemand sagt es weiter. UNMUTE macht dem ein Ende.{ $named ->
        [yes] {" "}Was ohne Namen kommt, kommt weiter; MUTE ANONYMOUS hält das fern.
       *[no] {""}
    }
unmuted = Von { $name } bekommst du wieder Nachrichten.
nothing-changed = { $why }; nichts wurde geändert

name-is-you = { $name } bist du
name-everybody-alone = "everybody" steht allein; daneben braucht niemand genannt zu sein
name-to-whom = es steht nicht da, an wen; schreib einen Namen, etwa PRESS TO { $name }
name-several = "{ $words }" sind mehrere; nenn sie einzeln
name-nobody = niemand hier heißt "{ $words }"; { $guess ->
        [yes] meinst du { $meant }?
       *[no] es gibt { $names }
    }
name-which = "{ $words }" sind mehrere; sag welchen: { $names }
name-to-sign-with = ein Name zum Unterschreiben hat höchstens { $most } Buchstaben und ist keine Adresse
name-of-another = "{ $words }" ist oder enthält den Namen von jemandem in dieser Partie; unterschreib anders
# Namen, unter denen nur der Spielleiter oder das Programm schreibt, und solche für alle Spieler, getrennt durch
# Semikolons: Keine Nachricht wird damit unterschrieben.
names-of-the-master = SL; Spielleiter; Spielleiterin; Spielleitung
names-of-everybody = alle; alle Spieler; alle anderen; alle zusammen; jeder
