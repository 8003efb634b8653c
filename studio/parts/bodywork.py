"""What is screwed to a body: bumpers, grilles, mirrors, handles, wipers, plates, badges, exhausts."""

import math

import numpy as np

from studio.curves import curve
from studio.solids import box, laid, solid, swept, turned, written
from studio.stage import BOTH_SIDES, is_part


def _wrapped(stage, z, rear, reach, count=90):
    """A level line round the nose or the tail and `reach` metres back along both flanks, with its normals."""
    body, length = stage.body, stage.car.measures.length
    turn = min(reach, 0.25)
    runs = np.linspace(length - reach, length - turn, 16) if rear else np.linspace(reach, turn, 16)
    corner = abs(body.flank(runs[-1], z, 1)[0][1]) * 0.985
    ahead = (body.rear if rear else body.front)(np.linspace(-corner, corner, count), z)
    path = np.vstack([body.flank(runs, z, -1), ahead, body.flank(runs[::-1], z, 1)])
    normals = body.normal(path)
    normals[:, 2] = 0
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    # One even spacing, or the sweep kinks where the two ways of looking meet.
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    even = np.linspace(0, along[-1], count)
    path, normals = (
        np.stack([np.interp(even, along, q[:, i]) for i in range(3)], 1) for q in (path, normals)
    )
    for _ in range(6):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        normals[1:-1] = (normals[:-2] + 2 * normals[1:-1] + normals[2:]) / 4
    return path, normals / np.linalg.norm(normals, axis=1)[:, None]


@is_part
def bumper(stage, *, z, rear=False, reach=0.45, tall=0.05, off=0.03, material="chrome", strip=None, overriders=None,
           gap=0.0):  # fmt: skip
    """A domed blade round the nose or tail. `gap` leaves its middle free (two quarter bumpers), `strip` names the
    material of an insert, `overriders` is the y of two horns."""
    path, normals = _wrapped(stage, z, rear, reach)
    blades = [slice(None)]
    if gap:
        middle = np.abs(path[:, 1]) < gap
        first, last = np.flatnonzero(middle)[[0, -1]]
        blades = [slice(0, first), slice(last, None)]
    for blade in blades:
        line, out = path[blade], normals[blade]
        count = len(line)
        ends = np.minimum(np.arange(count), np.arange(count)[::-1])
        swell = np.clip(np.sqrt((ends + 0.15) / 4), 0, 1)
        swept(
            "bumper",
            line + out * off,
            tall / 2 * swell,
            stage.materials[material],
            20,
            flat=(1, 0.42),
            normals=out,
        )
        if strip:
            raised = line + out * (off + tall * 0.20)
            swept(
                "strip",
                raised[3:-3],
                tall * 0.16,
                stage.materials[strip],
                10,
                flat=(1, 0.5),
                normals=out[3:-3],
            )
    if overriders:
        ahead = 1 if rear else -1
        for side in BOTH_SIDES:
            nearest = path[np.argmin(np.abs(path[:, 1] - side * overriders) + (np.abs(path[:, 0]) > 9))]
            foot = nearest + [ahead * (off + 0.004), 0, 0]
            turn = np.linspace(0.06, math.pi - 0.06, 17)
            swell, rise = np.sin(turn), np.cos(turn)
            horn = foot + np.stack([ahead * 0.028 * swell, 0 * turn, 0.085 * rise], 1)
            thick = 0.007 + 0.014 * np.sqrt(swell)
            swept("overrider", horn, thick, stage.materials[material], 16, normals=(1, 0, 0))


@is_part
def bar_bumper(stage, *, x, z, half, bow, tall=0.075, rear=False, material="satin", strip=None, stays=0.30):
    """A blade that stands free of the body: x in its middle, `bow` metres less far at its ends, on two stays."""
    back = -1 if rear else 1
    y = np.linspace(-half, half, 81)
    share = np.abs(y) / half
    path = np.stack([x + back * bow * (0.45 * share**2 + 0.55 * share**9), y, np.full(81, z)], 1)
    tangent = np.gradient(path, axis=0)
    out = np.cross(tangent, (0, 0, back))
    out /= np.linalg.norm(out, axis=1)[:, None]
    ends = np.clip(np.sqrt((1.004 - share) / 0.03), 0, 1)
    swept("bumper", path, tall / 2 * ends, stage.materials[material], 20, flat=(1, 0.36), normals=out)
    if strip:
        insert = path[3:-3] + out[3:-3] * tall * 0.16
        swept("strip", insert, tall * 0.15, stage.materials[strip], 10, flat=(1, 0.5), normals=out[3:-3])
    for side in BOTH_SIDES:
        foot = (stage.body.rear if rear else stage.body.front)(side * stays, z)[0]
        ahead = [x + back * bow * 0.45 * (stays / half) ** 2, side * stays, z]
        swept("stay", [ahead, foot + [back * 0.02, 0, 0]], 0.014, stage.materials["dark"], 10)


