why-no-privilege-due = a privilege is opened when somebody has more foreign bases than there are privileges open
