import type { Camera } from './camera.ts';
import { type Rgb, hex, rgb } from './colour.ts';
import { type Loft, onTop, ring } from './loft.ts';
import { add, clamp, cross, dot, mix, type Pair, type Point, range, scale, smoothstep, subtract, unit } from './space.ts';
import { pathOf, type Sheet, type Stop, tag } from './svg.ts';

export interface Finish {
  /** Paint at a height fraction: two-tone cars change colour at the waist. */
  colour(v: number): string;
  /** 0 for cloth and rubber, 1 for fresh lacquer, above 1 for chrome. */
  readonly gloss: number;
}

export const plain = (colour: string, gloss = 1): Finish => ({ colour: () => colour, gloss });

/**
 * The studio as the paint sees it, by the direction of the reflected ray: a large soft box overhead, a
 * narrow strip along the side, a dark wall at the horizon and a floor that lights the sills.
 */
function studioLight(ray: Point): number {
  const overhead = smoothstep(0.5, 0.86, ray[2]) * 0.95;
  const strip = smoothstep(0.2, 0.27, ray[2]) * (1 - smoothstep(0.36, 0.44, ray[2])) * 0.75;
  const wall = 0.1 + 0.16 * smoothstep(-0.02, 0.5, ray[2]);
  const floor = smoothstep(-0.04, -0.75, ray[2]) * 0.42;
  const noseLight = smoothstep(0.3, 0.95, -ray[0]) * 0.1;
  return Math.max(overhead, strip) + (ray[2] > 0 ? wall : 0.1 + floor) + noseLight;
}

export function shade(base: Rgb, gloss: number, normal: Point, point: Point, camera: Camera): Rgb {
  const view = unit(subtract(camera.position, point));
  const facing = clamp(dot(normal, view), 0, 1);
  const ray = subtract(scale(normal, 2 * dot(normal, view)), view);
  const diffuse = 0.34 + 0.62 * smoothstep(-0.7, 1, normal[2]) + 0.1 * clamp(-normal[0]);
  const fresnel = 0.17 + 0.5 * (1 - facing) ** 3;
  const light = studioLight(ray);
  const sheen = light * fresnel * gloss;
  // The paint itself carries part of the reflection in its own colour, as a clear coat over pigment does.
  const tinted = diffuse * (1 - 0.25 * gloss) + light * 0.42 * gloss;
  const shine = (channel: number) => channel * tinted + 255 * sheen;
  return [shine(base[0]), shine(base[1]), shine(base[2])];
}

interface Vertex {
  readonly point: Point;
  readonly seen: Pair;
  readonly normal: Point;
}

type Grid = readonly (readonly Vertex[])[];

/** Normals from neighbours; `outward` tells which of the two directions leaves the body. */
function withNormals(rows: readonly (readonly Point[])[], camera: Camera, outward: (p: Point) => Point): Grid {
  return rows.map((row, j) =>
    row.map((point, i) => {
      const along = subtract(row[Math.min(i + 1, row.length - 1)]!, row[Math.max(i - 1, 0)]!);
      const above = rows[Math.min(j + 1, rows.length - 1)]![i]!;
      const up = subtract(above, rows[Math.max(j - 1, 0)]![i]!);
      let normal = unit(cross(along, up));
      if (dot(normal, outward(point)) < 0) normal = scale(normal, -1);
      return { point, seen: camera.project(point), normal };
    }),
  );
}

function visible(vertex: Vertex, camera: Camera): boolean {
  return dot(vertex.normal, subtract(camera.position, vertex.point)) > 0;
}

