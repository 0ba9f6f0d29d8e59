about-piece-mercenary =
    Du lässt dir jeden Sieg bezahlen: Auch als Hauptspieler oder Verbündeter des Angriffs bekommst du eine Belohnung, wenn du gewinnst.

    Es ist die eines Verbündeten der Verteidigung: für jeden deiner Steine im Kampf ein Stein aus dem Warp oder eine Karte. Was du sonst gewinnst, gewinnst du außerdem.
