"""Takes all pictures of the catalogue whose data changed since: python3 -m studio.make [--processes 2]
[--threads 2] [--only SLUG]

A picture holds the digest of what it was taken from in its own description, so that the run may be broken off and
taken up again, on another machine too. Masters go to demo/pictures/<slug>/<view>.webp."""

import argparse
import concurrent.futures
import hashlib
import os
import subprocess
import time
from pathlib import Path

from PIL import Image

from studio.catalogue import REVISION, SITTERS

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent / "demo" / "pictures"
# Rendered at 1120 pixels and enlarged: the lens's blur and the grain hide it, and a picture costs a third.
FINISH = {"width": 1600, "height": 1067, "percent": 70, "samples": 26, "mesh": 0.010}


def digest(sitter, view):
    """What a picture depends on: the body's data, set, view, finish and the studio's revision."""
    data = (HERE / "bodies" / f"{sitter.body}.py").read_bytes()
    return hashlib.sha256(data + f"{sitter.set} {view} {FINISH} {REVISION}".encode()).hexdigest()[:16]


def taken_from(picture):
    """The digest that a picture tells, or nothing."""
    if not picture.exists():
        return None
    with Image.open(picture) as opened:
        return opened.getexif().get(0x010E)


def wanted(only):
    """Pictures to take: (sitter, view, file, digest)."""
    for sitter in SITTERS:
        for view in sitter.views if only in (None, sitter.slug) else ():
            picture, now = PICTURES / sitter.slug / f"{view}.webp", digest(sitter, view)
            if taken_from(picture) != now:
                yield sitter, view, picture, now


def take(sitter, view, picture, note, threads):
    """Runs Blender for one picture at the lowest priority."""
    started = time.monotonic()
    asked = {"body": sitter.body, "view": view, "set": sitter.set, "out": picture, "note": note, "threads": threads, **FINISH}
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
    asked = parser.parse_args()
    with concurrent.futures.ThreadPoolExecutor(asked.processes) as pool:
        for told in pool.map(lambda one: take(*one, asked.threads), list(wanted(asked.only))):
            print(told, flush=True)


if __name__ == "__main__":
    main()
