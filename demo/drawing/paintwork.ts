import type { Camera } from './camera.ts';
import { hex, type Rgb, rgb } from './colour.ts';
import { type Loft, onTop, ring, topReach } from './loft.ts';
import {
  add,
  clamp,
  cross,
  dot,
  hull,
  mix,
  type Pair,
  type Point,
  range,
  scale,
  smoothstep,
  subtract,
  unit,
} from './space.ts';
import { group, pathOf, type Sheet, type Stop, simplified, tag } from './svg.ts';

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
  const overhead = smoothstep(0.42, 0.95, ray[2]) * 0.9;
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
function withNormals(
  rows: readonly (readonly Point[])[],
  camera: Camera,
  outward: (p: Point) => Point,
): Grid {
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

/** Seen in plan: a rolled edge on the far side looks up at the camera, but belongs to the top. */
function visible({ normal, point }: Vertex, camera: Camera): boolean {
  const [dx, dy] = subtract(camera.position, point);
  return normal[0] * dx + normal[1] * dy > 0;
}

type Tone = (vertex: Vertex) => Rgb;

/** How much less detail a skin gets that is only seen blurred, in the floor or from far. */
const COARSE = 2.5;

interface Brush {
  readonly tone: Tone;
  /** The direction of the picture in which tones change. */
  readonly axis: Pair;
  /** The finest detail worth drawing, in pixels: more where the camera stands close and all is softer. */
  readonly grain: number;
}

function grainAt(camera: Camera, loft: Loft): number {
  return camera.pixelsPerMetre([mix(loft.front(0.5), loft.rear(0.5), 0.5), 0, 0.6]) / 220;
}

/** One ribbon between two rows, its tones laid along an axis of the picture. */
function ribbon(sheet: Sheet, low: readonly Vertex[], high: readonly Vertex[], brush: Brush): string {
  // Each edge is thinned alone, so that two ribbons that share it keep sharing it.
  const edge = (row: readonly Vertex[]) => {
    const seen = row.map(vertex => vertex.seen);
    return simplified(seen, brush.grain);
  };
  const outline = [...edge(low), ...edge(high).reverse()];
  const fill = tones(sheet, low, high, brush);
  return fill === null ? '' : tag('path', { d: pathOf(outline), fill, stroke: fill });
}

/** The blend of all tones between two rows; null where the camera sees them edge-on. */
function tones(sheet: Sheet, low: readonly Vertex[], high: readonly Vertex[], brush: Brush): string | null {
  const { tone, axis, grain } = brush;
  const along = ({ seen }: Vertex) => seen[0] * axis[0] + seen[1] * axis[1];
  const middles = low.map((vertex, i) => mix(along(vertex), along(high[i]!), 0.5));
  const from = Math.min(...middles);
  const to = Math.max(...middles);
  if (to - from < 0.5) return null;
  const raw = low.map((vertex, i) => average([tone(vertex), tone(high[i]!)]));
  const stops = raw.map((colour, i): Stop => {
    // Neighbours are let in: single bright facets would show as spots.
    const soft = average([-2, -1, 0, 0, 1, 2].map(step => raw[i + step] ?? colour));
    return [(middles[i]! - from) / (to - from), hex(soft)];
  });
  stops.sort((a, b) => a[0] - b[0]);
  return sheet.linear(
    [from * axis[0], from * axis[1]],
    [to * axis[0], to * axis[1]],
    thinned(stops, (34 * grain) / (to - from)),
  );
}

function average(colours: readonly Rgb[]): Rgb {
  const sum = (k: 0 | 1 | 2) => colours.reduce((total, colour) => total + colour[k], 0) / colours.length;
  return [sum(0), sum(1), sum(2)];
}

/** Leaves out the stops that a straight blend gives anyway, or that lie closer than `finest`. */
function thinned(stops: readonly Stop[], finest: number): Stop[] {
  const first = stops[0]!;
  const last = stops[stops.length - 1]!;
  if (stops.length < 3) return [...stops];
  const [a, c] = [rgb(first[1]), rgb(last[1])];
  const span = last[0] - first[0];
  let worst = 0;
  let error = 0;
  stops.forEach((stop, i) => {
    const t = span < 1e-6 ? 0 : (stop[0] - first[0]) / span;
    const b = rgb(stop[1]);
    const here = span < finest ? 0 : Math.max(...[0, 1, 2].map(k => Math.abs(mix(a[k]!, c[k]!, t) - b[k]!)));
    if (here > error && i > 0 && i < stops.length - 1) [worst, error] = [i, here];
  });
  const dark = (rgb(first[1])[1] + rgb(last[1])[1]) / 2;
  if (error < 5 + dark * 0.05) return [first, last];
  return [...thinned(stops.slice(0, worst + 1), finest).slice(0, -1), ...thinned(stops.slice(worst), finest)];
}

function band(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish, levels: readonly number[]): string {
  const rows = levels.map(v => ring(loft, v));
  const grid = withNormals(rows, camera, p => {
    const middle = mix(loft.front(0.5), loft.rear(0.5), 0.5);
    const ends = p[0] < middle ? loft.front(0.5) + loft.nose.length : loft.rear(0.5) - loft.tail.length;
    const along = p[0] < middle ? Math.min(0, p[0] - ends) : Math.max(0, p[0] - ends);
    return add([along * 1.5, p[1] - loft.offset, 0], [0, 1e-6, 0]);
  });
  const grain = grainAt(camera, loft) * (levels.length > 3 ? 1 : COARSE);
  let out = '';
  for (let j = 0; j + 1 < grid.length; j++) {
    const low = grid[j]!;
    const high = grid[j + 1]!;
    const shown = low.map((vertex, i) => visible(vertex, camera) || visible(high[i]!, camera));
    const first = Math.max(0, shown.indexOf(true) - 1);
    const last = Math.min(low.length - 1, shown.lastIndexOf(true) + 1);
    if (last <= first) continue;
    const base = rgb(finish.colour(mix(levels[j]!, levels[j + 1]!, 0.5)));
    const tone: Tone = vertex => shade(base, finish.gloss, vertex.normal, vertex.point, camera);
    out += ribbon(sheet, low.slice(first, last + 1), high.slice(first, last + 1), {
      tone,
      axis: [1, 0],
      grain,
    });
  }
  return out;
}

function lid(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish): string {
  if (camera.position[2] < 0) return '';
  const lines = range(-1, 1, loft.lines).map(t => Math.sign(t) * Math.abs(t) ** 0.8);
  const rows = lines.map(s => {
    const [from, to] = topReach(loft, s);
    return range(0, 1, 34).map(t => onTop(loft, mix(from, to, t - 0.09 * Math.sin(2 * Math.PI * t)), s));
  });
  const grid = withNormals(rows, camera, () => [0, 0, 1]);
  const base = rgb(finish.colour(1));
  const axis = acrossTheCar(camera, rows);
  const tone: Tone = vertex => shade(base, finish.gloss, vertex.normal, vertex.point, camera);
  const brush = { tone, axis, grain: grainAt(camera, loft) };
  const ribbons = grid.slice(1).map((row, j) => ribbon(sheet, grid[j]!, row, brush));
  const far = tones(sheet, grid[0]!, grid[1]!, brush);
  return (far === null ? '' : horizon(camera, loft, rows.flat(), far)) + ribbons.join('');
}

/**
 * Where a rounded top meets the backdrop, its ribbons would end in steps: their common outline, laid under
 * them, smooths the edge. A body is only rounded at its ends, so each end has an outline of its own.
 */
function horizon(camera: Camera, loft: Loft, top: readonly Point[], fill: string): string {
  const rim = [0.9, 0.95, 1].flatMap(v => ring(loft, v));
  const all = [...top, ...rim];
  const nose = loft.front(1) + loft.nose.length * 0.9;
  const tail = loft.rear(1) - loft.tail.length * 0.9;
  const caps = loft.isDomed ? [all] : [all.filter(p => p[0] < nose), all.filter(p => p[0] > tail)];
  return caps
    .map(points => hull(points.map(camera.project)))
    .filter(outline => outline.length > 2)
    .map(outline => tag('path', { d: pathOf(simplified(outline, 0.3)), fill }))
    .join('');
}

/** Square to how the car's width runs in the picture: lines of one tone then cross all ribbons unbroken. */
function acrossTheCar(camera: Camera, rows: readonly (readonly Point[])[]): Pair {
  const [far, near] = [rows[0]![17]!, rows[rows.length - 1]![17]!];
  const [a, b] = [camera.project(far), camera.project(near)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const axis: Pair = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  return axis[0] < 0 ? [-axis[0], -axis[1]] : axis;
}

/** A loft in its finish, the way the camera sees it. `coarse` is enough for a reflection in the floor. */
export function painted(sheet: Sheet, camera: Camera, loft: Loft, finish: Finish, coarse = false): string {
  const levels = coarse ? [0, 0.5, 1] : loft.levels;
  const skin = band(sheet, camera, loft, finish, levels) + (coarse ? '' : lid(sheet, camera, loft, finish));
  return group({ 'stroke-width': 1.8 }, skin);
}
