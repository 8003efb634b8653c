import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const AT = { startAt: Date.UTC(2100, 0, 1, 10), firstEndAt: Date.UTC(2100, 0, 5, 19) };
const DATA = {
  ...{
    story: { fr: 'Un garage fermé en 1974.\n\nPersonne n’y entrait.' },
    terms: { fr: 'Sur rendez-vous.' },
  },
  ...{ place: 'Lyon', start: new Date(AT.startAt), firstEnd: new Date(AT.firstEndAt), intervalMinutes: 10 },
  ...{ stagger: 'INTERVAL', hotFrom: 50_000, hotGapMinutes: 15, extensionWindowSeconds: 120 },
  askForCardDetails: true,
};

/** A sale of so many cars, planned and before the public where that is wished; answers its address. */
async function addSale(
  title: string,
  isAnnounced = true,
  story = DATA.story.fr,
): Promise<{ slug: string; cars: string[] }> {
  const cars = [(await addCar(house)).uuid, (await addCar(house)).uuid];
  const amounts = { estimateLow: 40_000, estimateHigh: 60_000, startingPrice: 20_000 };
  const lots = cars.map((uuid, at) => ({ uuid, ...(at === 0 ? amounts : { reservePrice: 7_654_321 }) }));
  const save = 'mutation($data: SaveSaleInput!) { saveSale(data: $data) { id slug version } }';
  const { data } = await staff.ask(save, {
    data: { ...DATA, title: { fr: title }, story: { fr: story }, lots },
  });
  const sale = (data as unknown as { saveSale: { id: string; slug: string; version: number } }).saveSale;
  const { id, version } = sale;
  await staff.ask('mutation($id: ID!, $v: Int!) { scheduleSale(id: $id, version: $v) { faults { code } } }', {
    ...{ id, v: version },
  });
  const announce = 'mutation($id: ID!) { announceSale(id: $id, isAnnounced: true) { faults { code } } }';
  if (isAnnounced) await staff.ask(announce, { id });
  return { slug: sale.slug, cars };
}
const get = (path: string) => fetch(`${house.url}${path}`);

describe('the catalogue of a sale', () => {
  it('says on paper what its page says, lot by lot, and no reserve', async () => {
    const { slug } = await addSale('Le garage de Lyon');
    const answer = await get(`/catalogues/${slug}.pdf?lang=fr`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const told = [
      ...[
        'Le garage de Lyon',
        'Un garage fermé en 1974.',
        'Personne n’y entrait.',
        'Sur rendez-vous.',
        'Lyon',
      ],
      ...['Lot 1 : Alpine A110', '40 000 € à 60 000 €', '20 000 €', 'Lot 2 : Alpine A110', 'Sans réserve'],
    ];
    for (const words of told) expect(text.replace(/[\s\u00a0\u202f]+/g, ' ')).toContain(words);
    expect(text.replace(/\D/g, '')).not.toContain('7654321');
  });

  it('says of a lot that was called off that it is not sold, and of one that was put up again how it stood here', async () => {
    const { slug, cars } = await addSale('La vente du six');
    const cancel = 'mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }';
    await staff.ask(cancel, { u: cars[0] });
    await house.db.owner(
      `insert into auctions (ad_uuid, start_at, end_at, scheduled_end_at, starting_price)
       select ad_uuid, start_at, end_at + interval '9 days', end_at + interval '9 days', 77000
       from auctions where ad_uuid = $1`,
      [cars[0]],
    );
    const answer = await get(`/catalogues/${slug}.pdf?lang=fr`);
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const said = text.replace(/[\s\u00a0\u202f]+/g, ' ');
    expect(said).toContain('Ce lot est retiré de la vente.');
    expect(said.match(/Sans réserve/g) ?? []).toHaveLength(0);
    for (const words of ['77 000 €', '20 000 €', '14/01/2100']) expect(said).not.toContain(words);
  });

  it('keeps the facts of a lot together, under its name, and its page’s number on one line', async () => {
    for (const count of [16, 17, 18, 19]) {
      const story = 'Un garage fermé.\n\n'.repeat(count);
      const { slug } = await addSale(`La vente des ${count}`, true, story);
      const answer = await get(`/catalogues/${slug}.pdf?lang=fr`);
      const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
      const lot = pages.find(lines => lines.some(({ text }) => text.startsWith('Lot 1 :')));
      const told = lot?.map(({ text }) => text.replaceAll('\u00a0', ' ')) ?? [];
      expect(told).toEqual(
        expect.arrayContaining(['40 000 € à 60 000 €', '20 000 €', 'Fin annoncée (heure de Paris)']),
      );
      for (const [index, lines] of pages.entries())
        expect(lines.map(({ text }) => text.replace(/\s+/g, ' '))).toContain(
          `Catalogue de la vente · ${index + 1} / ${pages.length}`,
        );
    }
  });

  it('is nobody’s before the sale is announced', async () => {
    const { slug } = await addSale('Une vente en préparation', false);
    expect((await get(`/catalogues/${slug}.pdf`)).status).toBe(404);
    expect((await get(`/calendar/sales/${slug}.ics`)).status).toBe(404);
    expect((await get('/catalogues/no-such-sale.pdf')).status).toBe(404);
  });
});

describe('the calendar of a sale', () => {
  it('has the end of each lot by its number, as it stands after a move', async () => {
    const { slug, cars } = await addSale('La vente du cinq');
    const read = async () =>
      (await (await get(`/calendar/sales/${slug}.ics?lang=en`)).text()).replace(/\r\n /g, '');
    const first = await read();
    expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(first).toContain('SUMMARY:Lot 1\\, bidding ends: Alpine A110');
    expect(first).toContain('DTEND:21000105T191000Z');
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: cars[1] });
    expect(await read()).toContain('STATUS:CANCELLED');
  });
});
