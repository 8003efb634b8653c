import { describe, expect, it } from 'vitest';
import { differenceOf } from './Versions.tsx';

const short = (before: string, after: string) =>
  differenceOf(before, after).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
  );

describe('the difference of two texts', () => {
  it('names what went and what came, and leaves the rest where it is', () => {
    expect(short('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d']);
    expect(short('a\nb', 'a\nb')).toEqual([' a', ' b']);
    expect(short('', 'a')).toEqual(['-', '+a']);
    expect(short('a\nb\nc', 'c')).toEqual(['-a', '-b', ' c']);
  });

  it('gives both texts back, whatever they are', () => {
    const texts = ['', 'a', 'a\na\nb', 'b\na\n\na', 'x\ny\nz\na', 'a\nb\na\nb'];
    for (const before of texts) {
      for (const after of texts) {
        const lines = differenceOf(before, after);
        const without = (kind: string) =>
          lines
            .filter(line => line.kind !== kind)
            .map(({ text }) => text)
            .join('\n');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }
    }
  });
});
