# Was nur Kräfte bewirken, und ihre Regeln.

pod-claimed = { part-du-hast } { $pod } an sich genommen, was { $other ->
        [you] du
       *[other] { $other }
    } gezündet { $other ->
        [you] hattest
       *[other] hatte
    }{ part-invasion }.
pod-given = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $pod ->
        [no] eine Kapsel
       *[other] { $pod }
    } gegeben{ part-invasion }.
caches-swapped = { part-du-hast } mit { $other } das Magazin getauscht{ part-invasion }.
caches-swapped-mine = Du hast mit { $other } das Magazin getauscht{ part-invasion }: Du hast jetzt { $gained }, und { $other } hat { $given }.
drivers-swapped = Vor dem Kontakt haben die Leitkapseln die Plätze getauscht{ part-invasion }.

ask-sponsor-any = { $invasion }: Hilfst du einer der Flotten, obwohl dich niemand gebeten hat?
silent-sponsor-any = du hilfst niemandem
scrap-claimed = { part-du-hast } { $pod } an sich genommen, was verschrottet war.
charge-named = Das Los wurde geändert: { $other ->
        [no] Es lässt die Wahl
        [you] Angegriffen wirst du
       *[other] Angegriffen wird { $other }
    }{ part-invasion }.
base-founded = { part-du-hast } mit { $ships } Schiffen von { $source } eine Basis auf { $place } gegründet{ part-invasion }.
ships-poured = { part-du-hast } { part-schiffe } dazugestellt: { $batches }{ part-invasion }.
fleet-grown = { part-du-hast } auf jedem Heimatplaneten { $each } Schiffe mehr bekommen.
charges-added = { $charges } weitere Lose { $seat ->
        [you] deiner Farbe
       *[other] von { $seat }
    } sind im Vorrat des Schicksals.
campaign-goes-on = { part-du-hast } den Feldzug ohne Brennzellen fortgesetzt.
assimilated = Bis zum Ende der Welle hat { $seat ->
        [you] du
       *[other] { $seat }
    } die Kraft von { $other ->
        [you] dir
       *[other] { $other }
    }, { $power }, und { $other ->
        [you] du bist
       *[other] { $other } ist
    } ohne sie.
power-returned = { $other ->
        [you] Du hast
       *[other] { $other } hat
    } die Kraft { $power } zurück, die { $seat ->
        [you] du dir genommen hattest
       *[other] { $seat } sich genommen hatte
    }.
driver-abducted = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $pod ->
        [no] eine Kapsel
       *[other] { $pod }
    } weggenommen{ part-invasion }; die andere führt die Flotte.
driver-replaced = { $own ->
        [yes] { part-du-hast } die Leitkapsel ausgetauscht{ $pod ->
            [no] {""}
           *[other] {" "}und führst jetzt mit { $pod }
        }
       *[no] { $pod ->
            [no] Eine Kapsel
           *[other] { $pod }
        } von { $seat ->
            [you] dir
           *[other] { $seat }
        } führt jetzt die { $side ->
            [invader] angreifende
           *[defender] verteidigende
        } Flotte, und deren Anführer hat seine Leitkapsel zurück
    }{ part-invasion }.
fleet-opened = { $side ->
        [invader] Die angreifende Flotte
       *[defender] Die verteidigende Flotte
    } wurde geöffnet: Jeder, der dort keine anführt, darf ihr helfen{ part-invasion }.
planet-devoured = { part-du-hast } { $place } verschlungen, und das zählt für immer als Dominanz{ part-invasion }.
contact-undone = Der Kontakt wurde rückgängig gemacht: Beide Anführer haben ihre Leitkapseln neu scharf gemacht{ part-invasion }.
acts-keep-power = immer
acts-prime = wenn Leitkapseln scharf gemacht werden

why-written = du musst mit { $pod } führen, wie es der andere Anführer sagt, denn du hast die Kapsel
why-champion-nobody = nenne einen Helfer, der eine Kapsel scharf gemacht hat: vom Gegner nur seine Farbe, von dir auch eine Kapsel, `highest` oder `lowest`
why-footprint-there = ein Planet mit einem Fußabdruck von Macron lässt sich nicht verschlingen
why-charmed = wer auf einem Planeten mit { $seat } Schiffe hat, kann dem Gegner von { $seat } nicht helfen
acts-champions = wenn Recken Kapseln scharf gemacht haben
acts-see-all-champions = wenn Recken Kapseln scharf gemacht haben
acts-commissioning = wenn die Anführer um Helfer bitten
acts-commissioned = wenn die Anführer um Helfer gebeten haben

about-piece-plant =
    Einmal in einer Welle pfropfst du dir ein Alien auf, in dessen System du Dominanz hast: Seine Kraft gehört dir, und das Alien ist ohne sie.

    Du hast auch seinen Namen und alles, was die Kraft gesammelt hat. Am Ende der Welle geht sie zurück. Per Post sagst du es in dem Brief, in dem die Tore ausgerichtet werden; du hast die Kraft in den Briefen danach, und jeder weiß es.
about-order-graft = Nimmt bis zum Ende der Welle die Kraft eines Aliens, in dessen System du Dominanz hast (Plant).
about-piece-author =
    Als Anführer sagst du, mit welcher Kapsel der andere Anführer führen muss. Hat er sie, so muss er.

    Per Post sagst du es, wenn alle Schiffe da sind, und jeder hört es. Wer die Kapsel anderswo versprochen hat oder nicht scharf machen darf, ist frei.
about-order-write = Sagt, mit welcher Kapsel der andere Anführer führen muss, wenn er sie hat (Author).
about-piece-emperor =
    Als Anführer rufst du Recken: Auch jeder Helfer beider Flotten macht eine Kapsel scharf, mit DRIVER in seinem Brief.

    Du siehst die deiner eigenen Helfer und darfst eine davon deine Flotte führen lassen; von den Helfern des Gegners darfst du eine ungesehen dessen Flotte führen lassen. Die anderen Kapseln kommen zurück. Die Kapsel eines Recken liegt danach bei den verbrauchten des Anführers.
