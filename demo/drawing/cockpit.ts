import { darker, lighter } from './colour.ts';
import { endPane, steeringRing } from './glass.ts';
import { boxLoft, onTop } from './loft.ts';
import { painted, plain } from './paintwork.ts';
import { at, type Point, range } from './space.ts';
import { filled, pixels, project, type Stage } from './stage.ts';
import { group, pathOf, tag } from './svg.ts';

/** The open car's well: its rim on top of the body, seats, wheel, windscreen and folded hood. */
export function cockpit(stage: Stage): string {
  const { shape, car, sheet, camera } = stage;
  const [from, to] = well(stage);
  const rim = rimOf(stage, from, to);
  const near = rim.near;
  const view = project(stage, near);
  const first = view[0]!;
  const last = view[view.length - 1]!;
  const clip = sheet.clip(
    pathOf([
      ...view,
      [last[0] + 400, last[1]],
      [last[0] + 400, 0],
      [first[0] - 400, 0],
      [first[0] - 400, first[1]],
    ]),
  );
  const hollow = filled(
    stage,
    rim.all,
    [
      [0, darker(car.interior, 0.35)],
      [0.5, darker(car.interior, 0.7)],
      [1, darker(car.interior, 0.88)],
    ],
    {
      stroke: lighter(car.interior, 0.12),
      'stroke-width': pixels(stage, 0.03, near[0]!),
      'stroke-linejoin': 'round',
    },
  );
  const rows = shape.wings ? [from + 0.62, from + 1.45] : [to - 0.34];
  const seats = rows.flatMap(x => [-0.33, 0.33].map(y => seat(stage, x, shape.wings ? y * 0.75 : y)));
  const side = car.leftHandDrive === false ? -1 : 1;
  const dash: Point = [from + 0.3, side * (shape.wings ? 0.24 : 0.34), at(shape.shoulder, from) + 0.06];
  const inside = group({ 'clip-path': clip }, seats.join(''), steeringRing(stage, dash));
  const hood = boxLoft({
    x: [to - 0.06, to + 0.3],
    z: [at(shape.shoulder, to) - 0.05, at(shape.shoulder, to) + (shape.wings ? 0.2 : 0.09)],
    halfWidth: (shape.bodyWidth ?? shape.width) * 0.4,
    round: 0.14,
    crown: 0.03,
  });
  const cloth = group(
    { filter: sheet.polish(3) },
    painted(sheet, camera, hood, plain(car.roofPaint ?? '#1d1e20', 0.12)),
  );
  const screen = windscreen(stage);
  const behind = stage.end === 'rear';
  return behind ? hollow + screen + inside + cloth : hollow + cloth + inside + screen;
}

function well(stage: Stage): [number, number] {
  const { cabin, shape } = stage;
  const windows = shape.cabin.windows;
  return [
    cabin.front(0) + cabin.nose.length + 0.02,
    windows[windows.length - 1]![1] + (shape.wings ? 0.3 : 0.12),
  ];
}

function rimOf(stage: Stage, from: number, to: number): { near: Point[]; all: Point[] } {
  const line = (side: number, reach: readonly number[]) =>
    reach.map(x => {
      const t = (x - from) / (to - from);
      const ends = Math.min(1, Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 8)));
      return onTop(stage.body, x, side * (0.55 + 0.37 * ends));
    });
  const xs = range(from, to, 24);
  const near = line(1, xs);
  return { near, all: [...near, ...line(-1, [...xs].reverse())] };
}

function seat(stage: Stage, x: number, y: number): string {
  const { shape, car, sheet, camera } = stage;
  const z = at(shape.shoulder, x);
  const loft = boxLoft({
    x: [x, x + 0.17],
    z: [z - 0.3, z + (car.era === 'sixties' || car.era === 'fifties' || shape.wings ? 0.14 : 0.24)],
    halfWidth: 0.21,
    offset: y,
    round: 0.07,
    lean: [
      [0, 0],
      [1, 0.1],
    ],
    rearLean: [
      [0, 0.08],
      [1, 0],
    ],
    section: [
      [0, 1],
      [0.7, 1],
      [0.9, 0.94],
      [1, 0.78],
    ],
  });
  return painted(sheet, camera, loft, plain(lighter(car.interior, 0.06), 0.22));
}

function windscreen(stage: Stage): string {
  const points = endPane(stage, 'front');
  const seen = project(stage, points);
  const d = pathOf(seen);
  const width = pixels(stage, 0.034, points[0]!);
  const top = Math.min(...seen.map(p => p[1]));
  const bottom = Math.max(...seen.map(p => p[1]));
  const [left, right] = [Math.min(...seen.map(p => p[0])), Math.max(...seen.map(p => p[0]))];
  const fill = stage.sheet.linear(
    [left, top],
    [right, bottom],
    [
      [0, '#eaf1f3', 0.5],
      [0.38, '#cfdade', 0.26],
      [0.39, '#cfdade', 0.1],
      [0.6, '#cfdade', 0.1],
      [0.61, '#eaf1f3', 0.28],
      [1, '#eaf1f3', 0.06],
    ],
  );
  const line = { d, 'stroke-linejoin': 'round' };
  return (
    tag('path', { ...line, fill, stroke: '#3c4449', 'stroke-width': width }) +
    tag('path', { ...line, fill: 'none', stroke: '#eef1f2', 'stroke-width': width * 0.6 })
  );
}