@is_part
def strip(stage, *, z, x=None, y=None, rear=False, radius=0.006, material="chrome", lift=0.002):
    """A moulding: along both flanks between two x (as far as there is a flank), or across nose or tail between two y."""
    if x:
        for side in BOTH_SIDES:
            at = stage.body.flank(
                np.linspace(*x, 60), np.interp(np.linspace(0, 1, 60), [0, 1], np.broadcast_to(z, 2)), side
            )
            at = at[side * at[:, 1] > 0.1]
            out = stage.body.normal(at)
            swept("strip", at + out * lift, radius, stage.materials[material], 8, flat=(1, 0.7), normals=out)
    else:
        at = (stage.body.rear if rear else stage.body.front)(np.linspace(*y, 70), z)
        out = stage.body.normal(at)
        swept("strip", at + out * lift, radius, stage.materials[material], 8, flat=(1, 0.7), normals=out)


@is_part
def seam(stage, *, points, radius=0.006, material="paint", lift=0.002):
    """A welded flange, gutter or hinge along both flanks through points (x, z); where they miss the body it ends."""
    bend = np.array(points, float)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(bend, axis=0).T))])
    line = np.stack([curve(np.stack([along, side], 1), 0.02)(np.linspace(0, along[-1], 90)) for side in bend.T], 1)
    for side in BOTH_SIDES:
        at = stage.body.flank(line[:, 0], line[:, 1], side)
        at = at[side * at[:, 1] > 0.1]
        out = stage.body.normal(at)
        swept("seam", at + out * lift, radius, stage.materials[material], 10, normals=out)


@is_part
def bars(
    stage, *, y, z, count, radius=0.004, upright=False, material="chrome", lift=0.004, rear=False, x=None
):
    """A grille: `count` bars within y and z (two numbers each), laid on the skin or standing at x."""
    look = stage.body.rear if rear else stage.body.front
    lines = np.linspace(*(y if upright else z), count)
    run = np.linspace(*(z if upright else y), 40)
    for line in lines:
        across, up = (np.full(40, line), run) if upright else (run, np.full(40, line))
        at = np.stack([np.full(40, x), across, up], 1) if x is not None else look(across, up)
        at = at + [lift if rear else -lift, 0, 0]
        swept("bar", at, radius, stage.materials[material], 8, flat=(1, 1.4), normals=(1, 0, 0))


@is_part
def frame(stage, *, points, view="front", radius=0.008, material="chrome", lift=0.004):
    """A moulding round a closed outline (y, z) of the right side's numbers, on nose or tail."""
    edge = np.array([*points, *[(-y, z) for y, z in reversed(points)]])
    dense = np.concatenate(
        [np.linspace(a, b, 12, endpoint=False) for a, b in zip(edge, np.roll(edge, -1, 0))]
    )
    at = (stage.body.front if view == "front" else stage.body.rear)(dense[:, 0], dense[:, 1])
    out = stage.body.normal(at)
    swept("frame", at + out * lift, radius, stage.materials[material], 10, closed=True, normals=out)


@is_part
def panel(stage, *, view, points, material, lift=0.003, sigma=0.01):
    """A flat part on the skin, once: its outline goes all the way round."""
    laid("panel", stage.body, view, points, stage.materials[material], lift, sigma)


@is_part
def round_mirror(stage, *, at, radius=0.05, foot=(0.02, -0.12), sides=(-1,)):
    """A chromed shell on a stalk; `foot` is how far behind and above it the stalk stands on the flank."""
    for side in sides:
        centre = np.array(at) * [1, side, 1]
        shell = [(0, -0.05), (0.5, -0.045), (0.85, -0.025), (1, 0), (0.97, 0.006), (0.9, 0.004), (0, 0.004)]
        profile = [(share * radius, along) for share, along in shell]
        turned("mirror", profile, centre, (1, -0.12 * side, 0), stage.materials["chrome"], 40, wide=1.15)
        stand = stage.body.flank(centre[0] + foot[0], centre[2] + foot[1], side)[0]
        bend = (centre + stand) / 2 + [-0.012, 0, 0]
        swept(
            "stalk",
            [centre - [0.02, 0, 0], bend, stand],
            [0.007, 0.007, 0.010],
            stage.materials["chrome"],
            10,
        )