about-order-champion = Sagt, wessen Kapsel eine Flotte führt: die eines Aliens, die erste von mehreren oder der höchste oder niedrigste Angriff (Emperor).
about-piece-magician =
    Als Anführer lässt du den anderen Anführer zwei Kapseln scharf machen und nimmst eine davon in dein Magazin: Die andere führt.

    Du siehst sie vorher nicht; ABDUCT first oder second sagt, welche, und sonst wird gelost. Danach machst du deine Leitkapsel scharf, wenn du willst die genommene. Wer keine zwei scharf machen kann, zeigt dir, was er noch im Magazin hat.
about-order-abduct = Sagt, welche der beiden ungesehenen Kapseln des anderen Anführers du nimmst (Magician).
about-order-exchange = Setzt eine andere Kapsel deines Magazins an die Stelle deiner Leitkapsel, wo Magician und Oracle aufeinandertreffen.
about-piece-doppelganger =
    Du beginnst ohne Kapseln, die eine Flotte führen können. Als Anführer leihst du sie dir von einem anderen: Du sagst, von wem.

    Du bekommst den höchsten Angriff und ein Negotiate, soweit sie da sind; sonst ziehst du, bis du etwas zum Führen hast. Am Ende der Welle geht von den beiden die Art zurück, die nicht geführt hat, und was du sonst noch zum Führen hast, wird verschrottet. Verlierst du deine Kraft, so bekommst du Nachschub. Per Post leihst du, wenn die Schiffe da sind.
about-order-haunt = Sagt, von wem du dir Kapseln für einen Kampf leihst (Doppelganger).
about-piece-locust =
    Wenn du eine fremde Basis gegründet hast, darfst du einen anderen Planeten desselben Systems verschlingen, auf dem weniger Schiffe stehen als auf deiner Basis.

    Alle Schiffe dort werden zerstört, der Planet wird ausgelöscht, und du hast dafür für immer einen Punkt Dominanz. Danach gibst du die Basis auf. Per Post: keinen Planeten, um den noch gekämpft wird.
about-order-devour = Verschlingt einen Planeten in dem System, in dem du eine Basis gegründet hast (Locust).
about-piece-squee =
    Als Verteidiger rührst du den Angreifer: Er darf umkehren. Gewinnt er trotzdem, so gewinnt er friedlich.

    Wo du eine Flotte anführst, kann niemand dem Gegner helfen, der mit dir auf einem Planeten Schiffe hat, was es ihm auch erlaubt, und der Gegner kann ihn nicht bitten. Per Post weiß man das mit dem Ziel; gerührt wird der Angreifer, wenn die Schiffe da sind.
about-piece-zipper =
    Wo du keine Flotte anführst, darfst du eine der beiden öffnen: Wer dort keine anführt, darf ihr helfen, gebeten oder nicht.

    Per Post sagst du es in dem Brief, in dem die Anführer um Helfer bitten, und alle wissen es, wenn Schiffe geschickt werden.
about-order-zip = Öffnet eine Flotte für alle: Wer dort keine anführt, darf ihr helfen, gebeten oder nicht (Zipper).

acts-drivers = beim Zählen der Stärke
acts-primed = wenn beide Leitkapseln scharf sind
acts-approach = wenn die Schiffe da sind
acts-compensated-ships = wenn eine Entschädigung fällig ist
acts-destiny = wenn das Schicksal gezogen ist
acts-destined = wenn feststeht, wer angegriffen wird

about-piece-cyborg =
    Drei Kapseln der Schmiede liegen offen in deinem Nexus, deine Anbauten. Am Ende einer Welle sind es wieder drei.

    In einer der Flotten darfst du eine an die Stelle der Leitkapsel setzen, die dann verschrottet wird, wenn die Leitkapseln offen liegen. Hilfskapseln unter ihnen nimmst du in irgendeinem Warpfall in dein Magazin. Per Post nennst du sie dann: Am Tisch werden sie von dort gezündet, wo sie liegen.
about-order-fit = Verschrottet die Leitkapsel der Flotte, in der du bist, und führt sie mit einem deiner Anbauten (Cyborg)
about-order-detach = Nimmt Hilfskapseln aus deinen Anbauten ins Magazin, wo du sie zünden kannst (Cyborg)
about-piece-miser =
    Neben deinem Magazin hast du einen Hort von acht Kapseln im Nexus, den nur du kennst.

    Niemand sonst nimmt Kapseln aus deinem Magazin oder lässt dich welche verschrotten. Am Ende einer Welle nimmst du für jede, die du gezündet hast, eine aus dem Hort, ohne Befehl die höchsten Angriffe. Ein Hort, aus dem nichts führen kann, wird für acht neue Kapseln verschrottet. Per Post steht ein sicheres Magazin für Kapseln, die in den Hort und zurück wandern.
about-order-unhoard = Nimmt Kapseln aus deinem Hort, eine für jede, die du in dieser Welle gezündet hast (Miser)
about-piece-worm =
    Als Anführer darfst du das Ziel auf einen anderen Planeten des Verteidigers verlegen, wenn die Leitkapseln offen liegen.

    Es ist einer seines Systems mit Schiffen, die sonst nirgends kämpfen, und ohne Schiffe des Angreifers: Die verteidigen ihn dann. Solange deine Kraft neu ist, ziehst du einmal in einem Warpfall Schiffe zusammen, TUNNEL 3 from home 1 to home 4; auf jedem Planeten bleibt mindestens eines. Per Post gehen alle auf einen Planeten.
about-order-tunnel = Bringt Schiffe deiner Heimatbasen zu einer von ihnen, solange deine Kraft neu ist (Worm)
about-order-burrow = Verlegt das Ziel einer Invasion, die du führst, auf einen anderen Planeten im System des Verteidigers (Worm)
about-piece-aristocrat =
    Einmal nimmst du in irgendeinem Warpfall einen erlesenen Nachschub: Du verschrottest dein Magazin und nennst die acht Kapseln, die du ziehst.

    Was die Schmiede davon hat, bekommst du, der Rest wird gezogen. Als Anführer darfst du auch einen Flare machen lassen, wenn die Schiffe da sind. Von zweien, deren Aliens nicht spielen, verschrottest du den ersten.
