"""Brings a finished car to the measures of another of its family: what stands in the scene is moved, wheels stay round."""

from dataclasses import replace

import bpy
import numpy as np
from scipy.interpolate import PchipInterpolator

FAR = 1.5
# Nothing is scaled within so many wheel radii of an axle, nor below this many radii: arches and sills keep their form.
ABOUT_AXLE, BELOW = 1.25, 2.2


def _through(pairs):
    """A monotone curve through (from, to), shifted only beyond its ends."""
    (first, first_to), (last, last_to) = pairs[0], pairs[-1]
    told = [(first - FAR, first_to - FAR), *pairs, (last + FAR, last_to + FAR)]
    return PchipInterpolator(*np.array(told).T)


def mapping(car, wanted):
    """A function that moves points (n, 3) of a car to where they stand at the wanted measures."""
    real, radius = car.measures, car.wheel_radius
    axles = car.axles
    moved = wanted.front_overhang, wanted.front_overhang + wanted.wheelbase
    near = [(axle + side * radius * ABOUT_AXLE, to + side * radius * ABOUT_AXLE)
            for axle, to in zip(axles, moved) for side in (-1, 1)]  # fmt: skip
    along = _through([(0, 0), *near, (real.length, wanted.length)])
    up = _through([(0, 0), (radius * BELOW, radius * BELOW), (real.height, wanted.height)])
    across = wanted.width / real.width
    return lambda points: np.stack([along(points[:, 0]), points[:, 1] * across, up(points[:, 2])], 1)


def stretch(stage, wanted):
    """Moves all that stands in the scene, which holds nothing but the car; gives the stage of the car as it is now."""
    move = mapping(stage.car, wanted)
    bpy.context.view_layer.update()
    for made in bpy.data.objects:
        matrix = np.array(made.matrix_world)
        if made.type != "MESH" or made.data.users > 1:
            # Wheels and letters move as they are.
            made.matrix_world.translation = move(matrix[None, :3, 3])[0]
            continue
        points = np.empty(len(made.data.vertices) * 3, np.float32)
        made.data.vertices.foreach_get("co", points)
        moved = move(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        made.data.vertices.foreach_set("co", moved.astype(np.float32).ravel())
        made.matrix_world.identity()
        made.data.update()
    return replace(stage, car=replace(stage.car, measures=wanted))
