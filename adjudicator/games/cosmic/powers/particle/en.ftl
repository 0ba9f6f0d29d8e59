why-planet-not-to-be-paired = name another planet that is in no pair
