"""The three sets and where the camera stands in them. The car's nose is at x = 0, its tail at +x."""

import math

import bpy
import numpy as np
from mathutils import Vector

from studio import scenery
from studio.lights import camera, softbox, world
from studio.materials import Nodes, plain
from studio.solids import solid

# Azimuth: 0 looks at the nose, -90 at the left flank. Distances are for a car of 3.85 m.
VIEWS = {
    "front": dict(azimuth=-38, distance=9.6, height=0.80, aim=0.50, along=-0.05),
    # The same on a road at dusk, whatever the car's own set; low in the frame, for the sky's sake.
    "road": dict(azimuth=-38, distance=10.2, height=0.62, aim=0.98, along=-0.05, set="dusk"),
    "side": dict(azimuth=-90, distance=11.0, height=0.75, aim=0.56),
    "rear": dict(azimuth=-143, distance=9.6, height=1.05, aim=0.52),
    "nose": dict(azimuth=-8, distance=9.0, height=0.75, aim=0.55),
    "wheel": dict(azimuth=-62, distance=3.9, height=0.62, lens=100, stop=4, wheel=0),
    "lamp": dict(azimuth=-30, distance=2.9, height=0.78, lens=100, stop=5.6, on="lamp"),
    # The face of a car from before the war, for what the house is shared with.
    "grille": dict(azimuth=-24, distance=3.7, height=0.80, lens=100, stop=5.6, at=(0.15, 0.17, 0.80)),
    "tail": dict(azimuth=-150, distance=4.8, height=0.85, lens=100, stop=4, from_tail=(-0.35, -0.35, 0.55)),
    # From between the seats, on a lens wide enough for the whole board; by its own light, whatever the car's own set.
    "cabin": dict(azimuth=0, lens=21, stop=8, on="seats", set="inside"),
    "cockpit": dict(azimuth=180, distance=0.80, height=0.36, lens=25, stop=8, on="panel", set="inside"),
}
EXPOSURE = {"lowkey": 0.35, "bright": -0.15, "dusk": 0.0, "inside": 0.6}
REFERENCE_LENGTH = 3.85


def _head_lamp(car):
    """Where the outermost head lamp on the camera's side stands in the finished scene, whatever its kind."""
    lit = [made for made in bpy.data.objects if made.name.split(".")[0] in ("reflector", "cap")]
    middles = [np.mean([made.matrix_world @ Vector(corner) for corner in made.bound_box], 0) for made in lit]
    # Before the war they stood behind the axle; a hub's cap, of the same name, is lower, and what is lit at the tail is far.
    return min((at for at in middles if at[0] < car.axles[0] + 0.3 and at[2] > 0.45), key=lambda at: at[1])


def _panel():
    """The middle of the finished scene's dashboard, and on which side of it the driver sits (-1: the car's left)."""
    bpy.context.view_layer.update()
    corners = np.array([made.matrix_world @ Vector(at) for made in _named("fascia") for at in made.bound_box])
    wheel = _named("steering")[0]
    seat = np.mean([wheel.matrix_world @ Vector(at) for at in wheel.bound_box], 0)
    return (corners.min(0) + corners.max(0)) / 2, math.copysign(1, seat[1])


def _named(*names):
    return [made for made in bpy.data.objects if made.name.split(".")[0] in names]