about-order-premium = Verschrottet dein Magazin für Kapseln der Schmiede, die du nennst, den Rest aufs Geratewohl (Aristocrat)
about-order-privilege = Lässt einen Flare für dein Magazin machen (Aristocrat)
about-piece-chrysalis =
    Drei Flares von Aliens, die niemand spielt, liegen in deinem Nexus: dein Kokon, den nur du kennst.

    Am Ende jeder Welle verlierst du eine von drei Marken. Mit der letzten wirst du für immer eines dieser Aliens, HATCH as Zombie, und bekommst seinen Flare; die anderen sind ausgelöscht. Ohne Befehl ist es das erste.
about-order-hatch = Sagt, welches Alien deines Kokons du wirst, das liebste zuerst (Chrysalis)
about-piece-pentaform =
    Du hast fünf Lebensstufen, jede die Kraft eines Aliens, das niemand spielt, in der Reihenfolge, in der sie kommen.

    Die erste ist deine ohne Dominanz, und für jede Dominanz, die du hast, eine weiter. Per Post wechselt die Stufe am Ende einer Welle. Alle sehen die Stufen, und so kennen sie deine Kraft.
about-piece-reincarnator =
    Du hast eine zufällige Kraft als deine erste und diese daneben. Verlierst du Schiffe, weil du verloren hast, wirst du wiedergeboren.

    Es werden so viele Kräfte gezogen, wie dir Dominanz zum Sieg fehlt, eine nach der anderen. Deine erste Kraft wird die erste, die du willst, BECOME Zombie, Human, sonst die letzte; ohne Befehl die erste.
about-order-become = Sagt, welche Kräfte du nimmst, wenn du wiedergeboren wirst und sie gezogen werden (Reincarnator)
why-keeps-none-of-them = davon liegt nichts in deinem Nexus
about-piece-reactor =
    Die Flares aller anderen Aliens, die spielen, liegen von Anfang an in deinem Nexus und nicht in der Schmiede.

    Als Helfer eines Anführers, der gewinnt, gibst du ihm seinen Flare. Wo du unbeteiligt bist und niemand dich gebeten hat, darfst du die Flares von Anführern nehmen, die verlieren, oder deinen eigenen: RADIATE for Zombie Flare. Flares von Aliens, die spielen, kommen in deinen Nexus, wenn andere sie verschrotten. Per Post löschst du keine aus.
about-order-takeflares = Nimmt Flares von Anführern, die verloren haben, oder den eigenen aus deinem Nexus (Reactor)
about-piece-tourist =
    Du hast einen Reisebus für vier Schiffe, zuerst in deinem System: Dort steigen sie ein, BOARD 3 from home 1, oder aus, ALIGHT 2 to home 3.

    Sind alle Tore gerichtet und hat keine Invasion eine Gefahr, fährt er weiter zu einem Nachbarn, TOUR to Blue. Wird dessen System angegriffen, dürfen alle Schiffe eine Basis gründen, TOUR to Blue settle on Blue 3; sonst fährt eines heim und nimmt dem Besitzer des Systems aufs Geratewohl eine Kapsel. Bei einer Gefahr bleibt er stehen und verliert ein Schiff. Per Post geschieht das einmal in der Welle.
about-order-board = Bringt Schiffe deiner Basen in deinen Reisebus, solange er daheim ist (Tourist)
about-order-alight = Bringt Schiffe deines Reisebusses zu einer Heimatbasis, solange er daheim ist (Tourist)
about-order-tour = Sagt, zu welchem Nachbarn dein Reisebus fährt und wo seine Schiffe eine Basis gründen (Tourist)
about-piece-saboteur =
    Du legst für jedes Alien der Partie eine Bombe und zwei Attrappen, jede auf einen anderen Planeten: LAY bombs on Blue 2, Green 3.

    Du sagst im ersten Warpfall, wohin; der Rest wird ausgelost. Alle sehen die Fallen, aber nur du kannst sie unterscheiden. Kommen Schiffe auf einen Planeten mit einer, geht sie los: Eine Bombe zerstört alle Schiffe dort. Danach hast du sie wieder und legst sie in einem anderen Warpfall, LAY AGAIN bomb on Red 1; oder du vertauschst zwei, SWAP TRAPS on Blue 2 and Green 3. Ohne deine Kraft bleiben Fallen liegen und tun nichts.
about-order-lay = Sagt, auf welchen Planeten deine Bomben liegen und auf welchen die Attrappen; der Rest wird ausgelost (Saboteur)
about-order-swaptraps = Vertauscht zwei deiner Fallen, die nur du unterscheiden kannst (Saboteur)
about-order-layagain = Legt eine Falle, die losgegangen ist, auf einen anderen Planeten (Saboteur)
why-no-claw = deine Klaue ist eine Kapsel deines Magazins, die nicht verhandelt
about-piece-claw =
    Du legst eine Kapsel deines Magazins als deine Klaue beiseite, keine zum Verhandeln: CLAW Attack 8, in irgendeinem Warpfall.

    Hat bis zum Ende einer Welle jemand anderes eine gleiche gezündet, so stiehlst du einen Planeten seines Systems, GRAB Blue 3; alle Schiffe darauf werden zerstört, und die Klaue ist wieder in deinem Magazin. Der Planet ist von da an in deinem System und zählt als Dominanz. Ohne Befehl ist es der mit den wenigsten Schiffen. Per Post schlägt sie einmal in der Welle zu, wenn diese vorbei ist.
about-order-claw = Legt eine Kapsel deines Magazins als Klaue beiseite, an Stelle der letzten (Claw)
about-order-stealplanet = Sagt, welchen Planeten du stiehlst, wenn deine Klaue zuschlägt; den ersten, der geht (Claw)
about-piece-tide =
    Du hast am Anfang drei Wellen. Als Anführer, der gewinnt, bekommst du eine dazu und ziehst dann für jede eine Kapsel.

    Jeder deiner Helfer auch. Verlierst du, so verlierst du eine Welle, und jeder in der anderen Flotte verschrottet für jede, die bleibt, eine Kapsel aufs Geratewohl. Deine Wellen sehen alle, und so kennen sie deine Kraft.
