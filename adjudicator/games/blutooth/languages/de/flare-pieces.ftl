# Die beiden Teile jedes Flares, und die Befehle, mit denen man sie zündet.

about-piece-wild-tide = Als Helfer, dem Boni zustehen, lässt du jemand anderen ebenso viele Kapseln aufs Geratewohl verschrotten.
about-piece-super-tide = In irgendeinem Warpfall bekommst du eine Welle.
about-order-wash = Zündet den Flare von Tide; der Teil Wild nennt das Alien, das Kapseln verliert
about-piece-wild-gamer = Als Angreifer ziehst du vor deinem Warpfall den höchsten Angriff der Schmiede.
about-piece-super-gamer =
    Wenn du punktest, verschrottest du eine Kapsel deines Magazins, und ein Angriff daraus kommt auch in deinen Nexus.

    Es ist der höchste, oder der, den du nennst; verschrottet wird, was am wenigsten wert ist.
about-order-play = Zündet den Flare von Gamer; der Teil Super kann den Angriff nennen, der auch in deinen Nexus kommt
about-piece-wild-poison = Als Angreifer lässt du jemand anderen ein Schiff auf dem Planeten verlieren, auf den du zielst.
about-piece-super-poison = Als Anführer gewinnst du wie mit deiner Kraft, wenn die gedruckten Zahlen beider Angriffe höchstens drei auseinander sind.
about-order-taint = Zündet den Flare von Poison; der Teil Wild kann nennen, wessen Schiff verloren geht, sonst das des Verteidigers
about-piece-wild-raptor =
    Als Anführer, der einen Kampf verloren hat, lässt du den anderen für jedes deiner Schiffe dort eine Kapsel aufs Geratewohl verschrotten.

    Er darf diese Schiffe stattdessen heimkehren lassen: RELENT.
about-piece-super-raptor = Als Anführer lässt du die andere Flotte vier Kapseln verschrotten, wenn die Schiffe da sind, so wenige Schiffe du auch hast.
about-order-snarl = Zündet den Flare von Raptor
about-order-relent = Lässt die Schiffe eines Anführers, der verloren hat, heimkehren, statt Kapseln zu verschrotten (Flare von Raptor)
about-piece-wild-anti-matter = In einer der Flotten stoppst du einen Flare im Teil Wild, den jemand anderes dort zündet. Verschrottet wird er nicht.
about-piece-super-anti-matter = Du stoppst einen Flare, Wild oder Super, den jemand anderes in einer Invasion zündet, auch als Unbeteiligter.
about-piece-wild-calculator =
    Als Anführer sagst du die Summe beider Angriffe als gerade (even) oder ungerade (odd) an, bevor die Leitkapseln offen liegen.

    Hast du recht, zählt der Angriff des anderen Anführers um deinen weniger, sonst deiner um seinen; mindestens null.
about-piece-super-calculator = Auch als Helfer lässt du die höhere der beiden Leitkapseln um die niedrigere sinken.
about-piece-wild-clone = Am Ende der Welle kommt ein Artefakt, das du in ihr eingesetzt hast, in dein Magazin zurück.
about-piece-super-clone = Wirst du entschädigt, nimmst du bis zu doppelt so viele Kapseln, wenn der andere Anführer sie hat.
about-piece-wild-empath = Wenn du dich geeinigt hast, bekommst du drei Boni, und der andere Anführer auch.
about-piece-super-empath =
    In einer der Flotten setzt du einen Angriff deines Magazins an die Stelle einer Verhandlungskapsel, die die andere führt.

    Er führt diese Flotte, als wäre er scharf gemacht worden, und du nimmst die andere Kapsel.
about-piece-wild-envy = Am Ende der Welle verschrottest du ein Negotiate für ein Artefakt, das jemand anderes eingesetzt hat: Du nimmst es.
about-piece-super-envy = Du nimmst die Leitkapsel eines Anführers, in dessen Begegnung du keiner bist, wenn sie vorbei ist.
about-piece-wild-human = Als Anführer zählt deine Leitkapsel als Angriff von 42, was sie auch ist. Danach geht der Flare an Human, wenn es spielt.
about-piece-super-human =
    Im Kampf gibst du 8 Stärke statt 4.

    Oder du verschrottest den Flare mit zap und stoppst deine eigene Kraft, so dass deine Flotte gewinnt.
