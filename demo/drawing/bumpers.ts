import { darker, lighter } from './colour.ts';
import { heightFraction, onFace } from './loft.ts';
import { clamp, dot, type Point, range, subtract } from './space.ts';
import { filled, outline, roundedBox, type Stage } from './stage.ts';
import { tag } from './svg.ts';

interface Bar {
  readonly z: number;
  readonly height: number;
  /** How far it stands off the body. */
  readonly out: number;
  /** How far it goes around the corners, as a share of the half width. */
  readonly reach: number;
}

/** One line around the end of the car, as far as the camera sees it. */
function around(stage: Stage, end: 'front' | 'rear', z: number, { out, reach }: Bar): Point[] {
  const { body, camera, shape } = stage;
  // Between free-standing wings there is no corner to go around.
  const corner = shape.wings ? Math.min(reach, 0.86) : reach;
  const edge = end === 'front' ? body.front(0.3) : body.rear(0.3);
  const sign = end === 'front' ? -1 : 1;
  const v = clamp(heightFraction(body, edge, z));
  const half = body.halfWidth(edge - sign * 0.3, v);
  const line = range(-Math.PI / 2, Math.PI / 2, 25).map((angle): Point => {
    const s = Math.sin(angle) * corner;
    const [x, y] = onFace(body, s * half, v, end);
    return [x + sign * out * (1 - 0.4 * Math.abs(s) ** 6), y * (1 + out * 0.45), z];
  });
  return line.filter((point, i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(line.length - 1, i + 1)]!;
    const normal: Point = [sign * (after[1] - before[1]), -sign * (after[0] - before[0]), 0];
    return dot(normal, subtract(camera.position, point)) > 0;
  });
}

function bar(stage: Stage, end: 'front' | 'rear', shape: Bar): Point[] {
  const top = around(stage, end, shape.z + shape.height / 2, shape);
  return [...top, ...around(stage, end, shape.z - shape.height / 2, shape).reverse()];
}

/** The bar as a stack of thin ones, so that its tones follow it around the corners. */
function rounded(stage: Stage, end: 'front' | 'rear', shape: Bar, tones: readonly string[]): string {
  const height = shape.height / tones.length;
  return tones
    .map((fill, i) => {
      const z = shape.z + shape.height / 2 - height * (i + 0.5);
      const bulge = shape.out - 0.03 * ((2 * (i + 0.5)) / tones.length - 1) ** 2;
      const points = bar(stage, end, { ...shape, z, height: height * 1.15, out: bulge });
      return points.length < 4 ? '' : tag('path', { d: outline(stage, points), fill });
    })
    .join('');
}

export function bumper(stage: Stage, end: 'front' | 'rear'): string {
  const { car, shape } = stage;
  const z = end === 'front' ? shape.face.bumper : shape.back.bumper;
  if (car.bumper === 'none') return '';
  if (car.bumper === 'rubber') {
    const rubber = ['#63686c', '#4a4f52', '#303437', '#e3e6e7', '#26292b', '#1d2022', '#141617', '#0d0e0f'];
    return rounded(stage, end, { z, height: 0.15, out: 0.07, reach: 0.998 }, rubber);
  }
  if (car.bumper === 'integrated') {
    const paint = [lighter(car.paint, 0.35), lighter(car.paint, 0.15), car.paint, darker(car.paint, 0.12)];
    const skin = rounded(stage, end, { z, height: 0.15, out: 0.03, reach: 0.99 }, [
      ...paint,
      darker(car.paint, 0.4),
    ]);
    const lip = bar(stage, end, { z: z - 0.1, height: 0.045, out: 0.005, reach: 0.7 });
    return skin + tag('path', { d: outline(stage, lip), fill: '#0b0c0d' });
  }
  const shade = bar(stage, end, { z: z - 0.05, height: 0.06, out: 0.01, reach: 0.98 });
  const blade = rounded(stage, end, { z, height: 0.085, out: 0.07, reach: 0.99 }, BRIGHT);
  const dark = tag('path', { d: outline(stage, shade), fill: '#000', 'fill-opacity': 0.35 });
  return (
    dark + blade + (car.bumper === 'overriders' && stage.end !== 'none' ? overriders(stage, end, z) : '')
  );
}

const BRIGHT = ['#c3cace', '#f7f9f9', '#c3cace', '#4d555a', '#30363a', '#a9b1b5', '#8a9398'];

const PILL = [
  [0, '#ffffff'],
  [0.3, '#c9cfd2'],
  [0.55, '#6a7378'],
  [0.75, '#b9c0c4'],
  [1, '#f4f6f7'],
] as const;

function overriders(stage: Stage, end: 'front' | 'rear', z: number): string {
  return [-0.42, 0.42]
    .map(share => {
      const half = stage.shape.width / 2;
      const v = clamp(heightFraction(stage.body, end === 'front' ? 0.1 : stage.shape.length - 0.1, z));
      const [x, y] = onFace(stage.body, share * half, v, end);
      const front = x + (end === 'front' ? -0.09 : 0.09);
      const pill = roundedBox(y, z - 0.005, 0.026, 0.075, 3).map(
        ([across, up]): Point => [front, across, up],
      );
      return filled(stage, pill, PILL, { stroke: '#4b5358', 'stroke-width': 1.5 });
    })
    .join('');
}
