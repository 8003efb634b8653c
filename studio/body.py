"""The body of a car as one implicit surface (negative inside), and the finders that lay parts on its skin."""

import numpy as np

from studio.car import Barrel
from studio.curves import (
    Field,
    bell,
    curve,
    mirrored,
    outline,
    rounded_max,
    smooth_max,
    smooth_min,
    smooth_step,
)

# How thick an open car's screen and its frame are.
SCREEN = 0.030


class Body:
    """Side view, plan and sections met, wings melted on, wheel openings and recesses cut out."""

    def __init__(self, car):
        self.car = car
        self.side = Field(outline(car.side, car.side_sigma))
        self.plan = Field(mirrored(car.plan, car.plan_sigma))
        self.width = curve(car.width, 0.1)
        self.section = curve(car.section, car.section_sigma, margin=0.3)
        self.crown = curve(car.crown, 0.12)
        self.fillet = curve(car.fillet, 0.12)
        cabin = car.cabin
        self.cabin_side = Field(outline(cabin.side, 0.05))
        self.cabin_plan = Field(mirrored(cabin.plan, 0.06))
        self.cabin_width = curve(cabin.width, 0.1)
        self.tubes = [
            (tube, *(curve(line, 0.08) for line in (tube.y, tube.z, tube.half_width, tube.half_height)))
            for tube in car.tubes
        ]
        self.barrels = list(car.barrels)
        lamps = [one.arguments for one in car.parts if one.name == "round_lamp" and "x" not in one.arguments]
        self.barrels += [self._lamp_hole(**lamp) for lamp in lamps]

    def _lamp_hole(self, *, y, z, radius, **_):
        """The hole that a round lamp needs, 80 mm deep: without one the skin would lie before its reflector."""
        (at, normal) = self.seat(y, z, radius)
        wide, tall = radius * 0.96 * np.sqrt(1 - normal[1:] ** 2)
        return Barrel(y, z, wide, tall, at[0] + 0.08, 0.006)

    def seat(self, y, z, radius):
        """The middle and the normal of the plane on which a lamp's ring lies on the nose."""
        angles = np.arange(16) * np.pi / 8
        ring = self.front(y + radius * 1.08 * np.cos(angles), z + radius * 1.08 * np.sin(angles))
        normal = np.linalg.svd(ring - ring.mean(0))[2][2]
        return ring.mean(0) * [1, 0, 0] + [0, y, z], -np.sign(normal[0]) * normal

    def hull(self, x, y, z):
        """The lower body without its wings."""
        car = self.car
        across = np.clip(y / np.maximum(self.width(x), 0.2), 0, 1.4)
        height = z + self.crown(x) * across**car.crown_power
        for centre_x, spread_x, centre_y, spread_y, amount in car.top_bumps:
            height = height - amount * bell(x, centre_x, spread_x) * bell(y, centre_y, spread_y)
        out = y / self.section(z)
        for centre_x, spread_x, centre_z, spread_z, amount in car.flank_bumps:
            out = out - amount * bell(x, centre_x, spread_x) * bell(z, centre_z, spread_z)
        return rounded_max(self.side(x, height), self.plan(x, out), self.fillet(x), car.fillet_power)

    def cabin(self, x, y, z):
        """The upper body. Below the belt it draws in, so that it stays inside the hull."""
        cabin = self.car.cabin
        across = np.clip(y / np.maximum(self.cabin_width(x), 0.2), 0, 1.3) ** 2
        front = 1 - smooth_step(cabin.middle - 0.5, cabin.middle + 0.4, x)
        bowed = x - cabin.bow_front * across * front + cabin.bow_rear * across * (1 - front)
        above = np.maximum(z - cabin.belt, 0)
        below = np.maximum(cabin.belt - 0.06 - z, 0)
        out = y + cabin.lean * above + cabin.lean_square * above**2 + 0.8 * below

        def whole(behind):
            side = self.cabin_side(bowed - behind, z + cabin.crown * across)
            return rounded_max(side, self.cabin_plan(x - behind, out), cabin.fillet, cabin.power)

        if not cabin.screen_only:
            return whole(0)
        # The screen is what the cabin has before itself moved back, as thick as a frame.
        foot, head = cabin.screen_only
        glass = bowed - foot - (head - foot) / 0.3 * (z - cabin.belt)
        return np.maximum(smooth_max(whole(0), -whole(SCREEN), 0.006), glass - 2 * SCREEN)

    def tub(self, x, y, z):
        """The space of an open car's seats, open above."""
        tub = self.car.tub
        across = rounded_max(np.abs(y) - tub.half_width, np.maximum(tub.front - x, x - tub.rear), tub.radius)
        return smooth_max(across, tub.floor - z, 0.08)

    @staticmethod
    def tube(tube, lines, x, y, z):
        """One wing."""
        centre_y, centre_z, half_width, half_height = (line(x) for line in lines)
        ratio = (
            np.abs((y - centre_y) / half_width) ** tube.power
            + np.abs((z - centre_z) / half_height) ** tube.power
        )
        value = (ratio ** (1 / tube.power) - 1) * np.minimum(half_width, half_height)
        if tube.cut:
            at_x, at_z, over_z, over_y = tube.cut
            plane = at_x + (z - at_z) * over_z + (y - tube.y[0][1]) * over_y - x
            value = rounded_max(value, plane / np.sqrt(1 + over_z**2 + over_y**2), 0.025)
        if tube.end is not None:
            value = smooth_max(value, x - tube.end, 0.1)
        if tube.start is not None:
            value = smooth_max(value, tube.start - x, 0.2)
        return value

    def __call__(self, x, y, z):
        car, y = self.car, np.abs(y)
        value = self.hull(x, y, z)
        for tube, *lines in self.tubes:
            value = smooth_min(value, self.tube(tube, lines, x, y, z), tube.melt)
        cabin = car.cabin
        rear = cabin.melt if cabin.melt_rear is None else cabin.melt_rear
        melt = cabin.melt + (rear - cabin.melt) * smooth_step(cabin.middle + 0.1, cabin.middle + 1.0, x)
        value = smooth_min(value, self.cabin(x, y, z), melt)
        if car.tub:
            # Only below the screen: what stands above the belt is no part of the hull.
            value = smooth_max(value, -np.maximum(self.tub(x, y, z), z - cabin.belt - 0.03), 0.02)
        for arch in car.arches:
            gap = np.hypot(x - arch.x, z - arch.z) - arch.radius
            rim = np.exp(-(((gap - 0.012) / 0.065) ** 2))
            value = value - car.lip * rim * smooth_step(0.3, 0.5, y) * (z > 0.1)
            value = smooth_max(value, -np.maximum(gap, arch.inner - y), 0.018)
        for barrel in self.barrels:
            across, up = np.abs(y - barrel.y) / barrel.half_width, np.abs(z - barrel.z) / barrel.half_height
            power = barrel.power
            hole = ((across**power + up**power) ** (1 / power) - 1) * min(barrel.half_width, barrel.half_height)
            value = smooth_max(value, -np.maximum(hole, x - barrel.x), barrel.melt)
        return value

    def gradient(self, points, step=0.003):
        """Values and gradients of the field at points (n, 3)."""
        x, y, z = points.T
        slopes = [
            self(x + step, y, z) - self(x - step, y, z),
            self(x, y + step, z) - self(x, y - step, z),
            self(x, y, z + step) - self(x, y, z - step),
        ]
        return self(x, y, z), np.stack(slopes, 1) / (2 * step)

    def normal(self, points):
        """Unit normals of the skin at points (n, 3)."""
        slopes = self.gradient(np.atleast_2d(np.array(points, float)), 0.004)[1]
        return slopes / np.linalg.norm(slopes, axis=1)[:, None]

    def ray(self, starts, direction):
        """The first hits of parallel rays with the skin; a ray that misses ends 3 m on."""
        starts, direction = np.array(starts, float), np.array(direction, float)
        far, done = np.zeros(len(starts)), np.zeros(len(starts), bool)
        for _ in range(300):
            value = self(*(starts + direction * far[:, None]).T)
            done |= value <= 0
            if done.all():
                break
            far = np.where(done, far, far + np.clip(value * 0.6, 0.005, 0.08))
        low, high = far - 0.08, far
        for _ in range(18):
            middle = (low + high) / 2
            inside = self(*(starts + direction * middle[:, None]).T) <= 0
            low, high = np.where(inside, low, middle), np.where(inside, middle, high)
        return starts + direction * high[:, None]

    def front(self, y, z):
        """The skin as seen from ahead."""
        y, z = np.broadcast_arrays(np.atleast_1d(y).astype(float), z)
        return self.ray(np.stack([np.full(y.shape, -0.5), y, z], 1), (1, 0, 0))

    def rear(self, y, z):
        """The skin as seen from behind."""
        y, z = np.broadcast_arrays(np.atleast_1d(y).astype(float), z)
        return self.ray(np.stack([np.full(y.shape, self.car.measures.length + 0.5), y, z], 1), (-1, 0, 0))

    def flank(self, x, z, side):
        """The skin as seen from the right (`side` 1) or the left (-1)."""
        x, z = np.broadcast_arrays(np.atleast_1d(x).astype(float), z)
        return self.ray(np.stack([x, np.full(x.shape, side * 1.3), z], 1), (0, -side, 0))

    def top(self, x, y):
        """The skin as seen from above."""
        x, y = np.broadcast_arrays(np.atleast_1d(x).astype(float), y)
        return self.ray(np.stack([x, y, np.full(x.shape, 2.4)], 1), (0, 0, -1))

    def wheel_centres(self):
        """The middle of each tyre (x, y, z) with its side: its shoulder stands inside the wing above it."""
        car = self.car
        for arch in car.arches:
            for side in (1, -1):
                lip = abs(self.flank(arch.x, arch.z + arch.radius + 0.012, side)[0][1])
                yield np.array([arch.x, side * (lip - arch.inset - car.tyre_width / 2), car.wheel_radius]), side
