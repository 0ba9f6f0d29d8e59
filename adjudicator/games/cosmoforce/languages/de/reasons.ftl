# Warum nicht geht, was befohlen wurde. Es steht hinter einem Doppelpunkt oder in Klammern, ohne Punkt am Ende.
why-slots = ein Schiff hat { $slots } Plätze für Bauteile, und das sind { $count } Bauteile
why-only-mounts = { $systems } kann nur ein { $hull } tragen, kein { $other }
why-no-propulsion = ein Schiff braucht wenigstens einen Antrieb: ein engine, oder als fighter einen afterburner
why-no-name = "{ $name }" ist kein Name für eine Figur: bis zu 30 Buchstaben, Ziffern und Leerzeichen, zuerst ein Buchstabe
why-role-too-long = "{ $role }" ist zu lang; sag in höchstens { $most } Buchstaben, was { $name } ist
why-names-twice = zwei Figuren eines Schiffs brauchen zwei Namen
why-attempt-too-long = sag in höchstens { $most } Buchstaben, was { $name } versucht
why-no-ship = das ist kein Schiff
why-names-no-crew = das nennt niemanden aus der Mannschaft
why-none-of-these-left = von diesen ist niemand da
why-takes-no-damage = das nimmt keinen Schaden
why-none-takes-damage = nichts davon kann Schaden nehmen
why-evades-nothing = damit weichst du nicht aus
why-moves-no-crew = das bewegt niemanden aus der Mannschaft
why-nobody-at-work = dort repariert niemand
why-works-again = es funktioniert wieder
why-time-is-up = die Zeit ist um: Schiffe können nur noch ihre Triebwerke zünden und rammen
why-time-will-be-up = die Zeit ist um, und Schiffe können nur noch ihre Triebwerke zünden und rammen
why-no-action = das ist keine Handlung
why-own-ship = dein eigenes Schiff ist kein Ziel
why-out = dein Schiff ist ausgeschieden
why-eliminated = { $seat } ist ausgeschieden
why-eliminated-then = { $seat } ist dann schon ausgeschieden
why-none-working = bei dir arbeitet dann { $kind ->
        [missile] keine missile
        [railgun] keine railgun
       *[other] kein { $kind }
    }
why-speed-at-most = dein Tempo kann sich höchstens um { $most } ändern
why-speed-stays = dein Tempo würde sich nicht ändern
why-no-heat = dein Schiff hat dann keine Hitze mehr
why-no-dissipator-works = bei dir arbeitet dann kein dissipator
why-nobody-to-heal = niemand lässt sich heilen
why-none-to-repair = nichts davon lässt sich reparieren
why-nobody-ready = niemand ist dann bereit
why-no-character = in deiner Mannschaft lebt niemand namens { $name }
why-one-attempt = nur eine der beiden Handlungen kann ein Versuch einer Figur sein
why-not-declined = das lässt sich nicht ablehnen; ohne andere Antwort entscheidet das Los
why-crew-unnamed = die Leute haben in dieser Partie keine Namen
why-two-actions = ein Zug hat zwei Handlungen, 1 und 2
why-has-none = dein Schiff hat { $kind ->
        [missile] keine missile
        [railgun] keine railgun
       *[other] keinen { $kind }
    }
why-one-shoots = wenigstens 1 { $kind } muss schießen
why-no-habitat = dein Schiff hat kein habitat, um darin zu heilen
why-one-healed = wenigstens eine Person wird geheilt
why-no-dissipator = dein Schiff hat keinen dissipator
why-all-destroyed = { $kind ->
        [missile] jede missile
        [railgun] jede railgun
        [habitat] jedes habitat
       *[other] jeder { $kind }
    } deines Schiffs ist zerstört

# Was beim Prüfen auffiel: ganze Sätze.
why-found-heat-first = Wie es steht, { $dice ->
        [1] wird für deine Hitze ein Würfel
       *[other] werden für deine Hitze { $dice } Würfel
    } geworfen, bevor du handelst; das kann deine ganze Mannschaft töten.
why-found-both-actions = Wie es steht, nimmt Befehl { $line } beide Handlungen, und diese hier gilt nur, wenn das nicht geht. Für je eine Handlung lass sie mit „as action 1“ und „as action 2“ enden.
why-found-one-action = Für { $left ->
        [any] eine der beiden Handlungen
       *[other] Handlung { $left }
    } deines Zugs ist nichts befohlen.

# Warum ein Spielleiter nicht so entscheiden kann.
why-attempted-nothing = { $seat } hat nichts versucht, worüber noch zu entscheiden wäre
why-rules-nothing = "{ $said }" kann bei keinem Versuch herauskommen; was es kann, beim eigenen Schiff oder einem anderen: { $can }
why-has-none-damaged = { $seat } hat nichts namens { $system }, das beschädigt ist
why-has-none-left = { $seat } hat nichts namens { $system }, das noch Schaden nehmen kann
why-has-none-called = in der Mannschaft von { $seat } lebt niemand namens { $name }
why-has-none-hurt = bei { $seat } ist niemand verletzt, der gemeint sein könnte
