# Zeitpunkte: „Freitag, 27. November 2026, 21:00 Uhr (Europe/London), das ist 22:00 Uhr (Europe/Berlin)“.
# $weekday ist 1 für Montag, $month 1 für Januar.

moment = { $date }, { $time } Uhr ({ $zone })
moment-own = { $moment }, das ist { $own } Uhr ({ $zone })
moment-day = { $date }, { $time }
date = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
