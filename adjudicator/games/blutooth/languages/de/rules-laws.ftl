# Was alle bindet und niemandem gehört: Vermächtnisse und Gefahren.

about-piece-legacy-of-macron = Alle Schiffe haben die vierfache Stärke.

# Gefahren.

about-piece-meteor-storm = Ein Gefecht mit zusammen 25 Stärke oder mehr ist ein Kataklysmus: Beide Flotten verlieren.
about-piece-odd-comet = Ein Angriff mit ungerader Zahl siegt sofort über einen mit gerader.
about-piece-psionic-resonator = Angriffe, die eine Flotte führen, zählen doppelt.
about-piece-blood-moon = Kein Negotiate darf eine Flotte führen. Ein Anführer, der nichts anderes hat, führt einen Strohmann.
about-piece-cosmic-nebula = Jede Kraft, die in dieser Invasion eingesetzt wird, ist sofort gestoppt.
about-piece-the-cosmic-guardian = Angriffe über 20 machen Gesandte: Ihre Flotten verhandeln.
about-piece-the-danger-zone = Jede Invasion hat eine Gefahr.
about-piece-the-madness-of-war = Die zweite Invasion jedes Feldzugs hat eine Gefahr.
about-piece-the-new-mandate = Nur Basen mit zwei Schiffen oder mehr geben Autorität oder Dominanz.
about-piece-the-peace-treaty = Eine Brigade, die auf etwas anderes als eine Brigade trifft, verliert friedlich.
about-piece-the-subspace-emissary = Ein Anführer darf nur ein Alien anwerben: das erste, das er nennt.
