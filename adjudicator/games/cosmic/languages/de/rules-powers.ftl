# Die Regeln der Kräfte, Edikte und Verstärkungen; der erste Absatz steht neben der Karte in der Hand.

about-piece-amoeba =
    Du fließt: Als Hauptspieler änderst du, wenn beide Karten liegen, wie viele deiner Steine im Kampf sind.

    Gieß beliebig viele aus deinen Basen hinein, auch mehr als vier, oder zieh beliebig viele zu deinen Basen zurück (hast du keine anderen, auf Heimatplaneten); wenigstens ein Stein muss schon dort sein. Wo du keinen Ort nennst, kommen sie aus deinen vollsten Basen, und jeder geht zu der Basis mit den wenigsten zurück. Angegriffene Planeten stehen dir offen, eine Ausnahme von Regel 14. Nur Steine, die in einem anderen Kampf verteidigen, bleiben dort, und es kommen keine dazu. Von einer geteilten Verteidigung änderst du den Teil dieses Kampfs.
about-piece-anti-matter =
    Bist du Hauptspieler und zeigen beide einen Attack, gewinnt die kleinere Summe.

    Deine Steine und die aller Verbündeten, auf beiden Seiten, werden abgezogen; nur die eigenen Steine deines Gegners zählen zu seiner Summe. Gleichstand gehört wie immer der Verteidigung. Steine, die mehr zählen (die von Macron), werden so abgezogen, wie sie zählen. Virus und seine Flares vervielfachen, was sie vervielfachen; was abzuziehen ist, geht außerdem ab, jeder Stein einmal, gleich was zuerst kommt. Was das Ergebnis umdreht, dreht auch dieses um.
about-modern-anti-matter = Dein Super-Flare hält auch Wild-Flares auf, nicht nur Super-Flares.
about-piece-chronos =
    Als Hauptspieler darfst du einen Kampf noch einmal austragen lassen, wenn die Karten bekannt sind; das zweite Ergebnis gilt.

    Du nimmst deine Karte zurück und darfst sie oder eine andere spielen; dein Gegner muss eine andere spielen, wenn er eine hat, und nimmt die erste danach zurück. Was sonst gespielt wurde, bleibt gespielt, und was vor dem Legen der Karten kommt, etwa ein Force Field, kommt nicht noch einmal. Per Post: CARD IF replayed: Attack 40; OTHERWISE Attack 8.
about-piece-clone =
    Als Hauptspieler darfst du deine Kampfkarte zurücknehmen, statt sie abzulegen.

    Das geschieht, wenn der Kampf entschieden und der Trost bezahlt ist.
about-piece-dictator =
    Du sagst, wen die anderen angreifen müssen: Ist das Schicksal gezogen, nennst du für jeden von ihnen einen anderen Spieler.

    Per Post: mit der letzten Phase eines Zugs befohlen, für den nächsten. Wen du nicht nennst, der folgt dem Schicksal, und so auch du selbst. Wessen eigene Farbe gezogen wurde, der muss ebenfalls angreifen, wen du nennst, außer er hat statt anzugreifen einen Planeten neu besiedelt. Alles, was du in einem Zug nennst, ist ein einziger Einsatz, gegen den Ersten davon.
about-piece-empath =
    Zeigst du einen Compromise und dein Gegner einen Attack, wird seine Karte ein Compromise: Ihr müsst handeln.

    Virus und andere zählen dann nichts, und Pacifist, der mit einem Compromise gewänne, handelt auch.
about-modern-empath = Du darfst wählen, ob du das tust, und darfst es auch, wenn der Attack deiner ist und der Compromise nicht.
about-piece-filch =
    Als Hauptspieler darfst du die Kampfkarte deines Gegners auf die Hand nehmen, statt dass sie abgelegt wird.

    Das geschieht, wenn der Kampf entschieden und der Trost bezahlt ist.
about-piece-healer =
    Verliert ein anderer Spieler Steine an den Warp oder aus dem Spiel, darfst du ihn heilen und ziehst dafür eine Karte.

    Seine Steine kommen in den Limbo und von dort auf seine Basen. Den Trost nimmt ihm die Heilung nicht.
