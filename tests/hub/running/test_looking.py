import threading
from queue import Empty, Queue

import numpy as np
import pytest

from hub.actions.items import Item, Seen, Sight
from hub.running import looking
from hub.running.looking import NO_MORE, CameraLooker, Looked
from hub.simulator.camera import VirtualCamera
from hub.simulator.table import VirtualTable
from tests.hub.english import english
from vision.camera import CameraLost, CameraOver, Frame
from vision.placing.calibration import TileSize
from vision.reading.reader import Reader


class Script:
    """A camera that gives what it is told to, then no more."""

    def __init__(self, *frames):
        self.frames = list(frames)
        self.closed = 0

    def read(self):
        if not self.frames:
            raise CameraOver("over")
        frame = self.frames.pop(0)
        if isinstance(frame, Exception):
            raise frame
        return frame

    def close(self):
        self.closed += 1


def everything(inbox: "Queue[Item]") -> list[Item]:
    """All items until the camera has no more pictures."""
    items = [inbox.get(timeout=120)]
    while not (isinstance(items[-1], Sight) and "no more pictures" in (english(items[-1].trouble))):
        items.append(inbox.get(timeout=120))
    return items


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(looking, "RETRY_S", 0.0)


def grey(number: int) -> Frame:
    return Frame(np.full((240, 320, 3), 90, np.uint8), float(number), number)


def test_a_camera_that_fails_is_told_once_and_asked_again():
    lost = CameraLost("The camera is unplugged.")
    camera = Script(lost, lost, grey(0), grey(1), CameraLost("torn"), grey(2))
    inbox: Queue[Item] = Queue()
    looker = CameraLooker(camera, Reader(), inbox.put, TileSize())
    looker.start()
    items = everything(inbox)
    looker.close()
    looker.close()
    sentences = [english(item.trouble) for item in items if isinstance(item, Sight)]
    assert sentences[0] == "The camera is unplugged."
    assert sentences.count("The camera is unplugged.") == 1
    assert any("sees nothing" in sentence for sentence in sentences)
    assert sentences[-1] == NO_MORE
    assert not [item for item in items if isinstance(item, Seen)]
    assert camera.closed >= 1


def test_an_unplugged_camera_picks_up_where_it_was():
    table = VirtualTable(9, seed=5, used=(1, 9))
    table.clear(12)
    camera = VirtualCamera(table, seed=5, fps=1.4)
    inbox: Queue[Item] = Queue()
    turn = threading.Event()
    read = camera.read

    def slowly():
        turn.wait(0.02)
        return read()

    camera.read = slowly
    looker = CameraLooker(camera, Reader(), inbox.put, TileSize())
    looker.start()

    def until(wanted) -> Item:
        while True:
            item = inbox.get(timeout=120)
            if wanted(item):
                return item

    until(lambda item: isinstance(item, Seen))
    camera.unplugged = True
    assert "unplugged" in english(until(lambda item: isinstance(item, Sight)).trouble)
    table.lay(1, (12, 5))
    camera.unplugged = False
    seen = until(lambda item: isinstance(item, Seen))
    assert seen.table.values()[0] == ((12, 5),)
    assert looker.picture.image.shape == (1800, 2400, 3)
    looker.close()


def test_two_clicks_aim_a_camera_that_sees_no_plate():
    table = VirtualTable(9, seed=5, used=(1, 9))
    table.clear(12)
    table.lay(1, (12, 5))
    camera = VirtualCamera(table, seed=5)
    image = camera.read().image.copy()
    # The middle of the plate with its tags is covered by a sheet of paper.
    image[740:1060, 1040:1360] = 235
    frames = [Frame(image, float(k), k) for k in range(6)]
    inbox: Queue[Item] = Queue()
    looker = CameraLooker(Script(*frames), Reader(), inbox.put, TileSize())
    looker.aim(((1200.0, 900.0), (1200.0, 300.0)))
    looker.start()
    items = everything(inbox)
    looker.close()
    tables = [item.table for item in items if isinstance(item, Seen)]
    assert [seen.values()[0] for seen in tables] == [((12, 5),)]


def photo(camera: VirtualCamera, number: int) -> Frame:
    return Frame(camera.read().image, float(number), number, still=True)


def test_a_folder_that_grows_is_waited_for_and_its_last_photo_looked_at_again():
    table = VirtualTable(9, seed=5, used=(1, 9))
    table.clear(12)
    photos = VirtualCamera(table, seed=5)
    camera = Script()
    inbox: Queue[Item] = Queue()
    looker = CameraLooker(camera, Reader(), inbox.put, TileSize(), grows=True)
    looker.start()
    assert inbox.get(timeout=120) == Sight(looking.said(looking.NO_PHOTO))
    camera.frames.append(photo(photos, 0))
    assert inbox.get(timeout=120) == Sight(None)
    assert inbox.get(timeout=120).table.values()[0] == ()
    for _ in range(looking.LOOKS - 1):
        looker.again()
        assert inbox.get(timeout=120).table.values()[0] == ()
    table.lay(1, (12, 5))
    looker.again()
    with pytest.raises(Empty):
        inbox.get(timeout=0.5)
    camera.frames.append(photo(photos, 1))
    assert inbox.get(timeout=120).table.values()[0] == ((12, 5),)
    looker.close()


class Torn:
    """A reader that fails in ways nobody thought of, once."""

    def __init__(self):
        self.reader = Reader()
        self.failed = 0

    def read(self, image):
        if not self.failed:
            self.failed += 1
            raise IndexError("list index out of range")
        return self.reader.read(image)


def seen_by(camera, reader, count: int) -> list[Item]:
    """Stepped by hand: what a looker tells of so many frames."""
    items: list[Item] = []
    looker = CameraLooker(camera, reader, items.append, TileSize())
    for _ in range(count):
        looker.step()
    looker.close()
    return items


def test_whatever_goes_wrong_with_a_picture_is_told_and_the_next_one_is_looked_at():
    table = VirtualTable(9, seed=5, used=(1, 9))
    table.clear(12)
    table.lay(1, (12, 5))
    reader = Torn()
    items = seen_by(VirtualCamera(table, seed=5, fps=1.4), reader, 6)
    assert reader.failed == 1
    told = [english(item.trouble) for item in items if isinstance(item, Sight) and item.trouble]
    assert told == [
        "The camera's picture could not be looked at (IndexError: list index out of range). "
        "It is tried again."
    ]
    assert items.index(Sight(None)) > 0
    looked = [item for item in items if isinstance(item, Looked)]
    assert looked[-1].table.values()[0] == ((12, 5),)


def test_a_camera_that_turns_its_pictures_round_is_followed():
    """A stream that is opened again in portrait, and back."""
    table = VirtualTable(9, seed=5, used=(1, 9))
    table.clear(12)
    photos = VirtualCamera(table, seed=5)
    frames = []
    for number in range(15):
        image = photos.read().image
        turned = np.ascontiguousarray(np.rot90(image)) if 5 <= number < 10 else image
        frames.append(Frame(turned, number * 0.7, number))
    items = seen_by(Script(*frames), Reader(), len(frames))
    shapes = [item.frame.image.shape[:2] for item in items if isinstance(item, Looked)]
    assert set(shapes) == {(1800, 2400), (2400, 1800)}
    assert shapes[-1] == (1800, 2400)
