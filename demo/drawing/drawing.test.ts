import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { demoCars } from '../cars/index.ts';
import { drawPhoto, VIEWS } from './index.ts';

const WEIGHT_MAX = 60 * 1024;

describe('the photographs', () => {
  it.each(VIEWS)('of the %s are well-formed, light and without holes, for every car', view => {
    for (const car of demoCars) {
      const svg = drawPhoto(car.drawing, view, car.scene);
      expect(svg, car.slug).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length, `${car.slug} ${view}`).toBeLessThanOrEqual(WEIGHT_MAX);
      // What is not well-formed is refused by its reader.
      const page = new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
      expect(page.documentElement.getAttribute('viewBox')).toBe('0 0 1600 1067');
    }
  });

  it('are the same whenever they are drawn', () => {
    const { drawing, scene } = demoCars[0]!;
    expect(drawPhoto(drawing, 'front', scene)).toBe(drawPhoto(drawing, 'front', scene));
  });

  it('differ from car to car', () => {
    const sides = demoCars.map(car => drawPhoto(car.drawing, 'side', car.scene));
    expect(new Set(sides).size).toBe(demoCars.length);
  });
});
