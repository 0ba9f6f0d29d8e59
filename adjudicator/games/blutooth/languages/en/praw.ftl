# The Praw, which holds revived ships until they are revived once more.

head-praw = Praw
ships-held = { part-who } revived { part-ships } from the warp: the Praw holds them{ $by ->
        [no] {""}
        [you] , thanks to you
       *[other] , thanks to { $by }
    }.
ships-released = The Praw released { part-ships } of { $seat ->
        [you] yours
       *[other] { $seat }
    }.
rules-praw = Revived ships go to the Praw first, and must be revived from there once more: whatever revives ships takes those in the Praw first. Orders that say where ships come back to are about these.
