"""The driver's place seen from between the seats: a padded board with its panel, instruments, switches, wheel and doors.

Through a window the plain `dashboard` of `cabin.py` is enough; this one stands in its place for the view `cockpit`."""

import math

import numpy as np

from studio.curves import outline
from studio.solids import box, frame, lofted, solid, swept, turned, written
from studio.stage import BOTH_SIDES, is_part

# The panel leans away from the driver: how far its foot stands ahead of its head.
LEAN = 0.22
ACROSS = 41


class Board:
    """Where things stand on the panel: y across the car, h above the panel's middle."""

    def __init__(self, stage, x, z, half, driver):
        self.stage, self.x, self.z, self.half = stage, x, z, half
        self.hand = math.copysign(1, driver)
        self.seat = driver * 0.32
        # How much higher than the panel's middle the driver's instruments stand, below a hood.
        self.raised = 0.0
        self.normal = np.array([1, 0, LEAN]) / math.hypot(1, LEAN)
        self.up = np.array([-LEAN, 0, 1]) / math.hypot(1, LEAN)

    def bow(self, y):
        """How much nearer to the driver the board's ends are than its middle."""
        return 0.035 * (y / self.half) ** 2

    def slope(self, y):
        """How far the board is turned there, about the upright."""
        return math.atan(0.07 * y / self.half**2)

    def facing(self, y):
        """The way the panel looks."""
        normal = np.array([1, -math.tan(self.slope(y)), LEAN])
        return normal / np.linalg.norm(normal)

    def turn(self, y):
        """The panel's attitude as a box takes it."""
        return 0, -math.atan(LEAN), -self.slope(y)

    def at(self, y, h, out=0.0):
        """A point `out` metres before the panel."""
        return np.array([self.x + self.bow(y), y, self.z]) + self.up * h + self.normal * out

    def screen(self, y, z):
        """The x, ahead of the board, where the inside of the car ends."""
        xs = np.arange(self.x - 0.06, self.x - 0.9, -0.01)
        values = self.stage.body(xs, np.full(xs.shape, abs(y)), np.full(xs.shape, z))
        if self.stage.car.tub:
            inner = np.flatnonzero(values < 0)
        else:
            inner = np.flatnonzero(values > -0.012)
        return xs[inner[0]] if len(inner) else xs[-1]


def _extruded(board, name, section, material, span=None, ahead=None):
    """A rounded section of (out, h, softness) carried across the car, or over a `span` of it; `ahead` gives the x of what
    stands furthest ahead."""
    loop = outline(section, 0.008, 0.003)[::2]
    ys = np.linspace(*(span or (-board.half, board.half)), ACROSS)
    loops = []
    for y in ys:
        points = np.array([board.at(y, h, out) for out, h in loop])
        if ahead is not None:
            share = np.clip(-loop[:, 0] / -loop[:, 0].min(), 0, 1)[:, None]
            points[:, :1] += share * (ahead(y) - points[:, :1].min())
        loops.append(points)
    return lofted(name, loops, material)


def _pad(board, material, lip, hood):
    """The padded top from the screen to a lip over the panel, and the roll below it."""
    def ahead(y):
        return board.screen(y, board.z + 0.09) - 0.02

    top = [(-0.30, 0.105, 0.004), (-0.05, 0.112, 0.02), (lip, 0.098, 0.012), (lip, 0.066, 0.010), (-0.012, 0.062, 0.004),
           (-0.30, 0.062, 0.004)]  # fmt: skip
    _extruded(board, "pad", top, material, ahead=ahead)
    roll = [(-0.20, -0.085, 0.004), (0.012, -0.088, 0.012), (0.026, -0.104, 0.014), (0.012, -0.132, 0.014),
            (-0.20, -0.15, 0.004)]  # fmt: skip
    _extruded(board, "roll", roll, material)
    if hood:
        _hood(board, material, lip, hood)


