import type { Shape } from '../shape.ts';

const bubble: Shape = {
  wheelbase: 1.84, frontOverhang: 0.53, rearOverhang: 0.6, width: 1.32, height: 1.32, wheelRadius: 0.265,
  sill: [[0, 0.28], [0.3, 0.21], [2.6, 0.21], [2.97, 0.3]],
  shoulder: [[0.3, 0.66], [0.6, 0.74], [1.0, 0.79], [2.0, 0.8], [2.5, 0.77], [2.8, 0.66]],
  crown: [[0.3, 0.01], [0.6, 0.06], [1, 0.08], [2.2, 0.08], [2.7, 0.05]],
  nose: [[0, 0.1], [0.25, 0], [0.5, 0.02], [0.8, 0.13], [1, 0.32]],
  tail: [[0, 0.08], [0.3, 0], [0.6, 0.07], [0.85, 0.2], [1, 0.36]],
  noseRound: [0.55, 2.3], tailRound: [0.6, 2.2],
  section: [[0, 0.9], [0.15, 0.95], [0.4, 1], [0.65, 0.99], [0.85, 0.93], [1, 0.84]],
  hips: [[0.53, 0.3, 0.03], [2.37, 0.3, 0.03]],
  cabin: {
    base: [0.86, 2.72], top: [1.2, 1.98], roof: [[1.1, 1.27], [1.5, 1.32], [2.0, 1.29], [2.4, 1.24]],
    roofCrown: 0.07, baseWidth: 0.85, topWidth: 0.68, noseRound: [0.22, 2.6], tailRound: [0.4, 2.3],
    frontCurve: 1.25, rearCurve: 1.75, windows: [[0.9, 1.78], [1.84, 2.5]], glass: [0.1, 0.84],
    rearGlass: [0.35, 0.84], rearPillar: 0.14,
  },
  doors: [1.02, 1.86], bonnetEdge: 0.86, arches: { front: 1.13, rear: 1.05 },
  face: { lamp: [0.43, 0.63, 0.085], grille: [0.52, 0.1, 0.04], bumper: 0.34 },
  back: { lamp: [0.5, 0.52, 0.035, 0.12], bumper: 0.34, plate: 0.5 },
};

const mini: Shape = {
  wheelbase: 2.04, frontOverhang: 0.5, rearOverhang: 0.51, width: 1.41, height: 1.34, wheelRadius: 0.255,
  sill: [[0, 0.27], [0.3, 0.2], [2.7, 0.2], [3.05, 0.27]],
  shoulder: [[0.1, 0.7], [0.45, 0.78], [0.9, 0.81], [2.4, 0.81], [2.95, 0.76]],
  crown: [[0.1, 0.01], [0.4, 0.05], [0.9, 0.06], [2.6, 0.05]],
  nose: [[0, 0.06], [0.3, 0], [0.6, 0.01], [0.85, 0.05], [1, 0.16]],
  tail: [[0, 0.06], [0.3, 0], [0.6, 0.02], [0.9, 0.06], [1, 0.16]],
  noseRound: [0.32, 2.8], tailRound: [0.3, 2.8],
  section: [[0, 0.94], [0.15, 0.97], [0.5, 1], [0.75, 0.985], [0.9, 0.95], [1, 0.88]],
  cabin: {
    base: [0.82, 2.78], top: [1.2, 2.38], roof: [[1.1, 1.29], [1.6, 1.34], [2.2, 1.335], [2.6, 1.3]],
    roofCrown: 0.05, baseWidth: 0.88, topWidth: 0.76, noseRound: [0.2, 2.8], tailRound: [0.16, 3],
    frontCurve: 1.08, rearCurve: 1.1, windows: [[0.9, 1.78], [1.84, 2.62]], glass: [0.1, 0.86],
    rearGlass: [0.22, 0.84], rearPillar: 0.1,
  },
  doors: [0.95, 1.8], bonnetEdge: 0.8, arches: { front: 1.13, rear: 1.1 },
  face: { lamp: [0.49, 0.63, 0.09], grille: [0.52, 0.34, 0.2], bumper: 0.33 },
  back: { lamp: [0.58, 0.56, 0.045, 0.17], bumper: 0.33, plate: 0.56 },
};

