import type { Shape } from '../shape.ts';

const shootingBrake: Shape = {
  wheelbase: 2.45, frontOverhang: 0.86, rearOverhang: 1.1, width: 1.68, height: 1.29, wheelRadius: 0.32,
  sill: [[0, 0.28], [0.4, 0.2], [3.6, 0.2], [4.4, 0.36]],
  shoulder: [[0.25, 0.7], [0.8, 0.8], [1.6, 0.85], [2.6, 0.84], [3.4, 0.86], [4.35, 0.8]],
  crown: [[0.2, 0.01], [0.9, 0.05], [1.6, 0.05], [4, 0.01]],
  nose: [[0, 0.16], [0.25, 0.03], [0.5, 0.0], [0.75, 0.04], [0.9, 0.12], [1, 0.32]],
  tail: [[0, 0.26], [0.3, 0.06], [0.6, 0.02], [0.9, 0.0], [1, 0.05]],
  noseRound: [0.42, 2.5], tailRound: [0.3, 2.8],
  cabin: {
    base: [1.6, 4.36], top: [2.14, 3.82], roof: [[2, 1.25], [2.5, 1.29], [3.2, 1.28], [4, 1.21]],
    roofCrown: 0.05, baseWidth: 0.85, topWidth: 0.68, noseRound: [0.25, 2.7], tailRound: [0.24, 3],
    frontCurve: 1.1, rearCurve: 1.12, windows: [[1.74, 2.7], [2.76, 4.02]], glass: [0.1, 0.86],
    rearGlass: [0.06, 0.86], rearPillar: 0.14,
  },
  doors: [1.8, 2.73], bonnetEdge: 1.58, arches: { front: 1.1, rear: 1.04 },
  face: { lamp: [0.6, 0.64, 0.09], grille: [0.56, 0.36, 0.15], bumper: 0.42 },
  back: { lamp: [0.66, 0.62, 0.05, 0.16], bumper: 0.44, plate: 0.56 },
  trim: { z: [[0.5, 0.7], [2.4, 0.68], [4.2, 0.66]], chrome: true },
};

const estate: Shape = {
  wheelbase: 2.66, frontOverhang: 0.86, rearOverhang: 1.2, width: 1.72, height: 1.46, wheelRadius: 0.315,
  sill: [[0, 0.28], [0.4, 0.22], [4, 0.22], [4.72, 0.34]],
  shoulder: [[0.06, 0.84], [0.8, 0.89], [1.6, 0.92], [4.7, 0.95]],
  crown: [[0.1, 0.0], [0.9, 0.025], [1.5, 0.03], [4.4, 0.0]],
  nose: [[0, 0.12], [0.22, 0.05], [0.5, 0.06], [0.8, 0.03], [0.95, 0.03], [1, 0.1]],
  tail: [[0, 0.14], [0.25, 0.03], [0.6, 0.02], [0.9, 0.0], [1, 0.02]],
  noseRound: [0.16, 3.6], tailRound: [0.12, 4],
  section: [[0, 0.93], [0.15, 0.965], [0.4, 0.99], [0.6, 1], [0.8, 0.99], [0.93, 0.965], [1, 0.92]],
  cabin: {
    base: [1.52, 4.68], top: [2.08, 4.42], roof: [[1.9, 1.42], [2.5, 1.46], [3.8, 1.46], [4.5, 1.43]],
    roofCrown: 0.045, baseWidth: 0.9, topWidth: 0.76, noseRound: [0.22, 3], tailRound: [0.12, 4],
    frontCurve: 1.06, rearCurve: 1.06, windows: [[1.66, 2.52], [2.58, 3.36], [3.42, 4.44]], glass: [0.1, 0.87],
    rearGlass: [0.08, 0.84], rearPillar: 0.1,
  },
  doors: [1.68, 2.55, 3.38], bonnetEdge: 1.5, arches: { front: 1.14, rear: 1.08 },
  face: { lamp: [0.62, 0.68, 0.095], grille: [0.68, 0.42, 0.17], bumper: 0.45 },
  back: { lamp: [0.76, 0.76, 0.06, 0.26], bumper: 0.47, plate: 0.62 },
  trim: { z: [[0.3, 0.58], [4.5, 0.59]], chrome: false },
};

