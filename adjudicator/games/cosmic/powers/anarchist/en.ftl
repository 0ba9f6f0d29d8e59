why-no-revealing = a disruption is revealed when you have lost as a main player, or made no deal, or when another of yours has been taken
why-no-adopting = an open disruption of Anarchist is taken when a challenge is over, by one player in each
