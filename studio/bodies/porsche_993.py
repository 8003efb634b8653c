"""Porsche 911 Carrera of the 993 series: the old roof and doors between smoothed ends, lamps laid flat, wide haunches."""

from dataclasses import replace

from studio.bodies.porsche_911 import CAR as OLD
from studio.bodies.porsche_911 import DOOR_GLASS, SCREEN
from studio.car import Arch, Barrel, Measures, Paint, Tube, Zone, part

REAR_GLASS = OLD.windows[3]
QUARTER = OLD.windows[2]
DOOR_GAP = OLD.gaps[0]

CAR = replace(
    OLD,
    measures=Measures(4.245, 2.272, 0.905, 1.735, 1.30, "Porsche, 911 Carrera driver's manual, model year 1996"),
    wheel_radius=0.318,
    tyre_width=0.225,
    side=[
        (0.02, 0.28, 0.03), (-0.012, 0.36, 0.03), (-0.012, 0.47, 0.03), (0.04, 0.540, 0.04), (0.20, 0.590, 0.08), (0.5, 0.660, 0.1), (0.85, 0.730, 0.1),
        (1.25, 0.812, 0.1), (1.55, 0.852, 0.1), (2.2, 0.875, 0.1), (2.8, 0.878, 0.1), (3.2, 0.855, 0.1), (3.6, 0.795, 0.1), (3.95, 0.715, 0.1), (4.13, 0.650, 0.06),
        (4.215, 0.58, 0.04), (4.260, 0.50, 0.03), (4.258, 0.38, 0.03), (4.18, 0.28, 0.05), (3.8, 0.225, 0.06), (2.8, 0.190), (1.2, 0.180), (0.5, 0.185, 0.05),
        (0.15, 0.21, 0.04),
    ],
    plan=[
        (-0.020, 0, 0.04), (-0.015, 0.32, 0.06), (0.04, 0.55, 0.07), (0.15, 0.690, 0.07), (0.32, 0.765, 0.08), (0.6, 0.800, 0.1), (0.905, 0.812, 0.12), (1.4, 0.805, 0.12),
        (2.1, 0.812, 0.12), (2.7, 0.842, 0.12), (3.18, 0.850, 0.12), (3.55, 0.828, 0.12), (3.90, 0.755, 0.1), (4.12, 0.640, 0.08), (4.235, 0.46, 0.07), (4.265, 0.2, 0.06), (4.268, 0, 0.05),
    ],
    width=[(0, 0.55), (0.4, 0.74), (0.9, 0.805), (2.1, 0.812), (3.1, 0.855), (3.7, 0.78), (4.245, 0.50)],
    tubes=[
        Tube(
            y=[(0, 0.570), (0.4, 0.590), (0.9, 0.632), (1.6, 0.632)], z=[(0, 0.465), (0.3, 0.525), (0.8, 0.570), (1.4, 0.600), (1.7, 0.60)],
            half_width=[(0, 0.130), (0.3, 0.155), (0.85, 0.172), (1.4, 0.135), (1.8, 0.07)], half_height=[(0, 0.09), (0.25, 0.160), (0.6, 0.205), (0.9, 0.222), (1.4, 0.205), (1.8, 0.12)],
            melt=0.11, start=-0.04, end=1.9, cut=(0.165, 0.590, 0.80, 0.30),
        ),
        Tube(
            y=[(2.4, 0.60), (3.177, 0.655), (3.7, 0.590), (4.1, 0.50)], z=[(2.4, 0.55), (2.8, 0.580), (3.177, 0.592), (3.6, 0.565), (4.1, 0.51)],
            half_width=[(2.4, 0.11), (2.8, 0.165), (3.177, 0.182), (3.6, 0.165), (4.1, 0.12)], half_height=[(2.4, 0.17), (2.8, 0.230), (3.177, 0.258), (3.6, 0.225), (4.1, 0.12)],
            melt=0.16, start=2.35, end=4.1,
        ),
    ],
    flank_bumps=[(0.905, 0.38, 0.38, 0.22, 0.006)],
    arches=[Arch(0.905, 0.318, 0.340, inset=0.022), Arch(3.177, 0.318, 0.342, inset=0.022)],
    barrels=[Barrel(0, 0.290, 0.300, 0.045, 0.16, 0.016, 4)],
    cabin=replace(OLD.cabin, side=[(x + 0.03, z - (0.02 if z > 1.25 else 0), *rest) for x, z, *rest in OLD.cabin.side]),
    windows=[
        replace(SCREEN, points=[(y, z - 0.012, *rest) for y, z, *rest in SCREEN.points]),
        *(replace(one, points=[(x + 0.03, z - (0.016 if z > 1.1 else 0), *rest) for x, z, *rest in one.points]) for one in (DOOR_GLASS, QUARTER)),
        replace(REAR_GLASS, points=[(y, z - 0.012, *rest) for y, z, *rest in REAR_GLASS.points]),
    ],
    gaps=[
        [replace(DOOR_GAP[0], points=[(x + 0.03, z - (0.016 if z > 1.1 else 0), *rest) for x, z, *rest in DOOR_GAP[0].points])],
        [Zone("top", [(0.26, -0.3), (0.27, 0.30, 0.05), (0.5, 0.40, 0.05), (1.30, 0.52, 0.04), (1.28, 0.2, 0.1), (1.26, -0.3)], 0.5)],
        [Zone("top", [(3.55, -0.3), (3.55, 0.40, 0.04), (3.85, 0.42, 0.05), (4.05, 0.38, 0.05), (4.10, -0.3)], 0.3)],
        [Zone("front", [(-0.9, 0.10), (0.9, 0.10), (0.9, 0.512), (-0.9, 0.512)], 0.15, x=(-9, 0.4)),
         Zone("rear", [(-0.9, 0.10), (0.9, 0.10), (0.9, 0.532), (-0.9, 0.532)], 0.15, x=(3.7, 9))],
    ],
    black=[
        Zone("side", [(1.2, 0.1), (2.8, 0.1), (2.8, 0.215), (1.2, 0.215)], 0.2),
        Zone("front", [(-0.3, 0.242), (0.32, 0.248, 0.02), (0.32, 0.335, 0.02), (-0.3, 0.338)], -1.1, x=(0.0, 0.25)),
        Zone("rear", [(-0.9, 0.15), (0.9, 0.15), (0.9, 0.285), (-0.9, 0.285)], -0.2, x=(3.9, 9)),
    ],
    paint=Paint((0.0116, 0.0242, 0.0666), metal=0.4, flake=0.04, roughness=0.34, window_trim="black", seats=(0.159, 0.171, 0.181)),
    parts=[
        part("wheels", kind="five", rim=0.216, half_width=(0.040, 0.034), material="silver", cap="silver"),
        part("round_lamp", y=0.590, z=0.590, radius=0.082, ring=0.006, out=0.001, rim="paint"),
        part("pressed_lamp", view="front", points=[(0.44, 0.345), (0.43, 0.395), (0.66, 0.400), (0.69, 0.352)], material="amber", lift=0.006, sigma=0.012),
        part("pressed_lamp", view="rear", points=[(0.10, 0.560), (0.10, 0.618), (0.42, 0.620), (0.42, 0.560)], material="red", lift=0.012, sigma=0.006),
        part("pressed_lamp", view="rear", points=[(0.425, 0.560), (0.425, 0.622), (0.62, 0.614), (0.66, 0.566)], material="red", lift=0.012, sigma=0.010),
        part("panel", view="rear", points=[(-0.098, 0.560), (-0.098, 0.618), (0.098, 0.618), (0.098, 0.560)], material="red", lift=0.012),
        part("louvres", x=(3.60, 3.84), y=(0.03, 0.30), count=5, material="pit"),
        part("badge", text="Carrera", y=0, z=0.690, size=0.050, rear=True, spacing=0.036, material="satin"),
        part("handle", x=2.32, z=0.795, length=0.13, material="paint"),
        part("box_mirror", at=(1.76, 0.88, 0.980), size=(0.11, 0.17, 0.115), material="paint"),
        part("plate", z=0.455, text="993 C 96", rear=True, out=0.012),
        part("plate", z=0.345, text="993 C 96", out=0.015, size=(0.44, 0.09)),
        part("exhaust", x=4.22, z=0.26, pipes=(-0.46, 0.46), radius=0.034),
        part("wiper", x=1.39, y=(-0.42, 0.02), end_x=1.30),
        part("wiper", x=1.32, y=(-0.02, 0.42), end_x=1.39),
        part("seats", x=2.08, y=0.32, floor=0.28, bench_x=2.78),
        part("dashboard", x=1.58, z=0.80, dials=5),
    ],
    variants={},
)  # fmt: skip
