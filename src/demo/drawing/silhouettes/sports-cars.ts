import type { Shape } from '../shape.ts';

const rearFastback: Shape = {
  wheelbase: 2.22, frontOverhang: 0.9, rearOverhang: 1.06, width: 1.63, height: 1.31, wheelRadius: 0.315,
  sill: [[0, 0.26], [0.4, 0.19], [3.5, 0.19], [4.18, 0.34]],
  shoulder: [[0.48, 0.72], [0.85, 0.81], [1.3, 0.82], [2.4, 0.84], [3.2, 0.86], [3.7, 0.78], [4, 0.66]],
  crown: [[0.4, -0.02], [0.75, -0.07], [1.15, -0.03], [1.4, 0.02], [3.2, 0.03], [4, 0.05]],
  crownExponent: 2.6,
  nose: [[0, 0.14], [0.22, 0], [0.42, 0.03], [0.62, 0.14], [0.82, 0.32], [1, 0.56]],
  tail: [[0, 0.2], [0.25, 0], [0.5, 0.03], [0.75, 0.14], [1, 0.4]],
  noseRound: [0.62, 2.3], tailRound: [0.66, 2.2],
  section: [[0, 0.9], [0.15, 0.95], [0.4, 1], [0.65, 0.99], [0.85, 0.93], [1, 0.82]],
  hips: [[0.9, 0.34, 0.02], [3.12, 0.42, 0.055]],
  cabin: {
    base: [1.2, 3.92], top: [1.84, 2.5], roof: [[1.7, 1.28], [2.1, 1.31], [2.6, 1.29], [3.4, 1.2]],
    roofCrown: 0.03, baseWidth: 0.84, topWidth: 0.66, noseRound: [0.3, 2.6], tailRound: [0.6, 2.2],
    frontCurve: 1.12, rearCurve: 1.5, windows: [[1.3, 2.36], [2.41, 3.22]], glass: [0.1, 0.86],
    rearGlass: [0.42, 0.87], rearPillar: 0.3,
  },
  doors: [1.36, 2.4], bonnetEdge: 1.16, arches: { front: 1.12, rear: 1.12 },
  face: { lamp: [0.58, 0.66, 0.115], grille: [0.42, 0.3, 0.06], bumper: 0.4 },
  back: { lamp: [0.56, 0.56, 0.17, 0.09], bumper: 0.42, plate: 0.46 },
};

const berlinette: Shape = {
  wheelbase: 2.1, frontOverhang: 0.86, rearOverhang: 0.92, width: 1.5, height: 1.13, wheelRadius: 0.29,
  sill: [[0, 0.24], [0.4, 0.17], [3.3, 0.17], [3.88, 0.3]],
  shoulder: [[0.5, 0.6], [0.85, 0.69], [1.25, 0.67], [2.2, 0.7], [2.95, 0.76], [3.5, 0.7], [3.75, 0.62]],
  crown: [[0.5, 0], [0.8, -0.01], [1.2, 0.06], [3, 0.02], [3.7, 0.04]],
  nose: [[0, 0.16], [0.28, 0], [0.5, 0.05], [0.75, 0.25], [1, 0.62]],
  tail: [[0, 0.2], [0.3, 0.02], [0.6, 0.0], [0.85, 0.08], [1, 0.26]],
  noseRound: [0.7, 2.2], tailRound: [0.5, 2.4],
  section: [[0, 0.88], [0.15, 0.94], [0.4, 1], [0.65, 0.98], [0.85, 0.92], [1, 0.8]],
  hips: [[0.86, 0.32, 0.03], [2.96, 0.36, 0.05]],
  cabin: {
    base: [1.16, 3.55], top: [1.78, 2.1], roof: [[1.6, 1.1], [1.95, 1.13], [2.5, 1.1], [3.2, 1]],
    roofCrown: 0.03, baseWidth: 0.84, topWidth: 0.64, noseRound: [0.3, 2.5], tailRound: [0.5, 2.3],
    frontCurve: 1.15, rearCurve: 1.55, windows: [[1.26, 2.2], [2.26, 2.8]], glass: [0.1, 0.85],
    rearGlass: [0.3, 0.85], rearPillar: 0.3,
  },
  doors: [1.34, 2.22], bonnetEdge: 1.12, arches: { front: 1.1, rear: 1.08 },
  face: { lamp: [0.54, 0.54, 0.095], grille: [0.36, 0.24, 0.07], bumper: 0.32 },
  back: { lamp: [0.56, 0.54, 0.06, 0.06], bumper: 0.36, plate: 0.44 },
};

