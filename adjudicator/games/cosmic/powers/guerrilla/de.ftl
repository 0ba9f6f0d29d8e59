about-piece-guerrilla =
    Du machst Siege teuer: Verlierst du als Hauptspieler, behält jeder Sieger nur einen seiner Steine aus dem Kampf.

    Die Sieger sind dein Gegner und seine Verbündeten; ihre übrigen Steine kommen in den Warp. Ihre Belohnung richtet sich nach den Steinen, die sie geschickt haben.
