import type { Shape } from '../shape.ts';

const roadster: Shape = {
  wheelbase: 2.3, frontOverhang: 0.76, rearOverhang: 0.86, width: 1.52, height: 1.24, wheelRadius: 0.3,
  sill: [[0, 0.28], [0.4, 0.2], [3.4, 0.2], [3.92, 0.34]],
  shoulder: [[0.25, 0.68], [0.7, 0.75], [1.5, 0.79], [2.2, 0.77], [2.9, 0.79], [3.5, 0.77], [3.85, 0.7]],
  crown: [[0.2, 0.01], [0.8, 0.05], [1.4, 0.06], [3, 0.04], [3.8, 0.03]],
  nose: [[0, 0.14], [0.25, 0.02], [0.5, 0.0], [0.75, 0.06], [0.9, 0.15], [1, 0.34]],
  tail: [[0, 0.2], [0.3, 0.03], [0.6, 0.0], [0.85, 0.05], [1, 0.2]],
  noseRound: [0.5, 2.4], tailRound: [0.42, 2.5],
  cabin: {
    base: [1.42, 3.02], top: [1.78, 2.42], roof: [[1.6, 1.2], [2, 1.24], [2.4, 1.22], [2.8, 1.16]],
    roofCrown: 0.05, baseWidth: 0.86, topWidth: 0.72, noseRound: [0.16, 2.8], tailRound: [0.24, 2.6],
    frontCurve: 1.1, rearCurve: 1.3, windows: [[1.52, 2.5]], glass: [0.12, 0.84], rearGlass: [0.3, 0.8],
    rearPillar: 0.24,
  },
  doors: [1.56, 2.46], bonnetEdge: 1.4, arches: { front: 1.1, rear: 1.06 },
  face: { lamp: [0.56, 0.61, 0.09], grille: [0.54, 0.34, 0.16], bumper: 0.4 },
  back: { lamp: [0.6, 0.56, 0.05, 0.15], bumper: 0.42, plate: 0.54 },
  trim: { z: [[0.5, 0.62], [2, 0.61], [3.6, 0.63]], chrome: true },
};

const pagoda: Shape = {
  wheelbase: 2.4, frontOverhang: 0.82, rearOverhang: 1.07, width: 1.76, height: 1.3, wheelRadius: 0.32,
  sill: [[0, 0.28], [0.4, 0.21], [3.6, 0.21], [4.29, 0.34]],
  shoulder: [[0.14, 0.8], [0.7, 0.84], [1.6, 0.86], [2.6, 0.85], [3.4, 0.84], [4.15, 0.78]],
  crown: [[0.1, 0.0], [0.8, 0.03], [1.5, 0.04], [3.2, 0.02], [4.1, 0.01]],
  nose: [[0, 0.14], [0.2, 0.03], [0.5, 0.0], [0.8, 0.03], [0.94, 0.08], [1, 0.2]],
  tail: [[0, 0.24], [0.3, 0.05], [0.6, 0.0], [0.88, 0.03], [1, 0.14]],
  noseRound: [0.3, 2.8], tailRound: [0.3, 2.8],
  section: [[0, 0.93], [0.15, 0.965], [0.4, 0.995], [0.6, 1], [0.82, 0.985], [0.94, 0.95], [1, 0.9]],
  cabin: {
    base: [1.55, 3.2], top: [1.98, 2.72], roof: [[1.8, 1.28], [2.3, 1.27], [2.7, 1.3], [3, 1.28]],
    roofCrown: 0.015, baseWidth: 0.84, topWidth: 0.74, noseRound: [0.2, 2.8], tailRound: [0.22, 2.8],
    frontCurve: 1.1, rearCurve: 1.15, windows: [[1.66, 2.58], [2.64, 2.92]], glass: [0.1, 0.9],
    rearGlass: [0.14, 0.86], rearPillar: 0.14,
  },
  doors: [1.72, 2.62], bonnetEdge: 1.52, arches: { front: 1.08, rear: 1.04 },
  face: { lamp: [0.68, 0.62, 0.13], grille: [0.58, 0.4, 0.2], bumper: 0.4 },
  back: { lamp: [0.6, 0.6, 0.2, 0.09], bumper: 0.42, plate: 0.56 },
  trim: { z: [[0.5, 0.34], [3.8, 0.34]], chrome: true },
};

const tourer: Shape = {
  wheelbase: 2.95, frontOverhang: 0.62, rearOverhang: 0.75, width: 1.7, height: 1.6, wheelRadius: 0.4,
  bodyWidth: 1.16,
  sill: [[0.2, 0.5], [1.2, 0.46], [3.4, 0.46], [4.2, 0.56]],
  shoulder: [[0.32, 1.02], [1.0, 1.04], [1.7, 1.07], [2.5, 1.04], [3.3, 1.06], [3.9, 0.98], [4.1, 0.9]],
  crown: [[0.3, 0.06], [1.2, 0.09], [1.7, 0.07], [3.4, 0.06], [4.1, 0.06]],
  nose: [[0, 0.42], [0.5, 0.4], [1, 0.42]],
  tail: [[0, 0.3], [0.3, 0.12], [0.6, 0.12], [0.85, 0.24], [1, 0.42]],
  noseRound: [0.1, 3.2], tailRound: [0.6, 2.1],
  section: [[0, 0.94], [0.4, 1], [0.7, 0.99], [0.88, 0.93], [1, 0.8]],
  hips: [[2.9, 0.8, 0.05], [0.3, 0.7, -0.1]],
  cabin: {
    base: [1.78, 3.95], top: [1.98, 3.45], roof: [[1.9, 1.5], [2.4, 1.58], [3, 1.6], [3.5, 1.56]],
    roofCrown: 0.05, baseWidth: 0.86, topWidth: 0.8, noseRound: [0.05, 4], tailRound: [0.3, 2.6],
    frontCurve: 1, rearCurve: 1.6, windows: [[1.9, 2.6], [2.7, 3.3]], glass: [0.1, 0.84], rearGlass: [0.4, 0.7],
    rearPillar: 0.3,
  },
  doors: [1.86, 2.56, 3.2], bonnetEdge: 1.72, arches: { front: 1, rear: 1 },
  face: { lamp: [0.36, 0.86, 0.14], grille: [0.78, 0.28, 0.5], bumper: 0.46 },
  back: { lamp: [0.42, 0.6, 0.05, 0.05], bumper: 0.46, plate: 0.62 },
  wings: [
    { x: [0.1, 1.95], ridge: [[0.1, 0.5], [0.25, 0.74], [0.55, 0.9], [0.85, 0.86], [1.3, 0.62], [1.75, 0.4], [1.95, 0.36]],
      thickness: 0.1, halfWidth: 0.13, offset: 0.68, round: 0.16 },
    { x: [2.95, 4.3], ridge: [[2.95, 0.36], [3.15, 0.52], [3.4, 0.84], [3.62, 0.91], [3.9, 0.84], [4.2, 0.6], [4.3, 0.5]],
      thickness: 0.1, halfWidth: 0.13, offset: 0.68, round: 0.16 },
  ],
  spareWheel: true, runningBoard: true,
};

export const openCars = { roadster, pagoda, tourer };
