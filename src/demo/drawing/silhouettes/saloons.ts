import type { Shape } from '../shape.ts';

const grandTourer: Shape = {
  wheelbase: 2.5, frontOverhang: 0.84, rearOverhang: 1.16, width: 1.68, height: 1.3, wheelRadius: 0.325,
  sill: [[0, 0.3], [0.4, 0.21], [3.6, 0.21], [4.5, 0.4]],
  shoulder: [[0.25, 0.7], [0.8, 0.8], [1.6, 0.84], [2.6, 0.84], [3.4, 0.87], [4, 0.85], [4.42, 0.78]],
  crown: [[0.2, 0.01], [0.8, 0.05], [1.6, 0.07], [3.6, 0.04], [4.4, 0.02]],
  nose: [[0, 0.18], [0.25, 0.03], [0.5, 0.0], [0.75, 0.05], [0.9, 0.15], [1, 0.36]],
  tail: [[0, 0.3], [0.3, 0.08], [0.6, 0.02], [0.85, 0.0], [1, 0.14]],
  noseRound: [0.46, 2.5], tailRound: [0.4, 2.5],
  hips: [[3.34, 0.45, 0.025]],
  cabin: {
    base: [1.66, 3.9], top: [2.24, 2.86], roof: [[2, 1.26], [2.5, 1.3], [3, 1.27], [3.5, 1.18]],
    roofCrown: 0.04, baseWidth: 0.84, topWidth: 0.65, noseRound: [0.26, 2.6], tailRound: [0.34, 2.5],
    frontCurve: 1.1, rearCurve: 1.25, windows: [[1.8, 2.76], [2.82, 3.42]], glass: [0.1, 0.86],
    rearGlass: [0.2, 0.86], rearPillar: 0.26,
  },
  doors: [1.84, 2.8], bonnetEdge: 1.62, arches: { front: 1.1, rear: 1.04 },
  face: { lamp: [0.6, 0.63, 0.095], grille: [0.53, 0.36, 0.17], bumper: 0.42 },
  back: { lamp: [0.62, 0.66, 0.08, 0.13], bumper: 0.46, plate: 0.6 },
};

const ponyCar: Shape = {
  wheelbase: 2.74, frontOverhang: 0.92, rearOverhang: 1.0, width: 1.76, height: 1.3, wheelRadius: 0.335,
  sill: [[0, 0.3], [0.4, 0.21], [3.9, 0.21], [4.66, 0.38]],
  shoulder: [[0.12, 0.76], [0.8, 0.82], [1.8, 0.87], [2.8, 0.87], [3.5, 0.92], [4.5, 0.87]],
  crown: [[0.1, 0.0], [1, 0.04], [1.8, 0.05], [3.8, 0.02], [4.5, 0.01]],
  nose: [[0, 0.18], [0.25, 0.1], [0.55, 0.06], [0.85, 0.0], [0.95, 0.02], [1, 0.12]],
  tail: [[0, 0.24], [0.3, 0.06], [0.6, 0.05], [0.9, 0.0], [1, 0.06]],
  noseRound: [0.22, 3.2], tailRound: [0.2, 3.4],
  hips: [[3.66, 0.5, 0.03]],
  cabin: {
    base: [1.86, 4.3], top: [2.48, 3.0], roof: [[2.2, 1.26], [2.7, 1.3], [3.2, 1.28], [3.8, 1.18]],
    roofCrown: 0.035, baseWidth: 0.86, topWidth: 0.68, noseRound: [0.26, 2.7], tailRound: [0.3, 2.8],
    frontCurve: 1.1, rearCurve: 1.2, windows: [[2, 3.02], [3.08, 3.6]], glass: [0.1, 0.86],
    rearGlass: [0.2, 0.86], rearPillar: 0.44,
  },
  doors: [2.02, 3.06], bonnetEdge: 1.84, arches: { front: 1.12, rear: 1.08 },
  face: { lamp: [0.68, 0.64, 0.1], grille: [0.62, 0.5, 0.2], bumper: 0.43 },
  back: { lamp: [0.52, 0.68, 0.14, 0.16], bumper: 0.46, plate: 0.56 },
};

