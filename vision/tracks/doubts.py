"""Which tiles lie in a place that geometry does not settle."""

from collections import defaultdict
from collections.abc import Iterable

from vision.tracks.chains import NOWHERE, Step, laid
from vision.tracks.joints import Joint
from vision.tracks.laid import Doubt
from vision.tracks.pieces import Piece


def doubts(
    rest: list[Piece],
    chains: dict[int, list[Step]],
    rivals: list[dict[int, list[Step]]],
) -> tuple[Doubt, ...]:
    """Tiles that lie in another place, or the other way round, in a rival explanation."""
    home = homes(rest, chains)
    others: dict[int, set[int]] = defaultdict(set)
    for rival in rivals:
        away = homes(rest, rival)
        for piece in range(len(rest)):
            if away.get(piece, (0,)) != home.get(piece, (0,)):
                others[piece].add(away.get(piece, (0,))[0])
    found = []
    for piece, tracks in sorted(others.items()):
        track, *_ = home.get(piece, (0,))
        chain = chains.get(-track, [])
        steps = chain or [(piece, NOWHERE, NOWHERE)]
        tile = laid(rest, steps)[[step[0] for step in steps].index(piece)]
        found.append(Doubt(tile, track, tuple(sorted(tracks))))
    return tuple(found)


def near_misses(
    rest: list[Piece],
    chains: dict[int, list[Step]],
    loose: list[list[Step]],
    candidates: Iterable[Joint],
    chosen: set[Joint],
) -> tuple[Doubt, ...]:
    """Loose tiles that lie not quite at the end of a train, or at an empty slot."""
    # Where each train may go on: its last tile, and that one's port which is taken.
    ends = {
        (chain[-1][0] if chain else slot): (slot, chain[-1][1] if chain else NOWHERE)
        for slot, chain in chains.items()
    }
    open_ends = {step[0]: step for chain in loose for step in (chain[0], chain[-1])}
    found: dict[int, set[int]] = defaultdict(set)
    for joint in candidates:
        if joint in chosen:
            continue
        for (here, port), (there, other) in (joint.ends, joint.ends[::-1]):
            if here not in ends or there not in open_ends:
                continue
            slot, taken = ends[here]
            _, entry, leave = open_ends[there]
            if port != taken and other not in (entry, leave):
                found[there].add(-slot)
    return tuple(
        Doubt(laid(rest, [(piece, NOWHERE, NOWHERE)])[0], 0, tuple(sorted(tracks)))
        for piece, tracks in sorted(found.items())
    )


def homes(rest: list[Piece], chains: dict[int, list[Step]]) -> dict[int, tuple[int, ...]]:
    """Track, position and pips of each tile that belongs to a track."""
    return {
        step[0]: (-slot, position, tile.inner, tile.outer)
        for slot, chain in chains.items()
        for position, (step, tile) in enumerate(zip(chain, laid(rest, chain), strict=True))
    }
