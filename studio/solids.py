"""Solids in Blender: turned, swept, boxed, laid on the skin. Metres; each function links its object to the scene."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.curves import outline

UP = (0, 0, 1)


def _linked(name, mesh, material):
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    if material:
        mesh.materials.append(material)
    return made


def solid(name, vertices, faces, material, smooth=True, crease=None):
    """A mesh of any faces; edges sharper than `crease` degrees stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], [tuple(face) for face in faces])
    mesh.update()
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    if crease:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(crease)
    return _linked(name, mesh, material)


def triangles(name, vertices, faces, normals, attributes, material):
    """A large mesh with given normals (without them marching cubes would ripple in a reflection)."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.pi
    mesh.normals_split_custom_set_from_vertices([tuple(normal) for normal in normals])
    for attribute, values in attributes.items():
        made = mesh.attributes.new(attribute, "FLOAT", "POINT")
        made.data.foreach_set("value", values.astype(np.float32))
    return _linked(name, mesh, material)


def frame(axis, up=UP):
    """The unit vectors along an axis, upwards from it and across."""
    along = np.array(axis, float) / np.linalg.norm(axis)
    rise = np.array(up, float) - along * np.dot(along, up)
    if np.linalg.norm(rise) < 1e-6:
        rise = np.array([1.0, 0, 0]) - along * along[0]
    rise /= np.linalg.norm(rise)
    return along, rise, np.cross(along, rise)


def _rings(count, around, closed=False):
    """Quads between `count` rings of `around` vertices."""
    last = count if closed else count - 1
    return [
        (
            ring * around + i,
            ring * around + j,
            (ring + 1) % count * around + j,
            (ring + 1) % count * around + i,
        )
        for ring in range(last)
        for i, j in ((i, (i + 1) % around) for i in range(around))
    ]


def turned(name, profile, at, axis, material, segments=64, wide=1.0, tall=1.0, crease=40):
    """A profile of (radius, along the axis) turned about the axis at `at`; `wide` and `tall` make it oval."""
    along, rise, across = frame(axis)
    angles = np.arange(segments) * 2 * math.pi / segments
    circle = np.outer(np.cos(angles) * tall, rise) + np.outer(np.sin(angles) * wide, across)
    vertices = np.concatenate(
        [np.array(at, float) + along * height + circle * radius for radius, height in profile]
    )
    return solid(name, vertices, _rings(len(profile), segments), material, crease=crease)


def swept(name, path, radius, material, segments=12, closed=False, flat=(1.0, 1.0), normals=UP):
    """An ellipse swept along a path: `radius` is a number or a list, `flat` scales it across and along `normals`."""
    path = np.array(path, float)
    tangents = (np.roll(path, -1, 0) - np.roll(path, 1, 0)) if closed else np.gradient(path, axis=0)
    tangents = tangents / (np.linalg.norm(tangents, axis=1)[:, None] + 1e-12)
    normals = np.broadcast_to(np.array(normals, float), path.shape)
    rise = normals - tangents * (normals * tangents).sum(1)[:, None]
    rise = rise / (np.linalg.norm(rise, axis=1)[:, None] + 1e-9)
    across = np.cross(tangents, rise)
    angles = np.arange(segments) * 2 * math.pi / segments
    radii = np.broadcast_to(radius, (len(path),))[:, None, None]
    ring = (
        rise[:, None] * np.cos(angles)[:, None] * flat[1]
        + across[:, None] * np.sin(angles)[:, None] * flat[0]
    )
    vertices = (path[:, None] + ring * radii).reshape(-1, 3)
    faces = _rings(len(path), segments, closed)
    if not closed:
        faces += [
            tuple(range(segments))[::-1],
            tuple((len(path) - 1) * segments + i for i in range(segments)),
        ]
    return solid(name, vertices, faces, material, crease=40)


def lofted(name, loops, material):
    """A sheet through closed lines of as many points each, (lines, points, 3)."""
    loops = np.array(loops, float)
    return solid(name, loops.reshape(-1, 3), _rings(*loops.shape[:2]), material)


def box(name, centre, size, material, radius=0.02, turn=(0, 0, 0)):
    """A box with rounded edges; `turn` in radians about x, y, z."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        vertex.co = Vector(np.multiply(vertex.co, size))
    edge = min(radius, min(size) * 0.49)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=edge, segments=4, profile=0.6, affect="EDGES")
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
    made = _linked(name, mesh, material)
    made.location, made.rotation_euler = centre, turn
    return made


def laid(name, body, view, points, material, lift=0.004, sigma=0.004):
    """A thick sheet laid on the skin: an outline in a view (`side` is the left flank), raised by `lift`."""
    edge = outline(points, sigma, 0.004)
    centre, count, shares = edge.mean(0), len(edge), (1, 0.97, *np.linspace(0.9, 0.1, 9))
    plane = np.vstack([*(centre + (edge - centre) * share for share in shares), centre[None]])
    look = {
        "front": body.front,
        "rear": body.rear,
        "top": body.top,
        "left": lambda x, z: body.flank(x, z, -1),
        "right": lambda x, z: body.flank(x, z, 1),
    }[view]
    on_skin = look(plane[:, 0], plane[:, 1])
    raised = np.concatenate([np.full(count, -0.004), np.full(len(plane) - count, lift)])
    inner = (len(shares) - 1) * count
    fan = [(inner + i, inner + (i + 1) % count, len(plane) - 1) for i in range(count)]
    vertices = on_skin + body.normal(on_skin) * raised[:, None]
    return solid(name, vertices, _rings(len(shares), count) + fan, material)


def written(text, at, right, up, size, material, thick=0.002):
    """Raised letters, centred at `at`."""
    letters = bpy.data.curves.new(text, "FONT")
    letters.body, letters.size, letters.extrude, letters.bevel_depth = text, size, thick, 0.0006
    letters.align_x = letters.align_y = "CENTER"
    made = bpy.data.objects.new(text, letters)
    bpy.context.collection.objects.link(made)
    letters.materials.append(material)
    right, up = np.array(right, float), np.array(up, float)
    placed = Matrix(np.stack([right, up, np.cross(right, up)], 1).tolist()).to_4x4()
    placed.translation = Vector(at)
    made.matrix_world = placed
    return made
