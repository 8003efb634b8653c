"""Takes all pictures of demo/sitters.json whose data changed since: python3 -m studio.make [--processes 2]
[--threads 2] [--only SLUG] [--view front]

A picture holds the digest of what it was taken from in its own description, so that the run may be broken off and
taken up again, on another machine too. Masters go to demo/pictures/<slug>/<view>.webp."""

import argparse
import concurrent.futures
import hashlib
import os
import subprocess
import time
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

from PIL import Image

from studio.sitters import made_up, sitters

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent / "demo" / "pictures"
# Rendered at 1024 pixels and enlarged: the lens's blur and the grain hide it, and a picture costs a third. No part of a
# picture's digest: a finer finish alone is no reason to take all of them anew.
# The revision is raised when light, lens or the code of a part changes so that every picture has to be taken anew.
REVISION = 4
FINISH = {"width": 1600, "height": 1067, "percent": 64, "samples": 16, "mesh": 0.012}


def said(thing):
    """What a car's data says beyond the defaults, so that a new field changes no picture of a car that leaves it out."""
    if is_dataclass(thing):
        blank = {one.name: one.default_factory() if callable(one.default_factory) else one.default for one in fields(thing)}
        values = vars(thing)
    elif hasattr(thing, "_field_defaults"):
        blank, values = thing._field_defaults, thing._asdict()
    elif isinstance(thing, dict):
        blank, values = {}, thing
    else:
        return [said(one) for one in thing] if isinstance(thing, (list, tuple)) else thing
    return {name: said(value) for name, value in values.items() if name not in blank or value != blank[name]}


def digest(sitter, view):
    """What a picture depends on: the car as it is made up, set, view and the studio's revision."""
    car, wanted = made_up(sitter, view)
    data = f"{said(replace(car, variants={}))} {wanted} {sitter.set} {view} {REVISION}"
    return hashlib.sha256(data.encode()).hexdigest()[:16]


def taken_from(picture):
    """The digest that a picture tells, or nothing."""
    if not picture.exists():
        return None
    with Image.open(picture) as opened:
        return opened.getexif().get(0x010E)


def wanted(only, only_view):
    """Pictures to take: (sitter, view, file, digest)."""
    for sitter in (one for one in sitters() if only in (None, one.slug)):
        for view in (one for one in sitter.views if only_view in (None, one)):
            picture, now = PICTURES / sitter.slug / f"{view}.webp", digest(sitter, view)
            if taken_from(picture) != now:
                yield sitter, view, picture, now


def take(sitter, view, picture, note, finish):
    """Runs Blender for one picture at the lowest priority."""
    started = time.monotonic()
    asked = {"car": sitter.slug, "view": view, "out": picture, "note": note, **finish}
    options = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    command = ["blender", "-b", "-noaudio", "-P", str(HERE / "shoot.py"), "--", *options]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=lambda: os.nice(19))
    if done.returncode or taken_from(picture) != note:
        return f"{picture.parent.name}/{picture.name} failed:\n{done.stdout[-800:]}{done.stderr[-800:]}"
    kilobytes = picture.stat().st_size / 1024
    return f"{picture.parent.name}/{picture.name} {time.monotonic() - started:.0f} s, {kilobytes:.0f} KB"


def main():
    """Takes what is wanted, so many at a time."""
    parser = argparse.ArgumentParser(prog="make", description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of each process")
    parser.add_argument("--only", help="one car's slug")
    parser.add_argument("--view", help="one view")
    for name in ("percent", "samples", "mesh"):
        parser.add_argument(f"--{name}", type=type(FINISH[name]), default=FINISH[name], help="coarser where time is short")
    asked = parser.parse_args()
    finish = {name: getattr(asked, name, value) for name, value in {"threads": 1, **FINISH}.items()}
    with concurrent.futures.ThreadPoolExecutor(asked.processes) as pool:
        for told in pool.map(lambda one: take(*one, finish), list(wanted(asked.only, asked.view))):
            print(told, flush=True)


if __name__ == "__main__":
    main()
