# Was mit Flares geschieht, mit wiederholten Kämpfen und mit aufgehobenen Karten.

replayed = Kampf { $number } wurde wiederholt: { $cards }.
replayed-back = { part-deine } Karte { $card } kommt zurück
replayed-aside = { part-deine } Karte { $card } wird beiseitegelegt
aside-laid = { $seat ->
        [you] Du hattest
       *[other] { $seat } hatte
    } keine andere Kampfkarte und { $seat ->
        [you] hast
       *[other] hat
    } noch einmal dieselbe gespielt{ part-kampf }.
aside-returned = Die beiseitegelegten Karten gingen an ihre Besitzer zurück{ part-kampf }.
cards-back = Die Karten von Kampf { $number } gingen ungesehen an die zurück, vor denen sie lagen.
called-off = Kampf { $number } wurde abgesagt: Die Karten gingen an die zurück, vor denen sie lagen.
counts-as = Die Karte { part-der-seite } zählte als { $card }{ part-kampf }.
exchanged = { part-du-hast } die Karte { part-der-seite } durch { $card } ersetzt{ part-kampf }.
laid-swapped = Die ausgelegten Karten haben den Platz getauscht{ part-kampf }.
digits-spared = Die Karte { part-der-seite } wird nicht rückwärts gelesen{ part-kampf }.
word-called = { part-du-hast } für { $piece } { $word } angesagt{ part-kampf }.
upset = Alles verkehrt: Wer gewinnt, hat verloren{ part-kampf }.
flares-added = Die Flares der Kräfte im Spiel und { $count ->
        [1] 1 weiterer
       *[other] { $count } weitere
    } wurden in den Stapel gemischt.
flare-stopped = { $seat ->
        [you] Dein Einsatz
       *[other] { $seat }s Einsatz
    } von { $card } wurde gestoppt{ $discarded ->
        [yes] {" "}und der Flare abgelegt
       *[no] {""}
    }{ part-kampf }.
retrieved = { part-du-hast } { $card } aus den abgelegten Karten genommen, und die anderen sind in den Stapel gekommen.
salvaged-own = { part-du-hast } { $card } von den abgelegten Karten zurückgenommen.
salvaged = { part-du-hast } { $other ->
        [you] deine
       *[other] { $other }s
    } Karte { $card } von den abgelegten Karten aufgehoben.
