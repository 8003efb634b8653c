import { darker, lighter } from './colour.ts';
import { onFace, heightFraction } from './loft.ts';
import { clamp, type Point, range } from './space.ts';
import { CHROME, filled, outline, pixels, type Stage } from './stage.ts';
import { type Stop, tag } from './svg.ts';

/** A bar around the end of the car; `out` is how far it stands off, `reach` how far it goes around the corner. */
function bar(stage: Stage, end: 'front' | 'rear', z: number, height: number, out: number, reach: number): Point[] {
  const { body } = stage;
  const edge = end === 'front' ? body.front(0.3) : body.rear(0.3);
  const sign = end === 'front' ? -1 : 1;
  const line = (at: number): Point[] =>
    range(-Math.PI / 2, Math.PI / 2, 41).map(angle => {
      const s = Math.sin(angle) * reach;
      const v = clamp(heightFraction(body, edge, at));
      const half = body.halfWidth(edge - sign * 0.3, v);
      const [x, y] = onFace(body, s * half, v, end);
      return [x + sign * out * (1 - 0.4 * Math.abs(s) ** 6), y * (1 + out * 0.45), at];
    });
  return [...line(z + height / 2), ...line(z - height / 2).reverse()];
}

export function bumper(stage: Stage, end: 'front' | 'rear'): string {
  const { car, shape } = stage;
  const z = end === 'front' ? shape.face.bumper : shape.back.bumper;
  const rubber: readonly Stop[] = [
    [0, '#5a5f63'],
    [0.2, '#34383b'],
    [0.6, '#1d2022'],
    [1, '#0e1011'],
  ];
  if (car.bumper === 'none') return '';
  if (car.bumper === 'rubber') {
    return filled(stage, bar(stage, end, z, 0.15, 0.07, 0.998), rubber) + strip(stage, end, z + 0.02);
  }
  if (car.bumper === 'integrated') {
    const paint: readonly Stop[] = [
      [0, lighter(car.paint, 0.3)],
      [0.3, lighter(car.paint, 0.06)],
      [0.75, darker(car.paint, 0.25)],
      [1, darker(car.paint, 0.55)],
    ];
    return filled(stage, bar(stage, end, z, 0.17, 0.02, 0.99), paint, { 'fill-opacity': 0.8 }) + intake(stage, end, z);
  }
  const shadow = tag('path', {
    d: outline(stage, bar(stage, end, z - 0.05, 0.06, 0.01, 0.98)),
    fill: '#000',
    'fill-opacity': 0.35,
  });
  const blade = filled(stage, bar(stage, end, z, 0.085, 0.07, 0.99), CHROME);
  return shadow + blade + (car.bumper === 'overriders' ? overriders(stage, end, z) : '');
}

function strip(stage: Stage, end: 'front' | 'rear', z: number): string {
  const points = bar(stage, end, z, 0.018, 0.075, 0.99);
  return filled(stage, points, [
    [0, '#dfe3e5'],
    [1, '#7d8589'],
  ]);
}

function intake(stage: Stage, end: 'front' | 'rear', z: number): string {
  return tag('path', {
    d: outline(stage, bar(stage, end, z - 0.11, 0.05, 0.0, 0.7)),
    fill: '#0b0c0d',
    'fill-opacity': 0.9,
  });
}

function overriders(stage: Stage, end: 'front' | 'rear', z: number): string {
  return [-0.42, 0.42]
    .map(share => {
      const half = stage.shape.width / 2;
      const v = clamp(heightFraction(stage.body, end === 'front' ? 0.1 : stage.shape.length - 0.1, z));
      const [x, y] = onFace(stage.body, share * half, v, end);
      const front = x + (end === 'front' ? -0.1 : 0.1);
      const points: Point[] = [
        [front, y - 0.03, z - 0.08],
        [front, y - 0.028, z + 0.1],
        [front, y + 0.028, z + 0.1],
        [front, y + 0.03, z - 0.08],
      ];
      const width = pixels(stage, 0.025, points[0]!);
      const stroke = '#dfe4e6';
      return filled(stage, points, CHROME, { stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
    })
    .join('');
}