@is_part
def box_mirror(stage, *, at, size=(0.10, 0.17, 0.115), material="dark"):
    """A mirror in a plastic shell, on both doors."""
    for side in BOTH_SIDES:
        centre = np.array(at) * [1, side, 1]
        box("mirror", centre, size, stage.materials[material], 0.035)
        glass = (0.012, size[1] - 0.03, size[2] - 0.025)
        box("glass", centre + [0.048, 0, 0], glass, stage.materials["reflector"], 0.02)
        # As far as the door, however slender it is there.
        door = abs(stage.body.flank(centre[0] - 0.01, centre[2] - 0.06, side)[0][1])
        foot = centre - [0.01, side * max(0.14, abs(centre[1]) - door + 0.01), 0.06]
        arm = [centre + [0, -side * 0.06, -0.03], foot]
        swept("arm", arm, 0.02, stage.materials[material], 10, normals=(1, 0, 0))


@is_part
def handle(stage, *, x, z, length=0.16, material="chrome"):
    """A bar on two feet on each door; x is its front end."""
    for side in BOTH_SIDES:
        at = stage.body.flank(x + length * np.array([0, 0.25, 0.6, 1]), z, side)
        lift = np.array([[0.004], [0.024], [0.026], [0.006]])
        thick = [0.007, 0.009, 0.009, 0.007]
        swept("handle", at + stage.body.normal(at) * lift, thick, stage.materials[material], 10)


@is_part
def wiper(stage, *, x, y, end_x=None, lift=0.012):
    """A blade along the screen's foot from y[0] to y[1], and its arm."""
    at = stage.body.top(np.linspace(x, x if end_x is None else end_x, 14), np.linspace(*y, 14))
    out = stage.body.normal(at)
    swept("blade", at + out * lift, 0.0042, stage.materials["dark"], 8)
    arm = [at[0] + out[0] * 0.004, at[5] + out[5] * (lift + 0.012)]
    swept("arm", arm, 0.005, stage.materials["satin"], 8)


def _bumper_faces(stage, z, rear, tall):
    """How far out a plate about z has to stand to hang before the free bumpers of its end."""
    bumpers = [{"tall": 0.075, **one.arguments} for one in stage.car.parts if one.name == "bar_bumper"]
    ahead = 1 if rear else -1
    return [
        ahead * one["x"] + one["tall"] * 0.18 + 0.006
        for one in bumpers
        if one.get("rear", False) == rear and abs(one["z"] - z) < (one["tall"] + tall) / 2
    ]


@is_part
def plate(stage, *, z, text, y=0.0, rear=False, material="black", letters="white", size=(0.46, 0.10), out=0.02):
    """A registration plate with its text; y is its middle."""
    ahead = 1 if rear else -1
    look = stage.body.rear if rear else stage.body.front
    # It stands before whatever the skin does behind its upper and lower edge.
    behind = look(y, z + size[1] * np.array([-0.5, 0, 0.5]))[:, 0] * ahead
    far = max([behind.max() + out, *_bumper_faces(stage, z, rear, size[1])])
    at = np.array([ahead * far, y, z])
    box("plate", at, (0.008, *size), stage.materials[material], 0.003)
    # A letter is half as wide as it is tall.
    tall = min(size[1] * 0.82, size[0] * 0.92 / (len(text) * 0.5))
    written(
        text,
        at + [ahead * 0.0045, 0, 0],
        (0, ahead, 0),
        (0, 0, 1),
        tall,
        stage.materials[letters],
        0.001,
    )


@is_part
def badge(stage, *, text, y, z, size, rear=False, material="chrome", spacing=0.0):
    """Letters on the skin, each turned with it; y is the word's middle."""
    look, ahead = (stage.body.rear, 1) if rear else (stage.body.front, -1)
    step = spacing or size * 0.72
    for index, letter in enumerate(text):
        at = look(y + ahead * step * (index - (len(text) - 1) / 2), z)
        out = stage.body.normal(at)[0]
        right = np.array([0, ahead, 0.0])
        up = np.cross(out, right)
        up /= np.linalg.norm(up)
        written(letter, at[0] + out * 0.003, np.cross(up, out), up, size, stage.materials[material])


