import type { CarDrawing } from './car-drawing.ts';
import { darker, lighter } from './colour.ts';
import { heightFraction, outlineWidth } from './loft.ts';
import { hull, type Point, range } from './space.ts';
import type { Stage } from './stage.ts';
import { group, num, pathOf, type Sheet, type Stop, simplified, tag } from './svg.ts';

const ALUMINIUM: readonly Stop[] = [
  [0, '#f4f6f7'],
  [0.45, '#c4c9cc'],
  [0.75, '#8f979c'],
  [1, '#d5d9db'],
];

/** Where the wheels stand: the outer face of each, near side first. */
export function wheelPlaces(stage: Stage): { near: Point[]; far: Point[] } {
  const { shape, body } = stage;
  const radius = shape.wheelRadius;
  const place = (x: number, i: number): Point => {
    const wing = shape.wings?.[i];
    const y = wing
      ? wing.offset + wing.halfWidth * 0.55
      : outlineWidth(body, x, heightFraction(body, x, radius + 0.1)) - 0.022;
    return [x, y, radius];
  };
  const near = shape.axles.map(place);
  return { near, far: near.map(([x, y, z]): Point => [x, -y, z]) };
}

/** The wheel drawn face-on in a circle of radius one, then laid into its place by a matrix. */
export function wheel(stage: Stage, hub: Point, art: string): string {
  const { camera, shape } = stage;
  const r = shape.wheelRadius;
  const outward = Math.sign(hub[1]);
  const laid = (depth: number): string => {
    const centre: Point = [hub[0], hub[1] - outward * depth, hub[2]];
    const [cx, cy] = camera.project(centre);
    const along = camera.project([centre[0] + r, centre[1], centre[2]]);
    const up = camera.project([centre[0], centre[1], centre[2] + r]);
    const numbers = [along[0] - cx, along[1] - cy, cx - up[0], cy - up[1], cx, cy];
    return `matrix(${numbers.map(num).join(' ')})`;
  };
  const edge = [0, 0.2].flatMap(depth =>
    range(0, 2 * Math.PI, 33).map((angle): Point => {
      const y = hub[1] - outward * depth;
      return [hub[0] + r * Math.cos(angle), y, hub[2] + r * Math.sin(angle)];
    }),
  );
  const tread = hull(edge.map(camera.project));
  const tyre = tag('path', { d: pathOf(simplified(tread, 0.3)), fill: '#0b0c0d' });
  // Between free-standing wings the far wheels show their inner sides, in the shade of the car.
  const inner = shape.wings ? tag('use', { href: art, transform: laid(0.2), opacity: 0.45 }) : '';
  const face = outward > 0 ? tag('use', { href: art, transform: laid(0) }) : inner;
  return tyre + face;
}

export function wheelArt(sheet: Sheet, car: CarDrawing): string {
  const tyre = sheet.radial([0, 0], 1, [
    [0, '#0b0c0d'],
    [0.7, '#17191b'],
    [0.8, '#2b2e31'],
    [0.9, '#1d1f21'],
    [0.97, '#101113'],
    [1, '#050606'],
  ]);
  const light = sheet.linear(
    [-0.5, -1],
    [0.4, 0.6],
    [
      [0, '#fff', 0.26],
      [0.4, '#fff', 0.04],
      [1, '#fff', 0],
    ],
  );
  const circle = (r: number, fill: string, more = {}) => tag('circle', { r, fill, ...more });
  return sheet.shared(
    circle(1, tyre) +
      circle(0.9, 'none', { stroke: light, 'stroke-width': 0.16 }) +
      circle(0.955, 'none', { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.015 }) +
      circle(0.76, 'none', { stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 0.02 }) +
      RIMS[car.wheels](sheet, car),
  );
}

type Rim = (sheet: Sheet, car: CarDrawing) => string;

const bright = (sheet: Sheet, r: number): string => sheet.linear([-r * 0.6, -r], [r * 0.6, r], ALUMINIUM);

/** The well behind the spokes, with the brake disc or drum in its shade. */
function well(sheet: Sheet, radius: number, rim: string): string {
  const dark = sheet.radial([0, 0], radius, [
    [0, '#3a3f43'],
    [0.55, '#1f2326'],
    [0.9, '#0a0b0c'],
    [1, '#000'],
  ]);
  return (
    tag('circle', { r: radius, fill: rim }) +
    tag('circle', { r: radius * 0.93, fill: dark }) +
    tag('circle', {
      r: radius * 0.6,
      fill: 'none',
      stroke: '#6a7176',
      'stroke-width': 0.12,
      'stroke-opacity': 0.35,
    })
  );
}

/** One spoke's path turned around the hub. */
function turned(count: number, d: string, attributes: object): string {
  return range(0, 360 - 360 / count, count)
    .map(angle => tag('path', { d, ...attributes, transform: `rotate(${num(angle)})` }))
    .join('');
}

function rays(count: number, lean: number, reach: number): string {
  const spoke = (i: number): string => {
    const angle = (i / count) * 2 * Math.PI;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const place = (x: number, y: number) => `${hundredths(x * c + y * s)} ${hundredths(x * s - y * c)}`;
    return `M${place(0, 0.12)}L${place(lean, reach)}`;
  };
  return Array.from({ length: count }, (_, i) => spoke(i)).join('');
}

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

