why-blinded = you are blinded to that card
