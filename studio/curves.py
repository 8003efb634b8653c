"""Curves, outlines and distance fields of the drawing board. All lengths are metres."""

import numpy as np
from scipy import ndimage
from scipy.interpolate import CubicSpline

STEP = 0.004
SOFTNESS = np.array([0.0, 0.01, 0.02, 0.04, 0.07, 0.11, 0.16])


def curve(points, sigma=0.06, margin=0.6):
    """A function y(x) through a polyline that a gaussian has smoothed: it never overshoots."""
    points = np.array(points, float)
    xs = np.arange(points[0, 0] - margin, points[-1, 0] + margin, STEP)
    ys = ndimage.gaussian_filter1d(np.interp(xs, points[:, 0], points[:, 1]), sigma / STEP, mode="nearest")
    spline = CubicSpline(xs[::4], ys[::4])
    return lambda x: spline(np.clip(x, xs[0], xs[::4][-1]))


def outline(points, sigma=0.03, step=STEP):
    """A closed polygon of (x, y[, sigma]), resampled every `step` and rounded by each point's own sigma."""
    corners = np.array([point[:2] for point in points], float)
    sigmas = np.array([point[2] if len(point) > 2 else sigma for point in points], float)
    closed = np.vstack([corners, corners[:1]])
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    count = int(along[-1] / step)
    places = np.linspace(0, along[-1], count, endpoint=False)
    raw = np.stack([np.interp(places, along, closed[:, axis]) for axis in (0, 1)], 1)
    wanted = np.interp(places, along, np.append(sigmas, sigmas[0]))
    wanted = ndimage.gaussian_filter1d(wanted, 0.05 / step, mode="wrap")
    smoothed = [ndimage.gaussian_filter1d(raw, level / step, axis=0, mode="wrap") for level in SOFTNESS[1:]]
    levels = np.stack([raw, *smoothed])
    level = np.clip(np.interp(wanted, SOFTNESS, np.arange(len(SOFTNESS))), 0, len(SOFTNESS) - 1.001)
    below, rows = level.astype(int), np.arange(count)
    share = (level - below)[:, None]
    return levels[below, rows] * (1 - share) + levels[below + 1, rows] * share


def mirrored(points, sigma):
    """The outline of a plan of which only the half y >= 0 is given, from nose to tail."""
    half = list(points)
    return outline(half + [(point[0], -point[1], *point[2:]) for point in reversed(half)], sigma)


def polygon_distance(polygon, x, y):
    """The signed distance of points from a polygon, negative inside."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    nearest, inside = np.full(x.shape, 1e9), np.zeros(x.shape, bool)
    for a, b in zip(polygon, np.roll(polygon, -1, axis=0)):
        edge_x, edge_y = b - a
        length = edge_x * edge_x + edge_y * edge_y
        if length < 1e-14:
            continue
        to_x, to_y = x - a[0], y - a[1]
        t = np.clip((to_x * edge_x + to_y * edge_y) / length, 0, 1)
        nearest = np.minimum(nearest, (to_x - edge_x * t) ** 2 + (to_y - edge_y * t) ** 2)
        crossed = (a[1] > y) != (b[1] > y)
        if crossed.any():
            inside ^= crossed & (x < a[0] + to_y * edge_x / (edge_y if abs(edge_y) > 1e-12 else 1e-12))
    return np.where(inside, -1, 1) * np.sqrt(nearest)


class Field:
    """The signed distance of an outline, tabled on a grid and blurred so that its skeleton leaves no crease."""

    def __init__(self, polygon, spacing=0.008, margin=0.35, blur=0.012):
        self.low = polygon.min(0) - margin
        self.spacing = spacing
        self.size = np.ceil((polygon.max(0) + margin - self.low) / spacing).astype(int)
        axes = [self.low[axis] + np.arange(self.size[axis]) * spacing for axis in (0, 1)]
        table = polygon_distance(polygon[::4], *np.meshgrid(*axes, indexing="ij"))
        self.table = ndimage.spline_filter(ndimage.gaussian_filter(table, blur / spacing), 3)

    def __call__(self, x, y):
        cells = np.stack([(x - self.low[0]) / self.spacing, (y - self.low[1]) / self.spacing])
        flat = cells.reshape(2, -1)
        held = np.stack([np.clip(flat[axis], 0, self.size[axis] - 1) for axis in (0, 1)])
        found = ndimage.map_coordinates(self.table, held, order=3, prefilter=False, mode="nearest")
        return (found + np.hypot(*(flat - held)) * self.spacing).reshape(cells.shape[1:])


def rounded_max(a, b, radius, power=2.3):
    """The intersection of two solids with a fillet; a power over 2 softens where the fillet begins."""
    u, v = np.maximum(a + radius, 0), np.maximum(b + radius, 0)
    return np.minimum(np.maximum(a, b) + radius, 0) + (u**power + v**power) ** (1 / power) - radius


def smooth_min(a, b, width):
    """The union of two solids, melted over `width`."""
    near = np.maximum(width - np.abs(a - b), 0) / width
    return np.minimum(a, b) - near**3 * width / 6


def smooth_max(a, b, width):
    """The intersection of two solids, melted over `width`."""
    return -smooth_min(-a, -b, width)


def smooth_step(low, high, x):
    """0 up to `low`, 1 from `high` on, with continuous curvature between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t**3 * (t * (t * 6 - 15) + 10)


def bell(x, centre, spread):
    """1 at the centre, falling off as a gaussian."""
    return np.exp(-(((x - centre) / spread) ** 2))
