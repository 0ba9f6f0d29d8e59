# Was in einem Brief nicht zu lesen war, wie es gemeint ist.
letter-undivided = der Brief soll mehrere Teile haben und hat keine; er wurde als ein Text gelesen
letter-html = der Brief ist nur HTML; er wurde als Text gelesen
letter-encrypted = der Brief ist verschlüsselt und war nicht zu lesen; schick Befehle als reinen Text
letter-damaged = der Brief ist beschädigt ({ $fault }); alles darin wurde als reiner Text gelesen
letter-cut = der Text wurde bei { $most } KB abgeschnitten; was danach kommt, wurde nicht gelesen
letter-cut-lines = der Text wurde nach { $most } Zeilen abgeschnitten; was danach kommt, wurde nicht gelesen
letter-cut-header = der Kopf des Briefs wurde bei { $most } KB abgeschnitten; was darin danach kommt, wurde nicht gelesen
letter-cut-structure = der Brief hat zu viele Zeilen in zu vielen Teilen; was weiter unten steht, wurde nicht gelesen
letter-cut-parts = der Brief hat mehr als { $most } Teile; die übrigen wurden nicht gelesen
attachment-ignored = nicht gelesener Anhang: { $name }{ $size }
attachment-read = der Brief selbst ist leer; gelesen wurde stattdessen sein Anhang { $name ->
        [no] ohne Namen
       *[other] { $name }
    }
charset-other = der Brief nennt als Zeichensatz { $declared }; gelesen wurde er als { $read }
charset-guessed = der Brief nennt { $declared ->
        [no] keinen Zeichensatz
       *[other] als Zeichensatz { $declared }
    }; gelesen wurde er als { $read }, und das ist geraten