def place_camera(scene, car, view, stop):
    """Puts the camera on its view (a mapping as in VIEWS) and focuses on the nearest wheel."""
    length, tall = car.measures.length, max(0, car.measures.height - 1.35)
    target = np.array([length * (0.5 + view.get("along", 0)), 0, view.get("aim", 0.5) + tall * 0.4])
    # A small car stays a little smaller in the frame than a large one.
    scale = (length * 0.7 + tall * 1.4) / REFERENCE_LENGTH + 0.3
    half = car.measures.width / 2
    focus = np.array([car.axles[0 if abs(view["azimuth"]) < 100 else 1], -half, 0.5])
    if "wheel" in view:
        axle = car.axles[view["wheel"]]
        target, focus, scale = np.array([axle + 0.02, -half * 0.8, 0.44]), np.array([axle, -half, 0.35]), 1
    elif view.get("on") == "lamp":
        target = focus = _head_lamp(car)
        scale = 1
    elif "from_tail" in view:
        target = focus = np.array(view["from_tail"]) + [length, 0, 0]
        scale = 1
    elif "at" in view:
        target, scale = np.array(view["at"]), 1
        focus = target
    elif view["azimuth"] == -90:
        focus[0] = length / 2
    if view.get("on") == "panel":
        board, hand = _panel()
        at = board + [view["distance"], hand * 0.06, view["height"]]
        return camera(scene, at, board + [0, hand * 0.12, -0.01], board, view["lens"], view["stop"])
    if view.get("on") == "seats":
        board, hand = _panel()
        at = board + [0.0, -hand * 0.46, 0.38]
        seat = board + [0.72, hand * 0.10, -0.20]
        return camera(scene, at, seat, seat, view["lens"], view["stop"])
    angle, far = math.radians(view["azimuth"]), view["distance"] * scale
    at = [target[0] - math.cos(angle) * far, target[1] + math.sin(angle) * far, view["height"] + tall * 0.35]
    camera(scene, at, target, focus, view.get("lens", 85), stop or view.get("stop", 5.6))


def _floor(colour, roughness, mirror, size=40):
    """Painted concrete: a constant share of blurred mirror, since a Fresnel floor glares at grazing angles."""
    nodes = Nodes("floor")
    noise = nodes.add("TexNoise")
    for name, value in (("Scale", 0.55), ("Detail", 2), ("Roughness", 0.4)):
        noise.inputs[name].default_value = value
    nodes.feed(noise.inputs["Vector"], nodes.position())
    patches = nodes.ramp(noise.outputs["Fac"], 0.3, 0.7)
    dark, light = [(*(share * by for share in colour), 1) for by in (0.86, 1.14)]
    base = nodes.add("BsdfDiffuse", nodes.add("MixRGB", patches, dark, light).outputs[0]).outputs[0]
    gloss = nodes.add("BsdfGlossy", (1, 1, 1, 1), roughness).outputs[0]
    corners = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    solid("floor", corners, [(0, 1, 2, 3)], nodes.done(nodes.mix(mirror, base, gloss)), smooth=False)


def _away(azimuth):
    """The unit vectors away from the camera and across."""
    angle = math.radians(azimuth)
    away = np.array([math.cos(angle), -math.sin(angle), 0])
    return away, np.array([-away[1], away[0], 0])


def _pool(middle, away, energy):
    """A spot that warms the wall behind the car."""
    light = bpy.data.lights.new("pool", "SPOT")
    light.energy, light.spot_size, light.spot_blend = energy, math.radians(105), 1
    light.shadow_soft_size, light.color = 0.5, (1, 0.93, 0.84)
    made = bpy.data.objects.new("pool", light)
    bpy.context.collection.objects.link(made)
    made.location = middle + away * 5.2 + [0, 0, 0.05]
    aim = Vector(middle + away * 7.5 + [0, 0, 1.5]) - made.location
    made.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    made.visible_glossy = False


def _wall(middle, azimuth, colour):
    away, across = _away(azimuth)
    foot = middle + away * 7.5
    corners = [
        foot - across * 30,
        foot + across * 30,
        foot + across * 30 + [0, 0, 14],
        foot - across * 30 + [0, 0, 14],
    ]
    wall = plain("wall", colour, roughness=0.8, specular=0.1)
    solid("wall", corners, [(0, 1, 2, 3)], wall, smooth=False)