about-piece-wild-macron = Im Kampf hat deine Flotte 1 Stärke mehr für jedes Schiff, das du selbst in ihr hast.
about-piece-super-macron = Im Kampf hat jedes deiner Schiffe Stärke 8 statt 4.
about-piece-wild-mind = Wenn die Tore gerichtet sind, siehst du die Schmiede durch: Du kennst ihren Inhalt, bis daraus gezogen wird.
about-piece-super-mind = Wo du kein Anführer bist, siehst du in die Magazine beider Anführer, wenn die Schiffe da sind.
about-piece-wild-mirror = Als Anführer wird deine Leitkapsel eine Kopie der anderen, wenn beide offen liegen.
about-piece-super-mirror = Lässt du die Ziffern rückwärts lesen, nennst du die eine Flotte, für deren Angriff allein das gilt.
about-piece-wild-observer = Wenn die Schiffe da sind, zieht jeder deiner Helfer eine Kapsel: die der Flotte, die du führst.
about-piece-super-observer = Als Angreifer schickst du ein Schiff mehr, geradewegs aus dem Warp; im Tor ist dafür immer Platz.
about-piece-wild-oracle =
    Wo du keine Flotte führst, siehst du, was andere Helfer tun, bevor du selbst wählst.

    Per Post: Mach deinen Befehl davon abhängig, etwa SPONSOR invader with 2 IF Green sponsors defender.
about-piece-super-oracle =
    Als Anführer lässt du die andere Flotte ihre Notkapseln scharf machen, bevor die Leitkapseln offen liegen, und später keine.

    Per Post: Ihre Befehle für Notkapseln sehen weder die Leitkapseln noch, wie es ausginge.
about-piece-wild-pacifist = Als Anführer zählt dein Negotiate als Angriff von 15.
about-piece-super-pacifist =
    Wird eine Verhandlung abgebrochen, die du führst, so verliert der andere Anführer zwei Schiffe von denen, die dabei sind.

    Hast du selbst abgebrochen, werden zwei deiner Schiffe nicht zerstört, sondern kehren zurück.
about-piece-wild-virus = Als Anführer wird die Stärke deiner Schiffe mit der deiner Helfer malgenommen, statt addiert zu werden.
about-piece-super-virus = Alle Schiffe deiner Flotte vervielfachen deine Leitkapsel, auch die deiner Helfer.
about-piece-wild-volt = Als Anführer lässt du einen Angriff des anderen Anführers von 15 oder mehr nur ein Drittel zählen, aufgerundet.
about-piece-super-volt = Als Anführer zählt deine Leitkapsel dreifach, wenn ihre Zahl höchstens 13 ist, statt höchstens 10.
about-piece-wild-warpish = Als Anführer hat deine Flotte 1 Stärke für jedes deiner Schiffe im Warp.
about-piece-super-warpish = Als Anführer nimmst du der anderen Flotte 1 Stärke für jedes Schiff ihres Anführers im Warp.
about-piece-wild-warrior = Du schlägst zurück: Am Ende der Welle überfällst du jemanden, der dich in ihr angegriffen hat.
about-piece-super-warrior = Auch als Helfer gibst du deine Erfahrung zur Stärke deiner Flotte, und du lernst aus dem Kampf.
about-piece-wild-zombie = Wenn Schiffe von dir zerstört würden, wird eines gerettet: Es kehrt heim, oder bleibt, wo es ist.
about-piece-super-zombie = Im Kampf sind deine Schiffe in einer der Flotten unverwundbar: Sie kehren zurück, statt zerstört zu werden.
about-piece-nuclear-voucher =
    Macht für dein Magazin irgendeinen Flare eines Aliens, das nicht spielt.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle; die Kapsel dient ab dem nächsten Brief. Alle sehen sie.

