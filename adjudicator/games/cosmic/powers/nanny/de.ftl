why-not-to-be-motivated = angespornt werden kann nur ein Hauptspieler, vor dem noch keine Folge liegt, und nicht du selbst
about-piece-nanny =
    Wo du kein Hauptspieler bist, darfst du Hauptspieler anspornen: Du gibst einen Compromise und legst eine Folge offen hin.

    Das geschieht mit Phase 2. Wer dann einen Compromise zeigt, bekommt, was die Folge verspricht, und du eine Belohnung; wer nicht, wird bestraft, wie sie sagt, und nimmt am nächsten Zug nicht teil: Er hilft nirgends und setzt keine Kraft, kein Edikt und keinen Flare ein. Ist ein Kampf vorbei, darfst du einen Compromise nehmen, den ein anderer Spieler gezeigt hat.
about-order-motivate =
    Gibt einem Hauptspieler einen Compromise deiner Hand und legt eine deiner Folgen vor ihn.

    Schreib für jeden Hauptspieler eine Zeile.
about-order-prize = Nimmt von den Belohnungen, die eine Folge dir bringt, einige als Steine aus dem Warp; die anderen sind Karten.
about-order-retrieve = Nimmt einen Compromise, den ein anderer Spieler gezeigt hat, in deine Hand, statt dass er abgelegt wird.
about-order-dropcards = Legt Karten deiner Hand ab, wenn du dafür einen Compromise gezeigt hast.
about-order-rescue = Sagt, wessen Steine den Warp verlassen, wenn du dafür einen Compromise gezeigt hast.
about-order-gather = Holt Steine von deinen Basen in den Limbo, um sie neu einzusetzen, wenn du dafür einen Compromise gezeigt hast.
about-order-forbidsecond = Spielt den Flare von Nanny: Wild sagt er, wer nicht zweimal angreifen darf; Super nichts.
about-question-motivation = Ansporn
about-question-prize = Belohnung durch eine Folge
about-question-retrieval = Zurückholen
about-question-dropping = Ablegen
about-question-rescue = Rettung
about-question-gathering = Umsetzen
about-piece-wild-nanny =
    Wenn ein Zug beginnt, nennst du einen Spieler, der zweimal angreifen darf und es dann nicht mehr darf.

    Wo das nie jemand darf, verlässt mit Phase 2 ein Stein den Kegel eines Angriffs von zweien oder mehr, in den Limbo.
about-piece-super-nanny = In diesem Kampf darfst du als Hauptspieler deinen Gegner anspornen. Per Post: mit Phase 2 gespielt.
about-piece-nanny-warp =
    Mit einem Compromise: Alle Steine eines anderen Spielers verlassen den Warp, in den Limbo, und für jeden bekommst du eine Belohnung.

    Es ist der, den du nennst, oder der mit den meisten dort. Sonst verlierst du zwei Steine auf Planeten anderer, nimmst am nächsten Zug nicht teil und wirst auch nicht angegriffen.
about-piece-nanny-ship =
    Mit einem Compromise: Einer deiner Steine verlässt den Warp, in den Limbo.

    Sonst verlierst du einen Stein deiner vollsten Basis, nimmst am nächsten Zug nicht teil und wirst auch nicht angegriffen.
about-piece-nanny-reward =
    Mit einem Compromise: Du bekommst eine Belohnung für jeden deiner Steine in diesem Kampf.

    Sonst sieht Nanny deine Hand an und legt ihre Edikte ab; du nimmst am nächsten Zug nicht teil und wirst auch nicht angegriffen.
about-piece-nanny-hand =
    Mit einem Compromise: Du legst ab, welche Karten du willst.

    Sonst verlierst du deinen höchsten Attack und nimmst am nächsten Zug nicht teil, greifst aber an.
about-piece-nanny-deck =
    Mit einem Compromise: Du ziehst fünf Karten und behältst eine: den höchsten Attack, wenn einer dabei ist.

    Sonst wird die Hälfte deiner Hand zufällig abgelegt, aufgerundet, und du nimmst am nächsten Zug nicht teil, greifst aber an.
about-piece-nanny-colony =
    Mit einem Compromise: Du darfst Steine von deinen Basen in den Limbo holen, um sie neu einzusetzen.

    Sonst kommt deine kleinste Basis in den Warp, du nimmst am nächsten Zug nicht teil und wirst auch nicht angegriffen.
about-piece-nanny-card =
    Mit einem Compromise: Du ziehst eine Karte.

    Sonst verlierst du eine zufällige Karte und nimmst am nächsten Zug nicht teil, greifst aber an.
about-piece-nanny-ally =
    Mit einem Compromise: Du bekommst eine Belohnung für jeden Verbündeten auf deiner Seite.

    Sonst geht der Verbündete mit den meisten Steinen dort heim, in den Limbo, und du nimmst am nächsten Zug nicht teil, greifst aber an.