about-piece-gamer =
    In deinem Nexus liegt ein Angriff von 00. Als Anführer, dessen Leitkapsel höher ist als alle Angriffe dort, punktest du.

    Deine Leitkapsel zählt dann so oft, wie Kapseln in deinem Nexus liegen, und kommt selbst dazu, wenn die Begegnung vorbei ist. Dafür zählt, was darauf steht, was es auch ändert.
about-piece-poison =
    Hat eine Invasion eine Gefahr, so verliert jede fremde Basis in deinem System ein Schiff.

    Als Anführer darfst du gewinnen, wie auch die Stärke ist, wenn beide Anführer Angriffe führen, deren gedruckte Zahlen höchstens zwei auseinander sind. Von Anfang an sind drei weitere Poison in der Schmiede, darum kennen alle deine Kraft.
about-piece-raptor =
    Sind die Schiffe in deiner Invasion da, so verschrottet die andere Flotte für jedes von deinen eine Kapsel, oder sie wird ganz zerstört.

    Erst wird ihr Anführer gefragt, dann ihre Helfer: SHED Escape, Attack 4. Ohne Befehl gibt der Anführer, was fehlt, die höchsten Angriffe zuletzt, und Helfer geben nichts. Der letzte Planet deines Systems ist mit seinen Schiffen ausgelöscht, darum kennen alle deine Kraft; mitten in der Partie kostet sie dich stattdessen drei Schiffe.
about-order-envenom = Gewinnt mit einem Angriff, der höchstens zwei vom anderen entfernt ist (Poison)
about-order-shed = Sagt, welche Kapseln du verschrottest, damit ein Raptor deine Flotte in Ruhe lässt, die erste zuerst (Raptor)
why-sheds-nothing = von diesen Kapseln hast du keine
about-piece-anti-matter =
    Als Anführer einer Brigade, die auf eine Brigade trifft, gewinnst du mit der kleineren Stärke.

    Deine Schiffe und die der Helfer beider Flotten werden abgezogen statt addiert; die des anderen Anführers zählen wie immer. Gleichstand gewinnt der Verteidiger, und wo keine Flotte Stärke hat, gewinnt der Angreifer friedlich.
about-piece-virus =
    Als Anführer wird deine Leitkapsel mit der Stärke deiner eigenen Schiffe malgenommen, statt dass beides addiert wird.

    Schiffe von Helfern und Verstärkungen kommen wie immer dazu.
about-piece-warpish = Als Anführer hat deine Flotte 1 Stärke für jedes Schiff im Warp, wem es auch gehört.
about-piece-volt =
    Als Anführer zählt deine Leitkapsel dreifach, wenn ihre Zahl höchstens 10 ist, sonst ein Drittel, aufgerundet.

    Was darauf steht, bleibt. Wo auch andere Kräfte Leitkapseln ändern, gilt die übliche Reihenfolge.
about-piece-calculator =
    Als Anführer darfst du die höhere der beiden Leitkapseln um die niedrigere senken: 10 gegen 8 wird 2 gegen 8.

    Du sagst es, wenn die Leitkapseln offen liegen. Sind sie gleich, bleiben beide. Wo auch andere Kräfte Leitkapseln ändern, gilt die übliche Reihenfolge.
about-piece-mirror =
    Als Anführer darfst du die Ziffern beider Angriffe rückwärts lesen lassen, wenn beide Leitkapseln scharf sind.

    Vor einer einzelnen Ziffer steht eine Null: 40 zählt 4, und 8 zählt 80.
about-piece-empath = Als Anführer eines Gesandten, der auf eine Brigade trifft, machst du auch aus ihr einen Gesandten: Ihr verhandelt also.
about-piece-envy = Als Anführer darfst du die Leitkapsel des anderen Anführers in dein Magazin nehmen, wenn die Begegnung vorbei ist.
about-piece-mind =
    In jeder Invasion darfst du in das Magazin eines Anführers sehen: in das des anderen, wenn du selbst einer bist.

    Als Helfer darfst du es nicht, und wer an keiner Flotte teilnimmt, sucht sich einen aus. Per Post geschieht es, wenn die Schiffe da sind, sodass du das Magazin kennst, wenn du deine Leitkapseln wählst.

about-order-equalize = Senkt die höhere Leitkapsel um die niedrigere (Calculator).
about-order-reverse = Lässt die Ziffern beider Angriffe rückwärts lesen (Mirror).
about-order-covet = Nimmt die Leitkapsel des anderen Anführers in dein Magazin, wenn die Begegnung vorbei ist (Envy).
about-order-lookinto = Sieht in das Magazin eines Anführers (Mind).
about-piece-ethic =
    Als Anführer wirst du entschädigt, wenn du ein Gefecht verlierst, wie ein Gesandter, der gegen eine Brigade verliert.

    Du darfst diese Kapseln ziehen, statt sie dem anderen Anführer abzunehmen.
about-order-draftinstead = Zieht, womit du entschädigt wirst, statt es dem anderen Anführer abzunehmen (Ethic).

why-upset = ein Umsturz ist erklärt: Du musst einen Angriff scharf machen, und du hast einen
why-gives-to-a-leader = nur dem anderen Anführer kannst du eine Kapsel geben, oder als Helfer einem von beiden
about-piece-kamikaze =
    Als Anführer darfst du, bevor Leitkapseln scharf gemacht werden, bis zu vier deiner Schiffe zerstören: Für jedes ziehst du zwei Kapseln.

    Es sind Schiffe auf Planeten, auf denen du dich nicht verteidigst. Per Post geschieht es, wenn alle Schiffe da sind, sodass du die Kapseln kennst, wenn du deine Leitkapseln wählst.