const longNose: Shape = {
  wheelbase: 2.44, frontOverhang: 0.88, rearOverhang: 1.12, width: 1.66, height: 1.22, wheelRadius: 0.325,
  sill: [[0, 0.34], [0.5, 0.22], [3.4, 0.21], [4.44, 0.44]],
  shoulder: [[0.4, 0.64], [0.9, 0.72], [1.6, 0.77], [2.6, 0.79], [3.3, 0.82], [3.9, 0.77], [4.3, 0.68]],
  crown: [[0.4, 0.02], [1, 0.07], [1.6, 0.08], [2, 0.06], [3.6, 0.04], [4.3, 0.03]],
  nose: [[0, 0.42], [0.25, 0.1], [0.5, 0], [0.7, 0.08], [0.88, 0.3], [1, 0.6]],
  tail: [[0, 0.5], [0.3, 0.14], [0.6, 0.0], [0.85, 0.08], [1, 0.26]],
  noseRound: [0.95, 2.1], tailRound: [0.75, 2.2],
  section: [[0, 0.8], [0.15, 0.9], [0.4, 1], [0.62, 0.98], [0.82, 0.9], [1, 0.72]],
  hips: [[0.88, 0.4, 0.015], [3.32, 0.45, 0.04]],
  cabin: {
    base: [2.02, 4.28], top: [2.5, 2.85], roof: [[2.3, 1.18], [2.7, 1.22], [3.2, 1.18], [3.9, 1.05]],
    roofCrown: 0.03, baseWidth: 0.8, topWidth: 0.6, noseRound: [0.26, 2.4], tailRound: [0.6, 2.2],
    frontCurve: 1.12, rearCurve: 1.6, windows: [[2.1, 2.96], [3.01, 3.6]], glass: [0.12, 0.84],
    rearGlass: [0.36, 0.85], rearPillar: 0.3,
  },
  doors: [2.14, 2.98], bonnetEdge: 1.98, arches: { front: 1.04, rear: 0.86 },
  face: { lamp: [0.54, 0.6, 0.1], grille: [0.46, 0.26, 0.15], bumper: 0.5 },
  back: { lamp: [0.6, 0.56, 0.12, 0.06], bumper: 0.52, plate: 0.46 },
};

const fastback: Shape = {
  wheelbase: 2.31, frontOverhang: 0.86, rearOverhang: 0.97, width: 1.63, height: 1.28, wheelRadius: 0.315,
  sill: [[0, 0.26], [0.4, 0.2], [3.5, 0.2], [4.14, 0.34]],
  shoulder: [[0.25, 0.68], [0.8, 0.76], [1.6, 0.82], [2.6, 0.83], [3.4, 0.88], [4.05, 0.84]],
  crown: [[0.2, 0.01], [0.9, 0.05], [1.6, 0.06], [3.6, 0.03], [4, 0.02]],
  nose: [[0, 0.16], [0.25, 0.03], [0.5, 0.02], [0.75, 0.02], [0.92, 0.1], [1, 0.3]],
  tail: [[0, 0.22], [0.25, 0.05], [0.6, 0.04], [0.85, 0.0], [1, 0.06]],
  noseRound: [0.4, 2.6], tailRound: [0.3, 2.8],
  hips: [[3.17, 0.4, 0.03]],
  cabin: {
    base: [1.62, 4.06], top: [2.22, 2.62], roof: [[2, 1.24], [2.4, 1.28], [2.9, 1.25], [3.6, 1.12]],
    roofCrown: 0.035, baseWidth: 0.86, topWidth: 0.66, noseRound: [0.25, 2.7], tailRound: [0.3, 2.6],
    frontCurve: 1.1, rearCurve: 1.35, windows: [[1.75, 2.72], [2.78, 3.3]], glass: [0.1, 0.86],
    rearGlass: [0.14, 0.86], rearPillar: 0.36,
  },
  doors: [1.8, 2.76], bonnetEdge: 1.6, arches: { front: 1.12, rear: 1.08 },
  face: { lamp: [0.58, 0.6, 0.095], grille: [0.5, 0.42, 0.14], bumper: 0.42 },
  back: { lamp: [0.48, 0.66, 0.22, 0.1], bumper: 0.46, plate: 0.52 },
};

