/** How a photograph stands in its frame: how many times its size, and how far its middle is moved, in pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
type Point = { readonly x: number; readonly y: number };
/** Half the frame's width and height; points are measured from the frame's middle. */
type Half = Point;

export const AT_REST: Zoom = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 5;
/** What a double tap, or the key, leads to. */
const CLOSE_UP = 2.5;

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** The photograph covers its frame again: no edge comes further in than the frame's own. */
function kept({ scale, x, y }: Zoom, half: Half): Zoom {
  const size = Math.min(Math.max(scale, 1), SCALE_MAX);
  return { scale: size, x: within(x, half.x * (size - 1)), y: within(y, half.y * (size - 1)) };
}

/** Larger or smaller by `factor`, while what is under `point` stays under it. */
export function scaledAt(zoom: Zoom, factor: number, point: Point, half: Half): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), SCALE_MAX);
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return kept({ scale, x, y }, half);
}

export const movedBy = (zoom: Zoom, by: Point, half: Half): Zoom =>
  kept({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, half);

/** Close up at a point, and back. */
export const toggledAt = (zoom: Zoom, point: Point, half: Half): Zoom =>
  zoom.scale > 1 ? AT_REST : scaledAt(zoom, CLOSE_UP, point, half);