def _hood(board, material, lip, across):
    """A hood over the driver's instruments: a thick arch that runs forward into the top, and the dark it shades."""
    turns = np.linspace(-1, 1, 41)
    ys = board.seat + across / 2 * turns
    rise = 0.088 + 0.050 * np.maximum(0, 1 - np.abs(turns) ** 5) ** 0.5

    def arch(out, sink=0.0, wide=1.0):
        return [board.at(board.seat + across / 2 * turn * wide, h - sink, out) for turn, h in zip(turns, rise)]

    loops = []
    for out, sink, thick in ((lip + 0.030, 0.004, 0.016), (lip + 0.036, 0.0, 0.020), (lip + 0.030, -0.004, 0.024),
                             (lip - 0.05, -0.006, 0.026), (-0.10, 0.004, 0.02), (-0.22, 0.035, 0.02)):  # fmt: skip
        loops.append(arch(out, sink) + arch(out, sink + thick, 0.975)[::-1])
    lofted("hood", loops, material)
    face, foot = arch(0.0015, 0.012, 0.985), [board.at(y, -0.045, 0.0015) for y in ys]
    quads = [(i, i + 1, 42 + i, 41 + i) for i in range(40)]
    solid("shade", face + foot, quads, board.stage.materials["black"])
    board.raised = 0.030


def _dial(board, y, h, radius, face="black", figures=None, needle=0.6, bezel="chrome"):
    """An instrument: face, ticks, figures, needle, bezel and glass."""
    materials, normal, up = board.stage.materials, board.facing(y), board.up
    centre, side = board.at(y, h), np.array([0, 1.0, 0])
    # From behind the wheel the car's left is left: y grows to the right.
    turned("bowl", [(0, 0.0), (radius, 0.0)], board.at(y, h, 0.003), normal, materials[face], 48)
    ring = [(radius * 0.97, 0.003), (radius * 0.99, 0.013), (radius * 1.04, 0.015), (radius * 1.10, 0.010),
            (radius * 1.12, 0.0)]  # fmt: skip
    turned("bezel", ring, board.at(y, h), normal, materials[bezel], 56)

    def clock(turn, far, out=0.0045):
        return centre + normal * out + radius * far * (up * math.cos(turn) + side * math.sin(turn))

    ink = materials["ink" if face == "black" else "pit"]
    large = radius > 0.035
    ticks = 25 if large else 7
    for index in range(ticks):
        turn = math.radians(-125 + 250 * index / (ticks - 1))
        long = index % (4 if large else 3) == 0
        ends = [clock(turn, 0.92), clock(turn, 0.80 if long else 0.86)]
        swept("tick", ends, radius * (0.018 if long else 0.011), ink, 4, normals=tuple(normal))
    if figures and large:
        for index, figure in enumerate(figures):
            turn = math.radians(-125 + 250 * index / (len(figures) - 1))
            written(figure, clock(turn, 0.64, 0.003), side, up, radius * 0.17, ink, 0.0003)
    turn = math.radians(-125 + 250 * needle * 0.4)
    swept("needle", [clock(turn + math.pi, 0.18, 0.007), clock(turn, 0.80, 0.007)], [radius * 0.03, radius * 0.012],
          materials["redline" if large and face == "black" else "ink" if face == "black" else "pit"], 5,
          normals=tuple(normal))  # fmt: skip
    turned("cap", [(0, 0.005), (radius * 0.09, 0.004), (radius * 0.10, 0.0)], board.at(y, h, 0.004), normal,
           materials["dark"], 20)  # fmt: skip


SPEEDS = [str(20 * step) for step in range(0, 13)]
TURNS = [str(step) for step in range(0, 9)]


def _instruments(board, layout, face, bezel):
    """The instruments before the driver or in the middle, by the name of their layout: what is large, then what stands beside."""
    def shown(y, h, radius, figures=None, needle=1.0):
        _dial(board, y, h, radius, face, figures, needle, bezel)

    def row(count, spread, h, radius, middle=0.0):
        for index in range(count):
            shown(middle + (index - (count - 1) / 2) * spread, h, radius)

    seat, hand, up = board.seat, board.hand, board.raised
    kind, _, beside = layout.partition("+")
    if kind == "pair":
        shown(seat - 0.075, up, 0.056, SPEEDS, 0.0)
        shown(seat + 0.075, up, 0.056, TURNS, 0.25)
    elif kind == "five":
        for index, radius in enumerate((0.038, 0.044, 0.058, 0.044, 0.038)):
            shown(seat + (index - 2) * 0.100, up, radius, (None, None, TURNS, SPEEDS[::2], None)[index], 0.3 * index)
    elif kind == "three":
        for index, figures in enumerate((SPEEDS, None, TURNS)):
            shown(seat + (index - 1) * 0.118, up, 0.044 if index == 1 else 0.055, figures, 0.3)
    elif kind == "one":
        shown(seat, up, 0.054 if up else 0.062, SPEEDS[:9], 0.0)
    elif kind in ("centre", "vintage"):
        shown(0, 0.004, 0.072 if kind == "centre" else 0.056, SPEEDS[:9], 0.0)
        row(2, 0.25, -0.008, 0.035)
    if beside == "two":
        row(2, 0.30, up - 0.012, 0.024, seat)
    elif beside:
        row(*((4, 0.074, 0.028, 0.026) if beside == "row" else (3, 0.082, 0.024, 0.029)))


