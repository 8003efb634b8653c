"""Lamps: round, under a cover, of any outline, pop-up; indicators and tail lamps."""

import math

import numpy as np

from studio.curves import outline
from studio.solids import box, laid, lofted, turned
from studio.stage import BOTH_SIDES, is_part

AHEAD = (-1, 0, 0.02)


def _lamp(stage, at, axis, radius, ring, glass, rim, bowl=None):
    """A deep polished bowl, a bulb under its cap, a ribbed lens in a gasket, a rolled ring, perhaps a shell."""
    materials = stage.materials
    depth = radius * 0.75
    shares = np.linspace(0.14, 0.98, 12)
    reflector = [(radius * share, -depth * (1 - share**2)) for share in shares]
    turned("reflector", reflector, at, axis, materials["reflector"], 48, crease=None)
    bulb = [(0, -0.016), (0.010, -0.018), (0.014, -0.032), (0.014, -depth)]
    turned("bulb", bulb, at, axis, materials["chrome"], 20)
    angles = np.linspace(0.15, math.pi / 2, 9)
    dome = [
        (0.0005, 0.026),
        *((radius * math.sin(angle), 0.006 + 0.020 * math.cos(angle)) for angle in angles),
    ]
    turned("lens", dome, at, axis, materials[glass], crease=None)
    gasket = [(radius * 0.965, 0.009), (radius + 0.002, 0.011), (radius + 0.002, -0.01)]
    turned("gasket", gasket, at, axis, materials["dark"], crease=None)
    if ring:
        turns = np.linspace(math.pi, 0, 9)
        roll = [(ring * (0.5 + 0.5 * math.cos(turn)), 0.006 + ring * 0.75 * math.sin(turn)) for turn in turns]
        shape = [(radius + out, along) for out, along in [*roll, (ring * 1.08, -0.025)]]
        turned("bezel", shape, at, axis, materials[rim], crease=None)
    if bowl:
        shell = [(radius + ring * 0.9, 0), (radius + ring * 1.1, -0.05), (radius * 0.8, -bowl)]
        turned("bowl", shell, at, axis, materials["paint"])


@is_part
def round_lamp(stage, *, y, z, radius, x=None, ring=0.012, glass="lens", rim="chrome", out=0.0, bowl=None):
    """A round lamp flush with the skin (`out` metres before it), or at a given x and looking ahead; `bowl` gives it
    a shell of its own."""
    for side in BOTH_SIDES:
        at, axis = (x, side * y, z), AHEAD
        if x is None:
            at, axis = stage.body.seat(side * y, z, radius)
            at = at + axis * out
        _lamp(stage, np.array(at), axis, radius, ring, glass, rim, bowl)


@is_part
def covered_lamp(stage, *, x, y, z, radius, ring=0.016):
    """A lamp at the bottom of a scoop of the body's colour, which begins at the edge of the car's first cover."""
    body, cover = stage.body, stage.car.covers[0]
    edge = outline(cover.points, cover.sigma)[::4]
    angles = np.arctan2(edge[:, 1] - z, edge[:, 0] - y)
    foot = np.stack([np.full(len(edge), x + 0.01), np.cos(angles), np.sin(angles)], 1)
    foot[:, 1:] = foot[:, 1:] * (radius + ring) + [y, z]
    for side in BOTH_SIDES:
        _lamp(stage, (x, side * y, z), AHEAD, radius, ring, "lens", "chrome")
        skin = body.front(side * edge[:, 0], edge[:, 1])
        lip = skin - body.normal(skin) * 0.008
        steps = np.array([0, 0.3, 0.65, 1])[:, None, None]
        lofted("scoop", lip + (foot * [1, side, 1] - lip) * steps, stage.materials["paint"])