about-piece-kamikaze =
    In jedem Kampf darfst du als Hauptspieler einen bis vier Steine in den Warp schicken; für jeden ziehst du zwei Karten.

    Sie kommen von Basen, die nicht angegriffen werden. Per Post: mit Phase 2 befohlen, sind die Karten da, wenn du die Befehle für sie schreibst.
about-piece-laser =
    Du blendest deinen Gegner: Solange du Hauptspieler bist, wird seine Kampfkarte aus seiner Hand ausgelost.

    Per Post: Was er über seine Karte geschrieben hat, zählt nicht. Eine Karte, die er einem anderen Kampf versprochen hat, wird nicht gezogen.
about-modern-laser = So viele ausgeloste Karten seiner Hand, wie er Steine im Kampf hat, kann er nicht als Kampfkarte spielen; unter den anderen wählt er. Hat er keine zu spielen, verliert er.
about-piece-loser =
    Als Hauptspieler darfst du einen Upset ansagen: Nach allen anderen Wirkungen hat verloren, wer gewonnen hat.

    Angesagt wird, bevor Karten gelegt werden, und dann müssen beide Hauptspieler einen Attack legen, wenn sie können. Zwei Compromises führen wie immer zum Handel. I win und I lose sprechen davon, wie es wirklich ausgeht.
about-piece-machine =
    Du bist nicht auf einen Angriff im Zug beschränkt, solange du für jeden deiner Kämpfe eine Kampfkarte hast.

    Per Post: ATTACK AGAIN startet in Phase 1 weitere Angriffe, jeden auf einen anderen Planeten des Systems, das du angreifen musst, wenn alle ihren ersten gestartet haben; zusammen sind sie ein einziger Einsatz. Bevor die anderen entscheiden, erfahren sie, welche Angriffe es gibt.
about-piece-macron =
    Jeder deiner Steine zählt in einem Kampf vier, aber du schickst nur einen in den Kegel, im Angriff und als Verbündeter.

    In der Verteidigung zählen alle deine Steine auf dem Planeten je vier. Für Trost und Belohnung ist ein Stein ein Stein (klassische Fassung).
about-modern-macron = Trost und Belohnungen, die du nimmst, verdoppeln sich.
about-piece-mind =
    In jedem Kampf darfst du die Hand eines Hauptspielers ansehen: die deines Gegners, wenn du selbst einer bist.

    Per Post: mit Phase 2 befohlen, hast du sie gesehen, bevor du deine Karten wählst; mit Phase 3 dürfen deine Bedingungen davon sprechen.
about-piece-mirror =
    Als Hauptspieler darfst du die Ziffern beider Attacks rückwärts lesen lassen, bevor die Karten aufgedeckt werden.

    Ein Attack 15 zählt 51, ein Attack 20 zählt 2, und ein Attack 8, also 08, zählt 80. Das gilt auch, wenn der Kampf wiederholt wird.
about-piece-mutant =
    Als Hauptspieler mit weniger als sieben Karten darfst du auf sieben auffüllen, bevor Kampfkarten gespielt werden.

    Jede Karte kommt zufällig aus einer anderen Hand oder vom Stapel, wie du es nennst; was leer ist, wird übergangen. In jedem Kampf geht das einmal.
about-modern-mutant = Die Hand füllt sich auf acht Karten statt auf sieben; der Super-Flare legt bis zu drei davon ab und wählt keine neue Hand.
about-piece-observer =
    An deiner Seite kommt niemand zu Schaden: Die Steine deiner Verbündeten kommen in den Limbo statt in den Warp, und als Verbündeter auch deine eigenen.

    Was du als Hauptspieler verlierst, kommt in den Warp, und ebenso, was irgendwer durch einen gescheiterten Handel verliert.
about-piece-oracle =
    Du siehst die Kampfkarte deines Gegners, bevor du deine wählst.

    Per Post: Lass deine Karte davon abhängen, zum Beispiel CARD IF their card >= 30: Compromise; OTHERWISE Attack 20.
about-piece-pacifist = Zeigst du einen Compromise und dein Gegner einen Attack, gewinnst du, und es gibt keinen Trost.
about-piece-parasite =
    Du schließt dich jedem Kampf an, in dem du kein Hauptspieler bist, auf jeder Seite, eingeladen oder nicht.

    Kein Cosmic Zap kann das aufhalten, aber ein Force Field schickt deine Steine weg (die klassische Regel).
