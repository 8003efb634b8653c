"""The shader of the body's skin: lacquer, gaps, black parts, window rubbers and glass from the mesh's distances."""

from studio.materials import Nodes
from studio.mesh import GAP_LAYERS


def _attribute(nodes, name):
    return nodes.add("Attribute", attribute_name=name).outputs["Fac"]


def _gaps(nodes):
    """How far a point lies in a panel gap: for its darkness (1.6 to 4 mm) and for its depth (to 7 mm)."""
    darkness = depth = 0.0
    for layer in range(GAP_LAYERS):
        away = nodes.math("ABSOLUTE", _attribute(nodes, f"gap{layer}"))
        darkness = nodes.math(
            "MAXIMUM", darkness, nodes.math("SUBTRACT", 1.0, nodes.ramp(away, 0.0016, 0.0040))
        )
        depth = nodes.math("MAXIMUM", depth, nodes.math("SUBTRACT", 1.0, nodes.ramp(away, 0.0016, 0.0070)))
    return darkness, depth


def _lacquer(nodes, paint, depth):
    """A base under a clear coat that mirrors by Fresnel's law; the Principled coat is only a quarter as strong."""
    colour = (*paint.colour, 1)
    if paint.second:
        edge = nodes.ramp(_attribute(nodes, "second"), -0.0008, 0.0008)
        colour = nodes.add("MixRGB", edge, (*paint.second, 1), colour).outputs[0]
    base = nodes.add("BsdfPrincipled", colour)
    base.inputs["Metallic"].default_value, base.inputs["Roughness"].default_value = (
        paint.metal,
        paint.roughness,
    )
    base.inputs["Specular"].default_value = 0.2
    if paint.flake:
        flakes = nodes.add("TexVoronoi")
        flakes.inputs["Scale"].default_value = 900
        nodes.feed(flakes.inputs["Vector"], nodes.position())
        tilt = nodes.add(
            "VectorMath", flakes.outputs["Color"], (0.5, 0.5, 0.5), operation="SUBTRACT"
        ).outputs[0]
        scaled = nodes.add("VectorMath", tilt, operation="SCALE")
        scaled.inputs["Scale"].default_value = paint.flake
        normal = nodes.add("NewGeometry").outputs["Normal"]
        tilted = nodes.add("VectorMath", normal, scaled.outputs[0], operation="ADD").outputs[0]
        normalised = nodes.add("VectorMath", tilted, operation="NORMALIZE").outputs[0]
        nodes.feed(base.inputs["Normal"], normalised)
    peel = nodes.add("TexNoise")
    peel.inputs["Scale"].default_value, peel.inputs["Detail"].default_value = 140, 1
    nodes.feed(peel.inputs["Vector"], nodes.position())
    bump = nodes.add("Bump")
    bump.inputs["Distance"].default_value = 1
    orange_peel = nodes.math("MULTIPLY", peel.outputs["Fac"], 0.00006)
    nodes.feed(
        bump.inputs["Height"], nodes.math("SUBTRACT", orange_peel, nodes.math("MULTIPLY", depth, 0.004))
    )
    coat = nodes.add("BsdfGlossy", (1, 1, 1, 1), 0.015)
    fresnel = nodes.add("Fresnel", 1.60)
    for node in (coat, fresnel):
        nodes.feed(node.inputs["Normal"], bump.outputs[0])
    return nodes.mix(fresnel.outputs[0], base.outputs[0], coat.outputs[0])


def _window_strip(nodes, glass, chrome):
    """The strip 6 to 20 mm beside the glass, domed by a bump where it is chrome."""
    off = nodes.math("DIVIDE", nodes.math("SUBTRACT", glass, 0.0135), 0.0075)
    dome = nodes.math("POWER", nodes.math("SUBTRACT", 1.0, nodes.math("POWER", off, 2.0), clamp=True), 0.5)
    bump = nodes.add("Bump")
    bump.inputs["Distance"].default_value = 1
    nodes.feed(bump.inputs["Height"], nodes.math("MULTIPLY", dome, 0.005))
    strip = nodes.add("BsdfPrincipled", (0.80, 0.80, 0.80, 1) if chrome else (0.01, 0.01, 0.01, 1))
    strip.inputs["Metallic"].default_value = 1.0 if chrome else 0.0
    strip.inputs["Roughness"].default_value = 0.09 if chrome else 0.6
    strip.inputs["Specular"].default_value = 0.5 if chrome else 0.1
    nodes.feed(strip.inputs["Normal"], bump.outputs[0])
    return strip.outputs[0]


# An open car's screen is looked through twice, before and behind: at the tint of a closed car it would be a board.
OPEN_SCREEN = (0.88, 0.91, 0.89)


def body_material(car):
    """The whole skin of a body in one paint."""
    nodes, paint = Nodes("body"), car.paint
    shade = OPEN_SCREEN if car.cabin.screen_only else paint.glass
    glass = _attribute(nodes, "glass")
    darkness, depth = _gaps(nodes)
    skin = nodes.mix(
        darkness, _lacquer(nodes, paint, depth), nodes.add("BsdfDiffuse", (0.003,) * 3 + (1,)).outputs[0]
    )
    is_black = nodes.math("SUBTRACT", 1.0, nodes.ramp(_attribute(nodes, "black"), -0.0008, 0.0008))
    skin = nodes.mix(is_black, skin, nodes.principled((0.008, 0.008, 0.008), roughness=0.6, specular=0.08))
    strip = _window_strip(nodes, glass, paint.window_trim == "chrome")
    skin = nodes.mix(nodes.ramp(glass, 0.0200, 0.0212), strip, skin)
    skin = nodes.mix(nodes.ramp(glass, 0.0055, 0.0065), nodes.principled((0.006,) * 3, roughness=0.5), skin)
    # A bank 50 times as bright as the paint would veil a windscreen: a photographer turns a polarising filter.
    clear = nodes.ramp(_attribute(nodes, "clear"), -0.001, 0.001)
    tint = nodes.add("MixRGB", clear, (0.94, 0.95, 0.94, 1), (*shade, 1)).outputs[0]
    pane = nodes.mix(
        0.001,
        nodes.add("BsdfTransparent", tint).outputs[0],
        nodes.add("BsdfGlossy", (1, 1, 1, 1), 0.0).outputs[0],
    )
    not_glass = nodes.ramp(glass, -0.0006, 0.0006)
    outside = nodes.mix(not_glass, pane, skin)
    lining = nodes.add("BsdfDiffuse", (0.012, 0.011, 0.010, 1)).outputs[0]
    inside = nodes.mix(not_glass, nodes.add("BsdfTransparent", tint).outputs[0], lining)
    return nodes.done(nodes.mix(nodes.add("NewGeometry").outputs["Backfacing"], outside, inside))
