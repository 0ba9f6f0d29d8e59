# Der Praw, der wiederbelebte Schiffe festhält, bis sie noch einmal wiederbelebt werden.

head-praw = Praw
ships-held = { part-du-hast } { part-schiffe } aus dem Warp zurückgeholt: Der Praw hält sie fest{ $by ->
        [no] {""}
        [you] , dank dir
       *[other] , dank { $by }
    }.
ships-released = Der Praw hat { part-schiffe } von { $seat ->
        [you] dir
       *[other] { $seat }
    } freigegeben.
rules-praw = Wiederbelebte Schiffe kommen zuerst in den Praw und müssen von dort noch einmal wiederbelebt werden: Was Schiffe zurückholt, nimmt zuerst die im Praw. Befehle, wohin Schiffe zurückkommen, gelten für diese.
about-option-praw = Ob wiederbelebte Schiffe zuerst in den Praw kommen (die Dimension Secure).