about-order-dive = Zerstört ein bis vier eigene Schiffe; für jedes ziehst du zwei Kapseln (Kamikaze).
about-piece-philanthropist =
    Als Anführer darfst du dem anderen Anführer eine Kapsel geben, als Helfer einem von beiden.

    Sie kommt in sein Magazin, bevor Leitkapseln scharf gemacht werden. Per Post geschieht es, wenn alle Schiffe da sind.
about-order-give = Gibt einem Anführer eine Kapsel deines Magazins (Philanthropist).
about-piece-trader =
    Als Anführer darfst du dein ganzes Magazin mit dem des anderen Anführers tauschen, bevor Leitkapseln scharf gemacht werden.

    In einer Verhandlung kannst du dasselbe anbieten, für 2 eigenen Einfluss. Per Post geschieht es, wenn alle Schiffe da sind, sodass ihr beide eure neuen Magazine kennt, wenn ihr eure Leitkapseln wählt.
about-order-trade = Tauscht dein ganzes Magazin mit dem des anderen Anführers (Trader).
about-piece-shadow =
    Wenn das Schicksal die Farbe eines anderen Aliens bringt, verliert es ein Schiff; du sagst, von welchem Planeten.

    Ohne Befehl ist es einer, auf dem es die wenigsten hat.
about-order-snipe = Sagt, von welchem Planeten das Schiff ist, das Shadow zum Opfer fällt (Shadow).
about-piece-sorcerer =
    Als Anführer darfst du die beiden Leitkapseln die Plätze tauschen lassen, wenn beide scharf sind, bevor sie offen liegen.

    Von da an führt und zündet jede der Anführer, vor dem sie liegt. Ohne zwei Leitkapseln gibt es nichts zu tauschen.
about-order-conjure = Lässt die beiden Leitkapseln die Plätze tauschen, bevor sie offen liegen (Sorcerer).
about-piece-void =
    Gewinnt eine Flotte, in der du bist, so werden die Schiffe ausgelöscht, die die andere Flotte verliert.

    Sie sind für immer aus der Partie, wenn nichts sie schützt, und für sie gibt es keine Entschädigung. Wer zu wenige Schiffe behält, um zu gewinnen, scheidet am Ende der Welle aus.
about-piece-laser =
    Blendet den anderen Anführer: Seine Leitkapsel wird aus denen seines Magazins, die eine Flotte führen können, nach Los gezogen.

    Per Post gilt nicht, was er über diese Leitkapsel geschrieben hat.
about-piece-loser =
    Als Anführer darfst du einen Umsturz erklären, bevor Leitkapseln scharf gemacht werden: Die Flotte, die gewonnen hat, hat verloren.

    Beide Anführer müssen dann einen Angriff scharf machen, wenn sie können. Umgedreht wird nach allem anderen. Per Post wird er erklärt, wenn alle Schiffe da sind, sodass jeder davon weiß.
about-order-upset = Erklärt einen Umsturz: Die Flotte, die gewinnt, wird verloren haben (Loser).
about-piece-will =
    Als Angreifer wählst du, wen du angreifst, was auch das Schicksal sagt: irgendein anderes Alien, das noch in der Partie ist.

    DEFENDER Green nennt es; ohne das gehst du, wohin das Schicksal dich schickt.
about-piece-parasite =
    Du darfst jeder Flotte helfen, ob du angeworben bist oder nicht, nur nicht in einer Invasion, in der du Anführer bist.

    Wo das Regelwerk es so will (sap), zählt jedes Schiff von dir, das ungebeten kommt, von der Stärke seiner Flotte ab.
about-piece-barbarian =
    Als Angreifer, der einen Kampf gewinnt, plünderst du das Magazin des Verteidigers, bevor irgendwer entschädigt wird.

    Du nimmst für jedes deiner eigenen Schiffe im Tor eine Kapsel deiner Wahl; der Rest wird verschrottet. Was du nicht nennst, sind die höchsten Angriffe zuerst.
about-order-loot = Sagt, welche Kapseln du zuerst nimmst, wenn du ein Magazin plünderst (Barbarian).
about-option-aliens = Welche Aliens verteilt werden: alle, die mit grünem Alarm, oder die mit grünem und gelbem.
why-no-pod-named = nenne eine Kapsel deines Magazins und den Anführer, der sie bekommt
why-spreads-nothing = sag, wie viele Schiffe sich von welcher Basis auf welchen Planeten ausbreiten
why-base-too-small = dort hast du keine Basis mit { $least } Schiffen
why-no-planet-to-spread-to = nenne einen Planeten desselben Systems, auf dem du keine Basis hast
why-spreads-between = von dort können sich { $least } bis { $most } Schiffe ausbreiten
acts-ships-committed = wenn Schiffe ankommen
acts-ships-lost = wenn Schiffe verloren gehen
acts-ships-erased = wenn Schiffe ausgelöscht werden
acts-negotiated = nach einer Verhandlung
acts-exhausts-cleared = am Ende der Welle
acts-pods-scrapped = wenn Kapseln verschrottet werden

about-piece-dictator =
    Wenn das Los eines anderen gezogen ist, nennst du ein anderes, das noch im Vorrat des Schicksals ist.

    anybody ist ein Los, das die Wahl lässt. Das gezogene kommt zurück. Lose, zu denen du nichts sagst, bleiben.
about-order-dictate = Nennt das Los eines anderen Angreifers: wen er angreifen muss, oder anybody (Dictator).
about-piece-disease =
    Wenn die Farbe eines anderen Aliens kommt, dürfen zwei oder mehr deiner Schiffe in seinem System eine weitere Basis gründen.

    Sie kommen von einer Basis dort mit mindestens drei, und eins bleibt darauf. Lässt das Los die Wahl, so gilt das System dessen, der angegriffen wird. Als Verteidiger darfst du es nicht.
about-order-spread = Gründet mit deinen Schiffen in einem System eine weitere Basis (Disease).
about-piece-grudge =
    Als Anführer hegst du einen Groll gegen alle, die du angeworben hast und die nicht zu deiner Flotte gekommen sind.

    Jeder von ihnen verliert ein Schiff seiner Wahl, wenn deine Flotte gewinnt oder ihr euch einigt, und vier, wenn sie verliert. Ohne Befehl sind es die der vollsten Basen.
