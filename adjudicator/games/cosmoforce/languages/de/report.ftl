# Was in einem Bericht neben den Ereignissen steht: Überschriften, Köpfe von Tafeln, und was in ihren Feldern steht.

heading-yours = Was dir geschah
heading-ship = Dein Schiff ({ $hull })
heading-happened = Was geschah
heading-turn = Der Zug von { $seat }, mit Tempo { $speed }
heading-round = Runde { $round }
heading-end = Das Ende
heading-building = Der Bau der Schiffe
heading-ships = Alle Schiffe
heading-ship-of = Das Schiff von { $seat } ({ $hull })
building = Jeder baut insgeheim ein Schiff; alle Schiffe werden gleichzeitig aufgedeckt.
crew-ready =
    { $ready ->
        [0] Niemand aus deiner Mannschaft von { $crew } ist
        [1] 1 von { $crew } aus deiner Mannschaft ist
       *[other] { $ready } von { $crew } aus deiner Mannschaft sind
    } bereit.
more-help = HELP laser sagt alles über einen laser; so auch bei jedem anderen Bauteil.
different = * Anders als im letzten Bericht.

head-player = Spieler
head-class = Klasse
head-speed = Tempo
head-thrust = Schub
head-mass = Masse
head-heat = Hitze
head-crew = Leute
head-system = Bauteil
head-systems = Bauteile
head-marks = Marken
head-state = Zustand
head-kind = Art
head-working = Arbeiten
head-does = Was sie tun

is-eliminated = ausgeschieden
crew-counts = { $ready } bereit, { $hurt } verletzt, { $working } bei Reparatur
some-of = { $some } von { $all }
state = { $state ->
        [works] arbeitet
        [damaged] beschädigt
       *[destroyed] zerstört
    }
at-work = { $crew } bei Reparatur
place = { $place ->
        [ready] bereit
        [hurt] verletzt
        [killed] umgekommen
       *[working] repariert { $system }
    }

# Die Regeln dessen, was im Spiel ist.
rules-systems = Bauteile
rules-ships = Schiffe
rules-ship = { $seat }: { $hull } mit { $systems }; Masse { $mass }.

# Was für den entschieden wird, der nichts Passendes sagt, im Akkusativ; eine seiner beiden Handlungen vor einem Satz;
# und was er ablehnen kann, wie in „nein (Ausweichen)“.
decided-build = dein Schiff
decided-crew = deine Mannschaft
decided-damage = den Schaden an deinem Schiff
decided-harm = die aus deiner Mannschaft, die zu Schaden kamen
decided-lose = die Leute, für die kein Platz war
decided-evade = dein Ausweichen
decided-crew-at-work = deine Leute bei der Reparatur
action = Handlung { $number }
called-action = Handlung
called-crew = Mannschaft
called-evade = Ausweichen
called-crew-at-work = Leute bei der Reparatur

# Worum gespielt wird, und wie: für alle, die es noch nie gespielt haben.

in-short-goal = Jeder baut heimlich ein Schiff, aus einer Klasse und bis zu zehn Systemen. Dann werden alle Schiffe aufgedeckt und kämpfen, Runde um Runde. Ein Schiff ohne Besatzung oder ohne ein unbeschädigtes System scheidet aus; das letzte gewinnt.
in-short-turn = Du schickst einen Brief für das Schiff und dann einen für jede Runde: was du tust, wenn du dran bist, und was dein Schiff tut, wenn es getroffen, gerammt oder zu heiß wird.
