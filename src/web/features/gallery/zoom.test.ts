import { describe, expect, it } from 'vitest';
import { AT_REST, movedBy, scaledAt, toggledAt } from './use-zoom.ts';

const half = { x: 200, y: 150 };

describe('a photograph under two fingers', () => {
  it('keeps under them what was under them', () => {
    const point = { x: 80, y: -40 };
    const { scale, x, y } = scaledAt(AT_REST, 2, point, half);
    expect(scale).toBe(2);
    // A point p of the photograph is shown at p * scale + offset.
    expect(point.x * scale + x).toBe(point.x);
    expect(point.y * scale + y).toBe(point.y);
  });

  it('is never smaller than its frame, nor larger than five times it', () => {
    expect(scaledAt(AT_REST, 0.2, { x: 10, y: 10 }, half)).toEqual(AT_REST);
    expect(scaledAt(AT_REST, 40, { x: 0, y: 0 }, half).scale).toBe(5);
  });

  it('never leaves its frame', () => {
    const close = scaledAt(AT_REST, 2, { x: 0, y: 0 }, half);
    expect(movedBy(close, { x: 900, y: -900 }, half)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(movedBy(AT_REST, { x: 30, y: 30 }, half)).toEqual(AT_REST);
  });

  it('comes close at a double tap, and goes back at the next', () => {
    const close = toggledAt(AT_REST, { x: 50, y: 50 }, half);
    expect(close.scale).toBe(2.5);
    expect(toggledAt(close, { x: 50, y: 50 }, half)).toEqual(AT_REST);
  });
});
