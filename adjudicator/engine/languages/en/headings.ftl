# Where a game stands.
heading = turn { $turn } phase { $phase }
