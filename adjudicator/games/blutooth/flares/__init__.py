"""The flares: a file for each alien, with its wild and its super part."""
