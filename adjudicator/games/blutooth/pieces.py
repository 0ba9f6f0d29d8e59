"""The pieces of the Blutooth edition, found in their folders: a new file is a new piece."""

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.blutooth.kit import Artifact, Legacy, Power, Voucher

POWERS = found("adjudicator.games.blutooth.powers", Power)
ARTIFACTS = found("adjudicator.games.blutooth.artifacts", Artifact)

VOUCHERS = found("adjudicator.games.blutooth.vouchers", Voucher)

LEGACIES = found("adjudicator.games.blutooth.powers", Legacy)
"""The legacies of aliens: each stands beside the power of its alien."""

PIECES: tuple[Piece, ...] = (*POWERS, *ARTIFACTS, *VOUCHERS, *LEGACIES)
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}