const microbus: Shape = {
  wheelbase: 2.4, frontOverhang: 0.86, rearOverhang: 1.04, width: 1.72, height: 1.94, wheelRadius: 0.33,
  sill: [[0, 0.36], [0.4, 0.3], [3.8, 0.3], [4.3, 0.4]],
  shoulder: [[0.1, 1.12], [0.6, 1.14], [3.8, 1.14], [4.2, 1.12]],
  crown: [[0.1, 0.02], [4.2, 0.02]],
  nose: [[0, 0.07], [0.25, 0.0], [0.6, 0.0], [0.85, 0.03], [1, 0.09]],
  tail: [[0, 0.08], [0.3, 0.02], [0.7, 0.0], [1, 0.04]],
  noseRound: [0.5, 2.5], tailRound: [0.4, 2.7],
  section: [[0, 0.94], [0.15, 0.97], [0.5, 1], [0.8, 0.99], [1, 0.965]],
  cabin: {
    base: [0.12, 4.24], top: [0.44, 4.02], roof: [[0.3, 1.86], [0.9, 1.93], [2.2, 1.94], [3.6, 1.92], [4.1, 1.86]],
    roofCrown: 0.1, baseWidth: 0.955, topWidth: 0.83, noseRound: [0.42, 2.5], tailRound: [0.34, 2.7],
    frontCurve: 1.15, rearCurve: 1.25, windows: [[0.44, 1.3], [1.38, 2.2], [2.28, 3.1], [3.18, 3.92]],
    glass: [0.1, 0.72], rearGlass: [0.16, 0.72], frontGlass: [0.1, 0.76], rearPillar: 0.1,
  },
  doors: [0.62, 1.34, 2.24, 3.14], arches: { front: 1.1, rear: 0.98 },
  face: { lamp: [0.56, 0.72, 0.105], grille: [0.5, 0.1, 0.02], bumper: 0.44 },
  back: { lamp: [0.72, 0.7, 0.05, 0.13], bumper: 0.44, plate: 0.8 },
};

const offRoad: Shape = {
  wheelbase: 2.24, frontOverhang: 0.66, rearOverhang: 0.74, width: 1.62, height: 1.95, wheelRadius: 0.39,
  sill: [[0, 0.56], [0.3, 0.5], [3.3, 0.5], [3.64, 0.56]],
  shoulder: [[0.1, 1.06], [1.2, 1.08], [1.4, 1.12], [3.6, 1.12]],
  crown: [[0.1, 0.0], [1.2, 0.0], [3.6, 0.0]],
  nose: [[0, 0.1], [0.3, 0.08], [1, 0.08]],
  tail: [[0, 0.04], [0.3, 0.02], [1, 0.02]],
  noseRound: [0.06, 5], tailRound: [0.05, 5],
  section: [[0, 0.97], [0.2, 0.985], [0.6, 1], [0.92, 0.99], [1, 0.965]],
  cabin: {
    base: [1.36, 3.6], top: [1.56, 3.52], roof: [[1.5, 1.93], [2, 1.95], [3.5, 1.95]],
    roofCrown: 0.03, baseWidth: 0.955, topWidth: 0.88, noseRound: [0.05, 4.5], tailRound: [0.06, 4.5],
    frontCurve: 1, rearCurve: 1, windows: [[1.44, 2.2], [2.36, 3.4]], glass: [0.1, 0.78], rearGlass: [0.14, 0.74],
    frontGlass: [0.1, 0.78], rearPillar: 0.12,
  },
  doors: [1.42, 2.26], bonnetEdge: 1.34, arches: { front: 1.24, rear: 1.24, square: true },
  face: { lamp: [0.6, 0.86, 0.09], grille: [0.84, 0.42, 0.4], bumper: 0.56 },
  back: { lamp: [0.68, 0.82, 0.05, 0.09], bumper: 0.56, plate: 0.74 },
  bonnetBox: [0.1, 1.42, 0.54, 0.09],
};

export const workingCars = { shootingBrake, estate, microbus, offRoad };
