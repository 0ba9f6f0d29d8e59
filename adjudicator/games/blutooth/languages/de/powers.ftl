# Was nur Kräfte bewirken, und ihre Regeln.

pod-claimed = { part-du-hast } { $pod } an sich genommen, was { $other ->
        [you] du
       *[other] { $other }
    } gezündet { $other ->
        [you] hattest
       *[other] hatte
    }{ part-invasion }.

acts-drivers = beim Zählen der Stärke
acts-natures = wenn die Leitkapseln offen liegen
acts-primed = wenn beide Leitkapseln scharf sind
acts-approach = wenn die Schiffe da sind
acts-compensated-ships = wenn eine Entschädigung fällig ist
acts-destiny = wenn das Schicksal gezogen ist
acts-destined = wenn feststeht, wer angegriffen wird

about-piece-anti-matter =
    Als Anführer einer Brigade, die auf eine Brigade trifft, gewinnst du mit der kleineren Stärke.

    Deine Schiffe und die der Helfer beider Flotten werden abgezogen statt addiert; die des anderen Anführers zählen wie immer. Gleichstand gewinnt der Verteidiger, und wo keine Flotte Stärke hat, gewinnt der Angreifer friedlich.
about-piece-virus =
    Als Anführer wird deine Leitkapsel mit der Stärke deiner eigenen Schiffe malgenommen, statt dass beides addiert wird.

    Schiffe von Helfern und Verstärkungen kommen wie immer dazu.
about-piece-warpish = Als Anführer hat deine Flotte 1 Stärke für jedes Schiff im Warp, wem es auch gehört.
about-piece-volt =
    Als Anführer zählt deine Leitkapsel dreifach, wenn ihre Zahl höchstens 10 ist, sonst ein Drittel, aufgerundet.

    Was darauf steht, bleibt. Wo auch andere Kräfte Leitkapseln ändern, gilt die übliche Reihenfolge.
about-piece-calculator =
    Als Anführer darfst du die höhere der beiden Leitkapseln um die niedrigere senken: 10 gegen 8 wird 2 gegen 8.

    Du sagst es, wenn die Leitkapseln offen liegen. Sind sie gleich, bleiben beide. Wo auch andere Kräfte Leitkapseln ändern, gilt die übliche Reihenfolge.
about-piece-mirror =
    Als Anführer darfst du die Ziffern beider Angriffe rückwärts lesen lassen, wenn beide Leitkapseln scharf sind.

    Vor einer einzelnen Ziffer steht eine Null: 40 zählt 4, und 8 zählt 80.
about-piece-empath = Als Anführer eines Gesandten, der auf eine Brigade trifft, machst du auch aus ihr einen Gesandten: Ihr verhandelt also.
about-piece-envy = Als Anführer darfst du die Leitkapsel des anderen Anführers in dein Magazin nehmen, wenn die Begegnung vorbei ist.
about-piece-mind =
    In jeder Invasion darfst du in das Magazin eines Anführers sehen: in das des anderen, wenn du selbst einer bist.

    Als Helfer darfst du es nicht, und wer an keiner Flotte teilnimmt, sucht sich einen aus. Per Post geschieht es, wenn die Schiffe da sind, sodass du das Magazin kennst, wenn du deine Leitkapseln wählst.

about-order-equalize = Senkt die höhere Leitkapsel um die niedrigere (Calculator).
about-order-reverse = Lässt die Ziffern beider Angriffe rückwärts lesen (Mirror).
about-order-covet = Nimmt die Leitkapsel des anderen Anführers in dein Magazin, wenn die Begegnung vorbei ist (Envy).
about-order-lookinto = Sieht in das Magazin eines Anführers (Mind).
about-piece-ethic =
    Als Anführer wirst du entschädigt, wenn du ein Gefecht verlierst, wie ein Gesandter, der gegen eine Brigade verliert.

    Du darfst diese Kapseln ziehen, statt sie dem anderen Anführer abzunehmen.
about-order-draftinstead = Zieht, womit du entschädigt wirst, statt es dem anderen Anführer abzunehmen (Ethic).
