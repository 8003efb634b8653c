import { darker, lighter } from './colour.ts';
import { faceAt } from './loft.ts';
import { at, cross, hull, type Pair, type Point, range, scale, subtract, unit } from './space.ts';
import { bounds, CHROME, facing, filled, outline, pixels, project, roundedBox, type Stage } from './stage.ts';
import { num, pathOf, type Stop, simplified, tag } from './svg.ts';

/** A disc in space, turned the way a lamp looks: forward, a little outward, a little up. */
function disc(centre: Point, normal: Point, radius: number, stretch = 1): Point[] {
  const across = unit(cross(normal, [0, 0, 1]));
  const up = cross(across, normal);
  return range(0, 2 * Math.PI, 25)
    .slice(1)
    .map((angle): Point => {
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius * stretch];
      return [
        centre[0] + across[0] * c + up[0] * s,
        centre[1] + across[1] * c + up[1] * s,
        centre[2] + across[2] * c + up[2] * s,
      ];
    });
}

export function lamps(stage: Stage): string {
  const { position } = stage.camera;
  // Seen almost from the side, the far lamp hides behind the nose.
  const frontal = stage.end !== 'none' && -position[0] > position[1] * 0.4;
  const sides = frontal ? ([-1, 1] as const) : ([1] as const);
  return sides.map(side => lamp(stage, side)).join('');
}

function lamp(stage: Stage, side: 1 | -1): string {
  const { car, shape } = stage;
  const [y, z, radius] = shape.face.lamp;
  switch (car.lamps) {
    case 'round':
      return sunk(stage, side * y, z, radius, 0.12) + indicator(stage, side * y, z - radius * 1.9);
    case 'oval':
      return sunk(stage, side * y, z, radius, 0.55, 1.15);
    case 'twinRound':
      return (
        sunk(stage, side * (y + radius * 0.55), z, radius * 0.82, 0.1) +
        sunk(stage, side * (y - radius * 1.35), z, radius * 0.82, 0.1)
      );
    case 'rectangular':
      return block(stage, side * (y - 0.02), z, radius * 1.6, radius * 0.78);
    case 'popUp':
      return lid(stage, side * y, radius);
    case 'modern':
      return swept(stage, side);
    case 'pod':
      return pod(stage, side * y, z, radius);
  }
}

/** A round lamp let into the wing, its bucket following where the wing slopes away. */
function sunk(stage: Stage, y: number, z: number, radius: number, tilt: number, stretch = 1): string {
  const { body, car, shape } = stage;
  const slope = at(shape.nose, 1) > 0.25;
  const surface = faceAt(body, y, z, 'front');
  const normal = unit([-1, Math.sign(y) * 0.22, tilt]);
  const centre: Point = slope ? [surface[0] - radius * 0.35, surface[1], surface[2]] : surface;
  const bucket = [0.35, 0].flatMap(back =>
    disc(subtract(centre, scale(normal, back * radius * 2)), normal, radius * 1.16, stretch),
  );
  const shell = slope && stage.end !== 'none' ? bucketHull(stage, bucket, paintTones(car.paint)) : '';
  return shell + lens(stage, disc(centre, normal, radius, stretch), radius);
}

const paintTones = (paint: string): Stop[] => [
  [0, lighter(paint, 0.42)],
  [0.35, lighter(paint, 0.06)],
  [1, darker(paint, 0.35)],
];

/** The shell behind a lens, as one smooth outline around all its rings. */
function bucketHull(stage: Stage, rings: readonly Point[], stops: readonly Stop[]): string {
  const seen = hull(project(stage, rings));
  const box = bounds(seen);
  const fill = stage.sheet.linear([0, box.top], [0, box.bottom], stops);
  return tag('path', { d: pathOf(simplified(seen, 0.25)), fill });
}

function lens(stage: Stage, points: readonly Point[], radius: number): string {
  const seen = project(stage, points);
  const box = bounds(seen);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const glow = stage.sheet.radial([box.left + w * 0.42, box.top + h * 0.4], Math.max(w, h) * 0.62, [
    [0, '#ffffff'],
    [0.3, '#e6ebed'],
    [0.6, '#9fa9ae'],
    [0.85, '#5c666c'],
    [1, '#343b40'],
  ]);
  const d = pathOf(seen);
  const rim = pixels(stage, radius * 0.2, points[0]!);
  const ridges = [0.3, 0.45, 0.6, 0.75].map(
    share => `M${num(box.left + w * share)} ${num(box.top + h * 0.18)}V${num(box.bottom - h * 0.18)}`,
  );
  return (
    tag('path', { d, fill: 'none', stroke: '#22272a', 'stroke-width': rim * 1.5 }) +
    tag('path', { d, fill: glow, stroke: '#e3e8ea', 'stroke-width': rim }) +
    tag('path', { d: ridges.join(''), stroke: '#fff', 'stroke-opacity': 0.45, 'stroke-width': 1 }) +
    tag('ellipse', {
      cx: box.left + w * 0.36,
      cy: box.top + h * 0.28,
      rx: w * 0.2,
      ry: h * 0.11,
      fill: '#fff',
      'fill-opacity': 0.85,
      transform: `rotate(-18 ${num(box.left + w * 0.36)} ${num(box.top + h * 0.28)})`,
    })
  );
}

