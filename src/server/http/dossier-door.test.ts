import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf, readRoles } from '#test/kit/reading-pdf.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const DETAILS = {
  releaseDate: '1962-05-18',
  highlights: ['FIRST_HAND'],
  history: { fr: 'Une histoire de Łódź.', en: 'A story of Łódź.' },
  globalState: { fr: 'Très belle.' },
  conditionReport: {
    ...{ version: 1, inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe', flaws: [] },
    ...{ papersSeen: [], papersNote: null, keyCount: 2, roadTest: null, worksDue: [], mechanics: [] },
    films: [{ recordingId: crypto.randomUUID(), caption: { fr: 'Tour complet' } }],
    paint: [{ panel: 'ROOF', microns: 640 }],
  },
  works: [{ name: { fr: 'Embrayage' }, description: { fr: 'Neuf.' }, endDate: '2024-03-01' }],
  customDocs: [
    { label: 'Carnet', urls: ['https://files.example.org/carnet.pdf'] },
    { label: 'Sans adresse', urls: ['nowhere'] },
  ],
  vinPublic: false,
  optionalData: { vin: 'SECRETVIN123' },
};

/** A car whose page says something in each of its sections. */
async function fullCar(wish: Parameters<typeof addCar>[1] = {}): Promise<string> {
  const { uuid } = await addCar(house, wish);
  const [row] = await house.db.owner<{ slug: string }>(
    `update ads set mileage = 98400, price = 125000, city = 'Stuttgart', country = 'DE', details = details || $2
     where uuid = $1 returning slug`,
    [uuid, JSON.stringify(DETAILS)],
  );
  const question = await house.guest({ firstName: 'Paul' });
  await house.db.owner(
    `insert into questions (ad_uuid, author_id, question, answer, answer_date)
     select $1, id, 'Roule-t-elle ?', 'Chaque dimanche.', now() from accounts where email = $2`,
    [uuid, question.email],
  );
  return row?.slug ?? '';
}
const get = (slug: string, lang = 'fr') => fetch(`${house.url}/dossiers/${slug}.pdf?lang=${lang}`);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe('the dossier of a car', () => {
  it('says what its page says, and ends with the way there', async () => {
    const slug = await fullCar();
    const answer = await get(slug);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = await bytesOf(answer);
    const { text } = await readPdf(bytes);
    const told = [
      'Alpine A110',
      '125 000 €',
      '98 400 km',
      'Stuttgart, Allemagne',
      'Une histoire de Łódź.',
      'Très belle.',
    ];
    const more = [
      'Étienne Kowalski · 06/10/2026 · Dieppe',
      'Aucun défaut relevé.',
      '· Mastic probable',
      'Film 1',
      'Tour complet · à voir et à écouter sur la page de la voiture',
      'Embrayage',
      'Carnet',
      'Roule-t-elle ?',
      'Chaque dimanche.',
      `/voiture-collection/${slug}.html`,
    ];
    for (const said of [...told, ...more]) expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    expect((await readRoles(bytes, 1)).slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
  });

  it('speaks the language of the page, and French where it has no other', async () => {
    const { text } = await readPdf(await bytesOf(await get(await fullCar(), 'en')));
    expect(text).toContain('A story of Łódź.');
    expect(text).toContain('Très belle.');
    expect(text).toContain('/buy/collection-car/');
  });

  it('keeps back what the page keeps back from a visitor', async () => {
    const slug = await fullCar();
    const { text } = await readPdf(await bytesOf(await get(slug)));
    expect(text).not.toContain('SECRETVIN123');
    expect(text).not.toContain('Sans adresse');
    expect((await get(await fullCar({ status: 'WITHDRAWN' }))).status).toBe(404);
    expect((await get(await fullCar({ status: 'DRAFT' }))).status).toBe(404);
  });

  it('of an auction says when, what was asked and what was answered, and no price', async () => {
    const { text } = await readPdf(await bytesOf(await get(await fullCar({ auction: {} }))));
    for (const said of ['Fin de la vente (heure de Paris)', 'Roule-t-elle ?', 'Chaque dimanche.']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Paul');
    expect(text.replaceAll('\u00a0', ' ')).not.toContain('125 000 €');
  });
});
