"""The pieces of the Blutooth edition, found in their folders: a new file is a new piece."""

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.blutooth.kit import Artifact, Flare, Hazard, Legacy, Power, Voucher

POWERS = found("adjudicator.games.blutooth.powers", Power)
ARTIFACTS = found("adjudicator.games.blutooth.artifacts", Artifact)

VOUCHERS = found("adjudicator.games.blutooth.vouchers", Voucher)

LEGACIES = found("adjudicator.games.blutooth.powers", Legacy)
"""The legacies of aliens: each stands beside the power of its alien."""

HAZARDS = found("adjudicator.games.blutooth.hazards", Hazard)

FLARES = found("adjudicator.games.blutooth.flares", Flare)

PIECES: tuple[Piece, ...] = (*POWERS, *ARTIFACTS, *VOUCHERS, *LEGACIES, *HAZARDS, *FLARES)
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}

PARTS: dict[str, tuple[Flare, Flare]] = {
    wild.pod: (wild, strong)
    for wild in FLARES
    for strong in FLARES
    if wild.alien == strong.alien and not wild.shows and strong.shows
}
"""The wild and the super part of every flare."""