def _cove(middle, azimuth, colour, radius=4.0):
    """Floor and wall as one sheet that bends up behind the car: no edge to be seen."""
    away, across = _away(azimuth)
    bend = np.linspace(0, math.pi / 2, 24)
    # Points close together beside the bend, or smooth shading would tilt the whole floor towards it.
    profile = [
        (-30, 0),
        (4.9, 0),
        *((5 + radius * math.sin(a), radius * (1 - math.cos(a))) for a in bend),
        (5 + radius, radius + 0.1),
        (5 + radius, 16),
    ]
    vertices = [middle + away * far + across * wide + [0, 0, up] for far, up in profile for wide in (-40, 40)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    solid("cove", vertices, faces, plain("cove", colour, roughness=0.45, specular=0.35))


def _lowkey(scene, car, azimuth):
    """Black: a bank above, one line along the flank, two cool rims, a halo on the wall."""
    length = car.measures.length
    m, k, tall = length / 2, length / REFERENCE_LENGTH, max(0, car.measures.height - 1.35)
    middle = np.array([m, 0, 0])
    world(scene, (0.010, 0.011, 0.013))
    _floor((0.022, 0.022, 0.023), 0.15, 0.07)
    warm = (1, 0.96, 0.9)
    bank = (m + 0.3, 0.45, 3.0 + tall * 1.4)
    softbox("top", bank, (m + 0.2, 0.08, 0.5), (5.2 * k, 0.95), 270, (1, 0.97, 0.93), (0.10, 0.22), grid=58)
    # On the mirror direction of the doors, so that the lens sees it as one thin bright line along them.
    mirror = math.radians(-180 - azimuth)
    at_x, at_y = -math.cos(mirror) * 5.2, math.sin(mirror) * 5.2
    flank = (m + at_x, min(-2.6, at_y), 1.75 + tall)
    softbox("flank", flank, (m + at_x * 0.35, -0.5, 0.6), (6.4 * k, 0.74), 92, warm, (0.25, 0.48), grid=60)
    # At least 60 degrees off the lens, or their images lie as white patches on the floor within the frame.
    for name, off, power, colour in (
        ("rim", 1.05, 150, (0.82, 0.9, 1)),
        ("kicker", -1.05, 120, (0.92, 0.95, 1)),
    ):
        angle = math.radians(azimuth) + off
        at = (m + math.cos(angle) * 5.6, -math.sin(angle) * 5.6, 2.7)
        softbox(name, at, (m, 0, 0.7), (1.2, 2.4), power, colour, (0.35, 0.25), grid=55)
    softbox("nose", (-4.2, -2.4, 1.5), (0.3, -0.2, 0.5), (0.6, 1.9), 34, warm, (0.4, 0.4), grid=36)
    angle = math.radians(azimuth)
    fill = (m - math.cos(angle + 0.35) * 5.5, math.sin(angle + 0.35) * 5.5, 1.3)
    softbox("fill", fill, (m, 0, 0.45), (2.6, 1.3), 48, (1, 0.95, 0.88), (0.4, 0.4), grid=36)
    if azimuth < -120:
        softbox("tail", (length + 4.2, -2.2, 1.6), (length - 0.3, 0, 0.5), (0.7, 2.0), 70, warm, (0.4, 0.4))
    _wall(middle, azimuth, (0.055, 0.054, 0.055))
    _pool(middle, _away(azimuth)[0], 364)


def _bright(scene, car, azimuth):
    """Paper grey: a cove, a wide bank, long strips."""
    length = car.measures.length
    m, k, tall = length / 2, length / REFERENCE_LENGTH, max(0, car.measures.height - 1.35)
    middle, pale = np.array([m, 0, 0]), (1, 0.98, 0.95)
    world(scene, (0.30, 0.31, 0.33), 0.45)
    _cove(middle, azimuth, (0.34, 0.33, 0.315))
    softbox("top", (m, 0.2, 3.6 + tall), (m, 0, 0.5), (6.4 * k, 2.6), 700, pale, (0.15, 0.3))
    softbox("flank", (m - 0.3, -6.5, 2.2), (m, -0.3, 0.62), (7.0 * k, 1.2), 220, pale, (0.25, 0.5))
    softbox("rim", (length + 3.2, 3.4, 2.2), (m + 0.6, 0, 0.6), (1.4, 3.0), 160, (0.92, 0.96, 1), (0.4, 0.3))
    end = (length + 5.2, length - 0.3) if azimuth < -120 else (-5.2, 0.3)
    softbox("nose", (end[0], -2.0, 2.0), (end[1], -0.2, 0.5), (1.2, 2.4), 110, pale, (0.4, 0.4))
    _pool(middle, _away(azimuth)[0], 420)


def _dusk(scene, car, azimuth):
    """A road after sunset, everything but the car out of focus."""
    world(scene, (0, 0, 0), 1.2)
    tree = scene.world.node_tree
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_elevation, sky.sun_rotation = "NISHITA", math.radians(3.4), math.radians(120)
    sky.sun_intensity, sky.sun_size = 0.11, math.radians(3.5)
    sky.air_density, sky.dust_density, sky.ozone_density = 1.3, 2.0, 3
    tree.links.new(sky.outputs[0], tree.nodes["Background"].inputs[0])
    # The sheen that shows a tyre's shoulder in a studio turns it to gold under a sun this low.
    tyre = bpy.data.materials["tyre"].node_tree.nodes["Principled BSDF"].inputs
    tyre["Specular"].default_value, tyre["Roughness"].default_value = 0.08, 0.8
    _floor((0.085, 0.080, 0.074), 0.45, 0.04, size=400)
    scenery.build(car.measures.length / 2, *_away(azimuth))


def _inside(scene, car, azimuth):
    """A cabin in the dark: one soft light from above, one over the bonnet that draws the board's edge. The roof is seen,
    but lets the light in and stands in no reflection."""
    (x, _, z), hand = _panel()
    for shell in _named("body"):
        shell.visible_shadow = shell.visible_glossy = shell.visible_diffuse = False
    # What the lens stands in, or so near to that it would be a blur.
    for near in _named("headrest", "back", "bolster", "bench") if azimuth else _named("fascia"):
        middle = np.mean([(near.matrix_world @ Vector(at))[0] for at in near.bound_box])
        near.visible_camera = bool(azimuth) and middle < x + 0.42
    world(scene, (0.010, 0.011, 0.013))
    _floor((0.022, 0.022, 0.023), 0.15, 0.07)
    softbox("top", (x + 0.75, hand * 0.15, z + 1.15), (x, hand * 0.1, z), (1.5, 0.7), 36, (1, 0.96, 0.9), (0.3, 0.3))
    softbox("rim", (x - 1.2, -hand * 0.9, z + 1.3), (x, 0, z + 0.1), (1.2, 0.5), 30, (0.84, 0.91, 1), (0.3, 0.3))
    softbox("bonnet", (-3.5, 0, z + 2.2), (x * 0.4, 0, z), (3.4, 1.2), 160, (0.9, 0.94, 1), (0.3, 0.4))
    softbox("side", (x + 0.5, -hand * 1.5, z + 0.5), (x, 0, z), (0.8, 0.8), 10, (1, 0.95, 0.88), (0.4, 0.4))
    middle = np.array([car.measures.length / 2, 0, 0])
    _wall(middle, azimuth, (0.055, 0.054, 0.055))
    _pool(middle, _away(azimuth)[0], 364)


SETS = {"inside": _inside, "lowkey": _lowkey, "bright": _bright, "dusk": _dusk}


def build(kind, scene, car, view):
    """Lights the set for a view and puts the camera in it."""
    SETS[kind](scene, car, view["azimuth"])
    place_camera(scene, car, view, 1.6 if kind == "dusk" else None)
