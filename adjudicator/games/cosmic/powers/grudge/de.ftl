about-piece-grudge =
    Du vergisst nichts: Wen du als Hauptspieler einlädst und wer nicht auf deine Seite kommt, der bezahlt dafür.

    Jeder von ihnen verliert einen Stein an den Warp, wenn du gewinnst, und vier, wenn du verlierst. Die Steine kommen von ihren vollsten Basen, auf denen in diesem Zug niemand kämpft. Per Post: Wo ein Handel geschlossen werden muss, verlieren sie sofort einen, was auch immer daraus wird.
about-piece-wild-grudge =
    Gewinnt dein Gegner, bekommen seine Verbündeten nichts und gehen heim: Sie werden nicht belohnt und landen nicht.

    Gespielt wird er als Hauptspieler, wenn die Karten aufgedeckt werden. Die Steine derer, die landen würden, kommen in den Limbo.
about-piece-super-grudge = Wer auf deine Einladung nicht gekommen ist, verliert vier Steine, auch wenn du nicht verloren hast.
