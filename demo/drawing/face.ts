import { bumper } from './bumpers.ts';
import type { GrilleKind } from './car-drawing.ts';
import { darker } from './colour.ts';
import { lamps } from './lamps.ts';
import { type Pair, range } from './space.ts';
import { CHROME, facing, filled, outline, pixels, roundedBox, type Stage } from './stage.ts';
import { tag } from './svg.ts';

export function face(stage: Stage): string {
  const low = stage.car.bumper === 'integrated';
  const parts = [stage.end === 'none' ? '' : GRILLES[stage.car.grille](stage), lamps(stage)];
  return (low ? [bumper(stage, 'front'), ...parts] : [...parts, bumper(stage, 'front')]).join('');
}

const DARK = [
  [0, '#050607'],
  [0.7, '#14171a'],
  [1, '#2a2f33'],
] as const;

function opening(stage: Stage, points: readonly Pair[], frame: number, dark = false): string {
  const at = facing(stage, points, 'front');
  const width = pixels(stage, frame, at[0]!);
  const d = outline(stage, at);
  const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
  return (
    filled(stage, at, DARK) +
    tag('path', { ...line, stroke: dark ? '#0b0c0d' : '#4f585d', 'stroke-width': width * 1.35 }) +
    (dark ? '' : tag('path', { ...line, stroke: '#e9edee', 'stroke-width': width * 0.75 }))
  );
}

/** Bars within an opening, vertical where `upright`; `limit` gives the line of each, t from -1 to 1. */
function bars(
  stage: Stage,
  count: number,
  upright: boolean,
  thickness: number,
  limit: (t: number) => Pair[],
): string {
  const lines = range(-1, 1, count + 2)
    .slice(1, -1)
    .map(t => facing(stage, limit(t), 'front'));
  const width = pixels(stage, thickness, lines[0]![0]!);
  const d = lines.map(points => outline(stage, points, false)).join('');
  const line = { d, fill: 'none', 'stroke-linecap': upright ? 'butt' : 'round' };
  return (
    tag('path', { ...line, stroke: '#6d767b', 'stroke-width': width }) +
    tag('path', { ...line, stroke: '#eef1f2', 'stroke-width': width * 0.45, transform: 'translate(-.6 -.6)' })
  );
}

const GRILLES: Readonly<Record<GrilleKind, (stage: Stage) => string>> = {
  none: () => '',
  bars: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const half = h / 2;
    return (
      opening(stage, roundedBox(0, z, w, half, 4.5), 0.03) +
      bars(stage, Math.round(w * 46), true, 0.012, t => [
        [t * w, z - half * 0.9],
        [t * w, z],
        [t * w, z + half * 0.9],
      ])
    );
  },
  oval: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const half = h / 2;
    return (
      opening(stage, roundedBox(0, z, w, half, 2.3), 0.025) +
      bars(stage, 1, false, 0.03, () => range(-w * 0.97, w * 0.97, 13).map((y): Pair => [y, z])) +
      bars(stage, 6, false, 0.006, t => {
        const reach = w * 0.96 * Math.sqrt(1 - t * t);
        return range(-reach, reach, 11).map((y): Pair => [y, z + t * half]);
      })
    );
  },
  shield: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const tall = Math.max(h * 0.62, 0.13);
    const half = (t: number): number => 0.15 * Math.sqrt(Math.max(0, (t + 1) / 2)) * (1 - 0.08 * t);
    const edge = range(1, -1, 12).map((t): Pair => [half(t), z + t * tall]);
    const brow = range(-1, 1, 7).map((s): Pair => [s * half(1), z + tall + 0.022 * (1 - s * s)]);
    const shield = [...brow, ...edge, ...edge.map(([y, at]): Pair => [-y, at]).reverse()];
    const side = (sign: number) => roundedBox(sign * w * 0.82, z - tall * 0.35, w * 0.36, 0.036, 3);
    return (
      opening(stage, side(-1), 0.014) +
      opening(stage, side(1), 0.014) +
      opening(stage, shield, 0.026) +
      bars(stage, 5, false, 0.01, t => range(-0.9, 0.9, 5).map((s): Pair => [s * half(t), z + t * tall]))
    );
  },
  kidneys: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const narrow = Math.min(w * 0.15, 0.066);
    const mask = opening(stage, roundedBox(0, z, w * 1.05, h * 0.42, 8), 0.012, true);
    const slats = bars(stage, 5, false, 0.006, t => range(-w, w, 13).map((y): Pair => [y, z + t * h * 0.4]));
    const kidney = (sign: number) =>
      opening(stage, roundedBox(sign * narrow * 1.12, z, narrow, h * 0.66, 3.4), 0.02) +
      bars(stage, 3, true, 0.009, t => [
        [sign * narrow * 1.12 + t * narrow, z - h * 0.56],
        [sign * narrow * 1.12 + t * narrow, z + h * 0.56],
      ]);
    return mask + slats + kidney(-1) + kidney(1);
  },
  slats: stage => {
    const [z, w, h] = stage.shape.face.grille;
    return (
      opening(stage, roundedBox(0, z, w, h / 2, 6), 0.022) +
      bars(stage, Math.max(3, Math.round(h * 32)), false, 0.013, t =>
        range(-w * 0.96, w * 0.96, 13).map((y): Pair => [y, z + (t * h) / 2]),
      )
    );
  },
  mask: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const plain = opening(stage, roundedBox(0, z, w, h / 2, 8), 0.014, true);
    return (
      plain +
      bars(stage, 4, false, 0.008, t => range(-w * 0.95, w * 0.95, 13).map((y): Pair => [y, z + (t * h) / 2]))
        .replaceAll('#eef1f2', '#3d4347')
        .replaceAll('#6d767b', '#1b1e21')
    );
  },
  upright: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const shell: Pair[] = [
      ...range(-w, w, 13).map((y): Pair => [y, z + h * 0.5 + 0.05 * (1 - (y / w) ** 2)]),
      [w * 0.98, z],
      [w * 0.86, z - h * 0.5],
      [0, z - h * 0.53],
      [-w * 0.86, z - h * 0.5],
      [-w * 0.98, z],
    ];
    return (
      filled(stage, facing(stage, shell, 'front'), CHROME) +
      opening(
        stage,
        shell.map(([y, at]): Pair => [y * 0.86, z + (at - z) * 0.9]),
        0.008,
      ) +
      bars(stage, 19, true, 0.008, t => [
        [t * w * 0.82, z - h * 0.44],
        [t * w * 0.84, z + h * 0.46],
      ])
    );
  },
  lowIntake: stage => {
    const [z, w, h] = stage.shape.face.grille;
    const lower: readonly Pair[] = [
      [-w, z + h * 0.5],
      [0, z + h * 0.56],
      [w, z + h * 0.5],
      [w * 0.82, z - h * 0.5],
      [0, z - h * 0.55],
      [-w * 0.82, z - h * 0.5],
    ];
    const at = facing(stage, lower, 'front');
    const edge = { stroke: darker(stage.car.paint, 0.4), 'stroke-width': 3, 'stroke-linejoin': 'round' };
    return (
      filled(stage, at, DARK, edge) +
      bars(stage, 4, false, 0.006, t => range(-w * 0.8, w * 0.8, 11).map((y): Pair => [y, z + t * h * 0.42]))
    );
  },
};
