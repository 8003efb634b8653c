"""What a car with free wings shows of its chassis: beams, springs, running boards, a starting handle, a spare wheel."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from studio.parts.wheels import wheel
from studio.solids import box, swept
from studio.stage import BOTH_SIDES, is_part


@is_part
def beam(stage, *, x, z, half, radius=0.022, drop=0.05, springs=0.46, spring_y=0.30, material="dark"):
    """A beam axle between two wheels, lower in its middle by `drop`, on leaf springs `springs` metres to either side."""
    y = np.linspace(-half, half, 31)
    dip = drop * (1 - np.clip(np.abs(y) / half, 0, 1) ** 6)
    swept("beam", np.stack([np.full(31, x), y, z - dip], 1), radius, stage.materials[material], 12, normals=(1, 0, 0))
    along = np.linspace(-springs, springs, 21)
    for side in BOTH_SIDES:
        for leaf, share in enumerate((1.0, 0.75, 0.5, 0.25)):
            line = [(x + at * share, side * spring_y, z + 0.02 - 0.012 * leaf + 0.10 * (at * share / springs) ** 2) for at in along]
            swept("leaf", line, 0.022, stage.materials[material], 8, flat=(0.25, 1), normals=(0, 0, 1))


@is_part
def running_board(stage, *, x, y, z, thick=0.025, material="dark"):
    """A board along both sides from x to x, from y to y."""
    size = (x[1] - x[0], y[1] - y[0], thick)
    for side in BOTH_SIDES:
        box("board", ((x[0] + x[1]) / 2, side * (y[0] + y[1]) / 2, z), size, stage.materials[material], 0.010)


@is_part
def spare_wheel(stage, *, x, y, z, kind, rim, turn=0.0, **shape):
    """A fifth wheel, its face to the right, or to the rear (`turn` 1: a quarter turn)."""
    made = wheel(stage, kind, rim, **shape)
    bpy.context.view_layer.update()
    placed = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-turn * math.pi / 2, 4, "Z")
    for one in made:
        one.matrix_world = placed @ one.matrix_world