const curvedSaloon: Shape = {
  wheelbase: 2.72, frontOverhang: 0.8, rearOverhang: 1.12, width: 1.7, height: 1.48, wheelRadius: 0.335,
  sill: [[0, 0.34], [0.4, 0.24], [3.7, 0.24], [4.64, 0.42]],
  shoulder: [[0.2, 0.87], [0.8, 0.94], [1.6, 0.97], [2.8, 0.97], [3.7, 0.95], [4.2, 0.91], [4.5, 0.84]],
  crown: [[0.3, 0.02], [0.8, 0.08], [1.5, 0.08], [3.8, 0.07], [4.5, 0.05]],
  nose: [[0, 0.14], [0.2, 0.03], [0.5, 0.0], [0.75, 0.03], [0.9, 0.09], [1, 0.24]],
  tail: [[0, 0.24], [0.25, 0.04], [0.6, 0.02], [0.85, 0.1], [1, 0.32]],
  noseRound: [0.5, 2.3], tailRound: [0.6, 2.2],
  section: [[0, 0.92], [0.15, 0.96], [0.4, 1], [0.65, 0.99], [0.85, 0.94], [1, 0.85]],
  hips: [[0.8, 0.45, 0.02], [3.5, 0.45, 0.02]],
  cabin: {
    base: [1.56, 4.0], top: [1.98, 3.05], roof: [[1.8, 1.41], [2.4, 1.48], [3, 1.46], [3.5, 1.38]],
    roofCrown: 0.055, baseWidth: 0.86, topWidth: 0.7, noseRound: [0.26, 2.5], tailRound: [0.4, 2.3],
    frontCurve: 1.15, rearCurve: 1.5, windows: [[1.68, 2.5], [2.57, 3.3]], glass: [0.1, 0.84],
    rearGlass: [0.36, 0.84], rearPillar: 0.26,
  },
  doors: [1.7, 2.54, 3.34], bonnetEdge: 1.54, arches: { front: 1.06, rear: 0.86 },
  face: { lamp: [0.58, 0.76, 0.1], grille: [0.64, 0.24, 0.34], bumper: 0.42 },
  back: { lamp: [0.62, 0.66, 0.05, 0.13], bumper: 0.44, plate: 0.64 },
};

const teardrop: Shape = {
  wheelbase: 3.12, frontOverhang: 0.92, rearOverhang: 0.84, width: 1.8, height: 1.46, wheelRadius: 0.34,
  sill: [[0, 0.3], [0.5, 0.22], [4, 0.22], [4.88, 0.38]],
  shoulder: [[0.6, 0.7], [1.1, 0.83], [1.8, 0.9], [2.8, 0.92], [3.8, 0.9], [4.4, 0.82], [4.75, 0.72]],
  crown: [[0.6, 0.0], [1, 0.03], [1.7, 0.06], [4, 0.03], [4.7, 0.03]],
  nose: [[0, 0.3], [0.25, 0.05], [0.4, 0.02], [0.6, 0.12], [0.8, 0.34], [1, 0.74]],
  tail: [[0, 0.2], [0.35, 0.02], [0.6, 0.02], [0.85, 0.1], [1, 0.3]],
  noseRound: [0.75, 2.3], tailRound: [0.75, 2.3],
  section: [[0, 0.9], [0.2, 0.96], [0.45, 1], [0.65, 0.985], [0.85, 0.93], [1, 0.85]],
  hips: [[1, 0.5, 0.02], [4.1, 0.6, -0.06]],
  cabin: {
    base: [1.62, 4.36], top: [2.2, 3.3], roof: [[2, 1.4], [2.5, 1.46], [3.1, 1.45], [3.8, 1.36]],
    roofCrown: 0.04, baseWidth: 0.84, topWidth: 0.68, noseRound: [0.34, 2.4], tailRound: [0.3, 2.6],
    frontCurve: 1.16, rearCurve: 1.4, windows: [[1.76, 2.66], [2.71, 3.56]], glass: [0.06, 0.88],
    rearGlass: [0.4, 0.88], rearPillar: 0.3,
  },
  doors: [1.86, 2.68, 3.6], bonnetEdge: 1.6, arches: { front: 0.98, rear: 0.22 },
  face: { lamp: [0.62, 0.61, 0.1], grille: [0.34, 0.4, 0.06], bumper: 0.42 },
  back: { lamp: [0.66, 0.66, 0.06, 0.08], bumper: 0.44, plate: 0.6 },
};

