import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

describe('a file of words', () => {
  it('is read in the code it was written in', async () => {
    const latin = Buffer.from('Citroën;état;\x80', 'latin1');
    expect(await readText(new Blob([latin]))).toBe('Citroën;état;€');
    expect(await readText(new Blob(['\uFEFFCitroën;€']))).toBe('Citroën;€');
    const wide = Buffer.from('\uFEFFCitroën;€', 'utf16le');
    expect(await readText(new Blob([wide]))).toBe('Citroën;€');
    expect(await readText(new Blob([]))).toBe('');
  });
});
