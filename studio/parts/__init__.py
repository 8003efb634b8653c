"""The parts library: a data file names a part by its function here. Parts stand on both sides unless they say not."""

from studio.parts import bodywork, cabin, chassis, cockpit, lamps, wheels

LIBRARY = {
    name: function
    for module in (bodywork, cabin, chassis, cockpit, lamps, wheels)
    for name, function in vars(module).items()
    if getattr(function, "is_part", False)
}


def mount(stage):
    """Puts everything on the car that its data file names."""
    for named in stage.car.parts:
        LIBRARY[named.name](stage, **named.arguments)
