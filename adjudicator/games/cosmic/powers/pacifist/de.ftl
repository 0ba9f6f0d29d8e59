about-piece-wild-pacifist = Der Compromise, den du als Hauptspieler gespielt hast, zählt als Attack 15.
about-piece-super-pacifist =
    Scheitert dein Handel, verlierst du einen Stein und der andere fünf.

    Per Post: Wer mit LOSE drei genannt hat, verliert diese und zwei zufällige, und du den, den du zuerst genannt hast.
about-piece-pacifist = Zeigst du einen Compromise und dein Gegner einen Attack, gewinnst du, und es gibt keinen Trost.
