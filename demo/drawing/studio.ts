import { PHOTO_HEIGHT, PHOTO_WIDTH, type Scene } from './car-drawing.ts';
import { type Sheet, tag } from './svg.ts';

interface Tones {
  readonly wall: readonly [top: string, middle: string, foot: string];
  readonly floor: readonly [far: string, near: string];
  readonly light: number;
  readonly vignette: number;
}

const TONES: Readonly<Record<Scene, Tones>> = {
  warm: {
    wall: ['#8d867d', '#b9b2a8', '#d9d3c9'],
    floor: ['#cfc8bd', '#9a9289'],
    light: 0.55,
    vignette: 0.34,
  },
  cool: {
    wall: ['#6f7b85', '#a3aeb7', '#cbd3d9'],
    floor: ['#bcc5cc', '#7d8891'],
    light: 0.55,
    vignette: 0.36,
  },
  dark: {
    wall: ['#0d0f11', '#1d2124', '#33393d'],
    floor: ['#2a2f33', '#0c0e10'],
    light: 0.32,
    vignette: 0.6,
  },
  cream: {
    wall: ['#d8cdb8', '#ebe3d3', '#f6f1e6'],
    floor: ['#efe8da', '#cbbfa9'],
    light: 0.7,
    vignette: 0.2,
  },
};

/** Wall and floor flow into each other as in a photographer's cove. */
export function backdrop(sheet: Sheet, scene: Scene): string {
  const { wall, floor, light } = TONES[scene];
  const cove = sheet.linear(
    [0, 0],
    [0, PHOTO_HEIGHT],
    [
      [0, wall[0]],
      [0.34, wall[1]],
      [0.57, wall[2]],
      [0.63, floor[0]],
      [1, floor[1]],
    ],
  );
  const glow = sheet.radial(
    [800, 430],
    900,
    [
      [0, '#fff', light],
      [0.45, '#fff', light * 0.28],
      [1, '#fff', 0],
    ],
    'matrix(1 0 0 .62 0 150)',
  );
  const all = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
  return tag('rect', { ...all, fill: cove }) + tag('rect', { ...all, fill: glow });
}

export function vignette(sheet: Sheet, scene: Scene): string {
  const edge = sheet.radial(
    [800, 520],
    1060,
    [
      [0.5, '#000', 0],
      [0.8, '#000', TONES[scene].vignette * 0.35],
      [1, '#000', TONES[scene].vignette],
    ],
    'matrix(1 0 0 .72 0 150)',
  );
  return tag('rect', { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, fill: edge });
}

/** How much of a reflection the floor gives back at each height under the car. */
export function floorMask(sheet: Sheet, top: number, depth: number, strength: number): string {
  const fade = sheet.linear(
    [0, top],
    [0, top + depth],
    [
      [0, '#fff', strength],
      [0.45, '#fff', strength * 0.35],
      [1, '#fff', 0],
    ],
  );
  return sheet.mask(tag('rect', { x: 0, y: 0, width: PHOTO_WIDTH, height: PHOTO_HEIGHT, fill: fade }));
}
