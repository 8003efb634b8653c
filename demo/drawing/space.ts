/** x runs from the nose to the tail, y from the middle to the near side, z from the ground up; metres. */
export type Point = readonly [x: number, y: number, z: number];
export type Pair = readonly [number, number];
export type Curve = readonly Pair[];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Point): Point {
  const length = Math.hypot(...a);
  return length < 1e-9 ? [0, 0, 1] : scale(a, 1 / length);
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Values from a to b, both included. */
export function range(a: number, b: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => mix(a, b, count === 1 ? 0 : i / (count - 1)));
}

/**
 * The curve's height at x, smooth and without overshoot (monotone cubic), flat beyond its ends:
 * a bonnet drawn through few points must not ripple between them.
 */
export function at(curve: Curve, x: number): number {
  const first = curve[0]!;
  const last = curve[curve.length - 1]!;
  if (x <= first[0]) return first[1];
  if (x >= last[0]) return last[1];
  const i = curve.findIndex(point => point[0] > x) - 1;
  const a = curve[i]!;
  const b = curve[i + 1]!;
  const width = b[0] - a[0];
  const t = (x - a[0]) / width;
  const slopeA = tangent(curve, i) * width;
  const slopeB = tangent(curve, i + 1) * width;
  const u = 1 - t;
  return a[1] * (1 + 2 * t) * u * u + slopeA * t * u * u + b[1] * t * t * (3 - 2 * t) - slopeB * t * t * u;
}

function tangent(curve: Curve, i: number): number {
  const here = curve[i]!;
  const before = curve[i - 1];
  const after = curve[i + 1];
  const left = before ? (here[1] - before[1]) / (here[0] - before[0]) : undefined;
  const right = after ? (after[1] - here[1]) / (after[0] - here[0]) : undefined;
  if (left === undefined) return right ?? 0;
  if (right === undefined) return left;
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

/** The outline a rubber band would take around the points. */
export function hull(points: readonly Pair[]): Pair[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Pair[]): Pair[] => {
    const kept: Pair[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: Pair, b: Pair, c: Pair): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
