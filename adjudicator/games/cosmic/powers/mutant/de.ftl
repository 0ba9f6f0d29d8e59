why-hand-full = deine Hand ist voll
about-piece-wild-mutant =
    Nach einem Sieg oder Handel als Hauptspieler nimmst du deinem Gegner und jedem seiner Verbündeten zufällig eine Karte.

    Nach einem Handel sind seine Verbündeten fort, und nur er gibt eine.
about-piece-super-mutant =
    Bevor Kampfkarten gespielt werden, legst du als Hauptspieler deine Hand ab und suchst dir eine neue aus dem Stapel.

    Per Post nennst du die Karten, die du dir wünschst: Die im Stapel sind, gehören dir, der Rest wird gezogen. Der Flare bleibt und zählt als eine der sieben. Wo die moderne Fassung von Mutant gespielt wird, legst du stattdessen bis zu drei Karten ab, die du nennst. Per Post: Das geschieht mit Phase 2, so dass deine Kraft die Hand danach wieder auffüllen kann.
about-piece-mutant =
    Als Hauptspieler mit weniger als sieben Karten darfst du auf sieben auffüllen, bevor Kampfkarten gespielt werden.

    Jede Karte kommt zufällig aus einer anderen Hand oder vom Stapel, wie du es nennst; was leer ist, wird übergangen. In jedem Kampf geht das einmal.
about-modern-mutant = Die Hand füllt sich auf acht Karten statt auf sieben; der Super-Flare legt bis zu drei davon ab und wählt keine neue Hand.
about-order-fill = Füllt deine Hand auf: zufällig eine Karte von jedem Ort, den du nennst, dann wieder vom ersten (Mutant).
about-order-mutate = Spielt den Flare von Mutant; beim Super-Teil nennst du die Karten, die du dir wünschst (modern: die du ablegst).
about-option-edition-mutant = Welche Fassung von Mutant gespielt wird. Modern: Die Hand füllt sich auf acht Karten statt auf sieben.
