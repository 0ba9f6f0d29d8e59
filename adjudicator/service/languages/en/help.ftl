# HELP and RULES: what stands around the pages. $place is what the numbered parts of a phase are called: challenge, lap.

heading-order-words = The words of orders
heading-every-letter = In every letter
heading-more-help = Write HELP and one of these for more
heading-in-short = The game in short
value-explained = { $name }: { $value } (usually { $usual }). { $decides }
heading-values = Rulebook values
help-page = { $name } ({ $kind })
help-word = { $word }: { $said }.{ $some ->
        [yes] {" "}For example: { $example }
       *[no] {""}
    }
help-names = { $kind }: { $names }.
help-alike = { $kind }: each by its name, for example HELP { $name }.
help-any-time = At any time: { $words }.
help-else = Further alternatives follow after ELSE; IF, UNLESS, AND, OR and NOT make conditions.
help-place = { $word } 2 on a line of its own: what follows is about that { $place }.
help-phase = PHASE 3 on a line of its own: what follows is kept until that phase opens.
help-every-turn = EVERY TURN before an order: it is repeated each turn until you withdraw it.
help-also = There is also help on { $names }.
help-not-here = This game does not have it.
help-example = For example: { $example }
help-now-write = In this phase you could write: { $lines }
help-or = ; or:{" "}
help-value = In this game it is { $value }. It can be { $choices }; the first is the usual one.
help-now = Now{ $where ->
        [0] {""}
       *[other] , in { $place } { $where }
    }: { $facts }.
help-brings = It brings the order word { $word }. For example: { $example }
help-none = There is no help on "{ $words }".{ $guess ->
        [yes] {" "}Did you mean { $meant }?
       *[no] {""}
    } HELP alone brings a list of everything there is help on.

# Kinds of things that there is help on, behind a name and at the head of a list.
kind-order-word = order word
kind-fact-for-conditions = fact for conditions
kind-rulebook-value = rulebook value
kind-word-of-the-order-language = word of the order language
kind-service-word = service word
kind-word-of-the-game = word of the game
kind-power = power
kind-edict = edict
kind-flare = flare
kind-reinforcement = reinforcement
kind-ability = ability
kind-system = system
kind-artifact = artifact
kind-voucher = voucher
kind-driver = driver
kind-law = what binds everybody
kind-moon = moon
kind-rift = rift
kind-station = space station
kind-tech = technology
kind-card = card
kind-pod = pod
kind-class = class of ships
kinds-fact-for-conditions = Facts for conditions
kinds-rulebook-value = Rulebook values
kinds-word-of-the-order-language = Words of the order language
kinds-service-word = Service words
kinds-word-of-the-game = Words of the game
kinds-power = Powers
kinds-edict = Edicts
kinds-flare = Flares
kinds-reinforcement = Reinforcements
kinds-ability = Abilities
kinds-system = Systems
kinds-artifact = Artifacts
kinds-voucher = Vouchers
kinds-driver = Drivers
kinds-law = What binds everybody
kinds-moon = Moons
kinds-rift = Rifts
kinds-station = Space stations
kinds-tech = Technologies
kinds-card = Cards
kinds-pod = Pods
kinds-class = Classes of ships
help-not-yet = There is no help on "{ $words }" before the game has begun.
help-before = Once the game has begun, RULES tells the rules of all that is in play, and HELP lists what there is help on.{ $some ->
        [yes] {" "}HELP and a name is answered already now: HELP { $example }.
       *[no] {""}
    }

# The powers of a title, as `adjudicator powers` prints them.
power-heading = { $name } ({ $set ->
        [none] of this house
       *[other] { $set }
    }; { $fit })
power-acts = It acts { $acts }.
power-flare = { $name }: { $does }