@is_part
def rectangular_lamp(stage, *, points, bulb, glass="lens"):
    """A lamp of any outline, (y, z) of the right side: a polished sheet on the skin under a ribbed lens in a frame.
    `bulb` is where its cap stands, (y, z)."""
    cap = [(0, 0.016), (0.014, 0.014), (0.020, 0.006), (0.020, 0)]
    for side in BOTH_SIDES:
        at = stage.body.front(side * bulb[0], bulb[1])
        turned("cap", cap, at[0], stage.body.normal(at)[0], stage.materials["dark"], 24)
        edge = np.array([(side * y, z) for y, z in points])
        frame = edge + np.sign(edge - edge.mean(0)) * 0.007
        laid("frame", stage.body, "front", frame, stage.materials["dark"], 0.002, 0.008)
        laid("reflector", stage.body, "front", edge, stage.materials["pearl"], 0.005, 0.008)
        laid("lens", stage.body, "front", edge, stage.materials[glass], 0.018, 0.008)


@is_part
def set_lamp(stage, *, points, bulb, depth=0.075, glass="lens", cap="chrome", bowl="reflector", projectors=()):
    """A lamp of any outline, (y, z) of the right side, under one of the car's covers: a polished bowl that narrows
    behind its edge, a bulb under its cap at `bulb`, a ribbed pane (none without `glass`) just inside the cover. Modern
    ones have a dark `bowl` and `projectors`, round lenses of (y, z, radius)."""
    edge = outline(points, 0.006)[::4]
    centre = edge.mean(0)
    for side in BOTH_SIDES:
        loops = []
        for share, far in ((1.03, 0.004), (0.97, 0.02), (0.84, depth * 0.65), (0.6, depth * 0.93), (0.05, depth)):
            line = centre + (edge - centre) * share
            at = stage.body.front(side * line[:, 0], line[:, 1])
            at[:, 0] = far + (at[:, 0] if share > 0.9 else at[:, 0].max())
            loops.append(at)
        lofted("bowl", loops, stage.materials[bowl])
        at = stage.body.front(side * bulb[0], bulb[1])[0] + [depth * 0.45, 0, 0]
        turned("cap", [(0, 0.02), (0.013, 0.018), (0.019, 0), (0.019, -0.03)], at, AHEAD, stage.materials[cap], 24)
        for y, z, radius in projectors:
            lens = stage.body.front(side * y, z)[0] + [radius * 0.9 + 0.02, 0, 0]
            _lamp(stage, lens, AHEAD, radius, radius * 0.2, "lens", "chrome")
        if not glass:
            continue
        pane = np.array([(side * y, z) for y, z in edge])
        laid("pane", stage.body, "front", pane, stage.materials[glass], -0.005, 0.004)


@is_part
def popup_lamp(stage, *, x, y, z, half_width=0.11, raised=0.09):
    """A lamp in a raised lid of the body's colour."""
    for side in BOTH_SIDES:
        at = np.array([x, side * y, z])
        size = (0.20, half_width * 2, raised * 1.5)
        box("lid", at + [0.09, 0, -0.01], size, stage.materials["paint"], 0.025, (0, 0.12, 0))
        _lamp(stage, at - [0.015, 0, 0], AHEAD, raised * 0.62, 0.006, "lens", "dark")


@is_part
def indicator(stage, *, y, z, radius=0.028, wide=1.0, rear=False, material="amber"):
    """A small domed lamp in a chrome ring."""
    look = stage.body.rear if rear else stage.body.front
    for side in BOTH_SIDES:
        at = look(side * y, z)
        axis = stage.body.normal(at)[0]
        dome = [(0, 0.022), (radius * 0.55, 0.019), (radius * 0.93, 0.008), (radius, -0.004)]
        turned("indicator", dome, at[0], axis, stage.materials[material], 32, wide=wide)
        ring = [(radius * 0.97, 0.004), (radius * 1.18, 0.004), (radius * 1.24, -0.010)]
        turned("ring", ring, at[0], axis, stage.materials["chrome"], 32, wide=wide)


@is_part
def pressed_lamp(stage, *, view, points, material, lift=0.010, sigma=0.008):
    """A lamp or another flat part laid on the skin; its outline is that of the right side, (y, z)."""
    for side in BOTH_SIDES:
        edge = [(side * point[0], *point[1:]) for point in points]
        laid("lamp", stage.body, view, edge, stage.materials[material], lift, sigma)