/** One ribbon between two rows, its tones laid along the picture's x. */
function ribbon(sheet: Sheet, low: readonly Vertex[], high: readonly Vertex[], tone: (v: Vertex) => Rgb): string {
  const outline = [...low.map(p => p.seen), ...high.map(p => p.seen).reverse()];
  const middles = low.map((vertex, i) => mix(vertex.seen[0], high[i]!.seen[0], 0.5));
  const from = Math.min(...middles);
  const to = Math.max(...middles);
  if (to - from < 0.5) return '';
  const stops: Stop[] = [];
  low.forEach((vertex, i) => {
    const a = tone(vertex);
    const b = tone(high[i]!);
    const colour: Rgb = [mix(a[0], b[0], 0.5), mix(a[1], b[1], 0.5), mix(a[2], b[2], 0.5)];
    stops.push([(middles[i]! - from) / (to - from), hex(colour)]);
  });
  stops.sort((a, b) => a[0] - b[0]);
  const fill = sheet.linear([from, 0], [to, 0], thinned(stops));
  return tag('path', { d: pathOf(outline), fill, stroke: fill, 'stroke-width': 1.4 });
}

/** Leaves out the stops that a straight blend between their neighbours already gives. */
function thinned(stops: readonly Stop[]): Stop[] {
  const kept: Stop[] = [];
  stops.forEach((stop, i) => {
    const last = kept[kept.length - 1];
    const next = stops[i + 1];
    if (!last || !next) return kept.push(stop);
    const span = next[0] - last[0];
    if (span < 0.012) return undefined;
    const [a, b, c] = [rgb(last[1]), rgb(stop[1]), rgb(next[1])];
    const t = (stop[0] - last[0]) / span;
    const error = Math.max(...[0, 1, 2].map(k => Math.abs(mix(a[k]!, c[k]!, t) - b[k]!)));
    return error > 5 || span > 0.25 ? kept.push(stop) : undefined;
  });
  return kept;
}

function band(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish, levels: readonly number[]): string {
  const rows = levels.map(v => ring(loft, v));
  const grid = withNormals(rows, camera, p => {
    const middle = mix(loft.front(0.5), loft.rear(0.5), 0.5);
    const ends = p[0] < middle ? loft.front(0.5) + loft.nose.length : loft.rear(0.5) - loft.tail.length;
    const along = p[0] < middle ? Math.min(0, p[0] - ends) : Math.max(0, p[0] - ends);
    return add([along * 1.5, p[1] - loft.offset, 0], [0, 1e-6, 0]);
  });
  let out = '';
  for (let j = 0; j + 1 < grid.length; j++) {
    const low = grid[j]!;
    const high = grid[j + 1]!;
    const shown = low.map((vertex, i) => visible(vertex, camera) || visible(high[i]!, camera));
    const first = Math.max(0, shown.indexOf(true) - 1);
    const last = Math.min(low.length - 1, shown.lastIndexOf(true) + 1);
    if (last <= first) continue;
    const base = rgb(finish.colour(mix(levels[j]!, levels[j + 1]!, 0.5)));
    out += ribbon(sheet, low.slice(first, last + 1), high.slice(first, last + 1), vertex =>
      shade(base, finish.gloss, vertex.normal, vertex.point, camera),
    );
  }
  return out;
}

function lid(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish, across: number): string {
  const [from, to] = [loft.front(1), loft.rear(1)];
  const ease = range(0, 1, 34).map(t => mix(from, to, t - 0.055 * Math.sin(2 * Math.PI * t)));
  const rows = range(-1, 1, across).map(s => ease.map(x => onTop(loft, x, s)));
  const grid = withNormals(rows, camera, () => [0, 0, 1]);
  if (camera.position[2] < 0) return '';
  const base = rgb(finish.colour(1));
  let out = '';
  for (let j = 0; j + 1 < grid.length; j++) {
    out += ribbon(sheet, grid[j]!, grid[j + 1]!, vertex =>
      shade(base, finish.gloss, vertex.normal, vertex.point, camera),
    );
  }
  return out;
}

/** A loft in its finish, the way the camera sees it. `coarse` is enough for a reflection in the floor. */
export function painted(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish, coarse = false): string {
  const levels = coarse ? [0, 0.5, 1] : loft.levels;
  return band(sheet, camera, loft, finish, levels) + (coarse ? '' : lid(sheet, camera, loft, finish, 9));
}
