about-piece-anarchist =
    Als Hauptspieler, der verloren oder keinen Handel geschlossen hat, deckst du eine deiner drei Störungen auf: eine Regel, die sich ändert.

    Zuerst ändert sie sich nur für dich. Einmal in jedem Kampf darf einer der anderen eine offene Störung von dir vor sich nehmen und sie auch nutzen; dann deckst du sofort eine weitere auf. Sobald er sie genutzt hat, darf es jeder. Sind alle acht aufgedeckt, hast du am Ende des Zugs gewonnen.
about-piece-anarchist-warp = Immer wenn ein Stein von dir den Warp verlässt, verlassen ihn alle; die anderen kommen in den Limbo.
about-piece-anarchist-success = Als Angreifer verdienst du dir einen zweiten Angriff, auch wenn du verlierst; wo man sich einen verdienen kann.
about-piece-anarchist-rewards = Du siehst die Karten, die andere als Belohnung ziehen.
about-piece-anarchist-hand = Wenn eine Phase beginnt, darfst du eine Hand ohne Attack ablegen und eine neue ziehen.
about-piece-anarchist-gate = Du darfst beliebig viele Steine in einen Kampf schicken.
about-piece-anarchist-destiny = Du sagst, wen du im nächsten Zug angreifst, was immer das Schicksal gesagt hat.
about-piece-anarchist-compensation = Du darfst Trost als Belohnung nehmen: Deine Steine verlassen den Warp in den Limbo, und für den Rest ziehst du Karten.
about-piece-anarchist-alliance = Du darfst einem Kampf ungeladen beitreten; dann aber verlierst du doppelt, was du dort an den Warp verlierst.
about-piece-wild-anarchist =
    Du lehnst dich gegen den Warp auf: Was du in diesem Kampf verlierst, kommt stattdessen in den Limbo.

    Am Tisch geht das auch gegen das Schicksal oder gegen Verbündete, die landen. Per Post geht es gegen den Warp.
about-piece-super-anarchist = Auch als Verbündeter, der verloren hat, deckst du eine Störung auf.
about-order-reveal = Sagt, welche Störung du als nächste aufdeckst; ohne ihn wird eine ausgelost (Anarchist).
about-order-adopt = Nimmt eine offene Störung von Anarchist vor dich, so dass auch du sie nutzen darfst.
about-order-redraw = Legt deine Hand ohne Attack ab und zieht eine neue (die Störung Hand).
about-order-fate = Sagt, wen du im nächsten Zug angreifst, was immer das Schicksal gesagt hat (die Störung Destiny).
about-order-compensate = Nimmt deinen Trost als Belohnung: Steine aus dem Warp und für den Rest neue Karten (Compensation).
why-no-revealing = eine Störung wird aufgedeckt, wenn du als Hauptspieler verloren oder keinen Handel geschlossen hast, oder wenn dir eine andere abgenommen worden ist
why-no-adopting = eine offene Störung von Anarchist nimmt man, wenn ein Kampf vorbei ist, in jedem einer
