# What is told of the course of the game.

opened = Turn { $turn } phase { $phase } began.
powers = { $powers }.
offered = { part-who } can choose from these powers: { $powers }.
powers-one = { part-who } { part-is } { $power }
destiny-own = Destiny for { $seat } was { part-its } own colour{ $again ->
        [yes] , so another disc was drawn
       *[no] {""}
    }.
destiny-home = { part-who } must attack { $other } in { part-its } own system.
destiny = { part-who } must attack { $other }.
attack-turned = { part-who } must attack { $other }, whatever destiny said.
gathered = { part-who } gathered { $more } more for { $seat ->
        [you] your
       *[other] the
    } power, { $total } in all{ part-challenge }.
gathered-no-more = { part-who } lost all that { $seat ->
        [you] your
       *[other] the
    } power had gathered{ part-challenge }.
second-earned = { $seat ->
        [you] You
       *[other] { $seat }
    } may attack twice next turn{ part-challenge }.
further-earned = { $seat ->
        [you] You
       *[other] { $seat }
    } may attack once more next turn{ part-challenge }.
second-missed = { $seat ->
        [you] You
       *[other] { $seat }
    } may not attack twice after all.
destiny-discarded = Another disc had to be drawn for { $seat }.
chosen = { part-who } chose to attack { $other }.
chosen-home = { part-who } chose to attack { $other } in { part-its } own system.
chosen-abroad = { part-who } chose to attack { $other } in { $system ->
        [you] your system
       *[other] the system of { $system }
    }.
destiny-refilled = The destiny pile ran out: all discs went back into it.
used = { part-who } used { $piece }{ part-against }{ part-challenge }.
use-stopped = { $some ->
        [yes] { $by } stopped your { $piece }
       *[no] your { $piece } was stopped
    }{ part-challenge }
stopped-by = { $seat }'s { $card }
cancelled = { part-whose-first } { $piece } was stopped{ part-challenge }.
powers-traded = { part-all } traded powers for good.
power-lost = { part-who } lost the use of { part-its } power: fewer than three home bases.
power-lent = { part-who } lent { $piece } to { $other }{ part-challenge }.
power-regained = { part-who } regained { part-its } power: three home bases again.
emotions-controlled = Whatever the cards say, the main players must deal{ part-challenge }.
counted = Challenge { $number } counts { $offence } and { $defence }.
counted-side = { $total } for the { part-side } ({ $tokens } for its tokens{ $allied ->
        [0] {""}
       *[other] , { $allied } for its allies
    })
lead-turned = In spite of that, { $side ->
        [neither] neither side is to win challenge { $number }
       *[other] the { part-side } is to win challenge { $number }
    }.
reinforced = { part-who } reinforced the { part-side } by { $more }, to { $total }{ part-challenge }.
both-lost = Both sides lost challenge { $number }.
to-be-dealt = Challenge { $number } is to be settled by a deal.
side-won = The { part-side } won challenge { $number }.
consolation = { part-who } { part-is } to get { part-cards } from { $other } as consolation.
rewards = Rewards are due to { $allies }.
rewards-one = { $seat } ({ $tokens })
no-consolation = There is no consolation{ part-challenge }.
consolation-raised = The consolation was raised to { part-cards }{ part-challenge }.
agreed = { part-all } agreed: "{ $words }".
deal-made = The main players made a deal{ part-challenge }.
deal-quashed = The deal that the main players had agreed on is not made{ part-challenge }.
deal-failed = The main players made no deal, which costs each of them tokens{ part-challenge }.
plagued = The Plague struck { $seat }: the losses follow in the next phase.
plague-over = The Plague has passed for { $seat }.
missed = No letter with orders came from { part-all } (NMR).
missed-next = { $last ->
        [yes] You have missed two phases running: you are removed from the game when the turn ends.
       *[no] If no letter with orders comes from you for the next phase that wants some either, { $then ->
            [replace] your seat is given to somebody else.
           *[remove] you are removed from the game when the turn ends.
        }
    }
seat-taken-over = { $seat ->
        [you] You have
       *[other] Another player has
    } taken { $seat ->
        [you] this seat
       *[other] the seat of { $seat }
    } over: the phases missed before do not count any more.
turn-ended = The turn is over: the challenge cards were discarded.
hand-renewed = The new cards are { part-whose } hand now.
seat-removed = { part-who } { $seat ->
        [you] were
       *[other] was
    } removed from the game: all { part-its } tokens are gone{ $cards ->
        [no] {""}
       *[other] , and { $cards } discarded
    }.
last-turn = { $seat ->
        [you] You play
       *[other] { $seat } plays
    } one more turn alone before the game ends. Without it { $you ->
        [nobody] nobody wins
       *[not] { part-all } will have won{ $several ->
            [yes] {" "}together
           *[no] {""}
        }
    }.
game-ended = The game is over{ $you ->
        [nobody] , and nobody won
       *[not] : { part-all } won
    }{ $several ->
        [yes] {" "}jointly
       *[no] {""}
    }.

# What is played for, and how: for who has never played it.

in-short-goal = Everybody has a home system of five planets, with four tokens on each, a secret hand of cards, and an alien power that all know. A planet on which you have tokens is a base of yours. Whoever has { $bases } bases outside their home system at the end of a turn wins, alone or with others.
in-short-turn = In a turn everybody attacks somebody, as destiny says, and all attacks are fought at the same time. A turn has up to four phases, and for each you send one letter: which planet you attack and with what; whom you ask to be your allies, and whom you join; which card you play in each of your challenges; and, if there is something to settle, deals and rewards.
in-short-fight = In a challenge a side's card is added to its tokens, those of its allies too, and the higher sum wins; a tie is the defence's. What loses goes to the Warp. A Compromise loses to an Attack, and two of them are a deal to be made. Powers, edicts and flares change all of this.
timed-out = { part-who } will take no part in the next turn, for { $piece }{ $whole ->
        [yes] , and neither { $seat ->
            [you] attack
           *[other] attacks
        } nor { $seat ->
            [you] are
           *[other] is
        } attacked
       *[no] {""}
    }.
timeout-ended = { part-who } { $seat ->
        [you] take
       *[other] takes
    } part again.
gate-turned = The attack of challenge { $number } goes to { $place } instead.
attack-forgone = { part-who } { $seat ->
        [you] attack
       *[other] attacks
    } nobody in this turn.
attack-missed = { part-who } { $seat ->
        [you] attack
       *[other] attacks
    } nobody in the next turn.
destiny-resting = Destiny for { $seat } was { $other }, who { $other ->
        [you] take
       *[other] takes
    } no part in the next turn, so another disc was drawn.
