# What tells a question from others of its kind: "Cosmic Zap on Blue's Macron, use 2".
detail-use = { $card } on { $seat }'s { $piece }
detail-again = { $what }, use { $times }
