import type { Camera } from './camera.ts';
import type { CarDrawing } from './car-drawing.ts';
import { faceAt, type Loft, sideAt } from './loft.ts';
import type { Built } from './shape.ts';
import type { Pair, Point } from './space.ts';
import { pathOf, type Sheet, type Stop, simplified, tag } from './svg.ts';

/** Everything a part of the car needs to draw itself. */
export interface Stage {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly car: CarDrawing;
  readonly shape: Built;
  readonly body: Loft;
  readonly cabin: Loft;
  /** Which end of the car is turned to us; the side view shows neither. */
  readonly end: 'front' | 'rear' | 'none';
}

export const CHROME: readonly Stop[] = [
  [0, '#fbfcfc'],
  [0.28, '#c3c9cc'],
  [0.46, '#5b6368'],
  [0.55, '#2b3034'],
  [0.62, '#9aa2a6'],
  [0.85, '#eef1f2'],
  [1, '#aab0b3'],
];

export const project = (stage: Stage, points: readonly Point[]): Pair[] => points.map(stage.camera.project);

export function outline(stage: Stage, points: readonly Point[], closed = true): string {
  return pathOf(simplified(project(stage, points), 0.25), closed);
}

/** Points of the flank given as [x, z]. */
export function flank(stage: Stage, points: readonly Pair[]): Point[] {
  return points.map(([x, z]) => sideAt(stage.body, x, z));
}

/** Points of the nose or tail given as [y, z]. */
export function facing(stage: Stage, points: readonly Pair[], end: 'front' | 'rear'): Point[] {
  return points.map(([y, z]) => faceAt(stage.body, y, z, end));
}

/** The width in pixels of something `metres` wide near a point. */
export function pixels(stage: Stage, metres: number, near: Point): number {
  return metres * stage.camera.pixelsPerMetre(near);
}

export function bounds(points: readonly Pair[]) {
  return {
    left: Math.min(...points.map(p => p[0])),
    right: Math.max(...points.map(p => p[0])),
    top: Math.min(...points.map(p => p[1])),
    bottom: Math.max(...points.map(p => p[1])),
  };
}

/** A filled shape whose tones run from its top edge to its bottom edge. */
export function filled(stage: Stage, points: readonly Point[], stops: readonly Stop[], more = {}): string {
  const seen = project(stage, points);
  const box = bounds(seen);
  const fill = stage.sheet.linear([0, box.top], [0, box.bottom], stops);
  return tag('path', { d: pathOf(simplified(seen, 0.25)), fill, ...more });
}

/** A thin line with its light below, as a gap between two panels shows it. */
export function gap(stage: Stage, points: readonly Point[]): string {
  const d = outline(stage, points, false);
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    tag('path', {
      ...line,
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 1.6,
      transform: 'translate(1.6 .8)',
    }) + tag('path', { ...line, stroke: '#000', 'stroke-opacity': 0.55, 'stroke-width': 1.9 })
  );
}

/** A rounded rectangle of [y, z] points. */
export function roundedBox(
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  exponent = 4,
): Pair[] {
  return Array.from({ length: 28 }, (_, i): Pair => {
    const angle = (i / 28) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const power = 2 / exponent;
    return [
      y + halfWidth * Math.sign(c) * Math.abs(c) ** power,
      z + halfHeight * Math.sign(s) * Math.abs(s) ** power,
    ];
  });
}
