why-good-enough = you have drawn none of these
