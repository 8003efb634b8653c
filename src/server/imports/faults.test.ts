import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { type FileWish, readFile, type SentFile, tryFile, uploadFile } from '#test/kit/imports.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:create', 'Ads:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

async function send(body: string): Promise<SentFile> {
  const answer = await uploadFile(house, staff, body);
  const { id } = (await answer.json()) as { id: string };
  return readFile(staff, id);
}

async function faultsOf(file: SentFile, language: 'FR' | 'EN', part: Partial<FileWish> = {}) {
  const { id } = await tryFile(house, staff, file, part);
  const address = `${house.url}/exports/import-faults.csv?id=${id}&language=${language}`;
  return (await fetch(address, { headers: { cookie: staff.cookie() } })).text();
}

const HEADING = ['Marque', 'Modèle', 'Genre', 'Année', 'Prix', 'Garage'];
const TARGETS = ['brand', 'model', 'carType', 'year', 'price', 'location.city'];
const CHOSEN = { days: 'MDY', decimal: 'COMMA', takesGood: true } as const;
const LINE = ['Lancia', 'Fulvia', 'VITE', '1968', '12.500,00 €', 'Turin'];
const partedBy = (sign: string, ...rows: string[][]) => `${rows.map(row => row.join(sign)).join('\n')}\n`;

describe('the file of faults of an import', () => {
  it.each([';', '\t', '|'])(
    'is parted by %j as its original is, and read as was chosen for that',
    async sign => {
      const original = await send(partedBy(sign, HEADING, LINE));
      const faults = await faultsOf(original, 'FR', { targets: TARGETS, ...CHOSEN });
      expect(faults).toContain([...LINE, ''].join(sign));
      const again = await send(faults);
      expect(again).toMatchObject({ separator: sign, wish: { targets: [...TARGETS, null], ...CHOSEN } });
      // What was mended wrongly leaves with one column that says why, in the language of whoever reads it.
      const anew = await faultsOf(again, 'EN', { updatesBy: null });
      expect(anew.split('\r\n')[0]).toBe([...HEADING, 'To correct'].join(sign));
      const mended = await send(anew.replaceAll('VITE', 'OTHER'));
      expect(mended.wish).toMatchObject({ targets: [...TARGETS, null], ...CHOSEN });
      expect((await tryFile(house, staff, mended)).counts).toMatchObject({ created: 1, refused: 0 });
      expect((await send(partedBy(sign, HEADING, LINE))).wish).toMatchObject({ targets: TARGETS, ...CHOSEN });
    },
  );

  it('says the numbers of a list with the mark that was chosen for it', async () => {
    const list = [{ Fabricant: 'Lancia', Nom: 'Fulvia', Sorte: 'VITE', Somme: 12_500.5 }];
    const targets = ['brand', 'model', 'carType', 'price'];
    const faults = await faultsOf(await send(JSON.stringify(list)), 'FR', { targets, decimal: 'COMMA' });
    expect(faults).toContain('Lancia,Fulvia,VITE,"12500,5",');
  });
});
