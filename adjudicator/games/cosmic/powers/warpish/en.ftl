why-warp-is-closed = Super Warpish holds the Warp closed