const boxSaloon: Shape = {
  wheelbase: 2.64, frontOverhang: 0.82, rearOverhang: 1.06, width: 1.7, height: 1.4, wheelRadius: 0.31,
  sill: [[0, 0.28], [0.4, 0.21], [3.8, 0.21], [4.52, 0.34]],
  shoulder: [[0.06, 0.83], [0.8, 0.87], [1.6, 0.9], [2.8, 0.92], [3.6, 0.94], [4.5, 0.93]],
  crown: [[0.1, 0.0], [0.9, 0.025], [1.5, 0.03], [3.8, 0.015], [4.4, 0.01]],
  nose: [[0, 0.12], [0.22, 0.05], [0.5, 0.06], [0.8, 0.02], [0.95, 0.02], [1, 0.08]],
  tail: [[0, 0.18], [0.25, 0.05], [0.6, 0.03], [0.9, 0.01], [1, 0.06]],
  noseRound: [0.16, 3.6], tailRound: [0.18, 3.4],
  section: [[0, 0.93], [0.15, 0.965], [0.4, 0.99], [0.6, 1], [0.8, 0.99], [0.93, 0.965], [1, 0.92]],
  cabin: {
    base: [1.5, 3.74], top: [2.06, 3.18], roof: [[1.9, 1.36], [2.4, 1.4], [2.9, 1.39], [3.3, 1.36]],
    roofCrown: 0.045, baseWidth: 0.89, topWidth: 0.74, noseRound: [0.22, 3], tailRound: [0.2, 3.2],
    frontCurve: 1.06, rearCurve: 1.08, windows: [[1.64, 2.52], [2.58, 3.4]], glass: [0.1, 0.87],
    rearGlass: [0.14, 0.86], rearPillar: 0.22,
  },
  doors: [1.66, 2.55, 3.3], bonnetEdge: 1.48, arches: { front: 1.14, rear: 1.08 },
  face: { lamp: [0.6, 0.67, 0.095], grille: [0.67, 0.42, 0.17], bumper: 0.44 },
  back: { lamp: [0.6, 0.72, 0.2, 0.15], bumper: 0.46, plate: 0.68 },
  trim: { z: [[0.3, 0.56], [4.3, 0.57]], chrome: false },
};

const modernCoupe: Shape = {
  wheelbase: 2.6, frontOverhang: 0.86, rearOverhang: 0.94, width: 1.87, height: 1.26, wheelRadius: 0.345,
  sill: [[0, 0.22], [0.4, 0.16], [3.8, 0.16], [4.4, 0.3]],
  shoulder: [[0.4, 0.7], [0.9, 0.8], [1.6, 0.84], [2.6, 0.86], [3.4, 0.93], [4.25, 0.92]],
  crown: [[0.4, 0.0], [0.9, 0.01], [1.5, 0.05], [3.6, 0.02], [4.2, 0.02]],
  nose: [[0, 0.1], [0.2, 0.0], [0.45, 0.02], [0.7, 0.14], [0.88, 0.3], [1, 0.5]],
  tail: [[0, 0.22], [0.3, 0.03], [0.6, 0.02], [0.85, 0.0], [1, 0.1]],
  noseRound: [0.6, 2.6], tailRound: [0.5, 2.7],
  hips: [[0.86, 0.4, 0.025], [3.46, 0.5, 0.05]],
  cabin: {
    base: [1.34, 4.2], top: [2.16, 2.62], roof: [[1.9, 1.22], [2.35, 1.26], [2.9, 1.24], [3.6, 1.12]],
    roofCrown: 0.035, baseWidth: 0.82, topWidth: 0.62, noseRound: [0.36, 2.6], tailRound: [0.42, 2.5],
    frontCurve: 1.1, rearCurve: 1.4, windows: [[1.5, 2.62], [2.67, 3.3]], glass: [0.12, 0.86],
    rearGlass: [0.3, 0.88], rearPillar: 0.34,
  },
  doors: [1.64, 2.72], bonnetEdge: 1.3, arches: { front: 1.1, rear: 1.1 },
  face: { lamp: [0.66, 0.64, 0.13], grille: [0.4, 0.42, 0.17], bumper: 0.36 },
  back: { lamp: [0.68, 0.74, 0.16, 0.1], bumper: 0.42, plate: 0.56 },
};

export const saloons = { grandTourer, ponyCar, curvedSaloon, teardrop, boxSaloon, modernCoupe };
