about-piece-moocher =
    Wenn dein Angriff verloren ist oder sein Handel scheitert, gründest du eine Basis in einem anderen fremden System: eine Couch.

    Sie steht dort auf einem beliebigen Planeten, auf dem du keine Basis hast, mit einem bis vier Steinen deiner Basen. Lädt dich ein Angreifer nicht ein, in dessen Heimatsystem du Basen hast, darfst du einen Platz verlangen: Er lässt dich mit einem bis vier Steinen von dort mitkommen, oder du nimmst eine zufällige Karte seiner Hand. Ohne Antwort ist es die Karte.

    Am Tisch ist eine Couch ein eigener Planet. Per Post ist sie eine Basis neben denen, die dort schon sind, und jede deiner Basen in dem System taugt dazu, einen Platz zu verlangen.
about-piece-wild-moocher =
    Statt anzugreifen, gründest du eine Basis auf einem leeren Planeten des Systems, das du angreifen müsstest.

    Er wird mit Phase 1 gespielt. Du schickst einen bis vier Steine und greifst in diesem Zug niemanden an.
about-piece-super-moocher =
    Du darfst in diesem Kampf auf jeder der beiden Seiten einen Platz verlangen und nimmst zwei Karten, wenn du keinen bekommst.

    Er wird zu Beginn von Phase 2 gespielt.
about-order-mooch = Gründet eine Couch, also eine Basis in einem fremden System, wenn dein Angriff gescheitert ist (Moocher).
about-order-shotgun = Verlangt einen Platz auf einer Seite, die dich nicht eingeladen hat, mit Steinen aus dem System ihres Hauptspielers (Moocher).
about-order-room = Lässt Moocher auf deiner Seite mitkommen, wenn er einen Platz verlangt; sonst nimmt er dir eine Karte.
about-order-squat = Spielt den Flare von Moocher: Wild nennt er den leeren Planeten, auf dem du eine Basis gründest, Super nichts.
why-no-shotgun = dort hat Moocher keinen Platz auf deiner Seite verlangt
about-question-room = Platz für Moocher
about-question-shotgun = Platz verlangen
