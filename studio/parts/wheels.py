"""Wheels and tyres. A wheel is built about the origin with its face towards +y and set on every hub by a mirror."""

import functools
import math

import bpy
import numpy as np
from mathutils import Matrix

from studio.curves import rounded_max, smooth_max, smooth_min
from studio.mesh import surface
from studio.solids import swept, triangles, turned
from studio.stage import is_part

AXLE = (0, 1, 0)
HUB = (0, 0, 0)


# A tyre from rim to crown: how far up (share of its height) and out (share of half its width). The wall swells, bears
# a raised band for its letters and ends in a stepped shoulder; the tread has four grooves, each as deep as drawn.
WALL = [
    (-0.06, 0.76), (0.03, 0.84), (0.07, 0.915), (0.105, 0.93), (0.125, 0.912), (0.15, 0.93), (0.25, 0.966), (0.36, 0.99),
    (0.46, 1.0), (0.525, 0.998), (0.535, 1.012), (0.56, 1.010), (0.70, 0.975), (0.725, 0.966), (0.735, 0.945),
    (0.79, 0.915), (0.80, 0.89), (0.845, 0.868), (0.855, 0.846), (0.905, 0.815), (0.945, 0.775), (0.968, 0.73),
]  # fmt: skip
GROOVES = (0.50, 0.18)


def _tread():
    """The crown from the shoulder to the middle, in the shares of WALL."""
    line, depth, half = [], 0.10, 0.030
    for groove in GROOVES:
        line += [(0.0, groove + half + 0.006), (0.0, groove + half), (depth, groove + half * 0.7)]
        line += [(depth, groove - half * 0.7), (0.0, groove - half), (0.0, groove - half - 0.006)]
    return [(1 - 0.035 * (out / 0.73) ** 2.4 - down, out) for down, out in line]


def tyre(stage, rim):
    """Walls, shoulders and tread in one, with sipes in the shoulders."""
    radius, half = stage.car.wheel_radius, stage.car.tyre_width / 2
    height, near = radius - rim, [*WALL, *_tread()]
    profile = [(rim + height * up, half * out) for up, out in near]
    profile += [(at, -side) for at, side in reversed(profile)]
    turned("tyre", profile, HUB, AXLE, stage.materials["tyre"], 160, crease=28)
    for index in range(84):
        for side in (1, -1):
            sipe = []
            for out, up in ((0.56, 0.983), (0.65, 0.976), (0.735, 0.966), (0.80, 0.92)):
                angle, far = index * 2 * math.pi / 84 + out * 0.12, rim + height * up - 0.0008
                sipe.append((math.cos(angle) * far, side * half * out, math.sin(angle) * far))
            swept("sipe", sipe, 0.0022, stage.materials["pit"], 6, normals=AXLE)


def _rim(stage, rim, material, depth, lip=0.012):
    face = stage.car.tyre_width / 2 * 0.86
    profile = [
        (rim + 0.004, face - 0.012),
        (rim + 0.008, face),
        (rim - 0.002, face + 0.004),
        (rim - lip, face - 0.006),
        (rim - lip - 0.006, face - 0.02),
        (rim - lip - 0.012, face - depth),
        (rim - lip - 0.03, face - depth - 0.03),
        (rim - lip - 0.03, -face),
    ]
    turned("rim", profile, HUB, AXLE, stage.materials[material], 96)
    brake = rim * 0.72
    turned(
        "disc",
        [(brake * 0.35, 0), (brake, 0), (brake, -0.012)],
        (0, -0.02, 0),
        AXLE,
        stage.materials["satin"],
    )
    turned("back", [(0, -0.05), (rim * 0.97, -0.05)], HUB, AXLE, stage.materials["pit"], 48)


def _nuts(stage, count, radius, face, start=0.4):
    for index in range(count):
        angle = start + index * 2 * math.pi / count
        at = (math.cos(angle) * radius, 0, math.sin(angle) * radius)
        profile = [(0, face), (0.0085, face - 0.001), (0.0095, face - 0.012)]
        turned("nut", profile, at, AXLE, stage.materials["chrome"], 6, crease=20)


