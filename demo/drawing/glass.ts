import { darker, lighter } from './colour.ts';
import { onFace, onSide } from './loft.ts';
import { mix, type Pair, type Point, range } from './space.ts';
import { bounds, outline, pixels, project, type Stage } from './stage.ts';
import { group, pathOf, tag } from './svg.ts';

/** The panes of the near side, cut back where windscreen or rear slope come in. */
function sidePanes(stage: Stage): Point[][] {
  const { cabin, shape } = stage;
  const [low, high] = shape.cabin.glass ?? [0.1, 0.86];
  const pillar = shape.cabin.rearPillar ?? 0.2;
  return shape.cabin.windows.map(([from, to]) => {
    const heights = range(low, high, 12);
    const front: Point[] = [];
    const rear: Point[] = [];
    for (const v of heights) {
      const first = Math.max(from, cabin.front(v) + cabin.nose.length * 0.72 + 0.03);
      const last = Math.min(to, cabin.rear(v) - pillar);
      if (last - first < 0.02) break;
      front.push(onSide(cabin, first, v));
      rear.push(onSide(cabin, last, v));
    }
    const topFrom = front[front.length - 1];
    const topTo = rear[rear.length - 1];
    if (!topFrom || !topTo) return [];
    const v = heights[front.length - 1]!;
    const top = range(topFrom[0], topTo[0], 10).map(x => onSide(cabin, x, v));
    return [...front, ...top, ...rear.reverse()];
  });
}

/** Windscreen or rear window. */
export function endPane(stage: Stage, end: 'front' | 'rear'): Point[] {
  const { cabin, shape } = stage;
  const [low, high] =
    end === 'front' ? (shape.cabin.frontGlass ?? [0.05, 0.88]) : (shape.cabin.rearGlass ?? [0.1, 0.86]);
  const share = end === 'front' ? 0.9 : 0.84;
  // From the side only the near half can be seen.
  const far = stage.end === 'none' ? 0 : -1;
  const edge = (v: number, s: number): Point => {
    const x = end === 'front' ? cabin.front(v) : cabin.rear(v);
    return onFace(cabin, s * share * cabin.halfWidth(x, v), v, end);
  };
  return [
    ...range(far, 1, 15).map(s => edge(low, s)),
    ...range(low, high, 8)
      .slice(1, -1)
      .map(v => edge(v, 1)),
    ...range(1, far, 15).map(s => edge(high, s)),
    ...range(high, low, 8)
      .slice(1, -1)
      .map(v => edge(v, far)),
  ];
}

export function glass(stage: Stage): string {
  const panes = stage.shape.open ? [] : sidePanes(stage).filter(pane => pane.length > 5);
  const ends: Point[][] = [];
  if (stage.end !== 'rear') ends.push(endPane(stage, 'front'));
  if (stage.end !== 'front') ends.push(endPane(stage, 'rear'));
  const all = [...ends, ...panes];
  const seen = all.map(pane => project(stage, pane));
  const clip = stage.sheet.clip(seen.map(points => pathOf(points)).join(''));
  const frames = all.map((pane, i) => frame(stage, pane, i < ends.length)).join('');
  const depth = seen
    .map(points => tag('path', { d: pathOf(points), fill: darker(stage.car.interior, 0.8) }))
    .join('');
  return (
    frames +
    depth +
    group({ 'clip-path': clip }, seats(stage)) +
    seen.map(points => pane(stage, points)).join('') +
    seen.map(points => sheen(stage, points)).join('')
  );
}

function frame(stage: Stage, pane: readonly Point[], rubber: boolean): string {
  const d = outline(stage, pane);
  const { era } = stage.car;
  const chrome = era === 'fifties' || era === 'sixties' || era === 'seventies';
  const width = pixels(stage, 0.035, pane[0]!);
  const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
  return (
    tag('path', { ...line, stroke: '#0c0d0e', 'stroke-width': width * (rubber ? 1.1 : 1) }) +
    (chrome ? tag('path', { ...line, stroke: '#d5dadd', 'stroke-width': width * 0.62 }) : '') +
    tag('path', { ...line, stroke: '#0c0d0e', 'stroke-width': width * 0.2 })
  );
}

function pane(stage: Stage, points: readonly Pair[]): string {
  const box = bounds(points);
  const fill = stage.sheet.linear(
    [0, box.top],
    [0, box.bottom],
    [
      [0, '#0d1418', 0.86],
      [0.5, '#1b262b', 0.62],
      [1, '#3d4b51', 0.55],
    ],
  );
  return tag('path', { d: pathOf(points), fill });
}

/** The studio's soft box mirrored in the pane: one slanting edge, bright above and fading below. */
function sheen(stage: Stage, points: readonly Pair[]): string {
  const box = bounds(points);
  const reach = Math.max(box.right - box.left, 1);
  const fill = stage.sheet.linear(
    [box.left + reach * 0.1, box.top],
    [box.left + reach * 0.52, box.bottom + reach * 0.12],
    [
      [0, '#fff', 0.44],
      [0.46, '#fff', 0.12],
      [0.47, '#fff', 0.02],
      [0.62, '#fff', 0],
      [0.63, '#fff', 0.1],
      [0.78, '#fff', 0.03],
      [0.79, '#fff', 0],
    ],
  );
  return tag('path', { d: pathOf(points), fill });
}

/** Seat backs and steering wheel, dim behind the glass. */
function seats(stage: Stage): string {
  const { shape, car, cabin } = stage;
  const x = mix(shape.cabin.top[0], shape.cabin.top[1], shape.cabin.windows.length > 2 ? 0.3 : 0.55) + 0.1;
  const floor = cabin.z(x, 0);
  const top = mix(floor, cabin.z(x, 1), 0.52);
  const back = (at: number, y: number): string => {
    const points: Point[] = [
      [at - 0.06, y - 0.22, floor - 0.1],
      [at + 0.02, y - 0.2, top - 0.05],
      [at + 0.04, y - 0.12, top + 0.03],
      [at + 0.06, y + 0.12, top + 0.03],
      [at + 0.1, y + 0.2, top - 0.05],
      [at + 0.1, y + 0.22, floor - 0.1],
    ];
    const d = outline(stage, points);
    const fill = lighter(car.interior, 0.08);
    return tag('path', { d, fill, stroke: fill, 'stroke-width': 10, 'stroke-linejoin': 'round' });
  };
  const side = car.leftHandDrive === false ? -1 : 1;
  return back(x, -0.33) + back(x, 0.33) + steeringRing(stage, [x - 0.52, side * 0.34, mix(floor, top, 0.55)]);
}

export function steeringRing(stage: Stage, centre: Point): string {
  const points = range(0, 2 * Math.PI, 25).map((angle): Point => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [centre[0] + 0.08 * s, centre[1] + 0.19 * c, centre[2] + 0.17 * s];
  });
  const width = pixels(stage, 0.026, centre);
  return tag('path', { d: outline(stage, points), fill: 'none', stroke: '#15100c', 'stroke-width': width });
}