about-order-counter = Zündet den Flare von Warrior; sein Teil Wild sagt, wen du überfällst.
about-order-ignite = Macht irgendeinen Flare eines Aliens, das nicht spielt (Nuclear Voucher).
about-order-keep = Zündet den Flare von Clone; sein Teil Wild kann das Artefakt nennen, das zurückkommt, sonst ist es das erste.
about-order-mirrorone = Zündet den Flare von Mirror; sein Teil Super nennt die Flotte, deren Angriff allein rückwärts gelesen wird.
about-order-reckon = Zündet den Flare von Calculator; sein Teil Wild sagt die Summe beider Angriffe als odd (ungerade) oder even (gerade) an.
about-order-steal = Zündet den Flare von Envy: Sein Teil Wild nennt ein Artefakt, sein Teil Super, wessen Leitkapsel du nimmst.
about-order-strengthen = Zündet den Flare von Human; mit zap stoppt sein Teil Super deine eigene Kraft, so dass deine Flotte gewinnt.
about-order-sway = Zündet den Flare von Empath; sein Teil Super nennt den Angriff deines Magazins, der die Leitkapsel ersetzt.
about-piece-wild-barbarian = Bist du entschädigt worden, verschrottest du Kapseln deines Magazins, die du nicht willst: die du nennst.
about-piece-super-barbarian = Auch als Helfer eines Angreifers plünderst du das Magazin des Verteidigers, wenn deine Flotte einen Kampf gewonnen hat.
about-piece-wild-kamikaze = Im Kampf zerstörst du bis zu vier deiner unbeteiligten Schiffe: Deine Flotte hat für jedes 3 Stärke mehr.
about-piece-super-kamikaze = Als Angreifer holst du beim Warpfall drei Schiffe zurück statt eines.
about-piece-wild-loser =
    Als Anführer erklärst du, dass beide Flotten verlieren, bevor die Leitkapseln scharf sind: So ist es, wenn es zum Kampf kommt.

    Per Post wird es erklärt, wenn alle Schiffe da sind, so dass jeder davon weiß.
about-piece-super-loser = Du wartest mit deiner Umkehrung, bis beide Leitkapseln scharf sind: Niemand muss dafür einen Angriff führen.
about-piece-wild-emperor =
    Als Anführer lässt du die Mehrheit entscheiden: Die Flotte mit mehr Helfern gewinnt, bei gleich vielen die des Verteidigers.

    Leitkapseln gibt es dann keine. Per Post spielst du ihn mit dem Ziel, und entschieden wird, wenn die Schiffe da sind.
about-piece-super-emperor = Du siehst auch die Kapseln der Recken des Gegners und darfst sie nennen wie die deiner eigenen.
about-piece-wild-squee = Als Verteidiger, der verloren hat, sagst du, wer sonst in einer der Flotten so viele Schiffe verliert wie du, nach eigener Wahl.
about-piece-super-squee =
    Als Anführer gegen eine Flotte ohne Helfer bringst du ihren Anführer dazu, sich zu ergeben, sodass du friedlich gewinnst.

    Oder ein Schiff dieses Anführers geht auf einen Planeten deiner Wahl, wenn ihm das lieber ist.
about-order-charm = Spielt den Flare von Squee: Der wilde Teil sagt, wer Schiffe verliert, der Superteil, wohin ein Schiff geht.
about-order-surrender = Überlässt dem Gegner den Kampf, der dann friedlich gewinnt, statt ein Schiff herzugeben (Superteil des Flares von Squee).
about-piece-wild-locust =
    Beim Warpfall zerstörst du vier deiner Schiffe und einen beliebigen Planeten, nur keinen im System von Locust.

    Alle Schiffe darauf werden zerstört, und er wird ausgelöscht. Brennt aus.
about-piece-super-locust = Wenn du eine fremde Basis gegründet hast, darfst du dort jeden anderen Planeten verschlingen, wie viele Schiffe auch darauf stehen.
about-order-swarm = Spielt den Flare von Locust und sagt, welchen Planeten es nicht mehr gibt.
about-piece-wild-plant = Als Anführer hast du bis zum Ende der Welle die Kraft eines deiner Helfer, wenn die Schiffe da sind.
about-piece-super-plant = Du pfropfst dir ein zweites Alien auf, in dessen System du Dominanz hast.
about-order-engraft = Spielt den Flare von Plant und sagt, wessen Kraft du bis zum Ende der Welle hast.
about-piece-wild-parasite = Wenn jemand mangels Heimatbasen seine Kraft verliert, gründest du in seinem System mit einem deiner Schiffe eine Basis.
about-piece-super-parasite = Als Helfer schickst du so viele Schiffe, wie du willst; eine Anfrage, die eine Zahl nennt, begrenzt sie trotzdem.
about-piece-wild-shadow = Verlierst du als Verteidiger gegen einen Angriff, werden auch alle Schiffe der Flotte zerstört, die dich besiegt hat.
about-piece-super-shadow = In einer eigenen Invasion tritt ein Schiff von dir aus dem Warp an die Stelle dessen, das dir zum Opfer fällt.
about-piece-wild-sorcerer =
    Du lässt die Anführer ihre Kräfte für immer tauschen, wenn ihre Begegnung vorbei ist.

    Was eine Kraft gesammelt hat und aufbewahrt, geht mit.
