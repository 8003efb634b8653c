import type { CarDrawing } from './car-drawing.ts';
import type { Loft } from './loft.ts';
import { silhouettes } from './silhouettes/index.ts';
import { at, type Curve, mix, type Pair } from './space.ts';

/** A silhouette in metres: x from the nose, z from the ground, v a height fraction of the flank. */
export interface Shape {
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly rearOverhang: number;
  readonly width: number;
  readonly height: number;
  readonly wheelRadius: number;
  readonly sill: Curve;
  /** The line where the flank turns into bonnet and boot. */
  readonly shoulder: Curve;
  /** How far the middle of bonnet and boot stands above the shoulder. */
  readonly crown: Curve;
  readonly crownExponent?: number;
  /** How far the face is set back at each height fraction, and the tail likewise. */
  readonly nose: Curve;
  readonly tail: Curve;
  readonly noseRound: Pair;
  readonly tailRound: Pair;
  readonly section?: Curve;
  /** Swellings of the flank: where, how long, how much. */
  readonly hips?: readonly (readonly [x: number, spread: number, amount: number])[];
  readonly cabin: Cabin;
  /** Vertical cuts of the doors, and the line of the bonnet's rear edge. */
  readonly doors: readonly number[];
  readonly bonnetEdge?: number;
  /** Height of the wheel openings above the axle, in wheel radii. */
  readonly arches: { readonly front: number; readonly rear: number; readonly square?: boolean };
  readonly face: Face;
  readonly back: Back;
  readonly wings?: readonly Wing[];
  /** Lies inside the wheels, between free-standing wings. */
  readonly bodyWidth?: number;
  /** A bonnet top narrower than the body: [from, to, half width, height above the shoulder]. */
  readonly bonnetBox?: readonly [number, number, number, number];
  readonly trim?: { readonly z: Curve; readonly chrome: boolean };
  readonly spareWheel?: boolean;
  readonly runningBoard?: boolean;
}

export interface Cabin {
  readonly base: Pair;
  readonly top: Pair;
  readonly roof: Curve;
  readonly roofCrown: number;
  readonly baseWidth: number;
  readonly topWidth: number;
  readonly noseRound: Pair;
  readonly tailRound: Pair;
  /** 1 is a straight pane; more bends it outwards towards the base. */
  readonly frontCurve: number;
  readonly rearCurve: number;
  readonly windows: readonly Pair[];
  readonly glass?: Pair;
  readonly rearGlass?: Pair;
  readonly frontGlass?: Pair;
  /** Thickness of the rearmost pillar. */
  readonly rearPillar?: number;
}

export interface Face {
  readonly lamp: readonly [y: number, z: number, radius: number];
  readonly grille: readonly [z: number, halfWidth: number, height: number];
  readonly bumper: number;
}

export interface Back {
  readonly lamp: readonly [y: number, z: number, halfWidth: number, height: number];
  readonly bumper: number;
  readonly plate: number;
}

/** A free-standing wing: a ridge along a curve. */
export interface Wing {
  readonly x: Pair;
  readonly ridge: Curve;
  readonly thickness: number;
  readonly halfWidth: number;
  readonly offset: number;
  readonly round: number;
}

export interface Built extends Shape {
  readonly length: number;
  readonly axles: Pair;
  readonly open: boolean;
  readonly softTop: boolean;
}

/** How a silhouette is pulled to a car's own measures: along, up, and across. */
interface Stretch {
  readonly x: (x: number) => number;
  readonly z: (z: number) => number;
  readonly pair: (pair: Pair) => Pair;
  readonly line: (curve: Curve) => Curve;
  readonly tall: number;
  readonly wide: number;
}

/** The silhouette stretched to the car's own measures. */
export function shapeOf(car: CarDrawing): Built {
  const base = silhouettes[car.silhouette];
  const wheelbase = car.wheelbase ?? base.wheelbase;
  const front = car.frontOverhang ?? base.frontOverhang;
  const rear = car.rearOverhang ?? base.rearOverhang;
  const axle = base.frontOverhang + base.wheelbase;
  const x = (at: number): number => {
    if (at <= base.frontOverhang) return (at * front) / base.frontOverhang;
    if (at <= axle) return front + ((at - base.frontOverhang) * wheelbase) / base.wheelbase;
    return front + wheelbase + ((at - axle) * rear) / base.rearOverhang;
  };
  const tall = (car.height ?? base.height) / base.height;
  const wide = (car.width ?? base.width) / base.width;
  const z = (height: number): number => height * tall + (car.rideHeight ?? 0);
  const pair = ([a, b]: Pair): Pair => [x(a), x(b)];
  const line = (curve: Curve): Curve => curve.map(([at, height]): Pair => [x(at), z(height)]);
  return {
    ...base,
    ...stretched(base, { x, z, pair, line, tall, wide }),
    wheelbase,
    frontOverhang: front,
    rearOverhang: rear,
    width: base.width * wide,
    height: z(base.height),
    wheelRadius: car.wheelRadius ?? base.wheelRadius,
    length: front + wheelbase + rear,
    axles: [front, front + wheelbase],
    open: car.roof === 'open',
    softTop: car.roof === 'softTop',
  };
}

