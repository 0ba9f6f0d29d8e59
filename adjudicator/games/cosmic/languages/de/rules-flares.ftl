# Die Regeln der Flares; der erste Absatz steht neben der Karte in der Hand.

about-piece-wild-amoeba =
    Als Hauptspieler fließt du, bevor die Karten gelegt werden, wie Amoeba es danach tut: Steine hinein oder hinaus.

    Wo die moderne Fassung von Amoeba gespielt wird, sind es höchstens vier Steine. Macron, der einen schickt, darf so viele nachschieben wie jeder andere.
about-piece-super-amoeba = Du fließt auch als Verbündeter, wenn beide Karten liegen; wenigstens ein Stein muss dabei sein.
about-piece-wild-anti-matter = Als Hauptspieler oder Verbündeter hältst du einen Wild-Flare eines anderen Spielers auf; er bleibt auf dessen Hand.
about-piece-super-anti-matter =
    Du hältst einen Super-Flare eines anderen Spielers auf, in jedem Kampf oder außerhalb; er bleibt auf dessen Hand.

    Wo die moderne Fassung von Anti-Matter gespielt wird, darfst du ebenso einen Wild-Flare aufhalten.
about-piece-wild-chronos =
    Ist das Schicksal für den nächsten Zug gezogen, wird für den Spieler, den du nennst, eine andere Scheibe gezogen (klassische Fassung).

    Per Post: mit der letzten Phase eines Zugs befohlen; der Befehl darf davon abhängen, wen das Schicksal wen angreifen lässt. Wo die moderne Fassung von Chronos gespielt wird, nimmst du stattdessen zu Beginn eines Zugs eine Karte, die du nennst, aus den abgelegten; die anderen abgelegten kommen in den Stapel.
about-piece-super-chronos =
    Lässt du einen Kampf noch einmal austragen, muss dein Gegner dieselbe Karte noch einmal spielen.

    Der klassische Text ist ein weiterer Kampf, wenn ein anderer Spieler gerade gewonnen hat; hier greifen in jedem Zug alle an und erreichen das Ende der Partie im selben, also gilt der moderne.
about-piece-wild-clone =
    Endet die Phase, nimmst du die Edikte zurück, die du in ihr gespielt hast, bevor jemand anders sie aufnimmt.

    Ab der nächsten Phase lassen sie sich wieder spielen. Was vorher in den Stapel zurückging, ist dir verloren.
about-piece-super-clone = Du nimmst doppelt so viel Trost, wie dir zusteht, wenn der andere Spieler so viele Karten hat.
about-piece-wild-dictator =
    Ist das Schicksal für den nächsten Zug gezogen, wird für den Spieler, den du nennst, eine andere Scheibe gezogen.

    Per Post: mit der letzten Phase eines Zugs befohlen; der Befehl darf davon abhängen, wen das Schicksal oder der Dictator wen angreifen lässt.
about-piece-super-dictator =
    Auch wen du selbst angreifen musst, sagst du, wenn das Schicksal für den nächsten Zug gezogen ist.

    Per Post: mit der letzten Phase eines Zugs befohlen, getrennt von dem, was du als Dictator befiehlst.
about-piece-wild-empath =
    Hast du einen Handel geschlossen, ziehst du und zieht der andere je drei Karten (moderne Fassung).

    Der klassische Text bestraft unhöfliche Worte.
about-piece-super-empath =
    Als Hauptspieler oder Verbündeter legst du einen Attack deiner Hand an die Stelle eines Compromise der anderen Seite.

    Er zählt dort, als wäre er gespielt worden, und du nimmst den Compromise, oder den Morph, der zu einem geworden ist.
about-piece-wild-filch =
    Für einen Compromise deiner Hand, den du ablegst, nimmst du ein Edikt, das ein anderer Spieler in dieser Phase gespielt hat.

    Per Post geschieht das am Ende der Phase, und das Edikt hat gewirkt. Der klassische Text lässt seinen Spieler gebrauchte Karten auf die Hand zurückschmuggeln, bis er erwischt wird, was hier niemand kann; das ist der spätere.
