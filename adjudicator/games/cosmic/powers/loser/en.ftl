why-upset = it is an upset, in which an Attack must be laid
