about-piece-winner =
    Du gewinnst mehr als andere: Gewinnst du als Hauptspieler um zehn oder mehr, gründest du auswärts eine weitere Basis.

    Sie liegt auf einem beliebigen Planeten im System eines anderen, auf dem du noch keine hast, mit einem bis vier Steinen von deinen Basen. Per Post: Es geschieht am Ende des Zugs, und wer auf dem Planeten steht, bleibt dort.
about-order-expand = Gründet eine weitere Basis, wenn du um zehn oder mehr gewonnen hast (Winner).
