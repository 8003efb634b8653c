"""How the driver's place of each body looks from near: what `cockpit` is told beyond the body's plain `dashboard`."""

from dataclasses import replace

from studio.car import part

# Words that many share: what a sports car of the sixties, a saloon of the eighties and a plain small car have.
SPORT = dict(spokes="drilled", switches="toggle", radio=None)
WOODEN = dict(rim="walnut", lever="wood", **SPORT)
MODERN = dict(bezel="black", vents="slats", spokes="four", thick=0.0155)
PLAIN = dict(radio=None, glovebox=False, spokes="two", switches="ivory", lever="none")
VINTAGE = dict(layout="vintage", rim="walnut", spokes="wire", switches="toggle", radio=None, glovebox=False, lever="none")
THIN = dict(spokes="two", switches="ivory", radio="chrome")

COCKPITS = {
    "alfa_giulia_gt": dict(layout="pair+three", hood=0.40, **WOODEN),
    "alfa_spider": dict(face="paint", layout="pair+three", **SPORT),
    "alpine_a110": dict(layout="pair+three", hood=0.42, **SPORT),
    "alpine_a310": dict(hood=0.46, layout="pair+row", **{**SPORT, "switches": "rocker"}),
    "aston_db5": dict(layout="pair+two", hood=0.44, **{**WOODEN, "radio": "chrome"}),
    "aston_v8": dict(layout="pair", hood=0.42, bezel="satin", dial="aluminium", vents="round", thick=0.017, face="aluminium"),
    "austin_healey": dict(face="walnut", layout="pair+three", spokes="wire", switches="toggle", radio=None),
    "bmw_2002": dict(layout="three", hood=0.44, spokes="drilled"),
    "bmw_e30": dict(layout="pair", hood=0.44, **{**MODERN, "spokes": "three"}),
    "bmw_e9": dict(face="walnut", layout="pair+two", spokes="drilled", switches="knob"),
    "bugatti_t40": dict(face="aluminium", **VINTAGE),
    "chevrolet_corvette": dict(layout="pair+two", hood=0.46, rim="walnut", spokes="drilled", switches="knob", radio="chrome"),
    "citroen_2cv": dict(face="silver", **{**PLAIN, "spokes": "one"}),
    "citroen_5hp": dict(face="walnut", **VINTAGE),
    "citroen_ds": dict(layout="pair", hood=0.46, spokes="one", switches="knob", radio="chrome", lever="none"),
    "citroen_sm": dict(face="aluminium", layout="pair", hood=0.42, spokes="one", switches="rocker"),
    "citroen_traction": dict(face="silver", pad="silver", **{**PLAIN, "glovebox": True}),
    "datsun_240z": dict(layout="pair+three", hood=0.40, **{**WOODEN, "radio": "black"}),
    "delage_d8": dict(face="walnut", **VINTAGE),
    "detomaso_pantera": dict(layout="pair+row", hood=0.42, **{**SPORT, "switches": "rocker"}),
    "ferrari_308": dict(face="satin", layout="pair+three", hood=0.42, **{**SPORT, "switches": "knob"}),
    "ferrari_dino": dict(face="aluminium", layout="pair+two", hood=0.48, **SPORT),
    "ferrari_lusso": dict(layout="pair+three", **WOODEN),
    "fiat_124_spider": dict(face="walnut", layout="pair+two", rim="walnut", switches="rocker", lever="wood"),
    "fiat_500": dict(face="paint", pad="paint", layout="one", hood=0.24, dial="ivory", **{**PLAIN, "lever": "ball"}),
    "fiat_x19": dict(layout="pair", hood=0.42, vents="slats", spokes="drilled"),
    "ford_mustang": dict(face="aluminium", layout="five", rim="walnut", switches="knob", radio="chrome"),
    "honda_nsx": dict(layout="pair", hood=0.44, **{**MODERN, "spokes": "three"}),
    "honda_s2000": dict(layout="one", hood=0.34, **{**MODERN, "spokes": "three"}),
    "jaguar_e_type": dict(layout="pair+row", rim="walnut", switches="toggle", radio=None),
    "jaguar_mk2": dict(face="walnut", pad="walnut", layout="pair+row", spokes="two", switches="toggle", radio="chrome"),
    "lamborghini_urraco": dict(layout="pair+row", hood=0.44, **{**SPORT, "switches": "rocker"}),
    "lancia_delta": dict(layout="pair+two", hood=0.46, vents="slats", spokes="drilled", bezel="black"),
    "lancia_fulvia": dict(face="walnut", layout="pair+two", spokes="drilled", switches="knob"),
    "land_rover": dict(face="paint", layout="centre", **{**PLAIN, "spokes": "three", "switches": "toggle", "lever": "ball"}),
    "maserati_ghibli": dict(layout="pair+row", rim="walnut", switches="toggle", radio="chrome"),
    "mazda_mx5": dict(layout="pair", hood=0.40, bezel="black", vents="round", spokes="three", thick=0.0155),
    "mazda_mx5/elan": dict(face="walnut", layout="pair+row", hood=0, vents=None, bezel="chrome", thick=None, **WOODEN),
    "mercedes_190": dict(layout="pair", hood=0.44, **MODERN),
    "mercedes_300sl": dict(face="paint", layout="pair", **THIN),
    "mercedes_pagoda": dict(face="paint", layout="pair", lever="ivory", **THIN),
    "mercedes_s123": dict(layout="pair", hood=0.44, **MODERN),
    "mg_b": dict(layout="pair+two", spokes="wire", switches="toggle", radio=None),
    "mini": dict(layout="centre", spokes="two", switches="toggle", radio=None, glovebox=False),
    "peugeot_205": dict(layout="pair", hood=0.42, **{**MODERN, "spokes": "three"}),
    "peugeot_404": dict(face="paint", layout="pair", rim="ivory", lever="none", **THIN),
    "peugeot_504_coupe": dict(layout="three", hood=0.44, spokes="drilled", vents="slats"),
    "porsche_356": dict(face="paint", layout="three", lever="ivory", **THIN),
    "porsche_911": dict(layout="five", spokes="three", vents=None),
    "porsche_924": dict(layout="pair", hood=0.44, spokes="three", vents="slats", thick=0.0155),
    "porsche_993": dict(layout="five", **MODERN),
    "range_rover": dict(layout="pair", hood=0.40, **{**MODERN, "vents": "slats"}),
    "renault_4": dict(layout="one", hood=0.34, **{**PLAIN, "switches": "rocker"}),
    "renault_5_turbo": dict(layout="pair+two", hood=0.46, vents="slats", spokes="two", thick=0.016),
    "renault_clio_v6": dict(layout="pair", hood=0.40, vents="round", spokes="three", thick=0.0165, bezel="satin"),
    "rolls_royce_shadow": dict(face="walnut", pad="leather", layout="pair+row", rim="black", lever="none", **THIN),
    "saab_900": dict(layout="pair+two", hood=0.50, **{**MODERN, "spokes": "three"}),
    "simca_1000": dict(layout="pair+two", **{**SPORT, "switches": "rocker"}),
    "tesla_roadster": dict(layout="pair", hood=0.36, vents="round", spokes="three", thick=0.0165, bezel="satin"),
    "toyota_bj42": dict(face="black", layout="centre", **{**PLAIN, "spokes": "three", "switches": "knob", "lever": "ball"}),
    "triumph_tr4": dict(face="walnut", layout="pair+three", spokes="wire", switches="toggle", radio=None),
    "volkswagen_golf": dict(layout="pair", hood=0.42, **MODERN),
    "volkswagen_t1": dict(face="paint", pad="paint", layout="one", **{**PLAIN, "radio": "chrome"}),
    "volvo_240": dict(layout="pair", hood=0.44, **MODERN),
    "volvo_p1800": dict(face="aluminium", layout="pair+three", spokes="drilled", switches="knob", radio="chrome"),
}


def fitted(car, body, variants, view):
    """The car with its driver's place made out, bare of what stands on the panel where a view is of the seats."""
    told = {"bare": True} if view == "cabin" else {}
    for name in (body, *(f"{body}/{one}" for one in variants)):
        told |= COCKPITS.get(name, {})
    seat = next((one.arguments["floor"] for one in car.parts if one.name == "seats"), 0.3)
    parts = [
        part("cockpit", **{"floor": seat - 0.10, **one.arguments, **told}) if one.name == "dashboard" else one
        for one in car.parts
    ]
    return replace(car, parts=parts)
