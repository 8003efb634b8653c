import { darker, lighter } from './colour.ts';
import { heightFraction, outlineWidth } from './loft.ts';
import { at, mix, type Pair, range } from './space.ts';
import { filled, flank, gap, outline, pixels, type Stage } from './stage.ts';
import { tag } from './svg.ts';

interface Opening {
  readonly arc: Pair[];
  readonly centre: number;
  readonly reach: number;
}

/** The wheel's opening in the flank, as [x, z] points from its rear foot over the top to its front foot. */
function opening(stage: Stage, which: 0 | 1): Opening {
  const { shape } = stage;
  const centre = shape.axles[which];
  const radius = shape.wheelRadius;
  const height = radius * (which === 0 ? shape.arches.front : shape.arches.rear);
  const reach = radius * 1.09;
  const power = shape.arches.square ? 0.7 : 1;
  const arc = range(0, Math.PI, 25).map((angle): Pair => {
    const c = Math.cos(angle);
    const x = centre + reach * Math.sign(c) * Math.abs(c) ** power;
    return [x, onFlank(stage, x, radius + height * Math.sin(angle) ** power, radius)];
  });
  const foot = (x: number): Pair => [x, at(shape.sill, x) - 0.01];
  return { arc: [foot(centre + reach), ...arc, foot(centre - reach)], centre, reach };
}

/** The height brought down to where the body still is flank: a low nose leaves no room for a full arch. */
function onFlank({ body }: Stage, x: number, z: number, least: number): number {
  for (let height = z; height > least; height -= 0.02) {
    const v = heightFraction(body, x, height);
    if (v < 0.95 && outlineWidth(body, x, v) > 0.72 * body.halfWidth(x, v)) return height;
  }
  return least;
}

/** What of each near wheel can be seen: its opening, and all below it. */
export function wheelClips(stage: Stage): string[] {
  return ([0, 1] as const).map(which => {
    const { arc, centre, reach } = opening(stage, which);
    const side = flank(stage, arc);
    const y = side[0]![1];
    const foot = arc[0]![1];
    const below = [
      [-2.2, foot],
      [-2.2, -0.2],
      [2.2, -0.2],
      [2.2, foot],
    ].map(([reaches, z]) => [centre + reaches! * reach, y, z!] as const);
    return stage.sheet.clip(outline(stage, [...side, ...below]));
  });
}

export function arches(stage: Stage): string {
  return ([0, 1] as const)
    .map(which => {
      const { arc } = opening(stage, which);
      const side = flank(stage, arc);
      // The lip ends where the opening meets the sill, or it would stand out below the body.
      const d = outline(stage, side.slice(1, -1), false);
      const lip = pixels(stage, 0.02, side[12]!);
      return (
        filled(stage, side, [
          [0, '#000'],
          [0.6, '#0a0b0c'],
          [1, '#15171a'],
        ]) +
        tag('path', { d, fill: 'none', stroke: darker(stage.car.paint, 0.55), 'stroke-width': lip }) +
        tag('path', {
          d,
          fill: 'none',
          stroke: lighter(stage.car.paint, 0.55),
          'stroke-opacity': 0.75,
          'stroke-width': lip * 0.28,
        })
      );
    })
    .join('');
}

/** Doors, handles, trim: the lines that give the flank its scale. */
export function flankLines(stage: Stage): string {
  const { shape, car } = stage;
  const cuts = shape.doors.map(x => {
    const [low, high] = [at(shape.sill, x) + 0.05, at(shape.shoulder, x)];
    const bend = shape.arches.rear > 0.5 && Math.abs(x - shape.axles[1]) < shape.wheelRadius * 1.25;
    const from = bend ? Math.max(low, shape.wheelRadius * 2.1) : low;
    return gap(
      stage,
      flank(
        stage,
        range(from, high, 14).map((z): Pair => [x, z]),
      ),
    );
  });
  const doorSills = shape.doors.slice(0, -1).map((x, i) => {
    const next = shape.doors[i + 1]!;
    const end = Math.min(next, shape.axles[1] - shape.wheelRadius * 1.2);
    if (end - x < 0.3) return '';
    return gap(
      stage,
      flank(
        stage,
        range(x, end, 12).map((s): Pair => [s, at(shape.sill, s) + 0.05]),
      ),
    );
  });
  const bonnet = shape.bonnetEdge;
  const shut =
    bonnet === undefined || shape.wings || at(shape.nose, 1) > 0.25
      ? ''
      : gap(stage, flank(stage, bonnetShut(stage, bonnet)));
  const handles =
    car.era === 'prewar'
      ? ''
      : shape.doors
          .slice(1)
          .map(x => handle(stage, x - 0.13))
          .join('');
  return cuts.join('') + doorSills.join('') + shut + trim(stage) + handles;
}

function bonnetShut(stage: Stage, edge: number): Pair[] {
  const { shape } = stage;
  const from = stage.body.front(1) + stage.body.nose.length * 0.55;
  return range(from, edge, 14).map((x): Pair => {
    const top = at(shape.shoulder, x);
    return [x, mix(at(shape.sill, x), top, 0.965)];
  });
}

function handle(stage: Stage, x: number): string {
  const { shape, car } = stage;
  const z = at(shape.shoulder, x) - 0.1;
  const points = flank(stage, [
    [x - 0.07, z],
    [x + 0.07, z + 0.004],
  ]);
  const width = pixels(stage, 0.026, points[0]!);
  const modern = car.era === 'modern' || car.era === 'nineties';
  const d = outline(stage, points, false);
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return (
    tag('path', {
      ...line,
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': width,
      transform: 'translate(0 3)',
    }) +
    tag('path', {
      ...line,
      stroke: modern ? lighter(car.paint, 0.16) : '#e8ecee',
      'stroke-width': width * 0.8,
    })
  );
}

function trim(stage: Stage): string {
  const { shape, car } = stage;
  if (!shape.trim) return '';
  const { z, chrome } = shape.trim;
  const from = Math.max(z[0]![0], stage.body.front(0.6) + stage.body.nose.length * 0.8);
  const to = Math.min(z[z.length - 1]![0], stage.body.rear(0.6) - stage.body.tail.length * 0.8);
  const clearOf = (x: number) =>
    shape.axles.every(
      axle => Math.abs(x - axle) > shape.wheelRadius * 1.16 || at(z, x) > shape.wheelRadius * 2.2,
    );
  const runs: Pair[][] = [[]];
  for (const x of range(from, to, 60)) {
    if (clearOf(x)) runs[runs.length - 1]!.push([x, at(z, x)]);
    else if (runs[runs.length - 1]!.length > 0) runs.push([]);
  }
  return runs
    .filter(run => run.length > 1)
    .map(run => {
      const points = flank(stage, run);
      const width = pixels(stage, chrome ? 0.022 : 0.05, points[0]!);
      const d = outline(stage, points, false);
      const dark = car.secondPaint ?? '#1c1e20';
      return (
        tag('path', {
          d,
          fill: 'none',
          stroke: chrome ? '#4c5358' : darker(dark, 0.4),
          'stroke-width': width,
        }) +
        tag('path', {
          d,
          fill: 'none',
          stroke: chrome ? '#f4f6f7' : lighter(dark, 0.25),
          'stroke-width': width * 0.5,
          transform: `translate(0 ${-width * 0.16})`,
        })
      );
    })
    .join('');
}
