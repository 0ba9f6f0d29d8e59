why-trades-with-opponent = the Wild section trades with your opponent alone
