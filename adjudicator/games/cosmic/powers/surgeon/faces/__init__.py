"""The facelifts of Surgeon: whoever has bought one wears it once."""
