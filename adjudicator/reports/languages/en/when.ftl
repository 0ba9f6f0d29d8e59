# Moments: "Friday 27 November 2026, 21:00 (Europe/London), which is 22:00 (Europe/Berlin)".
# $weekday is 1 for Monday, $month 1 for January.

moment = { $date }, { $time } ({ $zone })
moment-own = { $moment }, which is { $own } ({ $zone })
moment-day = { $date }, { $time }
date = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