def _switches(board, row, height, kind):
    """A row of switches: `toggle`, `button`, `rocker` or `knob`, (from, to, count) across the panel."""
    materials = board.stage.materials
    for y in np.linspace(*row[:2], row[2]):
        at, normal = board.at(y, height), board.facing(y)
        if kind == "toggle":
            turned("nut", [(0.009, 0), (0.009, 0.004), (0.004, 0.007)], at, normal, materials["chrome"], 16)
            swept("toggle", [at, at + normal * 0.02 - board.up * 0.012], [0.002, 0.0045], materials["chrome"], 10)
        elif kind == "rocker":
            box("rocker", board.at(y, height, 0.003), (0.010, 0.026, 0.017), materials["black"], 0.003, board.turn(y))
            box("mark", board.at(y, height + 0.003, 0.0086), (0.0006, 0.007, 0.0025), materials["ink"], 0.0002, board.turn(y))
        else:
            wide = 0.010 if kind == "button" else 0.013
            shape = [(wide * 0.5, 0), (wide * 0.5, 0.008), (wide, 0.010), (wide, 0.017), (wide * 0.8, 0.019), (0, 0.0195)]
            turned("knob", shape, at, normal, materials["ivory" if kind == "ivory" else "black"], 24)


def _plate(board, name, y, h, size, material, proud=0.003, radius=0.004):
    """A small plate on the panel, (across, up)."""
    return box(name, board.at(y, h, proud / 2), (proud * 2, *size), board.stage.materials[material], radius, board.turn(y))


def _radio(board, y, h, kind):
    """A wireless set: chrome and ivory, or black with a scale that glows."""
    materials = board.stage.materials
    _plate(board, "radio", y, h, (0.185, 0.054), "black", 0.006, 0.005)
    _plate(board, "scale", y, h + 0.010, (0.090, 0.016), "glow", 0.0072, 0.002)
    metal = "chrome" if kind == "chrome" else "black"
    for side in BOTH_SIDES:
        shape = [(0.008, 0), (0.013, 0.004), (0.0125, 0.018), (0.009, 0.0205), (0, 0.021)]
        turned("knob", shape, board.at(y + side * 0.072, h, 0.006), board.facing(y), materials[metal], 28)
    for index in range(5):
        key = board.at(y + (index - 2) * 0.0185, h - 0.014, 0.008)
        box("key", key, (0.010, 0.0155, 0.010), materials[metal if kind == "chrome" else "dark"], 0.002, board.turn(y))


def _vents(board, kind, places, height):
    """Air outlets: `round` eyeballs or `slats`."""
    materials = board.stage.materials
    for y in places:
        normal = board.facing(y)
        if kind == "round":
            turned("vent", [(0.026, 0.0), (0.028, 0.006), (0.024, 0.008), (0.021, -0.004), (0, -0.004)],
                   board.at(y, height), normal, materials["dark"], 40)  # fmt: skip
            for index in range(5):
                h = height + (index - 2) * 0.0085
                reach = math.sqrt(max(0.0, 0.021**2 - (h - height) ** 2))
                box("slat", board.at(y, h, 0.001), (0.008, reach * 2, 0.0016), materials["black"], 0.0006, (0, board.turn(y)[1] - 0.5, board.turn(y)[2]))
        else:
            _plate(board, "vent", y, height, (0.130, 0.052), "black", 0.004, 0.006)
            _plate(board, "vent", y, height, (0.118, 0.042), "pit", 0.0046, 0.003)
            for index in range(6):
                h = height + (index - 2.5) * 0.0072
                box("slat", board.at(y, h, 0.003), (0.010, 0.116, 0.0017), materials["dark"], 0.0006, (0, board.turn(y)[1] - 0.5, board.turn(y)[2]))
            box("slat", board.at(y, height, 0.005), (0.008, 0.0022, 0.042), materials["dark"], 0.0006, board.turn(y))


