"""Which pictures the house has: a car of the demo by its slug, the body it is shot from, its set and views."""

from typing import NamedTuple

VIEWS = ("front", "rear", "side")

# Raised when light, lens, paint or parts change so that every picture has to be taken anew.
REVISION = 3


class Sitter(NamedTuple):
    """One car before the camera."""

    slug: str
    body: str
    set: str
    views: tuple[str, ...] = VIEWS


# Black for a live auction, paper grey for a car at a price, dusk for the front page and the sale of the week.
SITTERS = [
    Sitter("jaguar-type-e-4-2-coupe-serie-1-1966", "jaguar_e_type", "lowkey"),
    Sitter("alpine-a110-1600-s-1971", "alpine_a110", "lowkey"),
    Sitter("porsche-911-t-2-2-1970", "porsche_911", "lowkey"),
    Sitter("mini-cooper-s-1275-mk-i-1966", "mini", "lowkey"),
    Sitter("fiat-500-f-1968", "fiat_500", "lowkey"),
    Sitter("ferrari-dino-246-gt-1972", "ferrari_dino", "lowkey"),
    Sitter("peugeot-205-gti-1-9-1989", "peugeot_205", "lowkey"),
    Sitter("volkswagen-golf-gti-1-8-1983", "volkswagen_golf", "bright"),
    Sitter("citroen-ds-21-pallas-1969", "citroen_ds", "bright"),
    Sitter("land-rover-serie-iia-88-station-wagon-1968", "land_rover", "lowkey"),
    Sitter("citroen-2-cv-6-club-1984", "citroen_2cv", "lowkey"),
]