const umbrella: Shape = {
  wheelbase: 2.4, frontOverhang: 0.66, rearOverhang: 0.77, width: 1.48, height: 1.6, wheelRadius: 0.3,
  bodyWidth: 1.2,
  sill: [[0.2, 0.4], [0.7, 0.32], [2.9, 0.32], [3.4, 0.42], [3.83, 0.5]],
  shoulder: [[0.35, 0.82], [0.8, 0.93], [1.2, 1.0], [2.6, 1.03], [3.2, 0.98], [3.55, 0.84]],
  crown: [[0.35, 0.03], [0.8, 0.09], [1.2, 0.07], [3.4, 0.08]],
  nose: [[0, 0.25], [0.3, 0.14], [0.7, 0.18], [1, 0.4]],
  tail: [[0, 0.2], [0.3, 0.05], [0.6, 0.1], [0.85, 0.22], [1, 0.4]],
  noseRound: [0.5, 2.1], tailRound: [0.5, 2.2],
  section: [[0, 0.96], [0.4, 1], [0.7, 0.99], [0.88, 0.93], [1, 0.8]],
  cabin: {
    base: [1.12, 3.5], top: [1.46, 2.62], roof: [[1.3, 1.5], [1.7, 1.585], [2.2, 1.6], [2.7, 1.56], [3.2, 1.45]],
    roofCrown: 0.09, baseWidth: 0.88, topWidth: 0.74, noseRound: [0.1, 3.2], tailRound: [0.3, 2.3],
    frontCurve: 1.05, rearCurve: 1.9, windows: [[1.22, 1.98], [2.04, 2.72], [2.78, 3.15]], glass: [0.12, 0.8],
    rearGlass: [0.5, 0.82], rearPillar: 0.16,
  },
  doors: [1.26, 2.02, 2.76], bonnetEdge: 1.12, arches: { front: 1.2, rear: 0.35 },
  face: { lamp: [0.5, 0.86, 0.1], grille: [0.66, 0.24, 0.32], bumper: 0.42 },
  back: { lamp: [0.5, 0.62, 0.05, 0.1], bumper: 0.42, plate: 0.62 },
  wings: [
    { x: [0.18, 1.3], ridge: [[0.18, 0.5], [0.34, 0.68], [0.62, 0.76], [0.92, 0.7], [1.18, 0.52], [1.3, 0.42]],
      thickness: 0.2, halfWidth: 0.15, offset: 0.59, round: 0.2 },
    { x: [2.56, 3.64], ridge: [[2.56, 0.46], [2.8, 0.68], [3.06, 0.74], [3.36, 0.66], [3.64, 0.46]],
      thickness: 0.34, halfWidth: 0.1, offset: 0.61, round: 0.2 },
  ],
};

const hotHatch: Shape = {
  wheelbase: 2.42, frontOverhang: 0.72, rearOverhang: 0.58, width: 1.62, height: 1.37, wheelRadius: 0.285,
  sill: [[0, 0.24], [0.35, 0.19], [3.3, 0.19], [3.72, 0.28]],
  shoulder: [[0.1, 0.72], [0.5, 0.79], [1.1, 0.86], [2.6, 0.9], [3.5, 0.92], [3.7, 0.92]],
  crown: [[0.1, 0.01], [0.6, 0.03], [1.2, 0.04], [3.5, 0.02]],
  nose: [[0, 0.04], [0.2, 0], [0.45, 0.0], [0.7, 0.05], [0.9, 0.09], [1, 0.15]],
  tail: [[0, 0.1], [0.25, 0], [0.5, 0.0], [0.8, 0.05], [1, 0.14]],
  noseRound: [0.2, 3.4], tailRound: [0.18, 3.6],
  hips: [[0.72, 0.34, 0.025], [3.14, 0.34, 0.03]],
  cabin: {
    base: [1.0, 3.62], top: [1.66, 3.02], roof: [[1.5, 1.32], [2.0, 1.37], [2.7, 1.36], [3.3, 1.32]],
    roofCrown: 0.045, baseWidth: 0.89, topWidth: 0.73, noseRound: [0.22, 3], tailRound: [0.16, 3.4],
    frontCurve: 1.06, rearCurve: 1.1, windows: [[1.15, 2.3], [2.36, 3.2]], glass: [0.1, 0.86],
    rearGlass: [0.14, 0.86], rearPillar: 0.24,
  },
  doors: [1.22, 2.33], bonnetEdge: 1.02, arches: { front: 1.18, rear: 1.16 },
  face: { lamp: [0.55, 0.61, 0.09], grille: [0.61, 0.4, 0.12], bumper: 0.37 },
  back: { lamp: [0.6, 0.66, 0.1, 0.16], bumper: 0.4, plate: 0.62 },
};

export const smallCars = { bubble, mini, umbrella, hotHatch };
