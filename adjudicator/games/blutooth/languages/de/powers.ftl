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

acts-drivers = beim Zählen der Stärke
acts-primed = wenn beide Leitkapseln scharf sind
acts-approach = wenn die Schiffe da sind
acts-compensated-ships = wenn eine Entschädigung fällig ist
acts-destiny = wenn das Schicksal gezogen ist
acts-destined = wenn feststeht, wer angegriffen wird

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
about-piece-parasite = Du darfst jeder Flotte helfen, ob du angeworben bist oder nicht, nur nicht in einer Invasion, in der du Anführer bist.
about-piece-barbarian =
    Als Angreifer, der einen Kampf gewinnt, plünderst du das Magazin des Verteidigers, bevor irgendwer entschädigt wird.

    Du nimmst für jedes deiner eigenen Schiffe im Tor eine Kapsel deiner Wahl; der Rest wird verschrottet. Was du nicht nennst, sind die höchsten Angriffe zuerst.
about-order-loot = Sagt, welche Kapseln du zuerst nimmst, wenn du ein Magazin plünderst (Barbarian).
about-option-aliens = Welche Aliens verteilt werden: alle, die mit grünem Alarm, oder die mit grünem und gelbem.
why-no-pod-named = nenne eine Kapsel deines Magazins und den Anführer, der sie bekommt
