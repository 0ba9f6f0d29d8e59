# The questions of an order form, and what happens if nothing is said: "If you say nothing: they stay in Limbo."
# Order words stay as they are.

ask-plague-loss = The Plague: which three tokens, and which card of each type?
silent-plague-loss = three tokens and a card of each type go at random
ask-limbo =
    { $tokens ->
        [0] Where do tokens { $plague ->
            [yes] the Plague sends to Limbo go
           *[no] go that your flare brings to Limbo
        }?
        [1] Where does your token in Limbo go?
       *[other] Where do your { $tokens } tokens in Limbo go?
    }
silent-limbo =
    { $tokens ->
        [1] it stays in Limbo
       *[other] they stay in Limbo
    }
ask-release = Where does the token that leaves the Warp go?
silent-release = it waits in Limbo
ask-defender = Destiny was your own colour: whom do you attack in your system?
silent-defender = you attack { $other }
ask-choice = Which power do you choose: { $powers }?
silent-choice = you get { $power }
ask-attack = Which planet in { $system ->
        [you] your own system
       *[other] the system of { $system }
    } do you attack, and with what?
ask-attack-again = Which other planet do you attack besides, if any?
silent-attack-again = you attack once
silent-attack = planet, tokens and bases are drawn at random
silent-attack-instructed = you attack on { $place }, as you said before
asked-of = { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    }{ $held ->
        [you] {" "}you on
       *[other] {""}
    } { $place }{ $held ->
        [no] {""}
        [you] {""}
       *[other] {" "}against { $held }
    }
ask-invite = { $challenge }: whom do you ask to be your allies?
silent-invite = nobody is invited
ask-join = { $challenge }: do you join{ $uninvited ->
        [yes] {""}
       *[no] , if invited
    }?
silent-join = you join neither side
ask-aid = { $challenge }: do you offer a card as aid?
silent-aid = you offer no aid
ask-aid-reward = If your aid is taken: a token from the Warp, or a card?
silent-aid-reward = a card
ask-come = If you are asked to come besides: with how many tokens?
silent-come = you do not come
ask-take-aid = { $challenge }: whose aid do you take, if you are offered any?
silent-take-aid = what you are offered goes back
ask-card-now = If a flare makes you lay a challenge card already now: which one?
ask-card = { $challenge }: which card do you play?
silent-card = one of your challenge cards is played at random
ask-card-again = Your card is laid. If this is fought again: which one then?
silent-card-again = if it is, a card is played at random
ask-divide = { $tokens ->
        [1] How does your 1 token
       *[other] How do your { $tokens } tokens
    } on { $place } divide over challenges { $challenges }?
silent-divide = they are divided equally, odd ones at random
ask-deal = Which deals with { $other } would you accept, best first?
silent-deal = there is no deal
ask-loss = Which three tokens do you lose if { $other } and you do not agree?
silent-loss = three tokens go at random
ask-reward = Your reward{ $allied ->
        [yes] {" "}as an ally of the defence
       *[no] {""}
    }, { $tokens } in all: tokens or cards?
silent-reward = tokens or cards at random
ask-agreement = What do you agree on with others, besides deals?
silent-agreement = nothing is agreed
ask-own-colour = If destiny draws your own colour: attack a base in your system{ $empty ->
        [yes] , or settle an empty planet again
       *[no] {""}
    }?
silent-own-colour = another disc is drawn
ask-power = Do you use your power, { $piece }?
silent-as-if = as if you had written { $line }
silent-power = it is not used
ask-play = Do you play { $piece }?
silent-play = you keep the card
ask-ready = Do you hold { $piece } ready against something in this phase?
