import { add, clamp, dot, type Pair, type Point, scale, subtract } from './space.ts';

/** How one point of the studio falls on the picture. */
export interface Camera {
  readonly position: Point;
  project(point: Point): Pair;
  /** Pixels a metre measures at a point: what strokes are scaled by. */
  pixelsPerMetre(point: Point): number;
}

export interface Viewpoint {
  /** Degrees from the side view: positive towards the nose, negative towards the tail. */
  readonly azimuth: number;
  readonly elevation: number;
  /** Metres from the middle of the car. */
  readonly distance: number;
}

/** A camera that looks at `target` and puts it in the middle of a picture one pixel a unit wide. */
function lookAt(viewpoint: Viewpoint, target: Point) {
  const azimuth = (viewpoint.azimuth * Math.PI) / 180;
  const elevation = (viewpoint.elevation * Math.PI) / 180;
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];
  const towards: Point = [-sinA * cosE, cosA * cosE, sinE];
  const right: Point = [cosA, sinA, 0];
  const up: Point = [sinA * sinE, -cosA * sinE, cosE];
  const position = add(target, scale(towards, viewpoint.distance));
  const project = (point: Point): Point => {
    const offset = subtract(point, target);
    const near = viewpoint.distance / (viewpoint.distance - dot(offset, towards));
    return [dot(offset, right) * near, -dot(offset, up) * near, near];
  };
  return { position, project };
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly ground: number;
}

/** Moves and scales the view until all points stand inside the frame, wheels on its ground line. */
export function openCamera(
  viewpoint: Viewpoint,
  target: Point,
  points: readonly Point[],
  frame: Frame,
): Camera {
  const raw = lookAt(viewpoint, target);
  const seen = points.map(raw.project);
  const left = Math.min(...seen.map(p => p[0]));
  const right = Math.max(...seen.map(p => p[0]));
  const top = Math.min(...seen.map(p => p[1]));
  const bottom = Math.max(...seen.map(p => p[1]));
  const zoom = Math.min(
    (frame.right - frame.left) / (right - left),
    (frame.ground - frame.top) / (bottom - top),
  );
  const shiftX = (frame.left + frame.right) / 2 - ((left + right) / 2) * zoom;
  const shiftY = frame.ground - bottom * zoom;
  return {
    position: raw.position,
    project: point => {
      const [x, y] = raw.project(point);
      return [clamp(x * zoom + shiftX, -4000, 6000), clamp(y * zoom + shiftY, -4000, 6000)];
    },
    pixelsPerMetre: point => raw.project(point)[2] * zoom,
  };
}

/** The same camera looking at the reflection in a polished floor. */
export function mirrored(camera: Camera): Camera {
  const flip = (point: Point): Point => [point[0], point[1], -point[2]];
  return {
    position: flip(camera.position),
    project: point => camera.project(flip(point)),
    pixelsPerMetre: point => camera.pixelsPerMetre(flip(point)),
  };
}
