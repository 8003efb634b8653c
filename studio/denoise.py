"""A denoiser, since Debian's Blender is built without one: non-local means guided by albedo and normals. Two halves
of the samples, taken with different seeds, give the variance and filter each other crosswise. Blotches broader than
the filter reaches are taken out at half and quarter size (Boughida and Boubekeur, Bayesian collaborative denoising for
Monte Carlo rendering, 2017)."""

import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter, zoom

REACH = 5
STRENGTH = 0.55
FEATURE_TOLERANCE = (0.06, 0.12)
COARSER_SCALES = 2
EDGE = 0.05


def _mean(image, radius):
    size = 2 * radius + 1
    return uniform_filter(image, (size, size) + (1,) * (image.ndim - 2), mode="nearest")


def _shifted(image, dy, dx):
    return np.roll(image, (dy, dx), (0, 1))


def _square(image):
    """The sum of a pixel's squares over its channels."""
    return np.einsum("ijk,ijk->ij", image, image)


def _features(first, second):
    """Albedo and normals, smoothed where the halves disagree (glass, chrome, blur), with their variance."""
    for a, b, tolerance in zip(first, second, FEATURE_TOLERANCE):
        noise = _square(a - b) / 4
        share = np.clip(_mean(noise, 2) / tolerance**2, 0, 1)
        middle = (a + b) / 2
        middle = middle * (1 - share[..., None]) + _mean(middle, 2) * share[..., None]
        yield middle, _mean(noise, 1) * (1 - 0.8 * share), tolerance


def _halved(image):
    """An image of even size at half its size."""
    height, width = image.shape[:2]
    return image.reshape(height // 2, 2, width // 2, 2, -1).mean((1, 3))


def _doubled(image):
    return zoom(image, (2, 2, 1), order=1, mode="nearest", grid_mode=True)


def _tone(image):
    """Light on a scale on which noise is about as strong in the dark as in the light."""
    return np.log1p(np.maximum(image, 0) * 12).astype(np.float32)


def denoised(first, second, scales=COARSER_SCALES):
    """One picture of two halves; each is (colour, albedo, normal), float32 arrays of (height, width, 3)."""
    height, width = first[0].shape[:2]
    if not scales:
        return _filtered(first, second)
    even = [(0, height % 2), (0, width % 2), (0, 0)]
    halves = [[np.pad(image, even, mode="edge") for image in half] for half in (first, second)]
    fine = _filtered(*halves)
    small = _halved(fine)
    coarse = denoised(*([_halved(image) for image in half] for half in halves), scales - 1)
    # Beside an edge the coarse picture knows no better.
    detail = _mean(np.abs(_tone(fine) - _tone(_doubled(small))).mean(2), 1)
    share = np.exp(-((detail / EDGE) ** 2))[..., None]
    return (fine + share * _doubled(coarse - small))[:height, :width]


def _filtered(first, second):
    """The picture at one scale."""
    halves = first[0], second[0]
    logs = [_tone(half) for half in halves]
    variance = _mean(_square(logs[0] - logs[1]) / 6, 3) + 1e-6
    features = list(_features(first[1:], second[1:]))
    sums = [np.zeros_like(half) for half in halves]
    weights = [np.zeros(variance.shape, np.float32) for _ in halves]
    shifts = range(-REACH, REACH + 1)
    for dy, dx in ((dy, dx) for dy in shifts for dx in shifts if dy * dy + dx * dx <= REACH * REACH + 1):
        other = _shifted(variance, dy, dx)
        scale = 1e-5 + STRENGTH**2 * (variance + other) * 2
        unlike = 0
        for middle, noise, tolerance in features:
            noise_there = _shifted(noise, dy, dx)
            off = _square(middle - _shifted(middle, dy, dx)) - noise - np.minimum(noise, noise_there)
            unlike = unlike + np.maximum(off, 0) / (tolerance**2 + noise + noise_there)
        alike = np.exp(-np.minimum(unlike, 30))
        expected = variance + np.minimum(variance, other)
        for judge, taken in ((0, 1), (1, 0)):
            off = _square(logs[judge] - _shifted(logs[judge], dy, dx)) / 3 - expected
            weight = np.exp(-np.maximum(_mean(off / scale, 1), 0)) * alike
            sums[taken] += weight[..., None] * _shifted(halves[taken], dy, dx)
            weights[taken] += weight
    return sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2


def developed(image, bloom=0.064, vignette=0.16):
    """A breath of bloom about highlights and a vignette, in linear light."""
    height, width = image.shape[:2]
    hot = np.clip(image - 1.0, 0, 8)
    scale = width / 1200
    image = image + bloom * sum(gaussian_filter(hot, (s * scale, s * scale, 0)) for s in (3, 10, 30)) / 3
    y, x = np.mgrid[0:height, 0:width]
    off = ((x / width * 2 - 1) ** 2) * 0.8 + ((y / height * 2 - 1) ** 2) * 0.5
    return image * (1 - vignette * np.clip(off, 0, 1.4)[..., None])


def grained(image, amount=2.0):
    """Film grain on display values (0 to 255), most in the middle tones."""
    height, width = image.shape[:2]
    noise = gaussian_filter(np.random.default_rng(7).normal(size=(height, width)), 0.6) * 1.9
    light = image.mean(2) / 255
    grain = noise * amount * (0.45 + light * (1 - light) * 2.2)
    return np.clip(image + grain[..., None], 0, 255).astype(np.uint8)
