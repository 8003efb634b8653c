import type { CarDrawing } from './car-drawing.ts';
import { darker, lighter, luminance } from './colour.ts';
import { range } from './space.ts';
import { group, num, type Sheet, type Stop, tag } from './svg.ts';

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x, y, width, height, fill, rx });

export const path = (d: string, fill: string, more = {}): string => tag('path', { d, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = {}): string =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more });

/** Top to bottom between two heights. */
export function down(sheet: Sheet, top: number, bottom: number, stops: readonly Stop[]): string {
  return sheet.linear([0, top], [0, bottom], stops);
}

export const METAL: readonly Stop[] = [
  [0, '#f7f8f9'],
  [0.4, '#bfc5c9'],
  [0.55, '#6b7479'],
  [0.7, '#aeb6ba'],
  [1, '#e6eaec'],
];

/** Very dark trims are lifted, or flutes and seams would drown in them. */
export function trimColour(car: CarDrawing): string {
  return luminance(car.interior) < 0.12 ? lighter(car.interior, 0.14) : car.interior;
}

export function softShadow(sheet: Sheet, d: string, opacity: number, deviation: number): string {
  return group({ filter: sheet.blur(deviation) }, path(d, '#000', { 'fill-opacity': opacity }));
}

/** A leather or cloth surface lit from above. */
export function upholstery(sheet: Sheet, colour: string, top: number, bottom: number): string {
  return down(sheet, top, bottom, [
    [0, lighter(colour, 0.3)],
    [0.18, lighter(colour, 0.08)],
    [0.6, darker(colour, 0.12)],
    [1, darker(colour, 0.5)],
  ]);
}

/** The light outside, seen through the panes. */
export function daylight(sheet: Sheet, top: number, bottom: number, dark: boolean): string {
  const tones = dark ? ['#3b4247', '#6b757b', '#8d979c'] : ['#aab4ba', '#d8dee1', '#f1f3f2'];
  return down(sheet, top, bottom, [
    [0, tones[0]!],
    [0.6, tones[1]!],
    [1, tones[2]!],
  ]);
}

/** The figure of a veneer: long wavering lines that never cross. */
export function grain(x: number, y: number, width: number, height: number, seed: number): string {
  const lines = range(0, 1, 11).map((t, i) => {
    const base = y + height * t;
    const wave = (k: number) => num(base + Math.sin(seed + i * 1.7 + k * 2.1) * height * 0.05);
    const at = (share: number) => num(x + width * share);
    const left = `M${num(x)} ${wave(0)}C${at(0.2)} ${wave(1)} ${at(0.35)} ${wave(2)} ${at(0.5)} ${wave(3)}`;
    return `${left}S${at(0.8)} ${wave(4)} ${at(1)} ${wave(5)}`;
  });
  return path(lines.join(''), 'none', { stroke: '#1d0d05', 'stroke-opacity': 0.28, 'stroke-width': 3 });
}
