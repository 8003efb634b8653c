"""Checks a body against the real car's measures and draws its side, front and top to scale:
python3 -m studio.overlay porsche_911 --out /tmp/911.png

Exits with 1 where a measure is off by more than 15 mm."""

import argparse
import importlib
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from studio.body import Body

TOLERANCE = 0.015
SPACING = 0.01
PIXELS = 260


def solid_grid(body):
    """Where the body is, on a grid; wheels are not part of it."""
    measures = body.car.measures
    axes = [
        np.arange(-0.2, measures.length + 0.2, SPACING),
        np.arange(0, measures.width / 2 + 0.2, SPACING),
        np.arange(0.02, measures.height + 0.2, SPACING),
    ]
    inside = [
        body(*np.meshgrid(axes[0][i : i + 20], *axes[1:], indexing="ij")) for i in range(0, len(axes[0]), 20)
    ]
    return axes, np.concatenate(inside)


def crossing(values, places):
    """Where a line of values first and last crosses zero."""
    inside = np.flatnonzero(values <= 0)
    found = []
    for at, step in ((inside[0], -1), (inside[-1], 1)):
        beside = min(max(at + step, 0), len(places) - 1)
        share = values[at] / (values[at] - values[beside]) if beside != at else 0
        found.append(places[at] + (places[beside] - places[at]) * share)
    return found


def measured(axes, values):
    """Length, width and height of the modelled body, and where its nose is."""
    x, y, z = axes
    nose, tail = crossing(values.min((1, 2)), x)
    return {
        "length": tail - nose,
        "width": 2 * crossing(values.min((0, 2)), y)[1],
        "height": crossing(values.min((0, 1)), z)[1],
        "front overhang": 0 - nose,
    }


def drawing(body, axes, values):
    """Three orthographic views with the measures' frame in red and the wheels' circles."""
    measures, radius = body.car.measures, body.car.wheel_radius
    x, y, z = axes
    views = [(values.min(1), x, z), (values.min(0), y, z), (values.min(2), x, y)]
    sheet = Image.new("RGB", (int((x[-1] + 1.6) * PIXELS), int((z[-1] + y[-1] + 0.4) * PIXELS)), "white")
    draw = ImageDraw.Draw(sheet)
    origins = [(0.25, z[-1] + 0.05), (x[-1] + 0.45, z[-1] + 0.05), (0.25, z[-1] + 0.25 + y[-1])]
    frames = [
        (measures.length, measures.height),
        (measures.width / 2, measures.height),
        (measures.length, measures.width / 2),
    ]
    for (shape, across, up), (left, base), (wide, tall) in zip(views, origins, frames):
        level = Image.fromarray(np.where(shape.T[::-1] <= 0, 205, 255).astype(np.uint8))
        level = level.resize(
            (int(len(across) * SPACING * PIXELS), int(len(up) * SPACING * PIXELS)), Image.BILINEAR
        )
        sheet.paste(level, (int((left + across[0]) * PIXELS), int((base - up[-1]) * PIXELS)))
        draw.rectangle(
            [left * PIXELS, (base - tall) * PIXELS, (left + wide) * PIXELS, base * PIXELS], outline="red"
        )
    left, base = origins[0]
    for axle in body.car.axles:
        draw.ellipse(
            [
                (left + axle - radius) * PIXELS,
                (base - 2 * radius) * PIXELS,
                (left + axle + radius) * PIXELS,
                base * PIXELS,
            ],
            outline="red",
        )
    return sheet


def main():
    """Prints the comparison, writes the drawing."""
    parser = argparse.ArgumentParser(prog="overlay", description=__doc__.splitlines()[0])
    parser.add_argument("body")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    body = Body(importlib.import_module(f"studio.bodies.{asked.body}").CAR)
    axes, values = solid_grid(body)
    real, model = body.car.measures, measured(axes, values)
    wanted = {"length": real.length, "width": real.width, "height": real.height, "front overhang": 0.0}
    off = {name: model[name] - wanted[name] for name in wanted}
    for name, difference in off.items():
        told = "nose beyond x = 0" if name == "front overhang" else f"{wanted[name]:.3f} m real"
        print(f"{name:15} {model[name]:6.3f} m, {told}, {difference * 1000:+.0f} mm")
    print(f"Source: {real.source}")
    if asked.out:
        drawing(body, axes, values).save(asked.out)
    sys.exit(any(abs(difference) > TOLERANCE for difference in off.values()))


if __name__ == "__main__":
    main()
