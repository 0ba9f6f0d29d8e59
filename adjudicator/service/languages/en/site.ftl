# What the web site tells of a game beside its reports: how it came about, and once it is over why it came out so.
# $heading is a phase, such as "turn 3 phase 1"; $seat a seat, $seats several.

site-deal = the deal
site-over = The game is over; { $winners ->
        [no] nobody
       *[other] { $winners }
    } won.
site-left = { $name ->
        [no] Somebody
       *[other] { $name }
    } played { $seat } before, and left it in { $heading }: { $why ->
        [missed] missed phases
        [resigned] resigned
       *[replaced] was replaced
    }.
site-undone = The game master took back { $heading }.
site-redone = The game master brought back { $heading }.
site-orders = The game master had { $heading } played again, with other orders of { $seat }.
site-ruling = The game master had { $heading } played again, with another ruling on { $seat }: { $words }

# Why a phase came out so. $place is what the numbers of a title's challenges are called, $number one of them (0: none);
# $detail and $prompt tell a question from others and ask it, $answer is what came of it.
asked-changed = This is not how it was adjudicated: the program or its rules have changed since.
asked-silent = No letter with orders came from { $seats }.
asked-unsettled = In { $stage } promises did not settle: they were kept as they came.
asked = { $about }{ $number ->
        [0] {""}
       *[other] , { $place } { $number }
    }{ $detail ->
        [no] {""}
       *[other] {" "}({ $detail })
    }{ $prompt ->
        [no] {""}
       *[other] : { $prompt }
    }
asked-ordered = { $answer }, by order { $order }
asked-came = { $answer }, { $how ->
        [default] by default
        [random] drawn at random, because nothing they wrote applied
        [overruled] drawn at random, because a piece decided for them
       *[nothing] nothing legal was left
    }{ $unsaid ->
        [yes] ; nothing they wrote speaks of it
       *[no] {""}
    }
asked-fate = { $fate ->
        [chosen] chosen
        [failed] failed
        [offered] put forward
       *[unreached] not reached
    }{ $why ->
        [no] {""}
       *[other] : { $why }
    }
asked-not-held = its condition did not hold
asked-not-known = its condition could not be known
asked-promised = it was promised to something put first
asked-overruled = their orders do not count here
asked-no-use = nothing came of it
asked-earlier = an earlier one applied
asked-fact = { $fact }: { $value ->
        [yes] yes
        [no] no
        [unknown] could not be known
       *[other] { $value }
    }
unasked = { $seat }, order { $order }: { $words }

# The zine.
zine-issue = issue { $number }
zine-open = Games that anybody can join
zine-open-game = { $game }: write JOIN { $game }. { $starts }