const wedge: Shape = {
  wheelbase: 2.45, frontOverhang: 0.9, rearOverhang: 0.79, width: 1.9, height: 1.08, wheelRadius: 0.325,
  sill: [[0, 0.22], [0.4, 0.15], [3.6, 0.15], [4.14, 0.32]],
  shoulder: [[0.15, 0.46], [0.9, 0.62], [1.6, 0.71], [2.6, 0.79], [3.6, 0.85], [4.1, 0.86]],
  crown: [[0.1, 0.0], [0.9, 0.0], [1.4, 0.02], [3.4, 0.04], [4.1, 0.01]],
  nose: [[0, 0.16], [0.4, 0.02], [0.7, 0.0], [1, 0.12]],
  tail: [[0, 0.26], [0.35, 0.1], [0.7, 0.06], [1, 0.0]],
  noseRound: [0.24, 3.2], tailRound: [0.16, 3.6],
  section: [[0, 0.9], [0.2, 0.96], [0.45, 1], [0.55, 0.995], [0.8, 0.95], [0.95, 0.9], [1, 0.86]],
  hips: [[0.9, 0.36, 0.02], [3.35, 0.45, 0.05]],
  cabin: {
    base: [0.98, 3.75], top: [1.98, 2.42], roof: [[1.8, 1.05], [2.15, 1.08], [2.6, 1.07], [3.4, 1.02]],
    roofCrown: 0.03, baseWidth: 0.8, topWidth: 0.58, noseRound: [0.34, 2.8], tailRound: [0.3, 3],
    frontCurve: 1.04, rearCurve: 1.12, windows: [[1.2, 2.34], [2.4, 2.84]], glass: [0.12, 0.86],
    rearGlass: [0.55, 0.9], rearPillar: 0.36,
  },
  doors: [1.34, 2.42], bonnetEdge: 0.98, arches: { front: 1.1, rear: 1.12, square: true },
  face: { lamp: [0.62, 0.5, 0.1], grille: [0.33, 0.5, 0.06], bumper: 0.36 },
  back: { lamp: [0.6, 0.66, 0.22, 0.09], bumper: 0.42, plate: 0.5 },
};

const midEngine: Shape = {
  wheelbase: 2.36, frontOverhang: 0.94, rearOverhang: 0.96, width: 1.74, height: 1.13, wheelRadius: 0.32,
  sill: [[0, 0.26], [0.4, 0.17], [3.6, 0.17], [4.26, 0.34]],
  shoulder: [[0.35, 0.54], [0.85, 0.69], [1.4, 0.68], [2.4, 0.72], [3.2, 0.81], [3.8, 0.8], [4.2, 0.76]],
  crown: [[0.3, 0.0], [0.8, -0.05], [1.3, 0.02], [3, -0.02], [3.7, 0.0], [4.2, 0.01]],
  nose: [[0, 0.18], [0.35, 0.0], [0.6, 0.06], [0.82, 0.24], [1, 0.5]],
  tail: [[0, 0.24], [0.35, 0.06], [0.75, 0.0], [1, 0.05]],
  noseRound: [0.6, 2.4], tailRound: [0.3, 2.8],
  section: [[0, 0.9], [0.18, 0.95], [0.42, 1], [0.62, 0.985], [0.82, 0.93], [1, 0.83]],
  hips: [[0.94, 0.4, 0.02], [3.3, 0.45, 0.05]],
  cabin: {
    base: [1.24, 3.72], top: [1.95, 2.32], roof: [[1.7, 1.09], [2.1, 1.13], [2.6, 1.11], [3.3, 1.0]],
    roofCrown: 0.03, baseWidth: 0.82, topWidth: 0.62, noseRound: [0.34, 2.5], tailRound: [0.3, 2.8],
    frontCurve: 1.12, rearCurve: 1.12, windows: [[1.35, 2.4], [2.46, 3.0]], glass: [0.12, 0.85],
    rearGlass: [0.5, 0.88], rearPillar: 0.34,
  },
  doors: [1.42, 2.46], bonnetEdge: 1.18, arches: { front: 1.1, rear: 1.1 },
  face: { lamp: [0.58, 0.56, 0.1], grille: [0.35, 0.4, 0.09], bumper: 0.36 },
  back: { lamp: [0.5, 0.6, 0.14, 0.11], bumper: 0.42, plate: 0.5 },
};

export const sportsCars = { rearFastback, berlinette, longNose, fastback, wedge, midEngine };
