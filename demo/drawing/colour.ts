import { clamp, mix } from './space.ts';

export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex([r, g, b]: Rgb): string {
  const part = (value: number) =>
    Math.round(clamp(value, 0, 255))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

export function blend(a: string, b: string, t: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  return hex([mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)]);
}

export const lighter = (colour: string, by: number): string => blend(colour, '#ffffff', by);
export const darker = (colour: string, by: number): string => blend(colour, '#07090b', by);

/** 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
