why-not-to-be-motivated = only a main player who has no consequence yet can be motivated, and not yourself
