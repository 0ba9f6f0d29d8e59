"""What happens in a game by itself: letters are received, deadlines pass, reports go out."""
