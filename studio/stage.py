"""What a part is handed: the car, its body and the shelf of materials."""

from dataclasses import dataclass
from typing import Any

from studio.body import Body
from studio.car import Car

BOTH_SIDES = (1, -1)


@dataclass(frozen=True)
class Stage:
    """One car in the making."""

    car: Car
    body: Body
    materials: dict[str, Any]


def is_part(function):
    """Marks a function of the parts library as one a data file may name."""
    function.is_part = True
    return function
