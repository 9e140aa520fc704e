"""What the finder should answer for the outlines in a picture, and how far off an answer is."""

import torch
import torch.nn.functional as nnf
from torch import Tensor

from vision.training.networks import STRIDE


def targets(corners: Tensor, flags: Tensor, cells: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """For outlines (n, m, 4, 2) px: heat, weight, inside, each (n, c, c); values (n, 8, c, c).

    The values are the channels 1 to 8 of the finder: centre's shift in cells, the direction of the
    long axis as (cos 2a, sin 2a), that of the short one likewise, and the logs of both half axes.
    """
    n, m = flags.shape
    centre = (
        corners.mean(2) / STRIDE
    )  # in cells; the middle of cell i is at (i + 0.5) - 0.5 / STRIDE
    long = (corners[:, :, 2] + corners[:, :, 3] - corners[:, :, 0] - corners[:, :, 1]) / 4
    wide = (corners[:, :, 1] + corners[:, :, 2] - corners[:, :, 0] - corners[:, :, 3]) / 4
    half = wide.norm(dim=2) / STRIDE
    line = torch.arange(cells, dtype=torch.float32)
    gx = line[None, None, None, :].expand(1, 1, cells, cells)
    gy = line[None, None, :, None].expand(1, 1, cells, cells)
    dx = centre[:, :, 0, None, None] - gx
    dy = centre[:, :, 1, None, None] - gy
    far = dx * dx + dy * dy
    sigma = (half * 0.45).clamp(min=0.5)[:, :, None, None]
    spots = torch.exp(-far / (2 * sigma * sigma))
    tile = (flags == 1)[:, :, None, None]
    heat = torch.where(tile, spots, torch.zeros(())).amax(1)
    unclear = torch.where((flags == -1)[:, :, None, None], spots, torch.zeros(())).amax(1)
    weight = (unclear < 0.2).float()
    nearest = torch.where(tile, far, torch.full((), 1e6)).argmin(1)
    values = torch.cat([_pick(d, nearest) for d in (dx, dy)], 1)
    fields = [*_doubled(long), *_doubled(wide)]
    fields += [torch.log(a.norm(dim=2).clamp(min=1) / 10) for a in (long, wide)]
    wide_fields = [_pick(f[:, :, None, None].expand(n, m, cells, cells), nearest) for f in fields]
    return heat, weight, (heat > 0.6).float(), torch.cat([values, *wide_fields], 1)


def _doubled(axis: Tensor) -> list[Tensor]:
    angle = torch.atan2(axis[:, :, 1], axis[:, :, 0]) * 2
    return [torch.cos(angle), torch.sin(angle)]


def _pick(field: Tensor, which: Tensor) -> Tensor:
    return field.gather(1, which[:, None])


def loss(answer: Tensor, corners: Tensor, flags: Tensor) -> tuple[Tensor, Tensor]:
    """Focal loss of the heat, and the mean error of the shape where tiles are."""
    heat, weight, inside, values = targets(corners, flags, answer.shape[2])
    p = torch.sigmoid(answer[:, 0]).clamp(1e-5, 1 - 1e-5)
    peak = (heat > 0.85).float()
    hit = -torch.log(p) * (1 - p) ** 2 * peak
    miss = -torch.log(1 - p) * p**2 * (1 - heat) ** 4 * (1 - peak) * weight
    count = peak.sum().clamp(min=1)
    off = nnf.smooth_l1_loss(answer[:, 1:], values, reduction="none", beta=0.1).mean(1) * inside
    return (hit + miss).sum() / count, off.sum() / inside.sum().clamp(min=1)