def _glovebox(board, face, trim):
    """A lid before the passenger, with its gap and its knob."""
    y, materials = -board.seat, board.stage.materials
    for name, wide, out, material in (("gap", 0.1680, 0.0012, "pit"), ("lid", 0.1655, 0.0045, face)):
        low, high = -0.010 - wide * 0.35, -0.010 + wide * 0.35
        sheet = [(-0.01, high, 0), (out, high, 0.001), (out, low, 0.001), (-0.01, low, 0)]
        _extruded(board, name, sheet, materials[material], (y - wide, y + wide))
    turned("knob", [(0.006, 0), (0.010, 0.006), (0.009, 0.012), (0, 0.014)], board.at(y, 0.030, 0.004), board.facing(y),
           materials[trim], 24)  # fmt: skip


def _wheel(board, centre, radius, rim, spokes, thick):
    """The steering wheel: its ring, spokes and boss. `spokes` is `wire`, `drilled`, `four`, `two`, `one` or `three`."""
    materials = board.stage.materials
    along, rise, across = frame((1, 0, 0.45))
    # Across as the driver sees it, whichever way the frame turned.
    across = across * math.copysign(1, across[1])
    turns = np.linspace(0, 2 * math.pi, 72, endpoint=False)[:, None]
    ring = centre + radius * (rise * np.cos(turns) + across * np.sin(turns))
    swept("steering", ring, thick, materials[rim], 16, closed=True, normals=along)

    def spoke(turn, wide, material, deep=0.034, thin=0.0022):
        far = rise * math.cos(turn) + across * math.sin(turn)
        line = [centre - along * deep * (1 - share**1.5) + far * radius * (0.16 + 0.81 * share) for share in np.linspace(0, 1, 9)]
        swept("spoke", line, 1.0, materials[material], 10, flat=(wide, thin), normals=along)
        return far

    if spokes == "drilled":
        for turn in (math.pi / 2, math.pi, -math.pi / 2):
            far = spoke(turn, 0.013, "satin")
            for share in (0.42, 0.56, 0.70):
                at = centre - along * (0.034 * (1 - ((share - 0.16) / 0.81) ** 1.5) - 0.0032) + far * radius * share
                turned("hole", [(0, 0), (0.0062 - share * 0.003, 0)], at, along, materials["pit"], 20)
    elif spokes == "wire":
        for turn in (0.72, -0.72, math.pi):
            far = rise * math.cos(turn) + across * math.sin(turn)
            beside = np.cross(along, far)
            for shift in (-0.012, 0, 0.012):
                line = [centre - along * 0.03 + beside * shift * 0.6 + far * 0.03, centre + far * radius * 0.98 + beside * shift]
                swept("spoke", line, 0.0028, materials["satin"], 8, normals=along)
    elif spokes == "one":
        spoke(math.pi * 0.94, 0.020, rim, 0.03, 0.010)
    elif spokes == "two":
        for turn in (math.pi * 0.56, -math.pi * 0.56):
            spoke(turn, 0.017, rim, 0.03, 0.007)
    elif spokes == "four":
        for turn in (1.25, -1.25, 2.25, -2.25):
            spoke(turn, 0.016, "dark", 0.02, 0.008)
        box("boss", centre - along * 0.012, (0.036, 0.150, 0.120), materials["dark"], 0.016, (0, -0.42, 0))
        box("boss", centre + along * 0.004, (0.014, 0.118, 0.088), materials["rubber"], 0.006, (0, -0.42, 0))
    else:
        for turn in (math.pi / 2 + 0.12, math.pi, -math.pi / 2 - 0.12):
            spoke(turn, 0.022, "dark", 0.026, 0.006)
    if spokes in ("drilled", "wire", "two", "one", "three"):
        wide = 0.030 if spokes in ("drilled", "wire") else 0.045
        ring = "satin" if spokes == "drilled" else "chrome" if spokes in ("wire", "two") else "dark"
        turned("boss", [(wide * 1.25, -0.050), (wide * 1.2, -0.036), (wide, -0.030)], centre, along, materials["dark"], 36)
        turned("boss", [(wide, -0.034), (wide * 1.02, -0.026), (wide * 0.86, -0.022)], centre, along, materials[ring], 36)
        cap = [(wide * 0.86, -0.023), (wide * 0.7, -0.017), (wide * 0.3, -0.0145), (0, -0.014)]
        turned("horn", cap, centre, along, materials["black"], 36)
    foot = np.array([board.x - 0.02, centre[1], board.z - 0.03])
    swept("column", [foot, foot * 0.35 + (centre - along * 0.05) * 0.65, centre - along * 0.05], [0.042, 0.036, 0.030],
          materials["dark"], 20)  # fmt: skip
    stalk = centre - along * 0.085
    for side in BOTH_SIDES:
        line = [stalk, stalk + across * side * 0.07 + along * 0.004, stalk + across * side * 0.150 + along * 0.02 + rise * 0.012]
        swept("stalk", line, [0.006, 0.0045, 0.0065], materials["dark"], 10)


