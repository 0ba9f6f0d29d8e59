about-piece-bully =
    Gewinnst du als Hauptspieler Attack gegen Attack, darfst du sagen, welche Steine dein Gegner verliert.

    Du nennst Steine auf Planeten, auf denen in diesem Zug niemand kämpft, höchstens so viele, wie dein Gegner im Kampf hat. Die sind verloren, und ebenso viele aus dem Kampf kommen in den Limbo. `PICK` allein nimmt sie von den kleinsten Basen.
about-order-pick = Lässt deinen Gegner Steine seiner Basen verlieren, die du nennst, statt derer im Kampf (Bully).