function indicator(stage: Stage, y: number, z: number): string {
  if (stage.car.era === 'prewar' || z < stage.shape.face.bumper + 0.06) return '';
  const points = facing(stage, roundedBox(y, z, 0.045, 0.02, 2.4), 'front');
  return filled(
    stage,
    points,
    [
      [0, '#ffc27a'],
      [0.5, '#e88a1f'],
      [1, '#a8560c'],
    ],
    { stroke: '#cfd5d8', 'stroke-width': 1.6 },
  );
}

function block(stage: Stage, y: number, z: number, halfWidth: number, halfHeight: number): string {
  const points = facing(stage, roundedBox(y, z, halfWidth, halfHeight, 7), 'front');
  const amber = facing(
    stage,
    roundedBox(y + Math.sign(y) * (halfWidth + 0.035), z, 0.03, halfHeight, 7),
    'front',
  );
  return (
    filled(
      stage,
      amber,
      [
        [0, '#ffbf73'],
        [0.5, '#e0801a'],
        [1, '#9a4d0a'],
      ],
      { stroke: '#141617', 'stroke-width': 2 },
    ) +
    filled(
      stage,
      points,
      [
        [0, '#f5f8f9'],
        [0.35, '#b9c3c8'],
        [0.6, '#6d797f'],
        [1, '#c4cdd1'],
      ],
      { stroke: '#15181a', 'stroke-width': 3 },
    ) +
    filled(
      stage,
      facing(stage, roundedBox(y, z + halfHeight * 0.45, halfWidth * 0.8, halfHeight * 0.22), 'front'),
      [
        [0, '#fff', 0.9],
        [1, '#fff', 0.3],
      ],
    )
  );
}

/** Closed pop-up lamps are only a lid in the bonnet and an indicator in the nose. */
function lid(stage: Stage, y: number, radius: number): string {
  const { body, shape } = stage;
  const from = body.front(1) + body.nose.length * 0.55;
  const corners: readonly Pair[] = [
    [from, -1],
    [from + radius * 3, -1],
    [from + radius * 3, 1],
    [from, 1],
    [from, -1],
  ];
  const top = corners.map(([x, s]): Point => {
    const lateral = Math.abs(y) * 0.86 + s * radius * 1.4;
    const share = lateral / (shape.width / 2);
    return [x, Math.sign(y) * lateral, at(shape.shoulder, x) + body.crown(x, share) + 0.004];
  });
  const line = { d: outline(stage, top, false), fill: 'none', 'stroke-linejoin': 'round' };
  const amber = facing(stage, roundedBox(y, shape.face.grille[0] + 0.02, 0.11, 0.026, 6), 'front');
  return (
    tag('path', { ...line, stroke: '#000', 'stroke-opacity': 0.55, 'stroke-width': 2 }) +
    filled(
      stage,
      amber,
      [
        [0, '#ffcb8a'],
        [1, '#c26a12'],
      ],
      { stroke: '#111', 'stroke-width': 2 },
    )
  );
}

function swept(stage: Stage, side: 1 | -1): string {
  const [y, z, r] = stage.shape.face.lamp;
  const shape: readonly Pair[] = [
    [y - r * 1.5, z - r * 0.55],
    [y - r * 0.4, z - r * 0.75],
    [y + r * 0.5, z - r * 0.5],
    [y + r * 0.95, z + r * 0.25],
    [y + r * 0.8, z + r * 0.6],
    [y - r * 0.2, z + r * 0.5],
    [y - r * 1.2, z + r * 0.05],
  ];
  const points = facing(
    stage,
    shape.map(([a, b]): Pair => [side * a, b]),
    'front',
  );
  const inner = disc(
    faceAt(stage.body, side * (y - r * 0.1), z - r * 0.1, 'front'),
    [-1, side * 0.2, 0.2],
    r * 0.33,
  );
  const round = { 'stroke-linejoin': 'round', stroke: '#1a1d20', 'stroke-width': 5 };
  return (
    filled(
      stage,
      points,
      [
        [0, '#eef3f5'],
        [0.4, '#87939a'],
        [1, '#2c3338'],
      ],
      round,
    ) +
    filled(
      stage,
      inner,
      [
        [0, '#ffffff'],
        [0.6, '#aebac0'],
        [1, '#59646a'],
      ],
      { stroke: '#20262a', 'stroke-width': 2 },
    )
  );
}

/** A lamp on its own stalk: a bucket of paint or chrome behind a flat lens. */
function pod(stage: Stage, y: number, z: number, radius: number): string {
  const { car, shape } = stage;
  const prewar = car.era === 'prewar';
  const x = shape.axles[0] - (prewar ? 0.22 : 0.3);
  const normal: Point = [-1, 0, 0.04];
  const rings = range(0.3, 0, 6).flatMap(back => {
    const swell = Math.sqrt(Math.max(0.05, 1 - (back / 0.31) ** 2));
    return disc([x + back * radius * 5.2, y, z], normal, radius * 1.08 * swell);
  });
  const shell = bucketHull(stage, rings, prewar ? CHROME : paintTones(car.paint));
  const foot = outline(
    stage,
    [
      [x + 0.12, y, z - radius],
      [x + 0.12, y * 0.96, z - radius - 0.14],
    ],
    false,
  );
  const stalk = tag('path', { d: foot, stroke: '#5c6469', 'stroke-width': pixels(stage, 0.03, [x, y, z]) });
  return stalk + shell + lens(stage, disc([x, y, z], normal, radius), radius);
}