@is_part
def boss(stage, *, z, y=0.0, radius=0.03, x=None, rear=False, material="chrome", inner=None):
    """A round badge on nose or tail."""
    at = np.array([[x, y, z]]) if x is not None else (stage.body.rear if rear else stage.body.front)(y, z)
    axis = np.array([1.0 if rear else -1.0, 0, 0]) if x is not None else stage.body.normal(at)[0]
    profile = [(0, 0.010), (radius * 0.88, 0.008), (radius, 0.002), (radius, -0.012)]
    turned("boss", profile, at[0], axis, stage.materials[material], 40)
    if inner:
        turned("enamel", [(0, 0.0115), (radius * 0.7, 0.0105)], at[0], axis, stage.materials[inner], 40)


@is_part
def mouth_bar(stage, *, x, z, half, sweep=0.5, radius=0.011):
    """A bar across the nose's mouth, bent back towards its ends."""
    y = np.linspace(-half, half, 24)
    path = np.stack([x + sweep * y**2, y, np.full(24, z)], 1)
    swept("bar", path, radius, stage.materials["chrome"])


@is_part
def louvres(stage, *, x, y, count, half=None, sides=True, material="pit"):
    """Slots across the bonnet or the engine's lid, from x[0] to x[1], each between two y."""
    for at_x in np.linspace(*x, count):
        for side in BOTH_SIDES if sides else (1,):
            at = stage.body.top(np.full(10, at_x), side * np.linspace(*y, 10))
            out = stage.body.normal(at)
            swept("slot", at + out * 0.002, 0.006, stage.materials[material], 6, flat=(1, 0.5), normals=out)
            lip = at + out * 0.003 + [0.010, 0, 0]
            swept("lip", lip, 0.006, stage.materials["paint"], 6, flat=(1, 0.6), normals=out)


@is_part
def chevron(stage, *, z, half, rise, radius=0.013, material="chrome", lift=0.012):
    """A bar bent to a point in the middle of the nose, `rise` above its ends at z."""
    for side in BOTH_SIDES:
        y = np.linspace(0, side * half, 16)
        at = stage.body.front(y, z + rise * (1 - np.abs(y) / half)) - [lift, 0, 0]
        swept("chevron", at, radius, stage.materials[material], 12, flat=(1, 0.7), normals=(1, 0, 0))


@is_part
def rails(stage, *, x, y, z_off, radius=0.012, material="chrome"):
    """Rails along the roof's edges from x to x, `z_off` above it, on three feet each."""
    for side in BOTH_SIDES:
        at = stage.body.top(np.linspace(*x, 40), side * y)
        raised = at + [0, 0, z_off]
        raised[[0, -1]] = at[[0, -1]]
        swept("rail", raised, radius, stage.materials[material], 12)
        for foot in (13, 26):
            swept("foot", [at[foot], raised[foot]], radius * 1.2, stage.materials[material], 10, normals=(1, 0, 0))


@is_part
def louvre_row(stage, *, x, z, count, material="pit"):
    """Upright slots along both sides of a bonnet, each with its raised lip."""
    for at_x in np.linspace(*x, count):
        for side in BOTH_SIDES:
            at = stage.body.flank(np.full(12, at_x), np.linspace(*z, 12), side)
            if np.abs(stage.body.hull(at[:, 0], np.abs(at[:, 1]), at[:, 2])).max() > 0.02:
                continue  # A wing stands before the bonnet here.
            out = stage.body.normal(at)
            swept("slot", at + out * 0.001, 0.005, stage.materials[material], 6, flat=(1, 0.5), normals=out)
            swept("lip", at + out * 0.004 - [0.010, 0, 0], 0.006, stage.materials["paint"], 6, flat=(1, 0.8), normals=out)


@is_part
def spoiler(stage, *, x, z, half, size=(0.16, 0.022), tilt=-0.18, ends=0.0, material="paint"):
    """A blade across the car, its middle at x and z, `size` along and up; `ends` is how long the feet at both its ends
    are."""
    box("blade", (x, 0, z), (size[0], 2 * half, size[1]), stage.materials[material], size[1] * 0.45, (0, tilt, 0))
    for side in BOTH_SIDES if ends else ():
        foot = (x, side * (half - 0.02), z - ends / 2)
        box("foot", foot, (size[0] * 0.9, 0.030, ends), stage.materials[material], 0.012, (0, tilt, 0))