about-piece-healer =
    Wenn ein anderes Alien Schiffe verlieren würde, darfst du sie alle retten und dafür eine Kapsel ziehen.

    Schiffe in einer Invasion gehen zu den Basen dessen zurück, dem sie gehören, andere bleiben, wo sie sind. Entschädigt wird für sie niemand.
about-order-heal = Rettet die Schiffe, die ein anderer verlieren würde, oder die des genannten Aliens (Healer).
about-piece-vulture =
    Artefakte, die andere zünden oder verschrotten, gehören dir. Deine eigenen liegen wie immer bei deinen verbrauchten Kapseln.

    Per Post bekommst du, was gezündet wurde, wenn die Welle vorbei ist.
about-piece-amoeba =
    Als Anführer darfst du die Zahl deiner eigenen Schiffe ändern, wenn beide Leitkapseln scharf sind.

    Stell beliebig viele aus deinen Basen dazu, auch mehr, als ins Tor passen, oder nimm beliebig viele heraus, zurück zu deinen Basen.
about-order-ooze = Stellt eigene Schiffe in eine Invasion, die du anführst, oder nimmt welche heraus (Amoeba).
why-driver-barred = der Kontakt wurde rückgängig gemacht: Mach eine andere Leitkapsel scharf als zuerst, wenn du eine hast
why-pods-one-at-least = eine Kapsel wird mindestens gemacht, oder sag nichts

about-piece-symbiote =
    Du hast doppelt so viele Schiffe wie andere: acht auf jedem Heimatplaneten, wenn die Partie beginnt.

    Das sieht jeder. Die Kraft geht mangels Heimatbasen nicht verloren, und nichts an ihr lässt sich stoppen.
about-piece-machine =
    Als Angreifer darfst du deinen Feldzug ohne Brennzellen fortsetzen, gewonnen oder verloren, solange du eine Kapsel hast, die eine Flotte führen kann.

    Per Post sagst du es mit dem letzten Brief der ersten Welle, für die zweite: Mehr hat ein Zyklus nicht.
about-order-runon = Setzt deinen Feldzug ohne Brennzellen fort (Machine).
about-piece-invader =
    Wenn im Schicksal deine Farbe kommt, darfst du umsonst Nachschub nehmen, was du auch hast, und den Angreifer überfallen.

    Der Hinterhalt ist eine Invasion der nächsten Welle, ohne Brennzellen. Von Anfang an sind drei Lose deiner Farbe mehr im Vorrat des Schicksals, sodass jeder deine Kraft kennt. Sie sind markiert: Wenn du getan hast, was du willst, ist ein solches Los verbraucht, und ein anderes wird gezogen.
about-order-strikeback = Überfällt den Angreifer, dessen Los deine Farbe hat (Invader).
about-order-restock = Nimmt umsonst Nachschub, wenn deine Farbe kommt (Invader).
about-piece-chronos =
    Als Anführer darfst du zum Scharfmachen zurückgehen, wenn die Leitkapseln offen liegen; der zweite Kontakt gilt.

    Du nimmst deine Leitkapsel zurück und darfst sie wieder scharf machen, oder eine andere. Der andere Anführer muss eine andere nehmen, wenn er eine hat, und hat die erste wieder im Magazin. Per Post: DRIVER Attack 20 IF Red uses Chronos ELSE Attack 8.
about-order-turnback = Geht in der Zeit zurück: Beide Leitkapseln werden neu scharf gemacht (Chronos).
about-piece-mutant =
    Als Anführer darfst du Kapseln der Mutanten-Schmiede machen, wenn die Schiffe da sind, bis du acht hast.

    Sie kommen zu denen der Schmiede hinzu, nach Los, eine nach der anderen, und jeder sieht sie.
about-order-mutate = Macht Kapseln der Mutanten-Schmiede, bis zu acht im Magazin oder so viele (Mutant).
why-gathered-so-much = so viel hat deine Kraft nicht gesammelt: höchstens { $most }
why-planet-not-vacant = dort ist kein Planet ohne Schiffe
about-piece-benefactor =
    Wenn ein anderes Alien Nachschub bekommt, gründest du eine Basis auf einem Planeten seines Systems, mit bis zu vier deiner Schiffe.

    Ohne Befehl gründet sie ein Schiff deiner vollsten Basis, auf dem Planeten mit den wenigsten Schiffen. Bekommst du selbst Nachschub, kehren alle deine Schiffe aus dem Warp zurück.
about-order-endow = Sagt, auf welchem Planeten du eine Basis gründest, wenn jemand anders Nachschub bekommt, und mit welchen Schiffen (Benefactor).
about-piece-grump =
    Wenn der Feldzug eines anderen Aliens beginnt, zerstörst du ein fremdes Schiff in deinem System.

    Einmal in jeder Welle darfst du an ihrem Ende eine Basis auf einem Planeten ohne Schiffe gründen, in irgendeinem System, mit bis zu vier deiner Schiffe. Die Kraft geht mangels Heimatbasen nicht verloren.
about-order-shoo = Sagt, welches Schiff in deinem System zerstört wird, wenn ein Feldzug beginnt (Grump).
about-order-movein = Gründet eine Basis auf einem Planeten ohne Schiffe (Grump).
about-piece-diver =
    Wenn eine deiner Basen zerstört wird, darfst du eine Kapsel deiner Wahl von denen nehmen, die verbraucht neben der Schmiede liegen.

    Ist keine da, die du nennst, so ist es der höchste Angriff. Die Kraft geht mangels Heimatbasen nicht verloren. In einer Verhandlung kannst du anbieten, dass der andere Anführer eine Kapsel seiner Wahl aus der Schmiede nimmt, für 3 eigenen Einfluss.
about-order-dredge = Sagt, welche Kapseln du aus der Schmiede willst, die liebste zuerst (Diver).
about-piece-monk =
    Am Ende der Welle verschrottest du eine Kapsel, wenn du in einer ihrer Invasionen in keiner der Flotten warst.

    Ohne Befehl ist es der niedrigste Angriff. Landest du auf einem Planeten, auf dem du keine Basis hattest, so ziehst du für jedes gelandete Schiff eine Kapsel. Ist beim Kontakt dein Magazin leer, so ist die Flotte, die du anführst, eine Brigade, und ihre Leitkapsel zählt zehn für jedes deiner Schiffe dort.