about-piece-super-sorcerer = Auch als Helfer lässt du die Leitkapseln die Plätze tauschen, wenn beide scharf sind.
about-piece-wild-trader = Als Anführer nimmst du eine zufällige Kapsel aus dem Magazin des anderen und gibst ihm eine von dir.
about-piece-super-trader = Als Anführer tauschst du dein ganzes Magazin mit dem eines Aliens, das du nennst.
about-piece-wild-void = Du hebst ein Artefakt auf, das jemand anderes einsetzt: Es wirkt nicht.
about-piece-super-void = Wo du in keiner der Flotten bist, werden die Schiffe ausgelöscht, die die unterlegene Flotte verliert.
about-order-barter = Zündet den Flare von Trader: Sein Teil Wild nennt, was du zurückgibst, sein Teil Super, mit wem du tauschst.
about-order-crash = Zündet den Flare von Kamikaze; sein Teil Wild sagt, welche Schiffe zerstört werden.
about-order-infest = Zündet den Flare von Parasite; sein Teil Wild sagt, wo du eine Basis gründest.
about-order-plunder = Zündet den Flare von Barbarian: Sein Teil Wild nennt, was du verschrottest, sein Teil Super, was du zuerst nimmst.
about-piece-wild-amoeba = Als Anführer bringst du bis zu vier weitere Schiffe hinein, wenn beide Leitkapseln scharf sind, auch mehr, als ins Tor passen.
about-piece-super-amoeba = Auch als Helfer änderst du die Zahl deiner Schiffe: Du bringst welche hinein, oder nimmst welche heraus.
about-piece-wild-dictator = Du lässt das Los eines Angreifers neu ziehen: Das gezogene ist verbraucht.
about-piece-super-dictator = Auch für deine eigene Invasion nennst du ein anderes Los, das noch im Topf ist.
about-piece-wild-disease =
    Bei deinem Warpfall zeigt jeder andere eine Kapsel; wer eine von der Farbe einer anderen zeigt, verliert drei Schiffe.

    Per Post werden die Kapseln gezogen.
about-piece-super-disease = Bei deinem Warpfall bewegst du ein Schiff, das nicht kämpft, zu einer anderen deiner Basen.
about-piece-wild-grudge = Als Anführer, der verloren hat, schickst du die Helfer der Flotte heim, die gewonnen hat: Sie bekommen nichts.
about-piece-super-grudge = Gewinnt deine Flotte, verlieren die, denen du grollst, je vier Schiffe statt eines.
about-piece-wild-vulture =
    Als Anführer, dessen Flotte gewonnen hat, bekommst du die Kapseln des anderen Anführers eine nach der anderen gereicht, zufällig.

    Die erste, die du genannt hast, gehört dir, und die davor werden verschrottet. Kommt keine, gehört dir die letzte.
about-piece-super-vulture = Am Ende der Welle gehören dir auch die Flares, die andere in ihr gezündet haben.
about-order-decree = Zündet den Flare von Dictator: Sein Teil Wild sagt, wessen Los neu gezogen wird, sein Teil Super, wen du angreifst.
about-order-pick = Zündet den Flare von Vulture; sein Teil Wild nennt die Kapseln, von denen du die erste behältst, die kommt.
about-order-swell = Zündet den Flare von Amoeba: Er bringt weitere Schiffe von dir hinein, und sein Teil Super kann welche herausnehmen.
about-order-contaminate = Zündet den Flare von Disease; sein Teil Super sagt, von wo nach wo ein Schiff geht.
about-piece-wild-mutant = Als Anführer, dessen Flotte gewonnen hat, nimmst du dem anderen Anführer und jedem seiner Helfer eine zufällige Kapsel.
about-piece-super-mutant = Als Anführer verschrottest du bis zu drei Kapseln und machst ebenso viele der Mutantenschmiede, wenn die Schiffe da sind.
about-piece-wild-invader =
    Du nimmst kostenlosen Nachschub, was du auch hast. Danach geht der Flare an Invader, wenn es spielt.

    Er wirkt, wenn die Tore gerichtet sind, wenn die Schiffe da sind, oder am Ende der Welle.