def _melted(stage, field, rim, face, material):
    """One casting from an implicit field of (x, y, z)."""

    def gradient(points, step=0.0015):
        x, y, z = points.T
        slopes = [
            field(x + step, y, z) - field(x - step, y, z),
            field(x, y + step, z) - field(x, y - step, z),
            field(x, y, z + step) - field(x, y, z - step),
        ]
        return field(x, y, z), np.stack(slopes, 1) / (2 * step)

    low, high = (-rim - 0.01, face - 0.11, -rim - 0.01), (rim + 0.01, face + 0.03, rim + 0.01)
    vertices, faces, normals = surface(field, gradient, low, high, 0.0028)
    triangles("casting", vertices, faces, normals, {}, stage.materials[material])


def _sector(angle, count):
    """The angle within the nearest of `count` equal sectors."""
    sector = 2 * math.pi / count
    return np.mod(angle + sector / 2, sector) - sector / 2


def _cast(stage, rim, spokes=8, half_width=(0.026, 0.019), thick=0.013, dish=0.018, hub=0.058, bolts=4,
          material="alloy", cap="black"):  # fmt: skip
    """Hub, tapered spokes and ring cast in one, bolt holes bored."""
    face = stage.car.tyre_width / 2 * 0.86
    middle = face - 0.034 - dish

    def field(x, y, z):
        radius, angle = np.hypot(x, z), np.arctan2(z, x)
        sector = _sector(angle, spokes)
        along, across = radius * np.cos(sector), radius * np.sin(sector)
        share = np.clip((along - hub) / (rim - hub), 0, 1)
        ridge = face - 0.030 - dish * (1 - share) ** 2 + 0.004 * np.sin(np.pi * share)
        flank = np.abs(across) - (half_width[0] + (half_width[1] - half_width[0]) * share)
        crest = np.abs(y - ridge) - thick * (1 - 0.35 * share) + 5 * across * across
        arm = np.maximum(rounded_max(flank, crest, 0.008), radius - rim + 0.004)
        centre = rounded_max(radius - hub, np.abs(y - middle) - 0.020, 0.009)
        ring = rounded_max(np.abs(radius - rim + 0.008) - 0.012, np.abs(y - face + 0.036) - 0.022, 0.006)
        whole = smooth_min(smooth_min(arm, centre, 0.016), ring, 0.016)
        bore = _sector(angle + 0.4, bolts)
        hole = np.hypot(radius * np.cos(bore) - hub * 0.68, radius * np.sin(bore))
        return smooth_max(whole, -np.maximum(hole - 0.0105, middle + 0.006 - y), 0.004)

    _melted(stage, field, rim, face, material)
    _rim(stage, rim, material, 0.05)
    _nuts(stage, bolts, hub * 0.68, middle + 0.014, -0.4)
    edge = [
        (0, middle + 0.030),
        (hub * 0.42, middle + 0.028),
        (hub * 0.5, middle + 0.022),
        (hub * 0.5, middle),
    ]
    turned("cap", edge, HUB, AXLE, stage.materials[cap], 48)


def _forged(stage, rim, material="alloy"):
    """Five broad petals, dark between, as forged wheels of the sixties have them."""
    face = stage.car.tyre_width / 2 * 0.86

    def field(x, y, z):
        radius, angle = np.hypot(x, z), np.arctan2(z, x)
        sector = _sector(angle, 5)
        along, across = radius * np.cos(sector), radius * np.sin(sector)
        share = np.clip((along - 0.045) / (rim - 0.055), 0, 1)
        half = 0.024 + 0.050 * np.sin(np.pi * np.clip(share * 0.62, 0, 1)) ** 1.5
        crest = face - 0.026 - 0.020 * (1 - share) ** 1.5 - 9 * across * across * (1 - 0.4 * share)
        petal = rounded_max(np.abs(across) - half, np.abs(y - crest) - 0.011, 0.010)
        petal = rounded_max(petal, radius - rim + 0.020, 0.012)
        centre = rounded_max(radius - 0.062, np.abs(y - face + 0.052) - 0.018, 0.008)
        return smooth_min(petal, centre, 0.012)

    _melted(stage, field, rim, face, material)
    _rim(stage, rim, material, 0.045, 0.016)
    turned("dark", [(0, face - 0.066), (rim - 0.018, face - 0.066)], HUB, AXLE, stage.materials["black"], 64)
    _nuts(stage, 5, 0.048, face - 0.028, math.pi / 5)
    cap = [(0, face - 0.022), (0.022, face - 0.024), (0.028, face - 0.030), (0.028, face - 0.05)]
    turned("cap", cap, HUB, AXLE, stage.materials["black"], 48)


