import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './index.ts';

describe('a table as a file', () => {
  it('is read again as it was written, whatever stands in its cells', () => {
    const rows = [
      { a: 'one, "two"\nthree', b: 4, c: '=1+1' },
      { a: 'é', b: null, c: '-3' },
    ];
    const file = writeCsv<(typeof rows)[number]>(
      [
        ['a', row => row.a],
        ['b', row => row.b],
        ['c', row => row.c],
      ],
      rows,
    );
    expect(file).toContain("'=1+1");
    expect(readCsv(file)).toMatchObject([
      { cells: { a: 'one, "two"\nthree', b: '4', c: '=1+1' } },
      { cells: { a: 'é', b: '', c: '-3' } },
    ]);
  });

  it('may have semicolons, and says in which line it is none', () => {
    expect(readCsv('brand;model\nAlpine;A110\n')).toEqual([
      { line: 2, cells: { brand: 'Alpine', model: 'A110' } },
    ]);
    expect(readCsv('brand,model\nAlpine\n')).toEqual({ line: 2 });
  });
});