const RIMS: Readonly<Record<CarDrawing['wheels'], Rim>> = {
  hubcap: (sheet, car) => {
    const painted = sheet.radial([-0.15, -0.2], 0.8, [
      [0, lighter(car.paint, 0.25)],
      [0.7, car.paint],
      [1, darker(car.paint, 0.45)],
    ]);
    const dome = sheet.radial([-0.12, -0.16], 0.5, [
      [0, '#ffffff'],
      [0.4, '#d8dcde'],
      [0.7, '#868e93'],
      [0.88, '#e9ecee'],
      [1, '#6d757a'],
    ]);
    return (
      tag('circle', { r: 0.69, fill: bright(sheet, 0.69) }) +
      tag('circle', { r: 0.64, fill: painted }) +
      tag('circle', { r: 0.56, fill: 'none', stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': 0.03 }) +
      tag('circle', { r: 0.44, fill: '#000', 'fill-opacity': 0.35, cy: 0.02 }) +
      tag('circle', { r: 0.42, fill: dome }) +
      tag('circle', { r: 0.13, fill: 'none', stroke: '#737b80', 'stroke-width': 0.02 })
    );
  },
  wire: sheet => {
    const spokes = (count: number, lean: number, reach: number) =>
      tag('path', { d: rays(count, lean, reach), stroke: '#cfd5d8', 'stroke-width': 0.016, fill: 'none' });
    return (
      well(sheet, 0.72, bright(sheet, 0.72)) +
      spokes(20, 0.16, 0.66) +
      spokes(20, -0.16, 0.66) +
      spokes(18, 0.05, 0.67) +
      tag('circle', { r: 0.69, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 0.02 }) +
      tag('circle', { r: 0.15, fill: bright(sheet, 0.15) }) +
      tag('path', { d: 'M-.26 -.045H.26V.045H-.26z', fill: bright(sheet, 0.26), transform: 'rotate(32)' }) +
      tag('circle', { r: 0.09, fill: bright(sheet, 0.09), stroke: '#7b8388', 'stroke-width': 0.012 })
    );
  },
  minilite: sheet =>
    well(sheet, 0.72, bright(sheet, 0.72)) +
    turned(8, 'M-.09 -.2L-.055 -.67H.055L.09 -.2z', { fill: bright(sheet, 0.7) }) +
    turned(8, 'M-.012 -.26L-.008 -.64H.008L.012 -.26z', { fill: '#000', 'fill-opacity': 0.28 }) +
    tag('circle', { r: 0.25, fill: bright(sheet, 0.25) }) +
    nuts(4, 0.16) +
    tag('circle', { r: 0.08, fill: '#33383c' }),
  fiveSpoke: sheet =>
    well(sheet, 0.74, bright(sheet, 0.74)) +
    turned(5, 'M-.13 -.08C-.1 -.3 -.26 -.5 -.3 -.6Q0 -.76 .3 -.6C.26 -.5 .1 -.3 .13 -.08z', {
      fill: bright(sheet, 0.7),
      stroke: '#3a4045',
      'stroke-width': 0.012,
    }) +
    turned(5, 'M-.06 -.2C-.05 -.34 -.14 -.5 -.17 -.57Q0 -.63 .17 -.57C.14 -.5 .05 -.34 .06 -.2z', {
      fill: '#202427',
      'fill-opacity': 0.78,
    }) +
    nuts(5, 0.13) +
    tag('circle', { r: 0.075, fill: '#1d2022', stroke: '#c8cdd0', 'stroke-width': 0.018 }),
  alloy: sheet =>
    well(sheet, 0.78, bright(sheet, 0.78)) +
    turned(10, 'M-.075 -.1L-.045 -.74H.045L.075 -.1z', {
      fill: bright(sheet, 0.76),
      stroke: '#4a5157',
      'stroke-width': 0.008,
    }) +
    tag('circle', { r: 0.76, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.018 }) +
    tag('circle', { r: 0.19, fill: bright(sheet, 0.19) }) +
    nuts(5, 0.125) +
    tag('circle', { r: 0.065, fill: '#22262a' }),
  steel: (sheet, car) => {
    const colour = car.era === 'prewar' ? car.paint : '#d0ccc0';
    const disc = sheet.radial([-0.15, -0.2], 0.8, [
      [0, lighter(colour, 0.3)],
      [0.7, colour],
      [1, darker(colour, 0.4)],
    ]);
    return (
      tag('circle', { r: 0.68, fill: disc }) +
      tag('circle', { r: 0.6, fill: 'none', stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 0.03 }) +
      turned(8, 'M-.05 -.5Q0 -.56 .05 -.5Q.04 -.42 0 -.41Q-.04 -.42 -.05 -.5z', { fill: '#0c0d0e' }) +
      tag('circle', { r: 0.3, fill: '#000', 'fill-opacity': 0.22 }) +
      tag('circle', { r: 0.27, fill: disc }) +
      nuts(5, 0.18) +
      tag('circle', { r: 0.1, fill: bright(sheet, 0.1) })
    );
  },
};

function nuts(count: number, radius: number): string {
  return range(0, 360 - 360 / count, count)
    .map(angle => {
      const turn = ((angle - 90) * Math.PI) / 180;
      return tag('circle', {
        cx: radius * Math.cos(turn),
        cy: radius * Math.sin(turn),
        r: 0.026,
        fill: '#5a6167',
        stroke: '#24282b',
        'stroke-width': 0.008,
      });
    })
    .join('');
}

export function wheelGroup(
  stage: Stage,
  places: readonly Point[],
  art: string,
  clips?: readonly string[],
): string {
  return places
    .map((hub, i) => {
      const drawn = wheel(stage, hub, art);
      return clips?.[i] ? group({ 'clip-path': clips[i] }, drawn) : drawn;
    })
    .join('');
}