def _bored(stage, rim, holes=16, hole=0.013, ring=0.78, dish=0.010, material="alloy", cap="satin"):
    """A pressed or cast disc with a ring of holes: pepper-pot, steel, or an alloy of the eighties."""
    face = stage.car.tyre_width / 2 * 0.86

    def field(x, y, z):
        radius, angle = np.hypot(x, z), np.arctan2(z, x)
        crown = face - 0.026 - dish * np.cos(np.clip(radius / rim, 0, 1) * math.pi * 1.5) ** 2
        disc = rounded_max(radius - rim + 0.006, np.abs(y - crown) - 0.007, 0.006)
        sector = _sector(angle, holes)
        bore = np.hypot(radius * np.cos(sector) - rim * ring, radius * np.sin(sector)) - hole
        return smooth_max(disc, -bore, 0.006)

    _melted(stage, field, rim, face, material)
    _rim(stage, rim, material, 0.05)
    _nuts(stage, 4, 0.05, face - 0.016)
    profile = [(0, face - 0.006), (0.024, face - 0.008), (0.032, face - 0.016), (0.034, face - 0.034)]
    turned("cap", profile, HUB, AXLE, stage.materials[cap], 48)


def _steel(stage, rim, colour="silver", cap="chrome", cap_radius=0.6, holes=10):
    """A painted steel wheel under a domed hubcap; `cap_radius` is its share of the rim."""
    _bored(stage, rim, holes, 0.014, 0.86, 0.014, colour, colour)
    face, radius = stage.car.tyre_width / 2 * 0.86, rim * cap_radius
    angles = np.linspace(0.02, math.pi / 2, 14)
    dome = [(radius * math.sin(angle), face - 0.024 + 0.034 * math.cos(angle) ** 1.4) for angle in angles]
    turned("hubcap", [*dome, (radius * 1.02, face - 0.03)], HUB, AXLE, stage.materials[cap], 96)
    boss = [
        (0, face + 0.016),
        (radius * 0.26, face + 0.015),
        (radius * 0.32, face + 0.006),
        (radius * 0.34, face),
    ]
    turned("boss", boss, HUB, AXLE, stage.materials[cap], 64)


def _wire(stage, rim):
    """Seventy-two laced spokes and a two-eared spinner."""
    face, satin, chrome = stage.car.tyre_width / 2 * 0.86, stage.materials["satin"], stage.materials["chrome"]
    _rim(stage, rim, "satin", 0.05, 0.014)
    outer, inner = face - 0.015, -0.03

    def spoke(radius0, y0, angle0, radius1, y1, angle1):
        ends = [
            (radius * math.cos(angle), y, radius * math.sin(angle))
            for radius, y, angle in ((radius0, y0, angle0), (radius1, y1, angle1))
        ]
        swept("spoke", ends, 0.0025, satin, 6, normals=AXLE)

    for index in range(36):
        angle, lean = 2 * math.pi * index / 36, 1 if index % 2 else -1
        spoke(0.042, outer - 0.01, angle, rim - 0.022, face - 0.055, angle + lean * 0.42)
        at_rim = face - (0.035 if index % 2 else 0.075)
        spoke(0.050, inner, angle + 0.05, rim - 0.024, at_rim, angle + 0.05 + lean * 0.30)
    hub = [(0.030, 0.006), (0.040, 0), (0.044, -0.012), (0.036, -0.03)]
    profile = [(radius, outer + along) for radius, along in hub]
    turned(
        "hub", [*profile, (0.046, inner + 0.01), (0.054, inner), (0.054, inner - 0.03)], HUB, AXLE, chrome, 48
    )
    spinner = [(0, 0.034), (0.02, 0.032), (0.03, 0.02), (0.034, 0.002)]
    turned("spinner", [(radius, outer + along) for radius, along in spinner], HUB, AXLE, chrome, 48)
    for angle in (0.6, math.pi + 0.6):
        out = np.array([math.cos(angle), 0, math.sin(angle)])
        ear = [
            out * far + [0, outer + along, 0] for far, along in ((0.02, 0.018), (0.06, 0.024), (0.082, 0.03))
        ]
        swept("ear", ear, [0.014, 0.013, 0.007], chrome, 10, flat=(1, 0.45), normals=AXLE)


