"""Takes one picture: blender -b -P studio/shoot.py -- --body jaguar_e_type --view front --out /tmp/front.png

`--car SLUG` takes a car of demo/sitters.json in its own paint and measures instead of a body as it is drawn.

The size, samples and mesh default to a preview; `make.py` asks for the finished master."""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

from studio import denoise, sets  # noqa: E402
from studio.body import Body  # noqa: E402
from studio.lights import settings  # noqa: E402
from studio.materials import workshop  # noqa: E402
from studio.mesh import body_mesh  # noqa: E402
from studio.paintwork import body_material  # noqa: E402
from studio.parts import mount  # noqa: E402
from studio.sitters import Sitter, made_up, sitters  # noqa: E402
from studio.solids import triangles  # noqa: E402
from studio.stage import Stage  # noqa: E402
from studio.stretch import stretch  # noqa: E402

# Bytes of a master, as demo/masters.test.ts holds them to.
HEAVIEST = 75 * 1024

PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def arguments():
    """What stands behind `--` on the command line."""
    parser = argparse.ArgumentParser(prog="shoot.py", description=__doc__.splitlines()[0])
    sitter = parser.add_mutually_exclusive_group(required=True)
    sitter.add_argument("--body", help="a file of studio/bodies, without .py")
    sitter.add_argument("--car", help="a slug of demo/sitters.json")
    parser.add_argument("--colour", help="#rrggbb, of a body that sits for no car of the demo")
    parser.add_argument("--view", default="front")
    parser.add_argument("--set", choices=sets.SETS, help="the sitter's own, else lowkey")
    parser.add_argument("--out", required=True, type=Path, help=".png or .webp")
    parser.add_argument("--width", type=int, default=600)
    parser.add_argument("--height", type=int, default=400)
    parser.add_argument("--percent", type=int, default=100, help="rendered at so much of the size, then enlarged")
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--mesh", type=float, default=0.014, help="metres between the mesh's vertices")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--note", default="", help="kept in the picture's own description")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def place(car):
    """The car on the floor of an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return Stage(car, Body(car), workshop(car.paint))


def assemble(stage, spacing, wanted):
    """Body and parts, brought to the wanted measures; gives the stage as it is then."""
    cache = os.environ.get("STUDIO_CACHE", HERE / ".cache")
    vertices, faces, normals, skin = body_mesh(stage.body, spacing, cache)
    triangles("body", vertices, faces, normals, skin, body_material(stage.car))
    mount(stage)
    return stretch(stage, wanted) if wanted else stage


def store_passes(scene, folder):
    """Has colour, albedo and normals of each rendering written to EXR: headless, the passes come no other way."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, written = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    written.base_path, written.format.file_format, written.format.color_depth = folder, "OPEN_EXR", "16"
    written.file_slots.clear()
    for index, name in enumerate(PASSES):
        written.file_slots.new(f"pass{index}_")
        tree.links.new(layers.outputs[name], written.inputs[-1])


def render_half(scene, folder, seed):
    """Colour, albedo and normals of half the samples."""
    scene.cycles.seed = seed
    bpy.ops.render.render()
    found = []
    for index in range(len(PASSES)):
        image = bpy.data.images.load(f"{folder}/pass{index}_{scene.frame_current:04d}.exr")
        image.colorspace_settings.name = "Linear" if index == 0 else "Non-Color"
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        found.append(pixels.reshape(height, width, 4)[..., :3])
    return found


def save(scene, linear, folder, out, note):
    """Turns linear light into display values, brings them to size, lays grain on and writes the file."""
    height, width = linear.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    opaque = np.concatenate([linear, np.ones((height, width, 1), np.float32)], 2).astype(np.float32)
    image.pixels.foreach_set(opaque.ravel())
    image.update()
    image.save_render(f"{folder}/display.png", scene=scene)
    size = scene.render.resolution_x, scene.render.resolution_y
    display = Image.open(f"{folder}/display.png").convert("RGB").resize(size, Image.LANCZOS)
    picture = Image.fromarray(denoise.grained(np.asarray(display).astype(float)))
    described = picture.getexif()
    described[0x010E] = note
    out.parent.mkdir(parents=True, exist_ok=True)
    half = out.with_name(f".{out.name}{out.suffix}")
    # Coarse cloth and grilles cost bytes that nobody sees: what weighs more than a master may is packed tighter.
    for quality in range(80, 50, -5):
        picture.save(half, quality=quality, method=6, exif=described)
        if half.stat().st_size <= HEAVIEST or out.suffix != ".webp":
            break
    half.replace(out)


def main():
    """Takes the picture that the command line asks for."""
    asked = arguments()
    started = time.process_time()
    sitter = next((one for one in sitters() if one.slug == asked.car), None) or Sitter(
        "", asked.body, "lowkey", paint={"colour": asked.colour} if asked.colour else {}
    )
    car, wanted = made_up(sitter, asked.view)
    stage = assemble(place(car), asked.mesh, wanted)
    scene, view = bpy.context.scene, {**sets.VIEWS, **stage.car.views}[asked.view]
    light = asked.set or view.get("set", sitter.set)
    sets.build(light, scene, stage.car, view)
    settings(scene, asked, sets.EXPOSURE[light])
    built = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        store_passes(scene, folder)
        halves = [render_half(scene, folder, seed) for seed in (1, 2)]
        rendered = time.process_time()
        linear = denoise.developed(denoise.denoised(*halves))
        save(scene, linear, folder, asked.out, asked.note)
    ended = time.process_time()
    spent = f"built {built - started:.0f}, rendered {rendered - built:.0f}, finished {ended - rendered:.0f} s"
    print(f"SHOT {asked.out}: {spent} of processor time")


if __name__ == "__main__":
    main()
