about-piece-ethic =
    Du hast Anspruch auf Trost: Verlierst du als Hauptspieler mit einem Attack gegen einen Attack, bekommst du ihn auch dann.

    Es ist eine Karte für jeden deiner eigenen Steine im Kampf, aus der Hand des Siegers. Du darfst sie stattdessen vom Stapel nehmen: angeordnet mit Phase 4.
about-order-appeal = Nimmt den Trost, den deine Kraft dir eingebracht hat, vom Stapel (Ethic).