def _floor(board, floor, lever, carpet):
    """Carpet, the tunnel between the seats and what stands on it."""
    materials = board.stage.materials
    box("carpet", (board.x + 0.35, 0, floor - 0.02), (1.5, board.half * 2.1, 0.04), materials[carpet], 0.01)
    box("firewall", (board.x - 0.42, 0, floor + 0.2), (0.05, board.half * 2.1, 0.7), materials["pit"], 0.01)
    if lever == "none":
        return
    high = floor + 0.12
    box("tunnel", (board.x + 0.42, 0, high - 0.08), (1.3, 0.24, 0.22), materials[carpet], 0.06)
    foot = np.array([board.x + 0.17, 0, high + 0.03])
    turned("boot", [(0.062, -0.01), (0.056, 0.008), (0.036, 0.03), (0.020, 0.06), (0.010, 0.085)], foot, (0.05, 0, 1),
           materials["leather"], 28)  # fmt: skip
    head = foot + np.array([0.055, 0, 0.215])
    swept("lever", [foot, foot * 0.4 + head * 0.6 + np.array([-0.012, 0, 0]), head], 0.0062,
          materials["chrome" if lever != "dark" else "dark"], 12)  # fmt: skip
    knob = {"wood": "walnut", "dark": "black", "ivory": "ivory"}.get(lever, "black")
    turned("knob", [(0, -0.006), (0.012, -0.004), (0.021, 0.014), (0.023, 0.026), (0.017, 0.040), (0, 0.045)], head,
           (0.22, 0, 1), materials[knob], 32)  # fmt: skip
    swept("brake", [(board.x + 0.60, board.hand * 0.075, high + 0.02), (board.x + 0.42, board.hand * 0.075, high + 0.075)],
          [0.010, 0.013], materials["dark"], 14)  # fmt: skip


