about-piece-wild-mirror =
    Deine Karte wird ein Abbild der Karte deines Gegners, wenn beide aufgedeckt sind und du Hauptspieler bist.

    In einer Wiederholung wird sie das der Karte, die dann gespielt wird.
about-piece-super-mirror = Lässt du die Ziffern rückwärts lesen, darfst du eine Seite nennen, für die allein das gilt. Wie jenes wird es gesagt, bevor die Karten aufgedeckt werden, und gilt auch für eine Wiederholung.
about-piece-mirror =
    Als Hauptspieler darfst du die Ziffern beider Attacks rückwärts lesen lassen, bevor die Karten aufgedeckt werden.

    Ein Attack 15 zählt 51, ein Attack 20 zählt 2, und ein Attack 8, also 08, zählt 80. Das gilt auch, wenn der Kampf wiederholt wird.
about-order-reverse = Lässt die Ziffern beider Attacks rückwärts lesen (Mirror).
about-order-mirrorone = Spielt den Flare von Mirror; beim Super-Teil für eine Seite, deren Karte allein rückwärts gelesen wird.
