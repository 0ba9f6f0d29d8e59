about-piece-visionary =
    Als Hauptspieler darfst du, bevor Karten gelegt werden, eine Kampfkarte nennen, die dein Gegner spielen muss, wenn er kann.

    Per Post: Was er stattdessen befohlen hat, geschieht dann nicht. Eine Karte, die er einem anderen Kampf versprochen hat, ist für diesen nicht da.
about-order-foretell = Nennt die Karte, die dein Gegner in diesem Kampf spielen muss, wenn er sie hat (Visionary).
why-foretold = Visionary hat eine andere Karte vorausgesagt
