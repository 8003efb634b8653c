import { at, type Curve, mix, type Point, range } from './space.ts';

/**
 * A skin stretched over plan outlines: at every height fraction v the outline is a box whose ends are
 * rounded like a superellipse. Bodies, cabins, wings and seats are all lofts.
 */
export interface Loft {
  /** Height fractions, 0 at the bottom edge and 1 at the top edge, at which the skin is sampled. */
  readonly levels: readonly number[];
  /** Metres the whole skin stands off the middle of the car. */
  readonly offset: number;
  /** How many lines its top is drawn from; small parts need few. */
  readonly lines: number;
  /** Whether the whole top is one dome, as roofs and seats are and bodies are not. */
  readonly isDomed: boolean;
  z(x: number, v: number): number;
  front(v: number): number;
  rear(v: number): number;
  halfWidth(x: number, v: number): number;
  readonly nose: { readonly length: number; readonly exponent: number };
  readonly tail: { readonly length: number; readonly exponent: number };
  /** Height over the top edge; s runs from -1 to 1 across. */
  crown(x: number, s: number): number;
}

const rounding = (t: number, exponent: number): number =>
  t >= 1 ? 1 : (1 - Math.max(0, 1 - t) ** exponent) ** (1 / exponent);

/** Lengths of the rounded ends at a level; a short roof has no room for the whole of them. */
export function endLengths(loft: Loft, v: number): { nose: number; tail: number } {
  const room = 0.92 * (loft.rear(v) - loft.front(v));
  const share = Math.min(1, room / (loft.nose.length + loft.tail.length));
  return { nose: loft.nose.length * share, tail: loft.tail.length * share };
}

/** Half the width of the outline at x, the rounded ends included. */
export function outlineWidth(loft: Loft, x: number, v: number): number {
  const ends = endLengths(loft, v);
  const nose = rounding((x - loft.front(v)) / ends.nose, loft.nose.exponent);
  const tail = rounding((loft.rear(v) - x) / ends.tail, loft.tail.exponent);
  if (!(nose > 0 && tail > 0)) return 0;
  return loft.halfWidth(x, v) * Math.min(nose, tail);
}

/** A point on the near flank. */
export function onSide(loft: Loft, x: number, v: number, side: 1 | -1 = 1): Point {
  return [x, loft.offset + side * outlineWidth(loft, x, v), loft.z(x, v)];
}

export function heightFraction(loft: Loft, x: number, z: number): number {
  const bottom = loft.z(x, 0);
  return (z - bottom) / (loft.z(x, 1) - bottom);
}

/** The near flank at a height in metres. */
export function sideAt(loft: Loft, x: number, z: number): Point {
  const v = Math.min(1, Math.max(0, heightFraction(loft, x, z)));
  return [x, loft.offset + outlineWidth(loft, x, v), z];
}

/** The face at a lateral place and height: what lamps and grilles are laid on. */
export function onFace(loft: Loft, y: number, v: number, end: 'front' | 'rear'): Point {
  const { exponent } = end === 'front' ? loft.nose : loft.tail;
  const length = endLengths(loft, v)[end === 'front' ? 'nose' : 'tail'];
  const edge = end === 'front' ? loft.front(v) : loft.rear(v);
  const into = end === 'front' ? 1 : -1;
  const s = Math.min(0.999, Math.abs(y) / loft.halfWidth(edge + into * length, v));
  const depth = length * (1 - (1 - s ** exponent) ** (1 / exponent));
  const x = edge + into * depth;
  return [x, y, loft.z(x, v)];
}

export function faceAt(loft: Loft, y: number, z: number, end: 'front' | 'rear'): Point {
  let point = onFace(loft, y, 0.5, end);
  // The height of a level depends on x, and x on the level: three rounds settle to a millimetre.
  for (let round = 0; round < 4; round++) {
    const v = Math.min(1, Math.max(0, heightFraction(loft, point[0], z)));
    point = onFace(loft, y, v, end);
  }
  return [point[0], y, z];
}

