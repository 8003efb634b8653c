import { darker, lighter } from './colour.ts';
import { circle, down, METAL, path, rect, softShadow } from './interior.ts';
import { range } from './space.ts';
import { num, type Sheet } from './svg.ts';

const ALLOY = [
  [0, '#eceff0'],
  [0.3, '#b4bbbf'],
  [0.65, '#7d868b'],
  [1, '#4b5257'],
] as const;

/** A cast cover with its ribs and bolts, lying along the bay. */
export function cover(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour?: string,
): string {
  const fill = sheet.linear(
    [x, 0],
    [x + width, 0],
    colour
      ? [
          [0, darker(colour, 0.5)],
          [0.28, lighter(colour, 0.35)],
          [0.5, colour],
          [1, darker(colour, 0.6)],
        ]
      : ALLOY.map(([t, c]) => [t, c] as const),
  );
  const ribs = range(x + width * 0.3, x + width * 0.7, 4)
    .map(at => `M${num(at)} ${y + 34}V${y + height - 34}`)
    .join('');
  const bolts = range(y + 24, y + height - 24, 4).flatMap(at =>
    [x + 15, x + width - 15].map(bx =>
      circle(bx, at, 6.5, '#5d656a', { stroke: '#1d2022', 'stroke-width': 2 }),
    ),
  );
  return (
    softShadow(sheet, `M${x} ${y}h${width}v${height}h${-width}z`, 0.7, 12) +
    rect(x, y, width, height, fill, 26) +
    path(ribs, 'none', { stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 6 }) +
    path(ribs, 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 2.5,
      transform: 'translate(4 0)',
    }) +
    bolts.join('')
  );
}

export function trumpets(sheet: Sheet, x: number, ys: readonly number[], reach: number): string {
  return ys
    .map(y => {
      const tube = down(sheet, y - 26, y + 26, METAL);
      const bell = sheet.radial([x + reach - 8, y - 8], 44, [
        [0, '#2a2d2f'],
        [0.5, '#0a0a0b'],
        [0.62, '#c9ced1'],
        [1, '#7c8489'],
      ]);
      return (
        rect(Math.min(x, x + reach), y - 20, Math.abs(reach), 40, tube, 8) +
        circle(x + reach, y, 38, bell, { stroke: '#eef1f2', 'stroke-width': 3 })
      );
    })
    .join('');
}

/** Exhaust pipes that leave the head and gather. */
export function manifold(sheet: Sheet, x: number, ys: readonly number[], out: number): string {
  const end = ys[ys.length - 1]! + 90;
  return ys
    .map(y => {
      const d = `M${x} ${num(y)}C${x + out * 0.7} ${num(y)} ${x + out} ${num(y + 30)} ${x + out} ${num(end)}`;
      return (
        path(d, 'none', { stroke: '#2a1f19', 'stroke-width': 36 }) +
        path(d, 'none', {
          stroke: sheet.linear(
            [x, 0],
            [x + out, 0],
            [
              [0, '#9b8f86'],
              [1, '#5c4a3e'],
            ],
          ),
          'stroke-width': 27,
        }) +
        path(d, 'none', {
          stroke: '#fff',
          'stroke-opacity': 0.28,
          'stroke-width': 6,
          transform: 'translate(-4 -6)',
        })
      );
    })
    .join('');
}

export function leads(ys: readonly number[], x: number, from: readonly [number, number]): string {
  const d = ys
    .map(y => `M${from[0]} ${from[1]}C${from[0]} ${num(y - 60)} ${x + 90} ${num(y - 40)} ${x} ${num(y)}`)
    .join('');
  return (
    path(d, 'none', { stroke: '#0a0a0b', 'stroke-width': 10 }) +
    path(d, 'none', { stroke: '#6d3a2a', 'stroke-width': 5 })
  );
}

export function airBox(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  const lid = sheet.radial([x - r * 0.3, y - r * 0.35], r * 1.4, [
    [0, lighter(colour, 0.55)],
    [0.45, colour],
    [1, darker(colour, 0.65)],
  ]);
  return (
    softShadow(sheet, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, 0.7, 14) +
    circle(x, y, r, lid, { stroke: '#0c0d0e', 'stroke-width': 4 }) +
    circle(x, y, r * 0.78, 'none', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 5 }) +
    circle(x, y, 17, sheet.linear([x - 17, y - 17], [x + 17, y + 17], METAL))
  );
}

export const pulley = (sheet: Sheet, x: number, y: number, r: number): string =>
  circle(x, y, r, '#15171a') +
  circle(
    x,
    y,
    r * 0.85,
    sheet.radial([x - r * 0.3, y - r * 0.3], r * 1.2, [
      [0, '#aab2b6'],
      [0.6, '#545b60'],
      [1, '#22262a'],
    ]),
  ) +
  circle(x, y, r * 0.3, '#15171a');