about-order-renounce = Sagt, welche Kapsel du verschrottest, wenn du in einer Invasion nicht dabei warst (Monk).
about-piece-fury =
    Verlierst du Schiffe in einer Invasion, die du anführst, so gewinnst du für jedes eine Wut.

    Sind beide Leitkapseln scharf, darfst du beliebig viel davon verbrauchen, als Anführer oder als Helfer: Für jede Wut hat deine Flotte 3 Stärke mehr. Die Kraft geht mangels Heimatbasen nicht verloren.
about-order-rage = Verbraucht so viel von deiner Wut, oder alle, für je drei Stärke (Fury).
essence-opened = { part-du-hast } drei der { $count } Essenzen von { $piece } bekommen{ $held ->
        [no] {""}
       *[other] : { $held }
    }.
essence-moved = { $spent ->
        [yes] { $card } von { $piece } ist verbraucht
       *[no] { part-du-hast } { $other ->
            [you] dir
           *[other] { $other }
        } { $card ->
            [no] eine Essenz
           *[other] { $card }
        } von { $piece } gegeben
    }{ $drawn ->
        [no] {""}
       *[other] , und dafür kam { $drawn }
    }.
essence-passed-mine = Die Essenz von { $piece } hat jetzt { $other ->
        [you] du
       *[other] { $other }
    }{ $held ->
        [no] {""}
       *[other] : { $held }
    }.
essence-passed = Die Essenz von { $piece } hat jetzt { $other ->
        [you] du
       *[other] { $other }
    }.
essence-closed = Alle Essenzen von { $piece } sind verbraucht.
timed-out = { $seat ->
        [you] Du musst
       *[other] { $seat } muss
    } in der nächsten Welle aussetzen{ part-invasion }.
timeouts-moved = Diese Welle bringt { part-alle-dir } eine Auszeit: kein Feldzug, kein Angriff, keine Hilfe, nichts wird gezündet.
essence-line = Essenzen von { $piece } ({ $seat }): { $held } gehalten, { $left } im Vorrat{ $spent ->
        [no] {""}
       *[other] , verbraucht { $spent }
    }{ $laid ->
        [no] {""}
       *[other] ; { $laid }
    }.
essence-laid = { $card } liegt bei { $other }
benched-line = In dieser Welle setzen aus: { $seats }.
your-essence = Dein { $piece } hat im Nexus: { $held }.
why-motivates-nobody = nenne einen Anführer, und eine Aufgabe für ihn
why-motivates-leaders = nur Anführer dieser Invasion lassen sich ermuntern, jeder einmal, und nicht du
why-essence-not-held = in deinem Nexus liegen: { $essence }
why-motivates-with-negotiate = für jeden brauchst du eine Verhandlungskapsel
about-piece-nanny =
    Wo du keine Flotte anführst, darfst du Anführer ermuntern: Jeder bekommt offen eine Verhandlungskapsel von dir und eine Aufgabe.

    Das geschieht, wenn die Schiffe da sind. Wer dann einen Gesandten anführt oder gar nichts, hat, was die Aufgabe verspricht; wer nicht, zahlt dafür und setzt in der nächsten Welle aus: kein Feldzug, kein Angriff auf ihn, keine Hilfe, keine Kapseln gezündet. Am Ende der Welle darfst du eine Verhandlungskapsel nehmen, die ein anderes Alien gezündet hat. Drei Aufgaben liegen in deinem Nexus, und jeder kennt deine Kraft von Anfang an.
about-order-motivate = Gibt einem Anführer eine Verhandlungskapsel von dir und eine Aufgabe, oder beiden je eine (Nanny).
about-order-takeback = Nimmt am Ende der Welle eine Verhandlungskapsel, die ein anderes Alien gezündet hat (Nanny).
about-order-chorepods = Sagt, welche Kapseln du bei einer Aufgabe willst, oder verschrottest, die erste zuerst (Nanny).
about-order-tidyup = Stellt bei einer Aufgabe Schiffe von einer deiner Basen auf eine andere (Nanny).
about-piece-polish-the-pods = Ein Gesandter zieht eine Kapsel; wer sonst etwas anführt, verschrottet den höchsten Angriff seines Magazins.
about-piece-tidy-up-the-bases = Ein Gesandter darf Schiffe von einer seiner Basen auf eine andere stellen; wer sonst etwas anführt, verliert seine kleinste Basis.
about-piece-sweep-the-forge = Von fünf Kapseln der Schmiede behält ein Gesandter eine, die er nennen darf; wer sonst etwas anführt, verschrottet die Hälfte seines Magazins, aufgerundet.
about-piece-hand-chore = Ein Gesandter darf beliebige Kapseln verschrotten; wer sonst etwas anführt, verschrottet eine nach Los.
about-piece-ship-chore = Ein Gesandter holt ein Schiff aus dem Warp; wer sonst etwas anführt, verliert eines.
about-piece-warp-chore = Ein Gesandter holt alle Schiffe dessen aus dem Warp, der sonst die meisten dort hat, und bekommt für jedes einen Bonus; wer sonst etwas anführt, verliert zwei Schiffe.
about-piece-reward-chore = Ein Gesandter bekommt einen Bonus für jedes eigene Schiff in seiner Flotte; wer sonst etwas anführt, verschrottet alle Artefakte seines Magazins.
about-piece-ally-chore = Ein Gesandter bekommt einen Bonus für jeden Helfer seiner Flotte; wer sonst etwas anführt, verliert den letzten, der heimkehrt.
ships-hired = { part-du-hast } { $ships } Schiffe mit je { $might } Stärke angeheuert{ part-invasion }.
ask-answered = { $other } hat { $piece }: Was sagst du, wenn es dich trifft?
silent-answered = was ohne Befehl geschieht
why-fetch-whom = nenne eine Begegnungskapsel, die jemand gezündet hat, und jemand anderen
why-offered-nothing = niemand hat dir eine solche Kapsel angeboten
about-piece-merchant =
    Als Anführer oder Helfer darfst du für Mammon Schiffe anheuern, wenn die Schiffe da sind: eines für jeden, höchstens so viele, wie du Einfluss hast.

    Sie passen immer ins Tor und haben je 2 Stärke; nach dem Kampf sind sie weg. Wirst du entschädigt, so auch für sie. Du beginnst mit 3 Mammon mehr und bekommst in jedem Warpfall 1 Mammon; das sieht jeder. In einer Verhandlung kannst du 2 Mammon anbieten, für 2 eigenen Einfluss.
