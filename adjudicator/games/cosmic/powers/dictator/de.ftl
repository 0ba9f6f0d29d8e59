about-piece-wild-dictator =
    Ist das Schicksal für den nächsten Zug gezogen, wird für den Spieler, den du nennst, eine andere Scheibe gezogen.

    Per Post: mit der letzten Phase eines Zugs befohlen; der Befehl darf davon abhängen, wen das Schicksal oder der Dictator wen angreifen lässt.
about-piece-super-dictator =
    Auch wen du selbst angreifen musst, sagst du, wenn das Schicksal für den nächsten Zug gezogen ist.

    Per Post: mit der letzten Phase eines Zugs befohlen, getrennt von dem, was du als Dictator befiehlst.
about-piece-dictator =
    Du sagst, wen die anderen angreifen müssen: Ist das Schicksal gezogen, nennst du für jeden von ihnen einen anderen Spieler.

    Per Post: mit der letzten Phase eines Zugs befohlen, für den nächsten. Wen du nicht nennst, der folgt dem Schicksal, und so auch du selbst. Wessen eigene Farbe gezogen wurde, der muss ebenfalls angreifen, wen du nennst, außer er hat statt anzugreifen einen Planeten neu besiedelt. Alles, was du in einem Zug nennst, ist ein einziger Einsatz, gegen den Ersten davon.
about-order-dictate =
    Nennt, wen ein anderer Spieler im nächsten Zug angreifen muss, was auch immer das Schicksal sagt; schreib für jeden eine Zeile (Dictator).

    Der Befehl darf davon abhängen, wen das Schicksal wen angreifen lässt.
about-order-decree = Spielt den Flare von Dictator: Wild sagt er, für wen das Schicksal noch einmal gezogen wird; Super, wen du angreifen musst.
