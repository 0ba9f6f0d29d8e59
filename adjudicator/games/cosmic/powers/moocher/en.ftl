why-no-shotgun = Moocher did not call for a seat on your side there
