about-piece-magnet =
    Du ziehst an: Als Hauptspieler oder Verbündeter darfst du einen Verbündeten der anderen Seite auf deine holen.

    Das geschieht, wenn alle da sind; er kommt mit allen seinen Steinen, ob deine Seite ihn eingeladen hat oder nicht.
about-order-pull = Holt einen Verbündeten der anderen Seite auf deine (Magnet).
