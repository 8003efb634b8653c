"""A quiet road: verge, dry-stone wall, trees, hills. All of it lies out of focus."""

import math

import numpy as np

from studio.materials import grained, plain
from studio.solids import solid

CUBE = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]
CUBE_FACES = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
CYPRESSES = [
    (-21, 62, 1.5, 15),
    (-17, 64, 1.3, 13),
    (-13.6, 63, 1.4, 16),
    (17, 70, 1.5, 14),
    (21, 72, 1.4, 16),
]
HILLS = [(160, 9, (0.020, 0.024, 0.020)), (420, 34, (0.04, 0.045, 0.055)), (900, 95, (0.075, 0.08, 0.105))]


def _band(name, middle, near, far, away, across, width, height, material):
    start, deep = middle + away * near, away * (far - near)
    corners = [
        start - across * width,
        start + across * width,
        start + across * width + deep,
        start - across * width + deep,
    ]
    solid(name, [corner + [0, 0, height] for corner in corners], [(0, 1, 2, 3)], material, smooth=False)


def _stone_wall(middle, away, across, random):
    vertices, faces = [], []
    for column in range(-260, 260):
        shift = column * 0.16 + random.normal() * 0.02
        for course in range(4):
            wide, tall = 0.15 + random.random() * 0.14, 0.13 + random.random() * 0.05
            centre = middle + away * (5.6 + random.normal() * 0.03) + across * (shift + course % 2 * 0.08)
            first = len(vertices)
            for side, deep, up in CUBE:
                edge = across * (side * wide / 2 + random.normal() * 0.012)
                edge = edge + away * (deep * 0.175 + random.normal() * 0.015)
                vertices.append(
                    centre + edge + [0, 0, 0.02 + course * 0.15 + up * tall + random.normal() * 0.012]
                )
            faces += [tuple(first + corner for corner in face) for face in CUBE_FACES]
    stone = grained("stone", (0.13, 0.115, 0.095), (0.34, 0.30, 0.25), 5, 0.03, 0.95)
    solid("wall", vertices, faces, stone, smooth=False)


def _tree(at, radius, height, rings, around, material, seed):
    random, vertices = np.random.default_rng(seed), []
    for ring in range(rings):
        share = ring / (rings - 1)
        girth = radius * math.sin(math.pi * min(1, share * 0.92 + 0.08)) ** 0.6 * (1 - share * 0.55)
        for step in range(around):
            angle, out = 2 * math.pi * step / around, girth * (1 + 0.22 * random.normal())
            vertices.append(at + np.array([out * math.cos(angle), out * math.sin(angle), share * height]))
    faces = [
        (
            ring * around + i,
            ring * around + (i + 1) % around,
            (ring + 1) * around + (i + 1) % around,
            (ring + 1) * around + i,
        )
        for ring in range(rings - 1)
        for i in range(around)
    ]
    solid("tree", vertices, faces, material)


def _ridge(name, foot, tops, across, places, material):
    low = [foot + across * place for place in places]
    high = [foot + across * place + [0, 0, top] for place, top in zip(places, tops)]
    count = len(places)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    solid(name, low + high, faces, material)


def build(x, away, across):
    """Builds the road beyond a car whose middle is at x; behind the camera a line of trees, for the flank to mirror a
    horizon and not a void."""
    middle, random = np.array([x, 0, 0]), np.random.default_rng(5)
    verge = grained("verge", (0.05, 0.042, 0.022), (0.16, 0.13, 0.07), 3, 0.05)
    leaf = grained("leaf", (0.006, 0.011, 0.004), (0.03, 0.045, 0.016), 9, 0.05)
    _band("verge", middle, 3.4, 300, away, across, 200, 0.012, verge)
    _band(
        "line", middle, 2.9, 3.03, away, across, 90, 0.004, plain("line", (0.55, 0.54, 0.50), roughness=0.7)
    )
    _stone_wall(middle, away, across, random)
    for seed, (shift, far, radius, height) in enumerate(CYPRESSES):
        _tree(middle + away * far + across * shift, radius, height, 60, 30, leaf, seed)
    for seed in range(46):
        at = middle + away * (75 + random.random() * 40) + across * (random.random() - 0.5) * 120
        _tree(at, 2.5 + random.random() * 2.5, 2.5 + random.random() * 2.5, 12, 22, leaf, seed)
    for phase, (far, height, colour) in enumerate(HILLS):
        places = np.linspace(-1.2, 1.2, 220) * far
        wave = places / far
        tops = (
            0.55
            + 0.25 * np.sin(wave * 3 + phase * 2)
            + 0.14 * np.sin(wave * 9 + phase)
            + 0.06 * np.sin(wave * 31)
        )
        hill = plain("hill", colour, roughness=1, specular=0)
        _ridge(
            "hill", middle + away * far + [0, 0, -2], np.maximum(3, tops * height + 2), across, places, hill
        )
    places = np.linspace(-60, 60, 240)
    tops = np.maximum(1.2, 3.5 + np.cumsum(np.random.default_rng(3).normal(size=240)) * 0.18)
    _ridge("trees", middle - away * 26, tops, across, places, leaf)
