# Where a game stands.
heading = turn { $turn } phase { $phase }
heading-first = Turn { $turn } phase { $phase }
