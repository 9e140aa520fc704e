"""What goes wrong at a table on purpose: slips, cheats, elbows, lamps, a knocked camera.

Each slip has to be noticed and none may become a move; put right, the game goes on. What is only a
nuisance has to pass without a word.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hub.game import Play
from hub.referee.verdict import Refused, Unchanged, Unclear
from hub.simulator.camera import VirtualCamera
from hub.simulator.session import Session
from hub.simulator.slips import HARMLESS, SLIPS, Slip, slip

LAMPS = (0.65, 0.8, 1.0, 1.15)
"""How bright the room is after somebody has used the switch; 1 is as usual."""
_TRIES = 6
_LOOKS = 5


class Mischief:
    """Does one thing wrong before a turn, every now and then."""

    def __init__(
        self, random: Random, rate: float = 0.15, camera: VirtualCamera | None = None
    ) -> None:
        """`rate`: how often something happens; `camera`: gets bumped and sees lamps switched."""
        self._random = random
        self._rate = rate
        self._camera = camera
        self._done: Counter[str] = Counter()

    def before(self, session: Session) -> Iterator[str]:
        """Maybe do something; yields sentences about what happens."""
        if self._random.random() < self._rate:
            yield from self._slip(session)
        if self._camera is not None and self._random.random() < self._rate / 6:
            yield from self._nuisance(session, self._camera)

    def _slip(self, session: Session) -> Iterator[str]:
        kinds = sorted(SLIPS, key=lambda kind: (self._done[kind], self._random.random()))
        for kind in kinds[:_TRIES]:
            done = self._try(session, kind)
            if done is not None:
                self._done[kind] += 1
                yield f"On purpose: {done.text}."
                yield from (self._elbow if kind in HARMLESS else self._judged)(session, done)
                return

    def _try(self, session: Session, kind: str) -> Slip | None:
        """Do it; None where it cannot be done, or would only take the last play back."""
        assert session.truth.round is not None
        done = slip(kind, session.table, session.truth.round, self._random)
        if done is None or kind in HARMLESS:
            return done
        last = session.truth.history[-1]
        if isinstance(last, Play):
            length = len(session.truth.round.trains[last.train].tiles)
            row = session.table.rows[session.track(last.train) - 1]
            if row[:length] != list(session.truth.round.trains[last.train].halves):
                done.put_right()
                return None
        return done

    def _judged(self, session: Session, done: Slip) -> Iterator[str]:
        """Is it noticed, is it not played, and does the game go on afterwards?"""
        figures, app = session.figures, session.app
        figures.slips[done.kind] += 1
        history = app.match.history
        self._look(session, _LOOKS)
        if app.match.history != history:
            figures.accepted[done.kind] += 1
            session.wrong.append(f"{done.kind}: {done.text}, and it was played")
        elif isinstance(app.verdict, Refused | Unclear):
            figures.noticed[done.kind] += 1
            yield session.said
        else:
            session.wrong.append(f"{done.kind}: {done.text}, and nobody noticed")
        done.put_right()
        self._look(session, _LOOKS, until_calm=True)
        if app.match.history == history and isinstance(app.verdict, Unchanged):
            figures.mended[done.kind] += 1
        else:
            session.wrong.append(f"{done.kind}: {done.text}; put right, and still {session.said}")

    def _elbow(self, session: Session, done: Slip) -> Iterator[str]:
        session.figures.slips[done.kind] += 1
        yield from self._unspoken(session, done.kind, done.text)

    def _unspoken(self, session: Session, kind: str, text: str) -> Iterator[str]:
        """Nothing may be said or played about it."""
        app, history = session.app, session.app.match.history
        self._look(session, 3)
        if app.match.history != history or not isinstance(app.verdict, Unchanged):
            session.figures.refused_honest += 1
            session.wrong.append(f"{kind}: {text}, and the app said: {session.said}")
            yield session.said
            self._look(session, _LOOKS, until_calm=True)
        else:
            session.figures.mended[kind] += 1
            session.figures.noticed[kind] += 0

    def _nuisance(self, session: Session, camera: VirtualCamera) -> Iterator[str]:
        kind = self._random.choice(("lamp", "bump"))
        session.figures.slips[kind] += 1
        if kind == "lamp":
            camera.lamp(self._random.choice(LAMPS))
            text = "somebody uses the light switch"
        else:
            camera.bump()
            text = "somebody knocks against the camera"
        yield f"On purpose: {text}."
        yield from self._unspoken(session, kind, text)

    def _look(self, session: Session, looks: int, until_calm: bool = False) -> None:
        """Let the hub watch: until it has said something, or until it is calm."""
        app, history = session.app, session.app.match.history

        def done() -> bool:
            calm = isinstance(app.verdict, Unchanged)
            return app.match.history != history or (calm is until_calm and not app.looking)

        session.watch(done, looks)
