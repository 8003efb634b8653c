"""Lights, camera and the renderer's settings."""

import math

import bpy
import numpy as np
from mathutils import Vector

from studio.materials import Nodes
from studio.solids import solid


def softbox(name, at, target, size, power, colour=(1, 1, 1), soft=(0.25, 0.25), grid=None):
    """A glowing sheet whose edges fade, so that its image in the paint has no hard rim. `power` is shared over its
    area; `grid` (degrees) keeps its light within that angle, as an egg-crate does."""
    at = np.array(at, float)
    toward = np.array(target, float) - at
    toward /= np.linalg.norm(toward)
    side = np.array([1.0, 0, 0]) if abs(toward[2]) >= 0.95 else np.cross(toward, (0, 0, 1))
    side = side - toward * (side @ toward)
    side /= np.linalg.norm(side)
    rise = np.cross(side, toward)
    wide, tall = size
    corners = [
        at + side * wide / 2 * u + rise * tall / 2 * v for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    order = (
        (0, 1, 2, 3)
        if np.cross(corners[1] - corners[0], corners[2] - corners[0]) @ toward > 0
        else (3, 2, 1, 0)
    )
    nodes = Nodes(name)
    made = solid(name, corners, [order], nodes.material, smooth=False)
    layer = made.data.uv_layers.new(name="sheet")
    for loop, corner in enumerate(order):
        layer.data[loop].uv = ((0, 0), (1, 0), (1, 1), (0, 1))[corner]
    place = nodes.add("SeparateXYZ", nodes.add("UVMap", uv_map="sheet").outputs[0])

    def edge(value, share):
        away = nodes.math("SUBTRACT", 0.5, nodes.math("ABSOLUTE", nodes.math("SUBTRACT", value, 0.5)))
        return nodes.ramp(away, 0.0, share)

    glow = nodes.math("MULTIPLY", edge(place.outputs[0], soft[0]), edge(place.outputs[1], soft[1]))
    if grid:
        seen = nodes.add("NewGeometry")
        facing = nodes.add(
            "VectorMath", seen.outputs["Incoming"], seen.outputs["Normal"], operation="DOT_PRODUCT"
        )
        limits = (math.cos(math.radians(grid + 10)), math.cos(math.radians(grid - 12)))
        glow = nodes.math("MULTIPLY", glow, nodes.ramp(facing.outputs["Value"], *limits))
    light = nodes.add("Emission", (*colour, 1), nodes.math("MULTIPLY", glow, power / (wide * tall))).outputs[
        0
    ]
    behind = nodes.add("BsdfTransparent", (1, 1, 1, 1)).outputs[0]
    nodes.done(nodes.mix(nodes.add("NewGeometry").outputs["Backfacing"], light, behind))
    made.visible_camera = made.visible_shadow = False


def world(scene, colour, strength=1.0):
    """An even light from everywhere."""
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def camera(scene, at, target, focus, millimetres, stop):
    """A full-frame camera with nine aperture blades."""
    data = bpy.data.cameras.new("camera")
    scene.camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(scene.camera)
    scene.camera.location = at
    scene.camera.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_width = millimetres, 36
    data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, stop, 9
    data.dof.focus_distance = (Vector(focus) - Vector(at)).length


def settings(scene, asked, exposure):
    """Path tracing without caustics; a clamp keeps chrome's edges from beading. `asked` has the size, threads and
    the samples, of which one rendering takes half."""
    render, cycles, samples = scene.render, scene.cycles, max(4, asked.samples // 2)
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = asked.width, asked.height
    render.resolution_percentage = asked.percent
    render.threads_mode, render.threads = "FIXED", asked.threads
    # The second half of the samples finds the scene as the first left it.
    render.use_persistent_data = True
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.2, min(4, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 10
    cycles.light_sampling_threshold = 0.03
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.3
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = exposure
    render.image_settings.file_format, render.image_settings.color_depth = "PNG", "8"
    scene.view_layers[0].cycles.denoising_store_passes = True
