"""What a body's data file says. Lengths are metres; x runs from the nose to the tail, y from the middle to the right
flank as the driver sits, z up from the road. A point of an outline is (x, y) or (x, y, how softly it is rounded)."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple


class Measures(NamedTuple):
    """The real car's measures, against which `overlay.py` holds the body."""

    length: float
    wheelbase: float
    front_overhang: float
    width: float
    height: float
    source: str


@dataclass(frozen=True)
class Cabin:
    """Everything above the belt: a side view met with a plan that leans inwards with its height."""

    side: list
    plan: list
    width: list
    middle: float
    belt: float
    bow_front: float
    bow_rear: float
    crown: float
    lean: float
    fillet: float
    melt: float
    lean_square: float = 0.25
    melt_rear: float | None = None
    power: float = 2.3
    screen_only: tuple[float, float] | None = None
    """Of an open car only the screen stands: x of its glass in the middle, at the belt and 0.3 m above it."""


class Tub(NamedTuple):
    """What is cut out of an open car for those who sit in it: from x to x, so wide, down to z."""

    front: float
    rear: float
    half_width: float
    floor: float
    radius: float = 0.12


@dataclass(frozen=True)
class Tube:
    """A swelling along the body, as a wing: centre and half axes along x, melted into the hull over `melt`."""

    y: list
    z: list
    half_width: list
    half_height: list
    melt: float
    start: float | None = None
    end: float | None = None
    power: float = 2.0
    cut: tuple[float, float, float, float] | None = None
    """A plane that cuts the front off: x where z is the second number, slope over z, slope over y."""


class Arch(NamedTuple):
    """A wheel opening: a cylinder about the axle, as deep as from the flank to `inner`; the tyre stands `inset` inside
    the flank above it."""

    x: float
    z: float
    radius: float
    inner: float = 0.42
    inset: float = 0.018


class Barrel(NamedTuple):
    """A hole sunk from the nose backwards as far as `x`: a mouth, a lamp's recess. `power` 2 is an ellipse, 6 a box."""

    y: float
    z: float
    half_width: float
    half_height: float
    x: float
    melt: float = 0.02
    power: float = 2.0


@dataclass(frozen=True)
class Zone:
    """An area of the skin, drawn in one view; `facing` keeps what looks at that view at least so much."""

    view: Literal["side", "front", "rear", "top"]
    points: list
    facing: float = 0.3
    sigma: float = 0.008
    x: tuple[float, float] = (-9, 9)
    z: tuple[float, float] = (-9, 9)


@dataclass(frozen=True)
class Paint:
    """Colour in linear light; `metal` and `flake` make it metallic."""

    colour: tuple[float, float, float]
    metal: float = 0.0
    flake: float = 0.0
    roughness: float = 0.4
    window_trim: Literal["chrome", "black"] = "chrome"
    glass: tuple[float, float, float] = (0.50, 0.56, 0.53)
    seats: tuple[float, float, float] = (0.012, 0.011, 0.010)
    second: tuple[float, float, float] | None = None
    """What the zones of `second_colour` wear, as a roof in white."""


@dataclass(frozen=True)
class Part:
    """A part by the name of its function in `parts/`, with its arguments."""

    name: str
    arguments: dict[str, Any]


def part(name, **arguments):
    """Says which part stands on the car, and how."""
    return Part(name, arguments)


@dataclass(frozen=True)
class Variant:
    """What a sister of the family wears instead: fields of the car that differ, parts that come in place of those
    `without` names."""

    fields: dict[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    parts: list[Part] = field(default_factory=list)


@dataclass(frozen=True)
class Car:
    """One body: its form, what is drawn on its skin and what is screwed to it."""

    measures: Measures
    wheel_radius: float
    tyre_width: float
    side: list
    plan: list
    width: list
    section: list
    crown: list
    fillet: list
    arches: list[Arch]
    cabin: Cabin
    windows: list[Zone]
    paint: Paint
    parts: list[Part]
    side_sigma: float = 0.05
    plan_sigma: float = 0.06
    section_sigma: float = 0.05
    crown_power: float = 2.3
    fillet_power: float = 2.3
    lip: float = 0.0
    top_bumps: list = field(default_factory=list)
    flank_bumps: list = field(default_factory=list)
    tubes: list[Tube] = field(default_factory=list)
    barrels: list[Barrel] = field(default_factory=list)
    tub: Tub | None = None
    gaps: list[list[Zone]] = field(default_factory=list)
    black: list[Zone] = field(default_factory=list)
    second_colour: list[Zone] = field(default_factory=list)
    covers: list[Zone] = field(default_factory=list)
    """Windows of clear glass, as before a lamp; those of `windows` are tinted."""
    views: dict[str, dict] = field(default_factory=dict)
    variants: dict[str, Variant] = field(default_factory=dict)

    @property
    def axles(self):
        """Where the axles stand, from the nose."""
        first = self.measures.front_overhang
        return first, first + self.measures.wheelbase
