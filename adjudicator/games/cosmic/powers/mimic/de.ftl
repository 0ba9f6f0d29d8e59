about-piece-mimic =
    Als Hauptspieler hältst du so viele Karten wie dein Gegner, bevor Kampfkarten gewählt werden.

    Was dir fehlt, ziehst du; was du zu viel hast, wird zufällig abgelegt. Per Post: Das geschieht am Ende von Phase 2, so dass du deine Hand kennst, wenn du die Befehle für sie schreibst. Wer zu wenige Kampfkarten hat, bekommt danach neue (Regel 13).