about-piece-philanthropist =
    In jedem Kampf darfst du eine deiner Karten deinem Gegner geben, oder als Verbündeter einem der Hauptspieler.

    Per Post: mit Phase 2 gegeben, ist die Karte da, wenn er seine Befehle für die Karten schreibt. Wer als Hauptspieler ohne Kampfkarte dasteht, bekommt eine neue Hand (Regel 13).
about-piece-sorcerer =
    Als Hauptspieler darfst du die beiden Karten tauschen lassen, bevor sie aufgedeckt werden.

    Von da an gehört jede Karte dem, vor dem sie liegt: Er nimmt sie zurück, behält sie oder legt sie beiseite.
about-piece-trader =
    Als Hauptspieler darfst du deine ganze Hand gegen die deines Gegners tauschen; beide behalten, was sie bekommen.

    Per Post: mit Phase 2 befohlen, kennst du deine neue Hand, bevor du deine Karten wählst. Wer von euch zu wenige Kampfkarten hat, bekommt vorher neue (Regel 13), und was an einer Hand alt und neu ist, geht mit ihr.
about-piece-tripler =
    Ein Attack von höchstens 10, den du als Hauptspieler zeigst, zählt dreifach; ein höherer ein Drittel, aufgerundet.

    Das geschieht, bevor sonst etwas aus der Karte wird: Virus vervielfacht, was sie zählt. Es geschieht auch gegen einen Compromise, aus dem ein Flare noch einen Attack machen kann.
about-piece-virus =
    Du vervielfachst: Mit einem Attack ist deine Summe als Hauptspieler die Karte mal die Steine auf deiner Seite.

    Verbündete zählen mit. Steine, die mehr als eins zählen (die von Macron), zählen auch hier so. Ganz ohne Steine ist deine Summe 0.
about-modern-virus = Nur deine eigenen Steine vervielfachen die Karte; die deiner Verbündeten kommen danach dazu.
about-piece-void =
    Was gegen dich verliert, ist aus dem Spiel: Gewinnst du als Hauptspieler, gehen die Steine der Verlierer nicht in den Warp.

    Auch die Steine, die dein Partner verliert, wenn euer Handel scheitert, nimmst du so (klassische Fassung).
about-modern-void = Scheitert ein Handel, nimmst du nichts, und jedem lässt du so viele Steine, wie Basen zum Sieg nötig sind; aber auch die Steine von Zombie sind an dich verloren.
about-piece-vulch =
    Jedes Edikt, das ein anderer Spieler ablegt, gehört dir, gespielt oder nicht; deine eigenen sind weg.

    Ersetzt eine neue Hand deine alte (Regel 13), behältst du die Edikte der alten dazu. Per Post nimmst du das Abgelegte auf, wenn die Phase endet; was vorher in den Stapel zurückging, ist dir verloren.
about-piece-warrior =
    Du lernst durchs Kämpfen: Als Hauptspieler sammelst du eins für einen Sieg oder Handel und zwei für eine Niederlage, für immer.

    Als Hauptspieler zählst du das Gesammelte zu deiner Summe. Scheitert ein Handel, sammelst du nichts.
about-piece-warpish =
    Der Warp kämpft für dich: als Hauptspieler zählst du zu deiner Summe eins für jeden Stein in ihm, wem er auch gehört.

    Gezählt wird, wenn die Karten aufgedeckt sind, ehe in den Kämpfen der Phase etwas verloren geht.
about-modern-warpish = Die Flares ändern Summen, deine oder die deines Gegners, und nicht, wie Steine den Warp verlassen.
about-piece-will =
    Du greifst an, wen du willst, in wessen System du willst, was auch immer das Schicksal sagt.

    Per Post: WILL Green in Phase 1 wählt Green in seinem eigenen System, WILL Green in Blue die Basen von Green im System von Blue; sag in ATTACK, welchen Planeten, mit seiner Farbe (ATTACK Blue 3). Sagst du nichts, greifst du an, wen das Schicksal für dich gezogen hat, denn das ist so gut wie jede ausgeloste Wahl.
