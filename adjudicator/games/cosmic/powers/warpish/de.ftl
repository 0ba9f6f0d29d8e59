why-warp-is-closed = Super Warpish hält den Warp geschlossen
about-piece-wild-warpish =
    Beginnt dein Zug, verlässt ein weiterer deiner Steine den Warp, nach dem einen, der ihn für jeden verlässt.

    Wird Warpish modern gespielt, zählst du stattdessen als Hauptspieler, wenn die Karten aufgedeckt sind, zu deiner Summe eins für jeden Stein, den du im Warp hast.
about-piece-super-warpish =
    Beginnt ein Zug, hältst du den Warp geschlossen: für niemanden, der eine Basis hat, verlässt ihn ein Stein, auch für dich nicht.

    Gemeint ist der eine Stein, der ihn für jeden verlässt; Edikte, Flares, Handel und Belohnungen befreien andere wie immer. Wird Warpish modern gespielt, ist stattdessen die Summe deines Gegners um eins kleiner für jeden Stein, den er im Warp hat: gespielt wird das als Hauptspieler, wenn die Karten aufgedeckt sind.
about-piece-warpish =
    Der Warp kämpft für dich: als Hauptspieler zählst du zu deiner Summe eins für jeden Stein in ihm, wem er auch gehört.

    Gezählt wird, wenn die Karten aufgedeckt sind, ehe in den Kämpfen der Phase etwas verloren geht.
about-modern-warpish = Die Flares ändern Summen, deine oder die deines Gegners, und nicht, wie Steine den Warp verlassen.
about-option-edition-warpish = Welche Fassung von Warpish gespielt wird. Modern: Die Flares ändern Summen, deine oder die deines Gegners, und nicht, wie Steine den Warp verlassen.