def _doors(board, floor, belt, trim):
    """The inside of both doors: a padded card with an armrest, a pull and a winder."""
    materials, body = board.stage.materials, board.stage.body
    tub = board.stage.car.tub
    # Not as far as the wheel, whose wing may stand free of the body.
    wheel = board.stage.car.axles[0] + board.stage.car.wheel_radius + 0.06
    ahead = max(board.x - 0.40, wheel) if wheel < board.x else board.x - 0.40
    xs, zs = np.linspace(ahead, board.x + 1.05, 36), np.linspace(floor, belt, 16)
    for side in BOTH_SIDES:
        grid_x, grid_z = np.meshgrid(xs, zs, indexing="ij")
        # Ahead of the board the card stays below it, or it would stand behind the screen.
        grid_z = np.where(grid_x < board.x, floor + (grid_z - floor) * (board.z - 0.05 - floor) / (belt - floor), grid_z)
        if tub:
            ys = np.full(grid_x.shape, tub.half_width - 0.008)
        else:
            ys = np.abs(body.flank(grid_x.ravel(), grid_z.ravel(), side)[:, 1]).reshape(grid_x.shape) - 0.055
        inner = np.stack([grid_x, side * ys, grid_z], 2)
        outer = inner + [0, side * 0.03, 0]
        lofted("door", [np.vstack([inner[i], outer[i, ::-1]]) for i in range(len(xs))], materials[trim])
        middle = inner[20]
        at = middle[int(len(zs) * 0.62)]
        box("armrest", at + [0.10, -side * 0.03, 0], (0.34, 0.065, 0.055), materials["leather"], 0.025)
        winder = inner[15][int(len(zs) * 0.60)] - [0, side * 0.012, 0]
        turned("winder", [(0.018, 0), (0.014, 0.012), (0, 0.014)], winder, (0, -side, 0), materials["chrome"], 24)
        swept("winder", [winder - [0, side * 0.014, 0], winder + [0.07, -side * 0.018, 0.05]], [0.006, 0.005],
              materials["chrome"], 10)  # fmt: skip
        top = [inner[i][-1] + [0, side * 0.012, -0.004] for i in range(len(xs)) if xs[i] > board.x]
        swept("doortop", top, 0.020, materials["leather"], 12)


def _furnish(board, layout, face, dial, bezel, *, glovebox, radio, switches, vents):
    """All that is let into the panel."""
    _instruments(board, layout, dial, bezel)
    if glovebox:
        _glovebox(board, face, bezel if bezel == "chrome" else "black")
    busy = layout.endswith(("+row", "+three")) or layout in ("centre", "vintage")
    if radio:
        _radio(board, 0.0, -0.048 if busy else -0.045, radio)
    if switches:
        _switches(board, (-0.10, 0.10, 5), -0.012 if busy else 0.002, switches)
    if vents:
        end = board.half - (0.07 if vents == "round" else 0.10)
        _vents(board, vents, (-end, end), 0.034)
        if not busy:
            _vents(board, vents, (-0.07, 0.07) if vents == "slats" else (-0.05, 0.05), 0.040)


@is_part
def cockpit(stage, *, x, z, half=0.51, driver=-1, wheel=(0.12, 0.09), rim="leather", radius=0.185, dials=3,
            material="dark", face=None, pad=None, layout=None, hood=0.0, spokes=None, thick=None, lever="ball", vents=None,
            switches="rocker", radio="black", dial="black", bezel="chrome", glovebox=True, carpet="carpet", trim=None,
            floor=0.3, belt=None, bare=False):  # fmt: skip
    """The board of `dashboard` made out: `face` is the panel's material, `pad` the top's, `layout` names the instruments,
    `hood` is how wide a hood stands over them. A `bare` one has nothing on its panel, for a lens that looks the other way."""
    belt = belt or stage.car.cabin.belt
    reach = [abs(stage.body.flank(x + 0.02, z + h, 1)[0][1]) for h in (-0.05, 0.09)]
    tub = stage.car.tub
    half = tub.half_width + 0.02 if tub else min(reach) - 0.025
    board = Board(stage, x + 0.09, z, half, driver)
    wood = rim == "walnut"
    face, pad = face or (material if material != "dark" else "black"), pad or "vinyl"
    panel = [(-0.02, 0.070, 0.002), (0, 0.070, 0.002), (0, -0.094, 0.002), (-0.02, -0.094, 0.002)]
    _extruded(board, "fascia", panel, stage.materials[face])
    if not bare:
        _pad(board, stage.materials[pad], 0.028 if hood else 0.016, hood)
        _furnish(board, layout or {1: "one", 2: "pair+row", 3: "pair", 4: "pair+two", 5: "five"}[dials], face, dial, bezel,
                 glovebox=glovebox, radio=radio, switches=switches, vents=vents)  # fmt: skip
    centre = np.array([x + wheel[0] + 0.13, board.seat, z + wheel[1] - 0.095])
    spokes = spokes or ("drilled" if wood else "three")
    _wheel(board, centre, radius, rim, spokes, thick or (0.0115 if spokes in ("drilled", "wire", "two") else 0.0150))
    _floor(board, floor, lever, carpet)
    _doors(board, floor, belt - 0.02, trim or "leather")
