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
    const slug = await fullCar();
    await house.db.owner("update ads set city = 'München' where slug = $1", [slug]);
    const { text } = await readPdf(await bytesOf(await get(slug, 'en')));
    expect(text).toContain('Munich, Germany');
    expect(text).toContain('A story of Łódź.');
    expect(text).toContain('Très belle.');
    expect(text).toContain('/buy/collection-car/');
  });

  it('is two pages at most, its facts two abreast and no paragraph over two pages', async () => {
    const slug = await fullCar();
    const line = 'Elle roule chaque dimanche, de Dieppe à la mer et retour. ';
    const paint = ['ROOF', 'BONNET', 'BOOT_LID', 'LEFT_FRONT_DOOR', 'LEFT_REAR_WING', 'RIGHT_FRONT_DOOR'];
    const conditionReport = {
      ...DETAILS.conditionReport,
      paint: paint.map((panel, at) => ({ panel, microns: 100 + at })),
    };
    const optionalData = {
      ...{
        gearNumber: 4,
        fuel: 'PETROL',
        horsePower: 109,
        fiscalHorse: 12,
        cylinderNumber: 4,
        cubicCapacity: 2_175,
      },
      ...{ seats: 5, originPlace: 'FR' },
    };
    const more = { doorNumber: 4, registrationPlace: 'BE', engine: '2 175 cm³', saddlery: 'LEATHER' };
    const counts: number[] = [];
    for (const length of [4, 14, 20, 26, 32]) {
      const history = { fr: `${line.repeat(length)}Fin du récit.` };
      await house.db.owner('update ads set details = details || $2 where slug = $1', [
        slug,
        JSON.stringify({ ...more, history, conditionReport, optionalData }),
      ]);
      const { pages } = await readPdf(await bytesOf(await get(slug)));
      counts.push(pages.length);
      const at = (words: string) => pages.findIndex(lines => lines.some(({ text }) => text.includes(words)));
      expect(at('Fin du récit')).toBe(at('Elle roule chaque'));
      const [one, other] = ['Marque', 'Modèle'].map(label => pages.flat().find(({ text }) => text === label));
      expect(one && other && one.base === other.base && one.left < other.left).toBe(true);
    }
    expect(Math.max(...counts)).toBe(2);
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
