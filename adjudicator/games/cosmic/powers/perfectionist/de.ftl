about-piece-perfectionist =
    Du nimmst nur, was gut genug ist: Von Karten, die du ziehst, darfst du welche ablegen und andere dafür ziehen, einmal.

    Per Post: Du nennst die Karten, die du ablehnst, und die von ihnen, die du ziehst, werden abgelehnt. Am Tisch kommen sie auf einen Stapel, von dem du zahlst, was andere dir nehmen; per Post werden sie abgelegt.
about-piece-wild-perfectionist = Wenn eine Phase beginnt, legst du eine Karte ab, die du nennst, und ziehst eine andere.
about-piece-super-perfectionist = Als Hauptspieler schickst du Verbündete heim, wenn die Karten liegen: alle, oder den, den du nennst.
about-order-reject = Legt die genannten der Karten ab, die du gerade gezogen hast, und zieht ebenso viele andere (Perfectionist).
about-order-redo = Spielt den Flare von Perfectionist: Wild nennt er die Karte, die du neu ziehst, Super den Verbündeten, den du heimschickst.
why-good-enough = davon hast du nichts gezogen
