why-ai-others = you know your own cards
