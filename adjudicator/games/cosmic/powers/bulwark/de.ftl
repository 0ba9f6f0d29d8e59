about-piece-bulwark =
    Du bist schwer zu bewegen: So viele deiner Steine auch auf einmal in den Warp müssten, es kommt nur einer hinein.

    Wo du einen Planeten verteidigst, bleiben die übrigen neben den Siegern stehen. Die du in einen Kampf geschickt hast, kommen in den Limbo, und die du von deinen Basen verlieren würdest, bleiben dort.