def _artillery(stage, rim, material="cream"):
    """Twelve round spokes, as pressed wheels before the war."""
    _cast(stage, rim, 12, (0.016, 0.012), 0.014, 0.010, 0.062, 6, material, "chrome")


KINDS = {
    "cast": _cast,
    "minilite": functools.partial(
        _cast, spokes=8, half_width=(0.018, 0.026), thick=0.016, dish=0.014, hub=0.062
    ),
    "forged": _forged,
    "five": functools.partial(_cast, spokes=5, half_width=(0.036, 0.030), thick=0.018, dish=0.022, bolts=5),
    "turbine": functools.partial(
        _cast, spokes=20, half_width=(0.008, 0.014), thick=0.012, dish=0.008, hub=0.080
    ),
    "cromodora": functools.partial(_bored, holes=5, hole=0.036, ring=0.66, dish=0.016),
    "pepperpot": functools.partial(_bored, holes=20, hole=0.013, ring=0.82),
    "eighties": functools.partial(_bored, holes=12, hole=0.020, ring=0.70, dish=0.006),
    "steel": _steel,
    "wire": _wire,
    "artillery": _artillery,
}


def wheel(stage, kind, rim, hollow=False, **shape):
    """One wheel about the origin: its objects. A `hollow` one may be looked through, as spokes of wire in the open."""
    before = set(bpy.data.objects)
    tyre(stage, rim)
    KINDS[kind](stage, rim, **shape)
    made = [one for one in bpy.data.objects if one not in before]
    backs = [one for one in made if hollow and one.name.startswith("back")]
    for one in backs:
        bpy.data.objects.remove(one)
    return [one for one in made if one not in backs]


@is_part
def wheels(stage, *, kind, rim, **shape):
    """Four wheels of one kind (see KINDS) on their tyres; `rim` is the rim's radius."""
    made = wheel(stage, kind, rim, **shape)
    bpy.context.view_layer.update()
    for at, side in stage.body.wheel_centres():
        # Each wheel stands turned a little differently, as parked wheels do; the left ones are mirrored.
        placed = (
            Matrix.Translation(at)
            @ Matrix.Scale(side, 4, AXLE)
            @ Matrix.Rotation(0.31 * at[0] + side, 4, "Y")
        )
        for part in made:
            copy = bpy.data.objects.new(part.name, part.data)
            bpy.context.collection.objects.link(copy)
            copy.matrix_world = placed @ part.matrix_world
    for part in made:
        bpy.data.objects.remove(part)


@is_part
def flares(stage, *, radius, thick=0.020, material="dark"):
    """A moulding round each wheel opening, as far as there is a flank."""
    angles = np.linspace(-0.18, math.pi + 0.18, 60)
    for arch in stage.car.arches:
        for side in (1, -1):
            at = stage.body.flank(arch.x + radius * np.cos(angles), arch.z + radius * np.sin(angles), side)
            at = at[side * at[:, 1] > 0.1]
            out = stage.body.normal(at)
            swept("flare", at + out * 0.004, thick, stage.materials[material], flat=(1.3, 0.75), normals=out)


@is_part
def flare_brow(stage, *, radius, reach, thick=0.026, material="paint"):
    """A brow over each wheel opening between two angles (0 ahead of it, pi behind), thickest in its middle."""
    angles = np.linspace(*reach, 60)
    swell = thick * np.sqrt(np.clip(np.sin(np.linspace(0.02, math.pi - 0.02, 60)), 0, 1))
    for arch in stage.car.arches:
        for side in (1, -1):
            at = stage.body.flank(arch.x - radius * np.cos(angles), arch.z + radius * np.sin(angles), side)
            out = stage.body.normal(at)
            swept("brow", at, swell, stage.materials[material], 16, flat=(1.5, 1.0), normals=out)
