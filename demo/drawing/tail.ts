import { bumper } from './bumpers.ts';
import { heightFraction, onFace } from './loft.ts';
import { clamp, type Pair, type Point, range } from './space.ts';
import { CHROME, facing, filled, gap, roundedBox, type Stage } from './stage.ts';
import type { Stop } from './svg.ts';

const RED: readonly Stop[] = [
  [0, '#ff7466'],
  [0.3, '#d3261c'],
  [0.7, '#8f120d'],
  [1, '#5c0a08'],
];
const AMBER: readonly Stop[] = [
  [0, '#ffc27a'],
  [0.5, '#e07f14'],
  [1, '#8f4a08'],
];

export function tail(stage: Stage): string {
  const { car } = stage;
  const low = car.bumper === 'integrated';
  const parts = stage.end === 'none' ? [tailLamps(stage)] : [bootLid(stage), tailLamps(stage), plate(stage)];
  const all = low ? [bumper(stage, 'rear'), ...parts] : [...parts, bumper(stage, 'rear')];
  return [
    ...all,
    exhausts(stage),
    car.silhouette === 'tourer' || car.silhouette === 'offRoad' ? spare(stage) : '',
  ].join('');
}

function bootLid(stage: Stage): string {
  const { shape, body } = stage;
  const half = shape.width * 0.34;
  const z = shape.back.plate;
  const rim: Pair[] = [
    ...range(-half, half, 12).map((y): Pair => [y, z - 0.1]),
    ...range(z - 0.1, body.z(body.rear(1), 1) - 0.02, 8).map((at): Pair => [half, at]),
  ];
  const left = range(z - 0.1, body.z(body.rear(1), 1) - 0.02, 8).map((at): Pair => [-half, at]);
  return gap(stage, facing(stage, [...left.reverse(), ...rim], 'rear'));
}

function tailLamps(stage: Stage): string {
  const { shape, car } = stage;
  const [y, z, w, h] = shape.back.lamp;
  const round = car.era === 'prewar' || (w < 0.07 && h < 0.1);
  const chrome = car.era === 'fifties' || car.era === 'sixties';
  const edge = { stroke: chrome ? '#dfe4e6' : '#17191b', 'stroke-width': 3 };
  return (stage.end === 'none' ? [1] : [-1, 1])
    .map(side => {
      const box = (dy: number, dz: number, bw: number, bh: number) =>
        facing(stage, roundedBox(side * (y + dy), z + dz, bw, bh, round ? 2 : 5), 'rear');
      const whole = filled(stage, box(0, 0, w, h / (round ? 1 : 2)), RED, edge);
      if (round) return whole;
      const tall = h > w * 1.6;
      const amber = tall ? box(0, h * 0.33, w * 0.86, h * 0.14) : box(w * 0.68, 0, w * 0.27, h * 0.44);
      const white = tall ? box(0, -h * 0.36, w * 0.86, h * 0.1) : box(-w * 0.72, 0, w * 0.22, h * 0.44);
      const clear: readonly Stop[] = [
        [0, '#f4f6f7'],
        [1, '#aab3b7'],
      ];
      return whole + filled(stage, amber, AMBER) + (car.era === 'fifties' ? '' : filled(stage, white, clear));
    })
    .join('');
}

function plate(stage: Stage): string {
  const points = facing(stage, roundedBox(0, stage.shape.back.plate, 0.26, 0.058, 12), 'rear');
  return filled(
    stage,
    points,
    [
      [0, '#f3efe4'],
      [1, '#d6d0c0'],
    ],
    { stroke: '#2a2d2f', 'stroke-width': 2.5 },
  );
}

function exhausts(stage: Stage): string {
  const { shape, car, body } = stage;
  if (car.era === 'prewar') return '';
  const twin = car.engine === 'vee' || car.engine === 'inlineSix' || car.era === 'modern';
  const places = twin ? [-0.34, 0.34, 0.43] : [0.4];
  const z = body.z(shape.length - 0.2, 0) - 0.015;
  return places
    .map(y => {
      const v = clamp(heightFraction(body, shape.length - 0.2, z));
      const [x] = onFace(body, y, v, 'rear');
      const pipe = (back: number, r: number): Point[] =>
        range(0, 2 * Math.PI, 17).map((a): Point => [x + back, y + r * Math.cos(a), z + r * Math.sin(a)]);
      return (
        filled(stage, pipe(-0.02, 0.038), CHROME) +
        filled(stage, pipe(0.04, 0.038), CHROME) +
        filled(stage, pipe(0.042, 0.028), [
          [0, '#000'],
          [1, '#2a2d2f'],
        ])
      );
    })
    .join('');
}

/** The spare wheel on the back of a car built to travel. */
function spare(stage: Stage): string {
  const { shape, body } = stage;
  const r = shape.wheelRadius * 0.92;
  const z = r + 0.42;
  const x = body.rear(0.6) + 0.03;
  const ring = (radius: number, back: number): Point[] =>
    range(0, 2 * Math.PI, 41).map(
      (a): Point => [x + back, radius * Math.cos(a) - 0.1, z + radius * Math.sin(a)],
    );
  return (
    filled(stage, ring(r, 0), [
      [0, '#131516'],
      [1, '#050606'],
    ]) +
    filled(stage, ring(r, 0.14), [
      [0, '#3b3f42'],
      [0.4, '#1b1d1f'],
      [1, '#0b0c0d'],
    ]) +
    filled(stage, ring(r * 0.64, 0.15), [
      [0, '#e9ecee'],
      [0.5, '#aab2b6'],
      [1, '#6f787d'],
    ]) +
    filled(stage, ring(r * 0.24, 0.16), CHROME)
  );
}
