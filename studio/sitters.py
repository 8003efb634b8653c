"""Who sits for the studio: the cars of demo/sitters.json, each made of a body, what of it is chosen and what is changed."""

import importlib
import json
from dataclasses import dataclass, field, replace
from pathlib import Path

from studio.car import Measures, part
from studio.cockpits import fitted

HERE = Path(__file__).resolve().parent
VIEWS = ("front", "rear", "side", "wheel", "cockpit", "cabin")


@dataclass(frozen=True)
class Sitter:
    """One car of the demo before the camera; what it leaves out is as its body has it."""

    slug: str
    body: str
    set: str
    also: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    measures: dict = field(default_factory=dict)
    paint: dict = field(default_factory=dict)
    wheels: dict = field(default_factory=dict)
    plate: str | None = None

    @property
    def views(self):
        """All it is taken from."""
        return (*VIEWS, *self.also)


def linear(colour):
    """The linear light of a colour written as #rrggbb."""
    shares = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(
        round(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4, 5) for share in shares
    )


def sitters():
    """All of them, in the order of the file."""
    told = json.loads((HERE.parent / "demo" / "sitters.json").read_text())
    return [Sitter(slug, **data) for slug, data in told.items()]


def _paint(paint, changes):
    lit = {name: linear(value) if isinstance(value, str) and value[0] == "#" else value for name, value in changes.items()}
    return replace(paint, **lit)


def _part(one, sitter):
    """A part as the sitter wears it."""
    if one.name == "wheels" and sitter.wheels:
        return part("wheels", **sitter.wheels)
    if one.name == "plate" and sitter.plate:
        return part("plate", **{**one.arguments, "text": sitter.plate})
    return one


def made_up(sitter, view=None):
    """The sitter's car as a view wants it, and the measures it is stretched to (None where it is its body's own car)."""
    car = importlib.import_module(f"studio.bodies.{sitter.body}").CAR
    for name in sitter.variants:
        change = car.variants[name]
        kept = [one for one in car.parts if one.name not in change.without]
        car = replace(car, parts=[*kept, *change.parts], **change.fields)
    car = replace(car, paint=_paint(car.paint, sitter.paint), parts=[_part(one, sitter) for one in car.parts])
    if view in ("cabin", "cockpit"):
        car = fitted(car, sitter.body, sitter.variants, view)
    wanted = Measures(**{**car.measures._asdict(), **sitter.measures}) if sitter.measures else None
    return car, wanted