about-piece-super-filch = In jedem Kampf, ob du dabei warst oder nicht, nimmst du die Kampfkarte eines der Hauptspieler.
about-piece-wild-healer = Ein Cosmic Zap gegen das, was du einsetzt, wird ohne Wirkung abgelegt.
about-piece-super-healer =
    Für das, was du in einem Kampf oder von der Plague heilst, ziehst du so viele Karten, wie du Steine heilst.

    Gespielt wird er, wenn der Kampf entschieden ist, wenn sein Handel gescheitert ist, oder zu Beginn einer Phase mit Verlusten an die Plague.
about-piece-wild-kamikaze =
    Als Hauptspieler schickst du einen bis vier Steine in den Warp; dein Attack zählt für jeden drei mehr.

    Sie kommen von Basen, die nicht angegriffen werden. Gespielt wird er, wenn die Karten aufgedeckt sind, und er gilt auch für eine Wiederholung.
about-piece-super-kamikaze = Beginnt dein Zug, verlassen zwei weitere deiner Steine den Warp, nach dem einen, der ihn für jeden verlässt.
about-piece-wild-laser =
    Als Hauptspieler lässt du deinen Gegner seine Kampfkarte sofort legen, bevor Verbündete eingeladen werden.

    Per Post: Gespielt wird er mit Phase 2, und die Karte ist die nach CARD in jenem Brief, sonst eine ausgeloste.
about-piece-super-laser =
    Auch als Verbündeter blendest du einen Hauptspieler, gleich welcher Seite: Für ihn wird eine Karte gezogen, bevor eine liegt.

    Ein klassischer Text dazu fand sich nicht; das ist der moderne. Bei einer Wiederholung wählt er wieder selbst.
about-piece-wild-loser = Als Hauptspieler sagst du an, bevor Karten gelegt werden, dass beide Seiten verlieren, es sei denn, die Karten führen zum Handel.
about-piece-super-loser = Du darfst mit dem Upset warten, bis die Karten liegen, und brauchst dafür keine Attacks legen zu lassen.
about-piece-wild-machine =
    Du greifst in diesem Zug noch einmal an, auf einen anderen Planeten des Systems, das du angreifen musst.

    Eine Kampfkarte brauchst du dafür nicht: Wer zu wenige hat, bekommt wie immer eine neue Hand.
about-piece-super-machine = Zu Beginn des Zugs ziehst du eine Karte, statt einen Stein aus dem Warp zu befreien.
about-piece-wild-macron =
    Zeigt deine Seite einen Attack, kommt als Hauptspieler oder Verbündeter für jeden deiner eigenen Steine eins zu ihrer Summe dazu.

    Virus vervielfacht nicht, was so dazukommt, und Anti-Matter zieht es nicht ab.

    Der klassische Text lässt dich die Zahl deiner Steine in einer Grenze ändern, die niemand aufgeschrieben zu haben scheint; das ist der moderne.
about-piece-super-macron =
    Du darfst bis zu vier Steine schicken: in Phase 1 gespielt bei deinem Angriff, in Phase 2 als Verbündeter in einem Kampf.

    Ohne Zahl schicken deine Befehle dann so viele, wie du darfst.
about-piece-wild-mind =
    Einmal im Zug siehst du den ganzen Stapel durch, wenn eine Phase beginnt.

    Per Post: Du erfährst, welche Karten darin sind; eine Reihenfolge gibt es nicht, denn gezogen wird nach Los.
about-piece-super-mind =
    Wo du kein Hauptspieler bist, siehst du die Hände beider, bevor Karten gewählt werden.

    Ein klassischer Text dazu fand sich nicht; das ist der moderne.
about-piece-wild-mirror =
    Deine Karte wird ein Abbild der Karte deines Gegners, wenn beide aufgedeckt sind und du Hauptspieler bist.

    In einer Wiederholung wird sie das der Karte, die dann gespielt wird.
about-piece-super-mirror = Lässt du die Ziffern rückwärts lesen, darfst du eine Seite nennen, für die allein das gilt. Wie jenes wird es gesagt, bevor die Karten aufgedeckt werden, und gilt auch für eine Wiederholung.
about-piece-wild-mutant =
    Nach einem Sieg oder Handel als Hauptspieler nimmst du deinem Gegner und jedem seiner Verbündeten zufällig eine Karte.

    Nach einem Handel sind seine Verbündeten fort, und nur er gibt eine.