function stretched(base: Shape, { x, z, pair, line, tall, wide }: Stretch): Partial<Shape> {
  const { face, back, cabin, hips, bonnetEdge, bonnetBox, bodyWidth, wings, trim } = base;
  return {
    sill: line(base.sill),
    shoulder: line(base.shoulder),
    crown: base.crown.map(([at, height]): Pair => [x(at), height * tall]),
    doors: base.doors.map(x),
    ...(hips && { hips: hips.map(([where, spread, amount]) => [x(where), spread, amount] as const) }),
    ...(bonnetEdge !== undefined && { bonnetEdge: x(bonnetEdge) }),
    ...(bonnetBox && {
      bonnetBox: [x(bonnetBox[0]), x(bonnetBox[1]), bonnetBox[2] * wide, bonnetBox[3]] as const,
    }),
    ...(bodyWidth !== undefined && { bodyWidth: bodyWidth * wide }),
    ...(wings && {
      wings: wings.map(wing => ({
        ...wing,
        x: pair(wing.x),
        ridge: line(wing.ridge),
        offset: wing.offset * wide,
      })),
    }),
    ...(trim && { trim: { ...trim, z: line(trim.z) } }),
    face: {
      lamp: [face.lamp[0] * wide, z(face.lamp[1]), face.lamp[2]],
      grille: [z(face.grille[0]), face.grille[1] * wide, face.grille[2] * tall],
      bumper: z(face.bumper),
    },
    back: {
      lamp: [back.lamp[0] * wide, z(back.lamp[1]), back.lamp[2], back.lamp[3] * tall],
      bumper: z(back.bumper),
      plate: z(back.plate),
    },
    cabin: {
      ...cabin,
      base: pair(cabin.base),
      top: pair(cabin.top),
      roof: line(cabin.roof),
      windows: cabin.windows.map(pair),
    },
  };
}

const SECTION: Curve = [
  [0, 0.93],
  [0.12, 0.965],
  [0.35, 0.993],
  [0.58, 1],
  [0.78, 0.985],
  [0.92, 0.95],
  [1, 0.89],
];

export function bodyLoft(shape: Built): Loft {
  const section = shape.section ?? SECTION;
  const half = (shape.bodyWidth ?? shape.width) / 2;
  const exponent = shape.crownExponent ?? 2;
  return {
    levels: shape.wings
      ? [0, 0.25, 0.5, 0.7, 0.85, 0.94, 1]
      : [0, 0.06, 0.18, 0.33, 0.47, 0.6, 0.72, 0.82, 0.9, 0.96, 1],
    offset: 0,
    lines: shape.wings ? 6 : 8,
    isDomed: false,
    z: (x, v) => mix(at(shape.sill, x), at(shape.shoulder, x), v),
    front: v => at(shape.nose, v),
    rear: v => shape.length - at(shape.tail, v),
    halfWidth: (x, v) => {
      const swelling = (shape.hips ?? []).reduce(
        (sum, [where, spread, amount]) => sum + amount * Math.exp(-(((x - where) / spread) ** 2)),
        0,
      );
      // Hips swell at the height of the wheels and fade towards the top edge.
      return half * at(section, v) + swelling * (1 - 0.5 * v * v);
    },
    nose: { length: shape.noseRound[0], exponent: shape.noseRound[1] },
    tail: { length: shape.tailRound[0], exponent: shape.tailRound[1] },
    crown: (x, s) => at(shape.crown, x) * (1 - Math.abs(s) ** exponent),
  };
}

export function cabinLoft(shape: Built): Loft {
  const { cabin } = shape;
  const half = (shape.bodyWidth ?? shape.width) / 2;
  const edge = (x: number): number => at(cabin.roof, x) - cabin.roofCrown;
  // The cabin may not hang over the tail.
  const foot = Math.min(cabin.base[1], shape.length - at(shape.tail, 1) - 0.04);
  const bend = (v: number, curve: number): number => (1 - v) ** (1 / curve);
  return {
    levels: shape.wings ? [0, 0.5, 0.9, 0.97, 1] : [0, 0.2, 0.5, 0.8, 0.92, 0.97, 1],
    offset: 0,
    lines: shape.wings ? 6 : 8,
    isDomed: true,
    z: (x, v) => mix(at(shape.shoulder, x) + at(shape.crown, x) * 0.25 - 0.015, edge(x), v),
    front: v => mix(cabin.top[0], cabin.base[0], bend(v, cabin.frontCurve)),
    rear: v => mix(cabin.top[1], foot, bend(v, cabin.rearCurve)),
    halfWidth: (_, v) => {
      const lean = mix(cabin.baseWidth, cabin.topWidth, v) + 0.03 * Math.sin(Math.PI * v);
      const rolled = v > 0.9 ? 0.07 * ((v - 0.9) / 0.1) ** 2 : 0;
      return half * (lean - rolled);
    },
    nose: { length: cabin.noseRound[0], exponent: cabin.noseRound[1] },
    tail: { length: cabin.tailRound[0], exponent: cabin.tailRound[1] },
    crown: (_, s) => cabin.roofCrown * (1 - s * s),
  };
}

export function wingLoft(wing: Wing, side: 1 | -1): Loft {
  const ends = { length: wing.round, exponent: 2.2 };
  const section: Curve = [
    [0, 1],
    [0.6, 1],
    [0.85, 0.93],
    [1, 0.72],
  ];
  return {
    levels: [0, 0.7, 1],
    lines: 4,
    isDomed: false,
    offset: side * wing.offset,
    z: (x, v) => {
      const t = (x - wing.x[0]) / (wing.x[1] - wing.x[0]);
      const depth = wing.thickness * Math.min(1, 0.3 + 3.4 * Math.min(t, 1 - t));
      return at(wing.ridge, x) - (1 - v) * depth;
    },
    front: () => wing.x[0],
    rear: () => wing.x[1],
    halfWidth: (_, v) => wing.halfWidth * at(section, v),
    nose: ends,
    tail: ends,
    crown: (_, s) => 0.035 * (1 - s * s),
  };
}
