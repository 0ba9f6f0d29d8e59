# Was in einem Bericht neben den Ereignissen steht: Überschriften, Köpfe von Tafeln, und was in ihren Feldern steht.

heading-yours = Was dir geschah
heading-ship = Dein Schiff ({ $hull })
heading-happened = Was geschah
heading-turn = Der Zug von { $seat }, mit Tempo { $speed }
heading-round = Runde { $round }
heading-end = Das Ende
heading-building = Der Bau der Schiffe
manoeuvring = Schiffe mit gleichem Tempo und gleicher Masse manövrieren: Jeder Würfel mit höchstens einer 6 bringt 0,01 Tempo.
heading-ships = Alle Schiffe
heading-ship-of = Das Schiff von { $seat } ({ $hull })
building = Jeder baut insgeheim ein Schiff; alle Schiffe werden gleichzeitig aufgedeckt.
crew-ready =
    { $ready ->
        [0] Niemand aus deiner Mannschaft von { $crew } ist
        [1] 1 von { $crew } aus deiner Mannschaft ist
       *[other] { $ready } von { $crew } aus deiner Mannschaft sind
    } bereit.
more-help = HELP { $kind } sagt alles über dieses Bauteil; so auch bei jedem anderen.
out = Dein Schiff ist ausgeschieden. Du musst nichts mehr schreiben; die Berichte bekommst du weiter.
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

# Die Regeln in Kürze, für alle, die keine zur Hand haben.
heading-short = Die Regeln in Kürze
head-size = Größenwert
head-special = Trägt als Einzige
class-is = Eine Klasse von Schiffen mit dem Größenwert { $size }. Von allen Klassen kann nur sie haben: { $special }.
short-class = Ein Schiff hat eine von drei Klassen, und wenigstens eines seiner Bauteile ist ein Antrieb (engine oder afterburner).
short-numbers = Die Masse ist der Größenwert mal die Zahl der Bauteile. Zur Mannschaft gehört eine Person und für jedes habitat noch einmal so viele wie der Größenwert. Der Schub ist 1 für jeden engine, der arbeitet, und 2 für jeden afterburner. Zu Beginn ist das Tempo 3, weniger den Größenwert, plus den Schub; die Hitze ist 1 für jeden engine und jeden afterburner.
short-turn = In einer Runde hat jedes Schiff einen Zug, das schnellste zuerst, bei gleichem Tempo das leichtere. In einem Zug entfernen zuerst die Leute bei der Reparatur Marken; dann kommt die Hitze, dann die Trümmer, dann zwei Handlungen: angreifen, Triebwerke zünden, Energie sparen, heilen, rammen oder reparieren.
short-heat = In einem Zug nimmt jeder dissipator, der arbeitet, eine Hitzemarke weg; für jede, die bleibt, rollt ein Würfel gegen die Mannschaft. Ein Schiff ohne Schub, oder schneller als 10, würfelt für jeden Punkt seines Tempos gegen die eigenen Bauteile.
short-dice = Würfel haben acht Seiten. Jeder, der höchstens eine 6 zeigt, ist ein Treffer, und eine 1 bringt einen weiteren Würfel. Hat das Ziel wenigstens Tempo 1 und Schub 1, dürfen die Treffer zusammen nicht mehr zeigen als seine Masse: Die höchsten Würfel fallen weg.
short-damage = Jeder Schaden ist eine Marke auf einem Bauteil, das der Besitzer wählt. Ein Bauteil mit einer Marke arbeitet nicht, bis Leute sie entfernt haben. Zwei Marken zerstören es endgültig, armour erst eine mehr als der Größenwert. Wer aus der Mannschaft zu Schaden kommt, ist verletzt; wer schon verletzt ist, kommt um.
short-time = { $limit ->
        [none] Schiffe können bis zuletzt alles tun.
       *[other] Nach Runde { $limit } können Schiffe nur noch ihre Triebwerke zünden und rammen.
    } { $last ->
        [none] Eine letzte Runde gibt es nicht.
       *[other] Nach Runde { $last } teilen sich die übrigen Schiffe den Sieg.
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
decided-harm = die Frage, wer aus deiner Mannschaft zu Schaden kam
decided-lose = die Frage, für wen kein Platz war
decided-evade = dein Ausweichen
decided-crew-at-work = deine Leute bei der Reparatur
action = Handlung { $number }
called-action = Handlung
called-crew = Mannschaft
called-evade = Ausweichen
called-crew-at-work = Leute bei der Reparatur

# Worum gespielt wird, und wie: für alle, die es noch nie gespielt haben.

in-short-goal = Jeder baut heimlich ein Schiff, aus einer Klasse und bis zu zehn Bauteilen. Dann werden alle Schiffe aufgedeckt und kämpfen, Runde um Runde. Ein Schiff ohne Mannschaft oder ohne ein unbeschädigtes Bauteil scheidet aus; das letzte gewinnt.
in-short-turn = Du schickst einen Brief für das Schiff und dann einen für jede Runde: was du tust, wenn du dran bist, und was dein Schiff tut, wenn es getroffen, gerammt oder zu heiß wird.

# Was eine Seite von Angriffen und vom Rammen zeichnet.
scene-attacks = greift an
scene-target = { $mass ->
        [0] Ziel, kann nicht ausweichen
       *[other] Ziel, Masse { $mass }
    }
scene-rams = rammt
scene-rammed = wird gerammt
scene-shot = { $dice }: { $hits } Treffer; Schaden:
scene-rolled = { $dice }; Schaden:
scene-back = Schaden am anderen:
scene-state = { $destroyed ->
        [yes] zerstört
       *[no] beschädigt, { $marks } von { $limit }
    }
scene-hurt = { $hurt } verletzt
scene-explodes = explodiert: { $explodes } mehr
scene-spent = leer
scene-heat = Hitze
scene-crew = { $killed ->
        [yes] umgekommen
       *[no] verletzt
    }
