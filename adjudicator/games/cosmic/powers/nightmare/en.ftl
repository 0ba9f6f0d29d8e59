why-no-dream-for-them = { $seat } cannot be given a dream here; these can: { $others }
