# Zweite Kräfte: die neben der ersten gelten, und die, von denen eine gewählt wird.

face-dealt = { $seat ->
        [you] Deine zweite Kraft ist { $power }
       *[other] { $seat } hat die zweite Kraft { $power }
    }
power-chosen = { part-du-hast } die eigene Kraft gezeigt: { $power }.
power-undecided = nicht gewählt
your-choice = Du darfst eine deiner beiden Kräfte zeigen und hast sie dann für die Partie: { $powers }. HELP und ein Name sagt, was sie tut.
ask-unmask = Welche deiner beiden Kräfte zeigst du, { $powers }? Sie ist deine Kraft für die Partie.
silent-unmask = du wählst später
called-unmask = Wahl einer Kraft
rules-two-faced = Alle haben zwei Kräfte und nutzen beide.
rules-shadow = Alle haben zwei Kräfte, von denen sie eine für die Partie wählen, am Anfang irgendeines Briefs. Bis dahin wirkt keine der beiden, und Flares sind wilde.
about-order-unmask = Zeigt eine deiner beiden Kräfte: Sie ist deine Kraft für die Partie, die andere ist fort.
about-option-dual = Ob alle zwei Kräfte haben: Beide gelten (Two-Faced), oder eine wird für die Partie gewählt (Shadow, Q70).
about-question-unmask = Wahl einer Kraft
