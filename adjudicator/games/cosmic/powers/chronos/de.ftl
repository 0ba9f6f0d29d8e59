why-chronos-same-card = Chronos lässt dieselbe Karte noch einmal spielen
about-piece-wild-chronos =
    Ist das Schicksal für den nächsten Zug gezogen, wird für den Spieler, den du nennst, eine andere Scheibe gezogen (klassische Fassung).

    Per Post: mit der letzten Phase eines Zugs befohlen; der Befehl darf davon abhängen, wen das Schicksal wen angreifen lässt. Wo die moderne Fassung von Chronos gespielt wird, nimmst du stattdessen zu Beginn eines Zugs eine Karte, die du nennst, aus den abgelegten; die anderen abgelegten kommen in den Stapel.
about-piece-super-chronos =
    Lässt du einen Kampf noch einmal austragen, muss dein Gegner dieselbe Karte noch einmal spielen.

    Der klassische Text ist ein weiterer Kampf, wenn ein anderer Spieler gerade gewonnen hat; hier greifen in jedem Zug alle an und erreichen das Ende der Partie im selben, also gilt der moderne.
about-piece-chronos =
    Als Hauptspieler darfst du einen Kampf noch einmal austragen lassen, wenn die Karten bekannt sind; das zweite Ergebnis gilt.

    Du nimmst deine Karte zurück und darfst sie oder eine andere spielen; dein Gegner muss eine andere spielen, wenn er eine hat, und nimmt die erste danach zurück. Was sonst gespielt wurde, bleibt gespielt, und was vor dem Legen der Karten kommt, etwa ein Force Field, kommt nicht noch einmal. Per Post: CARD IF replayed: Attack 40; OTHERWISE Attack 8.
about-modern-chronos = Zu Beginn eines Zugs nimmt der Wild-Flare eine Karte aus den abgelegten, und der Rest davon kommt in den Stapel; das Schicksal lässt er nicht neu ziehen.
about-order-replay = Geht in der Zeit zurück: Der Kampf wird noch einmal ausgetragen, mit anderen Karten (Chronos).
about-order-rewind =
    Spielt den Flare von Chronos: Wild sagt er, für wen das Schicksal neu gezogen wird; Super nennt er niemanden.

    Wo die moderne Fassung von Chronos gespielt wird, nennt der Wild-Teil die Karte, die du aus den abgelegten nimmst.
about-option-edition-chronos = Welche Fassung von Chronos gespielt wird. Modern: Zu Beginn eines Zugs nimmt der Wild-Flare eine Karte aus den abgelegten, und der Rest davon kommt in den Stapel; das Schicksal lässt er nicht neu ziehen.
