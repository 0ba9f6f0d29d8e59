# What has happened in the turn so far.

what-else-first = What else happened before the first turn
what-else = What else happened in turn { $turn } phase { $phase }
heading-earlier = Earlier in turn { $turn }
earlier-phase = Phase { $phase }: { $said }.
earlier-attack = { part-who } attacked { $place } (challenge { $number })
earlier-joined = { part-who } joined the { part-side } (challenge { $number })
earlier-nobody = nobody joined a side
earlier-won = { part-who } won{ $sums } (challenge { $number })
earlier-sums = {" "}{ $most } to { $least }
earlier-deal = { part-who } and { $other } had to deal (challenge { $number })
earlier-neither = neither { part-who } nor { $other } won (challenge { $number })
