# Was nur die Mutanten-Schmiede hat: Schleimangriffe, zweite Züge, verdeckte Leitkapseln, geflickte Flaggschiffe.

slime-worked = { part-whose-first } { $pod } hat noch einmal gezählt: { $might } mehr Stärke{ part-invasion }.
slimes-scrapped = Was im Flaggschiff { $seat ->
        [you] von dir
       *[other] von { $seat }
    } geblieben war, ist verschrottet.
attack-slimed = Die Leitkapsel { part-flotte-der }, { $was }, ist zu { $pod } geworden{ part-invasion }.
lot-returned = { part-du-hast } { $pods } zurückgelegt{ $other ->
        [no] {""}
        [you] {" "}in dein Magazin
       *[other] {" "}in { $other }s Magazin
    }.
driver-clouded = Die Leitkapsel { part-flotte-der } bleibt verdeckt{ part-invasion }.
driver-uncovered = Die Leitkapsel { part-flotte-der } war { $pod }{ part-invasion }.
flagship-repaired = { $seat ->
        [you] Dein
       *[other] { $seat }s
    } Flaggschiff ist wieder heil, mit einer Brennzelle.
slimes-line = Schleimangriffe, die noch einmal zählen, sobald ihr Alien anführt: { $slimes }.
why-fewer-pods = es sind hier nur { $pods ->
        [1] eine Kapsel
       *[other] { $pods } Kapseln
    }
why-no-attack-to-slime = es gibt keinen Angriff, der zum Schleimangriff werden könnte
about-order-looktwice =
    Nimmt ebenso viele Kapseln noch einmal, wie du gerade gezogen oder zufällig genommen hast, und behält die besseren (Third Eye).

    Das sind die, in denen allein die zuerst genannte Kapsel ist, sonst die mit den höheren Angriffen. Mit einer Zahl dient es erst, wenn du mindestens so viele Kapseln bekommst.
about-order-grasp =
    Nimmt dem anderen Anführer eine zufällige Kapsel (Prehensile Tail).

    Nennst du Kapseln, verschrottet es eine andere und nimmt noch eine.
about-order-standup = Macht dein Flaggschiff wieder heil, mit einer Brennzelle (Restless Leg).
about-order-spit = Macht aus dem Angriff, der eine Flotte führt, einen Schleimangriff: aus deinem oder dem des genannten Anführers (Snot Rocket).
about-order-becloudy = Hält deine Leitkapsel verdeckt, bis die Begegnung vorbei ist (Cloudy Mind).
about-piece-third-eye =
    Hast du Kapseln gezogen oder zufällig eine genommen, so nimmst du ebenso viele noch einmal und behältst die einen oder die anderen.

    Die übrigen gehen in die Schmiede zurück, oder an den, der sie hatte. Wo aus einem Magazin mehrere Kapseln genommen werden, gilt jede für sich.
about-piece-prehensile-tail =
    Als Anführer nimmst du dem anderen Anführer eine zufällige Kapsel, wenn die Schiffe ankommen.

    Du darfst sie verschrotten und noch eine nehmen.
about-piece-restless-leg =
    Als Angreifer, dessen Flaggschiff zerstört wurde, hast du es am Ende der Welle wieder, mit einer Brennzelle darin.

    In der zweiten Welle bleibt die Zelle für den nächsten Feldzug.
about-piece-snot-rocket =
    Ein Angriff, der eine Flotte führt, wird zum Schleimangriff mit derselben Zahl, wenn die Leitkapseln offen liegen.

    Er bleibt es für den Rest der Partie.
about-piece-cloudy-mind =
    Als Anführer hältst du deine Leitkapsel verdeckt, wenn die Leitkapseln gezeigt werden, bis die Begegnung vorbei ist.

    Was deine Flotte ist und was sie zählt, ist bekannt. In Briefen heißt das: Niemand kann Befehle dieses Briefs davon abhängig machen.