about-piece-super-mutant =
    Bevor Kampfkarten gespielt werden, legst du als Hauptspieler deine Hand ab und suchst dir eine neue aus dem Stapel.

    Per Post nennst du die Karten, die du dir wünschst: Die im Stapel sind, gehören dir, der Rest wird gezogen. Der Flare bleibt und zählt als eine der sieben. Wo die moderne Fassung von Mutant gespielt wird, legst du stattdessen bis zu drei Karten ab, die du nennst. Per Post: Das geschieht mit Phase 2, so dass deine Kraft die Hand danach wieder auffüllen kann.
about-piece-wild-observer = Als Hauptspieler lässt du jeden deiner Verbündeten eine Karte ziehen, wenn die Karten entschieden sind.
about-piece-super-observer =
    Wenn dein Zug beginnt, verlässt noch einer deiner Steine den Warp und steht für deinen Angriff bereit.

    Per Post: Er verlässt ihn, bevor Steine gesetzt werden, und bricht von der Basis auf, auf die er gesetzt wird.
about-piece-wild-oracle =
    Bevor Karten gewählt werden, mischst du als Hauptspieler deine Hand mit der deines Gegners und teilst beide neu aus.

    Jeder bekommt zufällig so viele Karten zurück, wie er hineingelegt hat, auch dieser Flare ist darunter.
about-piece-super-oracle =
    Hat dir deine Kraft die Karte deines Gegners gezeigt, darfst du den Kampf beenden, als wäre ein Handel geschlossen worden.

    Jede Karte geht an den Hauptspieler zurück, vor dem sie liegt. Die Steine im Kegel und alle Verbündeten kommen in den Limbo; von dort setzen ihre Besitzer sie in der nächsten Phase ein.
about-piece-wild-pacifist = Der Compromise, den du als Hauptspieler gespielt hast, zählt als Attack 15.
about-piece-super-pacifist =
    Scheitert dein Handel, verlierst du einen Stein und der andere fünf.

    Per Post: Wer mit LOSE drei genannt hat, verliert diese und zwei zufällige, und du den, den du zuerst genannt hast.
about-piece-wild-parasite =
    Hat ein anderer Spieler gerade seine Kraft verloren, gründest du eine Basis in seinem System, mit einem bis vier deiner Steine.

    Das geschieht am Ende einer Phase, auf einem Planeten, der nicht angegriffen wird und auf dem du keine Basis hast.
about-piece-super-parasite =
    Als Verbündeter darfst du beliebig viele Steine schicken; gespielt in Phase 2, für einen Kampf.

    Ohne Zahl schickt dein Befehl bis zu vier.
about-piece-wild-philanthropist =
    Du leihst deine Kraft für einen Kampf einem anderen Spieler; er kann nicht ablehnen, und du hast darin solange keine.

    Per Post: Gespielt wird er mit Phase 2, bevor Verbündete eingeladen werden, und er hat die Kraft, wenn sie dabei sind. Wo die moderne Fassung von Philanthropist gespielt wird, kostet das einen Stein: Einer von deiner vollsten Basis geht in den Warp.
about-piece-super-philanthropist =
    Welche Kampfkarte auch immer du einem Hauptspieler in diesem Kampf gibst, er muss sie darin spielen, wenn er kann.

    Per Post: Gespielt wird er mit Phase 2, vor der Gabe, die verdeckt liegt, sobald sie gegeben ist.
about-piece-wild-sorcerer =
    Die Hauptspieler eines Kampfs tauschen ihre Kräfte für immer.

    Per Post: in Phase 2, so dass jeder weiß, wer welche hat, bevor Karten gewählt werden.
about-piece-super-sorcerer = Auch als Verbündeter lässt du die beiden Karten tauschen, bevor sie aufgedeckt werden.
about-piece-wild-trader =
    Als Hauptspieler nimmst du zufällig eine Karte von der Hand deines Gegners und gibst ihm eine von deinen dafür.

    Der klassische Text tauscht einen Stein auf einem angegriffenen Planeten, den hier kein Stein betritt oder verlässt (Regel 14); das ist der moderne. Nennst du keine Karte, oder hast du sie nicht, gibst du zufällig eine zurück.
