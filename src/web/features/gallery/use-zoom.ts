import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance in pixels from which a drag counts as a swipe. */
const SWIPE_MIN = 60;
const DOUBLE_TAP_MS = 300;
const WHEEL_PER_DOUBLE = 400;

type Finger = { readonly x: number; readonly y: number };

/** Pinch, wheel or double tap zoom; one finger pans, or swipes to another photo. */
export function useZoom(key: string, onSwipe: (step: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(AT_REST);
  const fingers = useRef(new Map<number, Finger>());
  const began = useRef<Finger | null>(null);
  const tappedAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo starts unzoomed
  useEffect(() => setZoom(AT_REST), [key]);
  useWheel(frame, (factor, point) => setZoom(now => scaledAt(now, factor, point, halfOf(frame.current))));

  const handlers = {
    onPointerDown(event: PointerEvent) {
      // Without capture, a mouse released outside the picture would count as a finger still on it.
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, fromMiddle(event, frame.current));
      began.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = fromMiddle(event, frame.current);
      const half = halfOf(frame.current);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other) {
        const factor = distance(now, other) / Math.max(distance(before, other), 1);
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        setZoom(current => scaledAt(current, factor, middle, half));
      } else {
        setZoom(current => movedBy(current, { x: now.x - before.x, y: now.y - before.y }, half));
      }
    },
    onPointerUp(event: PointerEvent) {
      const point = fromMiddle(event, frame.current);
      fingers.current.delete(event.pointerId);
      // The end of a pinch is neither a swipe nor a tap, whichever finger is lifted last.
      if (!began.current) return;
      const across = event.clientX - began.current.x;
      began.current = null;
      if (zoom.scale === 1 && Math.abs(across) > SWIPE_MIN) return onSwipe(across < 0 ? 1 : -1);
      if (Math.abs(across) > 5) return;
      const isSecond = event.timeStamp - tappedAt.current < DOUBLE_TAP_MS;
      tappedAt.current = isSecond ? 0 : event.timeStamp;
      if (isSecond) setZoom(current => toggledAt(current, point, halfOf(frame.current)));
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      began.current = null;
    },
  };
  const toggle = () => setZoom(current => toggledAt(current, { x: 0, y: 0 }, halfOf(frame.current)));
  return { frame, zoom, handlers, toggle };
}

/** React's wheel listeners are passive and could not prevent the page from scrolling. */
function useWheel(
  frame: { readonly current: HTMLDivElement | null },
  onScale: (factor: number, point: Finger) => void,
): void {
  const latest = useRef(onScale);
  latest.current = onScale;
  useEffect(() => {
    const element = frame.current;
    const handle = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(2 ** (-event.deltaY / WHEEL_PER_DOUBLE), fromMiddle(event, element));
    };
    element?.addEventListener('wheel', handle, { passive: false });
    return () => element?.removeEventListener('wheel', handle);
  }, [frame]);
}

function fromMiddle(event: { clientX: number; clientY: number }, frame: Element | null): Finger {
  const box = frame?.getBoundingClientRect() ?? new DOMRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function halfOf(frame: Element | null): Finger {
  const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x: width / 2, y: height / 2 };
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A photo's zoom in its frame: its scale, and the offset of its centre in pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
type Point = { readonly x: number; readonly y: number };
/** Half the frame's width and height; points are measured from the frame's centre. */
type Half = Point;

export const AT_REST: Zoom = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 5;
/** The scale after a double tap or the zoom key. */
const CLOSE_UP = 2.5;

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Limits the zoom so that the photo still covers its frame. */
function kept({ scale, x, y }: Zoom, half: Half): Zoom {
  const size = Math.min(Math.max(scale, 1), SCALE_MAX);
  return { scale: size, x: within(x, half.x * (size - 1)), y: within(y, half.y * (size - 1)) };
}

/** Scales by `factor`, while what is under `point` stays under it. */
export function scaledAt(zoom: Zoom, factor: number, point: Point, half: Half): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), SCALE_MAX);
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return kept({ scale, x, y }, half);
}

export const movedBy = (zoom: Zoom, by: Point, half: Half): Zoom =>
  kept({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, half);

/** Zooms in at a point, or back out. */
export const toggledAt = (zoom: Zoom, point: Point, half: Half): Zoom =>
  zoom.scale > 1 ? AT_REST : scaledAt(zoom, CLOSE_UP, point, half);