about-piece-super-invader = Als Angreifer holst du Schiffe aus dem Warp geradewegs ins Tor, so viele noch hineinpassen.
about-order-transmute = Zündet den Flare von Mutant; sein Teil Super nennt bis zu drei Kapseln, die du verschrottest.
about-piece-wild-fury =
    Als Anführer, der einen Kampf verloren hat, löschst du so viele Schiffe der anderen Flotte aus, wie du in deiner hast.

    Die des anderen Anführers sind die ersten.
about-piece-super-fury = Verbrauchst du Wut, so behältst du sie: Die Stärke hat deine Flotte trotzdem.
about-piece-wild-grump = Ist ein Tor gerichtet, so verliert ein anderes Alien ein Schiff in dem System, das angegriffen wird.
about-piece-super-grump = Zerstörst du ein Schiff in deinem System, wenn ein Feldzug beginnt, so zerstörst du eines von jedem Alien, das dort welche hat.
about-order-shun = Zündet den Flare von Grump; sein Teil Wild sagt, wer im angegriffenen System ein Schiff verliert.
about-piece-wild-diver = Wird eine deiner Basen zerstört, so kommen drei Kapseln aus der Schmiede: Du behältst den höchsten Angriff davon.
about-piece-super-diver = Nimmst du eine verbrauchte Kapsel, so nimmst du nach Los auch eine aus einem anderen Magazin.
about-order-divedeeper = Zündet den Flare von Diver; sein Teil Super sagt, aus wessen Magazin eine Kapsel kommt.
about-piece-wild-benefactor = Kehren Schiffe von dir aus dem Warp zurück, so gründen sie eine Basis auf einem Heimatplaneten, auf dem du keine hast.
about-piece-super-benefactor = Wenn ein Feldzug beginnt, lässt du ein anderes Alien eine Kapsel nach Los verschrotten.
about-order-endowed = Zündet den Flare von Benefactor; sein Teil Super sagt, wer eine Kapsel verschrottet.
about-piece-wild-merchant = Als Anführer hat deine Flotte beim Kontakt 1 Stärke mehr für jede Kapsel deines Magazins, diesen Flare mitgezählt.
about-piece-super-merchant = Heuerst du Schiffe an, so kommen zwei weitere umsonst mit.
about-piece-wild-general =
    Liegst du als Anführer in einem Gefecht zurück, ziehst du eine Kapsel für jedes Schiff deiner Helfer: Verstärkungen darunter wirken.

    Die übrigen werden verschrottet.
about-piece-super-general = Als Anführer hat deine Flotte in einem Gefecht 2 Stärke mehr für jedes Schiff deiner Helfer.
about-piece-wild-animal = In irgendeinem Warpfall löst du ein kosmisches Beben aus: Alle Magazine werden verschrottet, und jeder wird umsonst versorgt.
about-piece-super-animal = Jeder Anführer, der dich nicht um Hilfe gebeten hat, verliert zwei Schiffe statt eines.
about-piece-wild-crystal =
    In einem Gefecht zählen die Schiffe aller in deiner Flotte doppelt, die dort gleich viele haben.

    Mindestens zwei Aliens der Flotte müssen so viele haben, jedes so viele wie ein anderes.
about-piece-super-crystal = Nutzt ein anderes Alien deine Kraft, kommt ein Doppel der Kapsel, die es dafür verschrottet, in dein Magazin.
about-piece-wild-fungus =
    Als Verteidiger, der einen Kampf gewinnt, fängst du die Schiffe der anderen Flotte. Sie liegen hinter deinen Planeten.

    Frei sind sie, wenn du diesen Flare nicht mehr hast.
about-piece-super-fungus = Kommen Schiffe von dir in den Warp, wird nicht frei, was unter ihnen liegt, und kommt mit ihnen zurück.
