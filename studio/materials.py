"""What things are made of: colours in linear light, shaders of Cycles."""

import math

import bpy

SOCKETS = {
    "colour": "Base Color",
    "roughness": "Roughness",
    "metal": "Metallic",
    "coat": "Clearcoat",
    "specular": "Specular",
    "transmission": "Transmission",
}


class Nodes:
    """Builds the node tree of one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, *inputs, **properties):
        """A node; inputs in order are values, sockets or None, properties are its settings."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in properties.items():
            setattr(node, name, value)
        for place, value in enumerate(inputs):
            self.feed(node.inputs[place], value)
        return node

    def feed(self, socket, value):
        """Gives a socket a value or another node's output."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        """The result of one operation."""
        return self.add("Math", *values, operation=operation, use_clamp=clamp).outputs[0]

    def ramp(self, value, low, high):
        """0 below `low`, 1 above `high`, smooth between."""
        return self.add("MapRange", value, low, high, 0.0, 1.0, interpolation_type="SMOOTHSTEP").outputs[0]

    def mix(self, share, first, second):
        """A mixture of two shaders."""
        return self.add("MixShader", share, first, second).outputs[0]

    def principled(self, colour, **settings):
        """The general shader."""
        node = self.add("BsdfPrincipled")
        for name, value in {"colour": (*colour, 1), **settings}.items():
            self.feed(node.inputs[SOCKETS[name]], value)
        return node.outputs[0]

    def position(self):
        """Where the ray met the surface."""
        return self.add("NewGeometry").outputs["Position"]

    def done(self, shader):
        """Ends the tree and gives the material."""
        self.tree.links.new(shader, self.output.inputs["Surface"])
        return self.material


def plain(name, colour, **settings):
    """A material of one colour."""
    nodes = Nodes(name)
    return nodes.done(nodes.principled(colour, **settings))


def grained(name, dark, light, scale, depth=0.0, roughness=0.9):
    """Stone, earth, leaves: two colours by a noise of `scale` a metre, `depth` metres deep."""
    nodes = Nodes(name)
    noise = nodes.add("TexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 8
    nodes.feed(noise.inputs["Vector"], nodes.position())
    colour = nodes.add("MixRGB", noise.outputs["Fac"], (*dark, 1), (*light, 1)).outputs[0]
    bump = nodes.add("Bump")
    bump.inputs["Distance"].default_value = depth
    nodes.feed(bump.inputs["Height"], noise.outputs["Fac"])
    shader = nodes.add("BsdfPrincipled", colour)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = roughness, 0.3
    nodes.feed(shader.inputs["Normal"], bump.outputs[0])
    return nodes.done(shader.outputs[0])


def lens(name, tint, index=1.5, ribs=0.0, frost=0.0):
    """Thin pressed glass: it tints, mirrors, refracts by its upright ribs and scatters as much as it is frosted."""
    nodes = Nodes(name)
    through = nodes.add("BsdfTransparent", (*tint, 1)).outputs[0]
    mirror = nodes.add("BsdfGlossy", (1, 1, 1, 1), 0.01)
    # A thin pane looks alike from both sides: without this its back would mirror all it sees at a slant.
    behind = nodes.add("NewGeometry").outputs["Backfacing"]
    thin = nodes.math("MULTIPLY_ADD", behind, 1 / index - index, index)
    fresnel = nodes.add("Fresnel", thin)
    if ribs:
        wave = nodes.add("TexWave", bands_direction="Y")
        wave.inputs["Scale"].default_value = ribs
        nodes.feed(wave.inputs["Vector"], nodes.add("TexCoord").outputs["Object"])
        bump = nodes.add("Bump")
        bump.inputs["Distance"].default_value = 0.0012
        nodes.feed(bump.inputs["Height"], wave.outputs["Fac"])
        bent = nodes.add("BsdfRefraction", (1, 1, 1, 1))
        nodes.feed(bent.inputs["IOR"], nodes.math("MULTIPLY_ADD", behind, 1 / 1.15 - 1.15, 1.15))
        for node in (mirror, fresnel, bent):
            nodes.feed(node.inputs["Normal"], bump.outputs[0])
        through = nodes.mix(0.5, through, bent.outputs[0])
    if frost:
        scattered = nodes.add("BsdfDiffuse", (*(share**0.7 for share in tint), 1)).outputs[0]
        through = nodes.mix(frost, through, scattered)
    return nodes.done(nodes.mix(fresnel.outputs[0], through, mirror.outputs[0]))


def pleated(name, colour, width):
    """Leather in pipes `width` metres across, as seats wear it."""
    nodes = Nodes(name)
    wave = nodes.add("TexWave", bands_direction="Y", wave_profile="SIN")
    wave.inputs["Scale"].default_value = math.pi / 10 / width
    nodes.feed(wave.inputs["Vector"], nodes.position())
    bump = nodes.add("Bump")
    bump.inputs["Distance"].default_value = width / 5
    nodes.feed(bump.inputs["Height"], nodes.math("POWER", wave.outputs["Fac"], 0.4))
    shader = nodes.add("BsdfPrincipled", (*colour, 1))
    shader.inputs["Roughness"].default_value = 0.45
    nodes.feed(shader.inputs["Normal"], bump.outputs[0])
    return nodes.done(shader.outputs[0])


def veneer(name, dark, light):
    """Lacquered wood, its grain along the car's width."""
    nodes = Nodes(name)
    stretched = nodes.add("VectorMath", nodes.position(), (34.0, 3.2, 46.0), operation="MULTIPLY").outputs[0]
    noise = nodes.add("TexNoise")
    for setting, value in (("Scale", 1.0), ("Detail", 6), ("Distortion", 1.6)):
        noise.inputs[setting].default_value = value
    nodes.feed(noise.inputs["Vector"], stretched)
    figure = nodes.ramp(noise.outputs["Fac"], 0.34, 0.68)
    colour = nodes.add("MixRGB", figure, (*dark, 1), (*light, 1)).outputs[0]
    shader = nodes.add("BsdfPrincipled", colour)
    for socket, value in (("Roughness", 0.32), ("Clearcoat", 0.8), ("Specular", 0.4)):
        shader.inputs[socket].default_value = value
    return nodes.done(shader.outputs[0])


