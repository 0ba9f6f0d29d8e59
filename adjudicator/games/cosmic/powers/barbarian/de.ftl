about-piece-wild-barbarian =
    Hast du Karten als Trost oder Belohnung bekommen, legst du von deiner Hand ab, was du nennst, höchstens so viele.

    Per Post: Beim Schreiben hast du sie noch nicht gesehen, also nennst du, was du nicht behalten willst. Es geschieht am Ende des Zugs.
about-piece-super-barbarian = Auch als Verbündeter eines Angriffs, der gewinnt, plünderst du die Hand des Verlierers, mit deinen eigenen Steinen.
about-piece-barbarian =
    Du plünderst: Gelingt dein Angriff, nimmst du für jeden deiner Steine darin eine Karte aus der Hand des Verlierers.

    Der Rest der Hand wird abgelegt; es geschieht, bevor Trost gezahlt wird. Per Post: Du nennst die Karten, die du haben willst, die beste zuerst; für die, die nicht da sind, kommen zufällig andere.
about-order-plunder = Nimmt Karten aus der Hand des Verlierers, wenn dein Angriff gelingt, zuerst die, die du nennst (Barbarian).
about-order-sack = Spielt den Flare von Barbarian: Wild nennt er Karten, die du nicht behalten willst, Super solche, die du haben willst.
