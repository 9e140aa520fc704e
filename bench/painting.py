"""How long the painter takes: frames of the virtual table, scenes, faces."""

from time import perf_counter

from hub.simulator.camera import VirtualCamera
from hub.simulator.table import VirtualTable
from vision.paint.face import face
from vision.paint.look import LOOKS
from vision.paint.scenes import scene


def run() -> None:
    start = perf_counter()
    for number in range(100):
        face((number % 13, 12), LOOKS["coloured"], 96)
    print(f"painting: a face 96 pixels wide          {(perf_counter() - start) * 10:7.1f} ms")
    table = VirtualTable(seed=1)
    table.clear(12)
    camera = VirtualCamera(table)
    start = perf_counter()
    for number in range(90):
        table.lay(number % 9 + 1, (number % 13, (number * 5 + 1) % 13))
        camera.read()
    took = perf_counter() - start
    print(f"painting: lay a tile and a frame 2400x1800 {took / 90 * 1000:5.1f} ms")
    start = perf_counter()
    for number in range(20):
        scene(number)
    print(f"painting: a whole scene from a seed      {(perf_counter() - start) * 50:7.1f} ms")