def glowing(name, colour, strength):
    """What gives a little light of its own, as a lit scale."""
    nodes = Nodes(name)
    return nodes.done(nodes.add("Emission", (*colour, 1), strength).outputs[0])


def workshop(paint):
    """The shelf of materials by name, for a car in this paint."""
    return {
        "chrome": plain("chrome", (0.82, 0.82, 0.83), metal=1, roughness=0.06),
        "satin": plain("satin", (0.62, 0.62, 0.63), metal=1, roughness=0.28),
        "alloy": plain("alloy", (0.45, 0.45, 0.46), metal=1, roughness=0.34),
        "silver": plain("silver", (0.36, 0.37, 0.38), metal=0.6, roughness=0.36, coat=0.6),
        "cream": plain("cream", (0.62, 0.58, 0.47), roughness=0.3, coat=0.6),
        "paint": plain("paint", paint.colour, roughness=0.3, coat=1),
        "dark": plain("dark", (0.01, 0.01, 0.01), roughness=0.55),
        "black": plain("black", (0.006, 0.006, 0.006), roughness=0.32),
        "pit": plain("pit", (0.002, 0.002, 0.002), roughness=0.9, specular=0),
        "rubber": plain("rubber", (0.014, 0.014, 0.014), roughness=0.62),
        "tyre": plain("tyre", (0.0062, 0.0062, 0.0064), roughness=0.5, specular=0.35),
        "canvas": plain("canvas", (0.022, 0.022, 0.023), roughness=0.9, specular=0.08),
        "leather": plain("leather", paint.seats, roughness=0.45),
        "seat": pleated("seat", paint.seats, 0.05),
        "white": plain("white", (0.7, 0.7, 0.68), roughness=0.2, coat=1),
        "reflector": plain("reflector", (0.95, 0.95, 0.95), metal=1, roughness=0.10),
        "pearl": plain("pearl", (0.34, 0.35, 0.37), metal=0.6, roughness=0.28),
        "red": plain("red", (0.35, 0.006, 0.004), roughness=0.12, coat=1, transmission=0.3),
        "redline": plain("redline", (0.55, 0.01, 0.01), roughness=0.35, coat=0.5),
        "amber": plain("amber", (0.7, 0.16, 0.005), roughness=0.12, coat=1, transmission=0.3),
        "walnut": veneer("walnut", (0.045, 0.014, 0.005), (0.20, 0.075, 0.026)),
        "vinyl": grained("vinyl", (0.010, 0.010, 0.010), (0.016, 0.016, 0.016), 900, 0.0005, 0.5),
        "carpet": grained("carpet", (0.010, 0.010, 0.010), (0.022, 0.021, 0.020), 700, 0.003, 0.95),
        "ivory": plain("ivory", (0.55, 0.50, 0.38), roughness=0.25, coat=0.6),
        "aluminium": plain("aluminium", (0.50, 0.50, 0.51), metal=1, roughness=0.38),
        "ink": glowing("ink", (0.86, 0.90, 0.84), 0.9),
        "glow": glowing("glow", (0.95, 0.62, 0.26), 0.5),
        "clear": lens("clear", (0.95, 0.95, 0.95), 1.45),
        "lens": lens("lens", (0.93, 0.94, 0.93), ribs=30, frost=0.03),
        "yellow": lens("yellow", (0.98, 0.70, 0.10), ribs=30, frost=0.10),
    }
