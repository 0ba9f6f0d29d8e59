about-piece-ai =
    Du lernst: Als Hauptspieler darfst du, bevor Karten gewählt werden, so viele Karten anderer Hände ansehen, wie Züge begonnen haben.

    Du nennst die Hände. Alle Blicke fallen auf die erste, soweit sie Karten hat, und der Rest auf die nächste. Welche Karten du siehst, entscheidet das Los. Am Tisch darfst du auch in den Stapel und unter verdeckte Karten sehen; per Post hat der Stapel keine Reihenfolge, und in diesem Augenblick liegt keine Karte verdeckt.
about-piece-wild-ai =
    Als Verteidiger lässt du beide Karten zurücknehmen, wenn sie bekannt sind, und ihr wählt beide neu.

    Jeder darf dieselbe Karte noch einmal spielen. Ein Kampf wird nur einmal wiederholt.
about-piece-super-ai = Du darfst zwei Karten mehr ansehen. Er wird mit Phase 2 gespielt.
about-order-scan = Sieht Karten anderer Hände an, zuerst die des zuerst genannten Spielers, so viele, wie Züge begonnen haben (AI).
why-ai-others = deine eigenen Karten kennst du