about-piece-zombie =
    Deine Steine gehen nie in den Warp: Sooft sie müssten, kommen sie in den Limbo und zurück auf deine Basen.

    Als Teil eines Handels darfst du Steine anderer Spieler aus dem Warp befreien. Was du verlieren würdest, verlierst du auch nicht an Void (so entschieden die Autoren für das klassische Spiel), und Trost bekommst du trotzdem.
about-modern-zombie = Du bekommst keinen Trost, und was Void nimmt, verlierst du für immer.
about-piece-card-zap =
    Hebt ein Edikt oder einen Flare auf, sobald es gespielt wird; beide Karten werden abgelegt.

    Sie lässt sich in jeder Phase unter einer Bedingung bereithalten und von einem anderen Card Zap aufhalten. Kampfkarten und Verstärkungen sind keine Edikte.
about-piece-cosmic-zap =
    Hebt einen Einsatz einer Kraft auf, oder einen anderen Cosmic Zap (Regel 20a).

    Er lässt sich in jeder Phase unter einer Bedingung bereithalten. Zwei, die zugleich gegen denselben Einsatz gespielt werden, sind beide verbraucht.
about-piece-emotion-control =
    Die Hauptspieler eines Kampfs müssen in Phase 4 handeln, was auch immer sie gespielt haben; Verbündete kommen in den Limbo (Regel 20e).

    Gespielt wird sie, wenn die Karten aufgedeckt sind, und darf von ihnen abhängen. Wo zwei Compromises ohnehin zum Handel führen, bleibt sie auf der Hand.
about-piece-flarezap =
    Hebt einen Flare auf, sobald er gespielt wird; beide Karten werden abgelegt (die wählbare Regel).

    Er lässt sich in jeder Phase unter einer Bedingung bereithalten.
about-piece-force-field =
    Schickt die verbündeten Steine, die du nennst, in einem Kampf in den Limbo, bevor die Karten aufgedeckt werden (Regel 20d).

    Nur in Phase 3.
about-piece-mobius-tubes =
    Alle Steine verlassen den Warp (Regel 20c); nur in Phase 1.

    Deine gehen, wohin du sagst, und dürfen sofort angreifen; was du falsch setzt, und alles der anderen, kommt in den Limbo.
about-piece-plague =
    Das Opfer verliert drei Steine und von jeder Art, die es hat, eine Karte (Regel 20b).

    Sie lässt sich in jeder Phase spielen, und gegen jeden außer dir selbst. Das Opfer wählt in der nächsten Phase; Steine in Kämpfen sind sicher.
about-piece-quash =
    Ein Handel, auf den sich zwei Spieler geeinigt haben, scheitert: Nichts wechselt, und jeder verliert, was ein gescheiterter Handel kostet.

    Nur in Phase 4. Per Post wird sie gespielt, wenn beide Briefe gemeinsame Bedingungen haben, bevor etwas wechselt; andere gemeinsame Bedingungen werden nicht mehr versucht.
about-piece-reinforcement-2 =
    Zählt 2 zur Summe einer der Seiten, in einem Kampf, in dem du Hauptspieler oder Verbündeter bist.

    Beide müssen einen Attack gezeigt haben, und beide Seiten sind zusammengezählt. Jeder darf eine spielen; solange es jemand getan hat, dürfen alle noch eine spielen. Per Post: Lass sie davon abhängen, wie es steht, mit IF I lose oder IF offence total < 9.
about-piece-reinforcement-3 = Zählt 3 zur Summe einer der Seiten; gespielt wird sie wie Reinforcement 2.
about-piece-reinforcement-5 = Zählt 5 zur Summe einer der Seiten; gespielt wird sie wie Reinforcement 2.
about-piece-stellar-gas = Wer mit einem Compromise verloren hat, bekommt aus einem Kampf keinen Trost (Regel 20f); nur in Phase 4.
about-modern-amoeba = Der Wild-Flare ändert die Zahl der Steine um höchstens vier.
about-modern-chronos = Zu Beginn eines Zugs nimmt der Wild-Flare eine Karte aus den abgelegten, und der Rest davon kommt in den Stapel; das Schicksal lässt er nicht neu ziehen.
about-modern-philanthropist = Der Wild-Flare kostet einen Stein, der in den Warp geht.