about-piece-super-trader = Als Hauptspieler darfst du mit irgendeinem Spieler die Hand tauschen statt mit deinem Gegner.
about-piece-wild-tripler = Der Attack deines Gegners von 15 oder mehr zählt ein Drittel, aufgerundet, wenn du Hauptspieler bist.
about-piece-super-tripler = Auch deine Attacks von 11, 12 und 13 werden verdreifacht. Gespielt wird er, wenn die Karten liegen, bevor sie gezeigt werden.
about-piece-wild-virus =
    Hast du als Hauptspieler einen Attack gespielt, zählen die Steine deiner Seite im Quadrat.

    Wo die moderne Fassung von Virus gespielt wird, werden stattdessen deine eigenen Steine mit denen deiner Verbündeten malgenommen.
about-piece-super-virus =
    Du vervielfachst auch als Verbündeter: der Attack deiner Seite mal alle ihre Steine.

    Wo die moderne Fassung von Virus gespielt wird, vervielfachen als Hauptspieler auch die Steine deiner Verbündeten.
about-piece-wild-void = Hebt ein Edikt auf, das ein anderer Spieler spielt.
about-piece-super-void = Auch als Verbündeter der Seite, die gewinnt, nimmst du aus dem Spiel, was die Verlierer verlieren.
about-piece-wild-vulch =
    Nach einem Sieg oder Handel als Hauptspieler lässt du dir von deinem Gegner Karten geben, bis du eine behältst.

    Per Post kommen sie zufällig, und die erste, die du genannt hast, gehört dir; die davor werden abgelegt. Nennst du keine, behältst du die erste; kommt keine, die du nennst, die letzte.
about-piece-super-vulch = Endet die Phase, nimmst du auch die Flares auf, die andere ablegen.
about-piece-wild-warpish =
    Beginnt dein Zug, verlässt ein weiterer deiner Steine den Warp, nach dem einen, der ihn für jeden verlässt.

    Wird Warpish modern gespielt, zählst du stattdessen als Hauptspieler, wenn die Karten aufgedeckt sind, zu deiner Summe eins für jeden Stein, den du im Warp hast.
about-piece-super-warpish =
    Beginnt ein Zug, hältst du den Warp geschlossen: für niemanden, der eine Basis hat, verlässt ihn ein Stein, auch für dich nicht.

    Gemeint ist der eine Stein, der ihn für jeden verlässt; Edikte, Flares, Handel und Belohnungen befreien andere wie immer. Wird Warpish modern gespielt, ist stattdessen die Summe deines Gegners um eins kleiner für jeden Stein, den er im Warp hat: gespielt wird das als Hauptspieler, wenn die Karten aufgedeckt sind.
about-piece-wild-warrior =
    Du schlägst zurück: Im nächsten Zug greifst du einen Spieler an, der dich angegriffen hat, statt dessen, den das Schicksal nennt.

    Per Post: Am Tisch ist der Gegenschlag sofort ein weiterer Kampf. Befohlen mit der letzten Phase eines Zugs; der Befehl darf davon abhängen, wen das Schicksal dich angreifen lässt.
about-piece-super-warrior = Auch als Verbündeter zählst du, was du gesammelt hast, zur Summe deiner Seite.
about-piece-wild-will = Du greifst den Spieler, den das Schicksal für dich gezogen hat, in einem anderen als seinem System an, wo er eine Basis hat.
about-piece-super-will = Du siehst die Hand eines Spielers an, bevor du wählst, wen du angreifst.
about-piece-wild-zombie =
    In diesem Handel darfst du als eine der Bedingungen die Steine des anderen Spielers aus dem Warp befreien.

    Wo die moderne Fassung von Zombie gespielt wird, rettet er stattdessen einen der Steine, die du in einem Kampf oder durch einen gescheiterten Handel verlierst: Der kommt in den Limbo.
about-piece-super-zombie =
    Als Hauptspieler bringst du jedem deiner Verbündeten einen Stein aus dem Warp in den Limbo, wenn die Karten entschieden sind.

    Der klassische Text machte die Steine der Verlierer zu Zombies eigenen; hier behält jeder zwanzig Steine, also gilt der moderne.