/** How much of its full width the top edge has at x: less than 1 only where the ends are rounded. */
function topShare(loft: Loft, x: number): number {
  return outlineWidth(loft, x, 1) / loft.halfWidth(x, 1);
}

/** A point of the top; `s` runs from -1 to 1 across the full width, also where the outline is narrower. */
export function onTop(loft: Loft, x: number, s: number): Point {
  const share = topShare(loft, x);
  const across = share < 0.001 ? 1 : Math.min(1, Math.abs(s) / share);
  const y = loft.offset + Math.sign(s) * Math.min(Math.abs(s), share) * loft.halfWidth(x, 1);
  return [x, y, loft.z(x, 1) + loft.crown(x, across) * share ** 3];
}

/** Where the top begins and ends along a line at lateral share `s`. */
export function topReach(loft: Loft, s: number): Pair2 {
  const lengths = endLengths(loft, 1);
  const depth = (end: 'nose' | 'tail') => {
    const { exponent } = loft[end];
    return lengths[end] * (1 - (1 - Math.min(1, Math.abs(s)) ** exponent) ** (1 / exponent));
  };
  return [loft.front(1) + depth('nose'), loft.rear(1) - depth('tail')];
}

/** A ring around the loft at one level, from the middle of the far side over the tail and the near side. */
export function ring(loft: Loft, v: number): Point[] {
  const angles = range(0, Math.PI / 2, 14);
  const lengths = endLengths(loft, v);
  const noseX = loft.front(v) + lengths.nose;
  const tailX = loft.rear(v) - lengths.tail;
  const middle = mix(noseX, tailX, 0.5);
  const cap = (theta: number, end: 'nose' | 'tail'): Pair2 => {
    const { exponent } = loft[end];
    const along = lengths[end] * Math.sin(theta) ** (2 / exponent);
    return [end === 'nose' ? noseX - along : tailX + along, Math.max(0, Math.cos(theta)) ** (2 / exponent)];
  };
  const half: Pair2[] = [
    ...[...angles].reverse().map(theta => cap(theta, 'tail')),
    ...range(tailX, noseX, 22)
      .map((x): Pair2 => [x, 1])
      .slice(1, -1),
    ...angles.map(theta => cap(theta, 'nose')),
  ];
  const near = half.map(([x, share]) => place(loft, x, share, v, 1));
  const far = half.map(([x, share]) => place(loft, x, share, v, -1)).reverse();
  const cut = far.findIndex(point => point[0] > middle);
  return [...far.slice(cut), ...near, ...far.slice(0, cut)];
}

type Pair2 = readonly [x: number, share: number];

function place(loft: Loft, x: number, share: number, v: number, side: 1 | -1): Point {
  return [x, loft.offset + side * share * loft.halfWidth(x, v), loft.z(x, v)];
}

export interface BoxLoft {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  readonly halfWidth: number;
  readonly offset?: number;
  readonly round: number;
  readonly exponent?: number;
  /** How the ends lean inwards towards the top: [v, metres]. */
  readonly lean?: Curve;
  readonly rearLean?: Curve;
  readonly crown?: number;
  /** Share of the width at each height. */
  readonly section?: Curve;
}

/** A rounded box: seats, wing boxes, bonnet tops, soft tops, lamps. */
export function boxLoft(box: BoxLoft): Loft {
  const section = box.section ?? [
    [0, 0.96],
    [0.5, 1],
    [0.9, 0.97],
    [1, 0.88],
  ];
  const ends = { length: box.round, exponent: box.exponent ?? 2.4 };
  return {
    levels: [0, 0.6, 0.92, 1],
    lines: 4,
    isDomed: true,
    offset: box.offset ?? 0,
    z: (_, v) => mix(box.z[0], box.z[1], v),
    front: v => box.x[0] + (box.lean ? at(box.lean, v) : 0),
    rear: v => box.x[1] - (box.rearLean ? at(box.rearLean, v) : 0),
    halfWidth: (_, v) => box.halfWidth * at(section, v),
    nose: ends,
    tail: ends,
    crown: (_, s) => (box.crown ?? 0.03) * (1 - s * s),
  };
}
