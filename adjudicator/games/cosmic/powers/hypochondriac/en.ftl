why-nobody-anxious = Hypochondriac was not anxious about anybody there
why-anxious-about-whom = name another player who is in this challenge
