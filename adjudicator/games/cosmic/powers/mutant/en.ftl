why-hand-full = your hand is full
