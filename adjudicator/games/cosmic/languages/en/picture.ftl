# The galaxy as a picture: what is written on it, and what it shows in words.
picture-gone = Gone
picture-captive = Captive
picture-mark = different from the last report
picture-galaxy = The galaxy.
picture-system = { $seat }'s system: { $planets }.
picture-changed = Different from the last report: { $places }.
picture-aim = { $seat } must attack { $whom }
picture-fight = Challenge { $number }: { $seat } attacks { $planet }{ $tokens ->
        [no] {""}
       *[other] {" "}with { $tokens }
    }{ $against ->
        [no] {""}
       *[other] , against { $against }
    }.
