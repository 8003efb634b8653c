"""The body's mesh: marching cubes pushed on to the true surface, with true normals, and what is drawn on the skin."""

import hashlib
import inspect
from pathlib import Path

import numpy as np
from skimage.measure import marching_cubes

from studio import body as body_module
from studio import curves
from studio.curves import outline, polygon_distance

FAR = 0.2
GAP_LAYERS = 5


def surface(field, gradient, low, high, spacing):
    """Vertices, triangles (wound outwards) and unit normals of a field's zero."""
    low = np.array(low, float)
    size = np.ceil((np.array(high) - low) / spacing).astype(int) + 1
    axes = [low[axis] + np.arange(size[axis]) * spacing for axis in range(3)]
    values = np.empty(size, np.float32)
    for start in range(0, size[0], 24):
        values[start : start + 24] = field(
            *np.meshgrid(axes[0][start : start + 24], *axes[1:], indexing="ij")
        )
    vertices, faces, _, _ = marching_cubes(values, 0.0, spacing=(spacing,) * 3)
    vertices = vertices.astype(float) + low
    for _ in range(3):
        value, slopes = gradient(vertices)
        push = np.clip(value / np.maximum((slopes**2).sum(1), 0.05), -spacing, spacing)
        vertices -= push[:, None] * slopes
    slopes = gradient(vertices)[1]
    normals = slopes / np.maximum(np.linalg.norm(slopes, axis=1), 1e-9)[:, None]
    a, b, c = (vertices[faces[:, corner]] for corner in range(3))
    if (np.cross(b - a, c - a) * normals[faces[:, 0]]).sum() < 0:
        faces = faces[:, ::-1]
    return vertices, faces, normals


def zone_distance(zone, vertices, normals):
    """How far each vertex lies from a zone's edge (negative inside), in the zone's own view."""
    x, y, z = vertices[:, 0], np.abs(vertices[:, 1]), vertices[:, 2]
    polygon = outline(zone.points, zone.sigma, 0.002)[::3]
    across, up, facing = {
        "side": (x, z, np.abs(normals[:, 1])),
        "front": (y, z, -normals[:, 0]),
        "rear": (y, z, normals[:, 0]),
        "top": (x, y, normals[:, 2]),
    }[zone.view]
    seen = (facing > zone.facing) & (x > zone.x[0]) & (x < zone.x[1]) & (z > zone.z[0]) & (z < zone.z[1])
    # What lies farther off than is ever asked for is left out: most of a car is far from any one window.
    for way, low, high in zip((across, up), polygon.min(0) - FAR, polygon.max(0) + FAR):
        seen &= (way > low) & (way < high)
    distance = np.full(len(vertices), FAR)
    distance[seen] = polygon_distance(polygon, across[seen], up[seen])
    return distance


def skin(body, vertices, normals):
    """Signed distances per vertex: `glass`, `clear` (glass), `black`, `second` (colour) and each layer of gaps. A shader draws
    edges finer than the mesh from them, since a signed distance may be interpolated."""
    car, drawn = body.car, {}
    zones_of = {
        "glass": [*car.windows, *car.covers],
        "clear": car.covers,
        "black": car.black,
        "second": car.second_colour,
    }
    for name, zones in zones_of.items():
        drawn[name] = np.full(len(vertices), FAR)
        for zone in zones:
            drawn[name] = np.minimum(drawn[name], zone_distance(zone, vertices, normals))
    for layer in range(GAP_LAYERS):
        nearest = np.full(len(vertices), FAR)
        for zone in car.gaps[layer] if layer < len(car.gaps) else []:
            distance = zone_distance(zone, vertices, normals)
            nearest = np.where(np.abs(distance) < np.abs(nearest), distance, nearest)
        drawn[f"gap{layer}"] = nearest
    for arch in car.arches:
        dx, dz = vertices[:, 0] - arch.x, vertices[:, 2] - arch.z
        from_axle = np.hypot(dx, dz)
        # The walls of a wheel opening look at the axle; distance alone would blacken the flank beside them.
        inward = (normals[:, 0] * dx + normals[:, 2] * dz) / np.maximum(from_axle, 0.01)
        wall = np.where(from_axle < arch.radius + 0.03, (inward + 0.55) * 0.03, FAR)
        drawn["black"] = np.minimum.reduce([drawn["black"], from_axle - arch.radius + 0.010, wall])
    if car.tub:
        # The lining, up to where the lacquer rolls over the edge.
        drawn["black"] = np.minimum(drawn["black"], body.tub(*vertices.T) - 0.004 + (vertices[:, 2] > car.cabin.belt) * FAR)
    return drawn


def body_mesh(body, spacing, cache):
    """Vertices, faces, normals and skin of a body, from `cache` (a folder) where nothing they come from changed."""
    car = body.car
    form = {name: value for name, value in vars(car).items() if name not in ("barrels", "paint", "parts", "variants", "views")}
    code = "".join(inspect.getsource(module) for module in (body_module, curves)) + Path(__file__).read_text()
    digest = hashlib.sha256(f"{form}{body.barrels}{spacing}{code}".encode()).hexdigest()[:16]
    kept = Path(cache) / f"{digest}.npz"
    if not kept.exists():
        length, height = car.measures.length, car.measures.height
        low, high = (-0.15, -1.1, 0.06), (length + 0.15, 1.1, height + 0.1)
        vertices, faces, normals = surface(body, body.gradient, low, high, spacing)
        kept.parent.mkdir(parents=True, exist_ok=True)
        half = kept.with_suffix(f".{np.random.default_rng().integers(1 << 40)}.npz")
        np.savez(half, vertices=vertices, faces=faces, normals=normals, **skin(body, vertices, normals))
        half.replace(kept)
    stored = dict(np.load(kept))
    return stored.pop("vertices"), stored.pop("faces"), stored.pop("normals"), stored