about-order-hire = Heuert so viele Schiffe an, für je einen Mammon (Merchant).
about-piece-fido =
    Am Ende der Welle darfst du eine Begegnungskapsel, die jemand gezündet hat, einem anderen Alien anbieten.

    Nimmt es sie, so bekommst du 1 Mammon; sonst behältst du sie selbst.
about-order-fetch = Bietet einem anderen Alien eine Begegnungskapsel an, die jemand gezündet hat (Fido).
about-order-takefetched = Nimmt eine Kapsel an, die dir angeboten wird, oder nur eine von diesen (Fido).
ships-flattened = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } { $ships } Schiffe { $number ->
        [0] im Warp
       *[other] {""}
    } wurden plattgemacht: Sie zählen als eines{ $number ->
        [0] {""}
       *[other] { part-invasion }
    }.
ships-unflattened = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } plattgemachten Schiffe sind wieder ganz: { $batches }.
flattened-line = Plattgemacht unter einem anderen Schiff: { $ships } von { $seat }.
why-flattens-nothing = nenne Aliens der anderen Flotte mit mehreren Schiffen, oder niemanden für alle
ask-unflatten = Richtest du plattgemachte Schiffe wieder auf, statt eines wiederzubeleben?
silent-unflatten = ein Schiff kehrt aus dem Warp zurück
about-order-unflatten = Richtet in deinem Warpfall Schiffe wieder auf, die plattgemacht unter einem anderen liegen, statt eines wiederzubeleben.
about-piece-hammer =
    Als Anführer darfst du die Schiffe der anderen Flotte plattmachen, wenn die Schiffe da sind: Die jedes Aliens werden zu einem.

    Es hat 1 Stärke und ist eines; die anderen liegen darunter. Werden Schiffe von dir zerstört, darfst du die eines anderen Aliens im Warp plattmachen. Ein Angreifer kann in seinem Warpfall Schiffe wieder aufrichten, statt eines wiederzubeleben: UNFLATTEN. Unzerstörbare Schiffe sind davor sicher.
about-order-flatten = Macht die Schiffe der genannten Aliens in der anderen Flotte platt, oder aller (Hammer).
about-order-flattenwarp = Macht die Schiffe eines anderen Aliens im Warp platt, wenn du Schiffe verlierst (Hammer).
about-piece-crusher =
    Als Anführer darfst du die andere Flotte zerquetschen, wenn die Schiffe da sind: Die Schiffe jedes Aliens in ihr werden zu einem.

    Die anderen liegen darunter, bis sie sich in ihrem Warpfall wieder aufrichten: UNFLATTEN. In einer Verhandlung kannst du anbieten, dass sich alle Schiffe des anderen Anführers aufrichten, für 2 eigenen Einfluss; dir selbst nützt das nichts.
about-order-crush = Zerquetscht die Schiffe der genannten Aliens in der anderen Flotte, oder aller (Crusher).
about-question-ambush = Hinterhalt
about-piece-general =
    Als Anführer ziehst du eine Kapsel für jeden deiner Helfer, wenn die Schiffe da sind; danach zieht jeder von ihnen eine.

    Das gilt für die Helfer der Flotte, die du anführst.
about-piece-animal =
    Gewinnt eine Flotte, in der du bist, zieht jeder in ihr eine Kapsel.

    Jeder Anführer, der dich nicht um Hilfe gebeten hat, verliert ein Schiff nach eigener Wahl, sobald alle um Helfer gebeten haben.
about-piece-crystal =
    Im Gefecht darfst du, oder jemand anderes in deiner Flotte, eine Kapsel mit der Zahl eurer Leitkapsel verschrotten: Deren Quadrat zählt.

    Ein Angriff von 8 zählt dann 64. Man sagt es, wenn die Leitkapseln offen liegen; du wirst zuerst gefragt, und es geschieht einmal in jeder Begegnung.
about-order-refract = Verschrottet die Kapsel deines Magazins mit der Zahl, die deine Flotte führt: Deren Quadrat zählt (Crystal).
ships-captured = { part-du-hast } { $ships } Schiffe von { $other ->
        [you] dir
       *[other] { $other }
    } gefangen{ part-invasion }.
captives-held = Was im Warp unter { $seat ->
        [you] deinen Schiffen
       *[other] Schiffen von { $seat }
    } liegt, ist nicht frei.
captives-freed = { $seat ->
        [you] Deine
       *[other] { $seat }s
    } gefangenen Schiffe sind frei: { $batches }.
captives-line = Gefangen bei { $seat }: { $held }.
captives-one = { $ships } von { $seat } { $place ->
        [gate] im Tor
        [behind] hinter den Planeten
        [warp] im Warp
       *[other] auf { $place }
    }
about-piece-fungus =
    Als Anführer, der einen Kampf gewinnt, fängst du die Schiffe der anderen Flotte: Sie liegen unter einem von dir, das dort gekämpft hat.

    Sie gelten nicht als zerstört, und nichts rettet sie; ein Gesandter wird aber für sie entschädigt. Von den Schiffen eines Planeten fliegen die zuerst, unter denen andere liegen. Im Kampf hat deine Flotte 1 Stärke für jedes Schiff, das unter denen liegt, die du in ihr hast, als Anführer oder Helfer. Hast du dort kein Schiff mehr, wo sie liegen, sind sie frei, im Warp; verlierst du deine Kraft, kehren sie heim.
