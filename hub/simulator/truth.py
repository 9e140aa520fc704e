"""What really happened beside what the app believes."""

from hub.game import Match, Round


def differences(truth: Match, match: Match) -> list[str]:
    """Each way in which the app's match is not the truth, in words; empty: they agree.

    Hands are compared by their number of tiles only: the app sees no hand.
    """
    real, known = truth.round, match.round
    if real is None or known is None:
        return [] if real is known else ["only one of both has been dealt"]
    found = [*_trains(real, known)]
    for name in ("engine", "turn", "doubles", "outcome", "second"):
        if getattr(real, name) != getattr(known, name):
            found.append(f"{name}: {getattr(real, name)}, believed {getattr(known, name)}")
    if real.yard_count != known.yard_count:
        found.append(f"boneyard: {real.yard_count}, believed {known.yard_count}")
    for player, hand in real.hands.items():
        if len(hand) != len(known.hands[player]):
            found.append(f"{player} holds {len(hand)}, believed {len(known.hands[player])}")
    if not truth.due and not match.due and truth.scores != match.scores:
        found.append(f"scores: {truth.scores}, believed {match.scores}")
    return found


def _trains(real: Round, known: Round) -> list[str]:
    found = []
    for letter, train in real.trains.items():
        other = known.trains[letter]
        if train.halves != other.halves:
            found.append(f"train {letter}: {train}, believed {other}")
        if train.open != other.open and real.outcome is None:
            found.append(f"train {letter}: open {train.open}, believed {other.open}")
    return found