@is_part
def exhaust(stage, *, x, z, pipes, radius=0.024, long=0.7, material="chrome"):
    """Tail pipes at each y of `pipes`, ending at x: no lower than just below the floor they hang from, and hardly
    behind the tail above them."""
    for y in pipes:
        floor = stage.body.ray([(x - 0.16, y, 0.02)], (0, 0, 1))[0][2]
        high = max(z, floor - radius * 0.8)
        end = min(x, stage.body.rear(y, floor + 0.05)[0][0] + 0.01)
        tube = [
            (radius * 0.86, -long),
            (radius, -long),
            (radius, 0.03),
            (radius * 0.86, 0.03),
            (radius * 0.86, -0.15),
        ]
        turned("exhaust", tube, (end, y, high), (1, 0, 0.02), stage.materials[material], 28)


@is_part
def grille_house(stage, *, x, y, z, depth, bars, material="chrome", bar_material="satin", gable=0.0, edge=0.030):
    """A radiator's shell that stands before the nose: its face at x, `y` to either side, from z to z, `depth` long, with
    upright bars in a dark mouth; `edge` is how broad its frame is, `gable` how far its roof rises to the middle."""
    low, high = z
    materials = stage.materials
    box("shell", (x + depth / 2, 0, high - edge / 2), (depth, 2 * y, edge), materials[material], 0.010)
    if gable:
        ends = [[(at, -y, high - 0.004), (at, y, high - 0.004), (at, 0, high + gable)] for at in (x, x + depth)]
        faces = [(0, 2, 1), (3, 4, 5), (0, 3, 5, 2), (1, 2, 5, 4), (0, 1, 4, 3)]
        solid("gable", ends[0] + ends[1], faces, materials[material], smooth=False)
    box("sill", (x + depth / 2, 0, low + edge / 2), (depth, 2 * y, edge), materials[material], 0.008)
    for side in BOTH_SIDES:
        box("post", (x + depth / 2, side * (y - edge / 2), (low + high) / 2), (depth, edge, high - low), materials[material], 0.010)
    box("mouth", (x + depth / 2 + 0.03, 0, (low + high) / 2), (depth - 0.06, 2 * y - edge, high - low - edge), materials["pit"], 0.004)
    for at in np.linspace(-y + 1.4 * edge, y - 1.4 * edge, bars):
        line = [(x + 0.016, at, low + edge * 0.8), (x + 0.016, at, high - edge * 0.8)]
        swept("bar", line, 0.0065, materials[bar_material], 10, flat=(1.6, 0.8), normals=(1, 0, 0))


@is_part
def ring_round(
    stage, *, y, z, half_width, half_height, view="front", radius=0.006, material="chrome", lift=0.002
):
    """A chrome ring round an oval opening of the nose or tail, on the middle (y = 0) or on both sides."""
    angles = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    look = stage.body.front if view == "front" else stage.body.rear
    for side in BOTH_SIDES if y else (1,):
        at = look(side * y + half_width * np.cos(angles), z + half_height * np.sin(angles))
        out = stage.body.normal(at)
        swept("ring", at + out * lift, radius, stage.materials[material], 8, closed=True, normals=out)


@is_part
def screen_frame(stage, *, material="chrome", radius=0.013):
    """The frame of an open car's screen, round its edge from foot to foot."""
    body, cabin = stage.body, stage.car.cabin
    foot, head = cabin.screen_only
    xs = np.arange(min(foot, head) - 0.15, max(foot, head) + 0.55, 0.006)
    ys, zs = np.arange(0, stage.car.measures.width / 2, 0.006), np.arange(cabin.belt - 0.03, cabin.belt + 0.6, 0.006)
    field = body.cabin(*np.meshgrid(xs, ys, zs, indexing="ij"))
    depth, x_at = field.min(0), xs[field.argmin(0)]
    glass = depth < -0.004
    high = [int(np.flatnonzero(row)[-1]) if row.any() else -1 for row in glass]
    # Up the edge and, where the screen reaches its greatest height, along its head to the middle.
    pillar = [(int(np.flatnonzero(column)[-1]), k) for k, column in enumerate(glass.T) if column.any()]
    crown = [(i, k) for i, k in enumerate(high) if k >= 0][::-1]
    turn = next(n for n, (i, k) in enumerate(pillar) if k >= high[i] - 1)
    head_line = [(i, k) for i, k in crown if i < pillar[turn][0]]
    half = np.array([(x_at[i, k], ys[i], zs[k]) for i, k in pillar[:turn] + head_line])
    even = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(half, axis=0), axis=1))])
    places = np.linspace(0, even[-1], 90)
    half = np.stack([np.interp(places, even, half[:, axis]) for axis in range(3)], 1)
    line = np.vstack([half, half[-2::-1] * [1, -1, 1]])
    for _ in range(8):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    swept("screenframe", line, radius, stage.materials[material], 14, flat=(1.0, 1.25), normals=(1, 0, 0.4))
