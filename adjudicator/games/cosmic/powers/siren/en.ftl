why-not-to-be-lured = they are to attack nobody in another system where you have a base
