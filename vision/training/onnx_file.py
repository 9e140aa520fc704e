"""Write a trained network as ONNX, built node by node: only what every `cv2.dnn` understands."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vision.training.networks import Counter, Finder

OPSET = 12


class Graph:
    """Nodes and weights of an ONNX graph in the making."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def constant(self, value: npt.NDArray[Any]) -> str:
        """Add a constant; returns its name."""
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def add(self, kind: str, inputs: list[str], output: str = "", **attributes: Any) -> str:
        """Add a node; returns the name of its output."""
        name = output or f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], **attributes))
        return name

    def conv(
        self, x: str, conv: nn.Conv2d, norm: nn.BatchNorm2d | None = None, output: str = ""
    ) -> str:
        """A convolution, with the normalisation that follows it folded in."""
        weight = conv.weight.detach().double()
        bias = (
            torch.zeros(conv.out_channels, dtype=torch.double)
            if conv.bias is None
            else conv.bias.detach().double()
        )
        if norm is not None:
            assert norm.running_var is not None and norm.running_mean is not None
            scale = norm.weight.detach().double() / torch.sqrt(norm.running_var.double() + norm.eps)
            weight = weight * scale[:, None, None, None]
            bias = (bias - norm.running_mean.double()) * scale + norm.bias.detach().double()
        names = [self.constant(v.float().numpy()) for v in (weight, bias)]
        py, px = (int(p) for p in conv.padding)
        return self.add(
            "Conv",
            [x, *names],
            output,
            kernel_shape=list(conv.kernel_size),
            strides=list(conv.stride),
            dilations=list(conv.dilation),
            pads=[py, px, py, px],
        )

    def block(self, x: str, block: Any) -> str:
        """Convolution, normalisation, rectifier."""
        return self.add("Relu", [self.conv(x, block[0], block[1])])

    def residual(self, x: str, blocks: Any) -> str:
        """Blocks whose answers are added to what they were given."""
        for block in blocks:
            x = self.add("Add", [x, self.block(x, block)])
        return x

    def save(self, path: Path, taken: list[Any], given: list[Any], name: str) -> None:
        """Write the file and let ONNX check it."""
        graph = helper.make_graph(
            self.nodes,
            name,
            [helper.make_tensor_value_info("picture", TensorProto.FLOAT, taken)],
            [helper.make_tensor_value_info("answer", TensorProto.FLOAT, given)],
            self.weights,
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
        model.ir_version = 7
        onnx.checker.check_model(model)
        path.write_bytes(model.SerializeToString())


def finder(network: Finder, path: Path) -> None:
    """Write the finder."""
    graph = Graph()
    x = "picture"
    for block in network.stem:
        x = graph.block(x, block)
    x = graph.residual(x, network.before)
    y = graph.residual(graph.block(x, network.down), network.deep)
    sizes = [graph.constant(np.array(v, np.float32)) for v in ([], [1, 1, 2, 2])]
    y = graph.add(
        "Resize",
        [graph.block(y, network.up), *sizes],
        mode="nearest",
        coordinate_transformation_mode="asymmetric",
        nearest_mode="floor",
    )
    x = graph.residual(graph.add("Add", [x, y]), network.after)
    graph.conv(x, network.head, output="answer")
    graph.save(
        path, [1, 3, "high", "wide"], [1, network.head.out_channels, "rows", "columns"], "finder"
    )


def counter(network: Counter, path: Path) -> None:
    """Write the counter."""
    graph = Graph()
    x = "picture"
    for block in network.body:
        alike = block[0].in_channels == block[0].out_channels
        x = graph.residual(x, [block]) if alike else graph.block(x, block)
    x = graph.block(x, network.narrow)
    parts = []
    for part, first, last in ((network.left, 0, 8), (network.right, 6, 14)):
        bounds = [graph.constant(np.array([v], np.int64)) for v in (first, last, 3)]
        cut = graph.add("Slice", [x, *bounds])
        parts.append(graph.conv(graph.add("Relu", [graph.conv(cut, part)]), network.count))
    rest = graph.add("Relu", [graph.conv(x, network.whole)])
    parts.append(graph.conv(rest, network.judge))
    joined = graph.add("Concat", parts, axis=1)
    graph.add("Flatten", [joined], "answer", axis=1)
    graph.save(path, ["n", 3, 56, 112], ["n", 47], "counter")


def main() -> None:
    """`python -m vision.training.onnx_file finder|counter IN.pt OUT.onnx`."""
    kind, source, target = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    state = torch.load(source)
    if kind == "finder":
        network = Finder()
        network.load_state_dict(state)
        finder(network.eval(), target)
    else:
        reader = Counter()
        reader.load_state_dict(state)
        counter(reader.eval(), target)


if __name__ == "__main__":
    main()
