# Tables of how it stands. A "*" marks what is different since the last report.

heading-planets = The planets
planets-untouched = Every system has { $planets } planets, and on each of them are { $ships } ships of its own alien and no others.
head-system = System
everybody-alike = everybody
head-planet = Planet { $number }
footprints-line = Footprints of { $seat }: { $places }.
aside-empty = The warp is empty.
heading-aside = Outside the planets
head-alien = Alien
head-warp = Warp
head-gone = Vaporized
heading-aliens = The aliens
head-power = Power
head-cache = Cache
head-dominion = Dominion
head-authority = Authority
head-fuel = Fuel
fuel-explained = Fuel is what lies in the nexus, and after a "+" what is in the flagship.
power-hidden = hidden
power-is-off = off
vacant = { $seat } is played at random until somebody's orders come.
strikes = { $seat } has missed { $count ->
        [1] 1 phase
       *[other] { $count } phases running
    }.
alien-gone = { $seat } is out of the match.
piles = Pods in the forge: { $forge }; exhausted: { $exhausted }.
guest-line = A ship of { $seat } is in { $other }'s nexus: as leaders the two must commission each other.
destiny-left = Charges of destiny that are left: { $charges ->
        [no] none
       *[other] { $charges }
    }.
charge-wild = wild
exhausts-line = Open in the exhausts: { $exhausts }.
exhaust-one = { $seat } { $pods }
different = * Different since the last report.
heading-charges = Whom destiny has everybody invade
heading-invasions = The invasions
head-number = No.
head-planet-aimed = Planet
head-invader = Invader
head-defender = Defender
fleet-own = { $seat } { $ships }
with-sponsors = { $fleet }, with { $sponsors }
heading-to-settle = What is left to be settled
left-negotiation = Invasion { $number }: { $seat } and { $other } negotiate, with { $mine } and { $theirs } influence.
left-boons = Invasion { $number }: { $seat } has { $boons ->
        [1] 1 boon
       *[other] { $boons } boons
    } to take.
heading-end = How it ended
gathered-line = Gathered: { $said }.
resupplies-alike = Free resupplies that everybody has left: { $count }.
resupplies-line = Free resupplies left: { $said }.
