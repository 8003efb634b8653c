"""What one sees through the glass: seats, dashboard, steering wheel, dials."""

import math

import numpy as np

from studio.solids import box, frame, swept, turned
from studio.stage import BOTH_SIDES, is_part


@is_part
def seats(stage, *, x, y, floor, lean=0.35, headrests=True, bench_x=None, wide=0.40, bench=None):
    """Two front seats with pleats, cushions' middle at x, so `wide` between their bolsters; a bench behind at `bench_x`, as
    wide as the car allows or as `bench` says."""
    seat, trim = stage.materials["seat"], stage.materials["leather"]
    for side in BOTH_SIDES:
        box("cushion", (x, side * y, floor + 0.10), (0.50, wide, 0.16), seat, 0.07)
        for edge in (-wide / 2 - 0.01, wide / 2 + 0.01):
            box("bolster", (x, side * y + edge, floor + 0.115), (0.50, 0.09, 0.19), trim, 0.042)
            back = (x + 0.295, side * y + edge, floor + 0.38)
            box("bolster", back, (0.17, 0.09, 0.58), trim, 0.042, (0, lean, 0))
        box("back", (x + 0.30, side * y, floor + 0.38), (0.14, wide, 0.62), seat, 0.06, (0, lean, 0))
        if headrests:
            top = (x + 0.30 + math.tan(lean) * 0.36, side * y, floor + 0.72)
            box("headrest", top, (0.09, 0.26, 0.17), trim, 0.045, (0, lean, 0))
    if bench_x:
        across = bench or min(1.10, stage.car.measures.width - 0.42)
        box("bench", (bench_x, 0, floor + 0.14), (0.46, across, 0.16), seat, 0.07)
        box("bench", (bench_x + 0.27, 0, floor + 0.40), (0.14, across, 0.52), seat, 0.06, (0, 0.3, 0))


@is_part
def dashboard(stage, *, x, z, half=0.51, material="dark", dials=3, driver=-1, wheel=(0.12, 0.09), rim="leather",
              radius=0.185):  # fmt: skip
    """A padded board with dials before the driver (-1: on the left); `wheel` is how far behind and above it the
    steering wheel's middle stands."""
    materials, y = stage.materials, driver * 0.32
    box("dash", (x, 0, z), (0.22, half * 2, 0.14), materials[material], 0.05)
    box("column", (x + 0.05, y, z - 0.04), (0.24, 0.07, 0.07), materials["dark"], 0.03)
    for index in range(dials):
        at = (x + 0.112, y + (index - (dials - 1) / 2) * 0.11, z + 0.015)
        turned("dial", [(0, 0), (0.043, 0)], at, (1, 0, 0.2), materials["black"], 40)
        turned(
            "bezel",
            [(0.042, -0.004), (0.044, 0.006), (0.049, 0.004), (0.050, -0.01)],
            at,
            (1, 0, 0.2),
            materials["chrome"],
            40,
        )
        swept(
            "needle",
            [at + np.array([0.003, 0, 0]), at + np.array([0.003, 0.018, 0.026])],
            0.0016,
            materials["white"],
            6,
        )
    centre = np.array([x + wheel[0] + 0.1, y, z + wheel[1] - 0.02])
    along, rise, across = frame((1, 0, 0.42))
    angles = np.linspace(0, 2 * math.pi, 48, endpoint=False)[:, None]
    ring = centre + radius * (rise * np.cos(angles) + across * np.sin(angles))
    swept("rim", ring, 0.0125, materials[rim], 10, closed=True, normals=along)
    for angle in (0, 2.1, -2.1):
        end = centre + radius * 0.97 * (-rise * math.cos(angle) + across * math.sin(angle))
        swept("spoke", [centre - along * 0.03, end], 0.009, materials["satin"], 8, normals=(0, 1, 0))
    turned("boss", [(0, -0.04), (0.04, -0.035), (0.045, 0)], centre, along, materials["dark"], 24)


@is_part
def hoops(stage, *, x, y, z, half, radius=0.022, material="dark"):
    """A hoop behind each seat of an open car, from z up to z."""
    turn = np.linspace(0, math.pi, 25)
    rise = z[1] - z[0]
    for side in BOTH_SIDES:
        bow = np.stack([np.full(25, x), side * y + half * np.cos(turn), z[0] + rise * np.sin(turn) ** 0.5], 1)
        swept("hoop", bow, radius, stage.materials[material], 14, normals=(1, 0, 0))
