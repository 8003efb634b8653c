import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
let staff: Guest;
let personId: string;
let adUuid: string;
let saleId: string;
const RIGHTS = [
  'Users:update',
  'Ads:create',
  'Ads:update',
  'Auctions:update',
  'Content:update',
  'Leads:read',
];

beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: RIGHTS });
  const person = await house.guest();
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    person.email,
  ]);
  personId = row?.id ?? '';
  adUuid = (await addCar(house)).uuid;
  const { data } = await staff.ask(saveSale('Vente du téléphone', `{ uuid: "${adUuid}", startingPrice: 0 }`));
  saleId = (data as unknown as { saveSale: { id: string } }).saveSale.id;
});
afterAll(() => house[Symbol.asyncDispose]());

const saveSale = (
  title: string,
  lot = '',
) => `mutation { saveSale(data: { title: { fr: "${title}" }, story: {},
  terms: {}, start: "2100-01-01T00:00:00Z", firstEnd: "2100-01-02T00:00:00Z", intervalMinutes: 5, stagger: VALUE,
  hotFrom: 50000, hotGapMinutes: 15, extensionWindowSeconds: 120, askForCardDetails: true, lots: [${lot}] }) { id } }`;

/** What is sent in those words, and how many stand with them. */
const SENT: Readonly<Record<string, readonly [sent: (words: string) => string, count: string]>> = {
  'a review': [
    words => `mutation { saveReview(data: { date: "2026-03-01T12:00:00Z", message: "${words}", note: "star_5",
      state: DRAFT }) { uuid } }`,
    'select 1 from reviews where message = $1',
  ],
  'a table of reviews': [
    words =>
      `mutation { importReviews(csv: "message,date\\n${words},2026-02-01\\nAutre,2026-02-01") { addedCount } }`,
    'select 1 from reviews where message = $1',
  ],
  'a lead': [
    words => `mutation { addLead(data: { form: "contact", name: "${words}", phone: "+33612345678",
      leadSource: "phone_call", note: "Rappeler" }) { id } }`,
    'select 1 from leads where name = $1',
  ],
  'a note': [
    words => `mutation { addStaffNote(kind: PERSON, id: "${personId}", body: "${words}") { id } }`,
    'select 1 from staff_notes where body = $1',
  ],
  'a call of a sale': [
    words => `mutation { addSaleCall(saleId: "${saleId}", adUuid: "${adUuid}", personId: "${personId}",
      note: "${words}") { calls { id } } }`,
    'select 1 from sale_calls where note = $1',
  ],
  'a sale': [words => saveSale(words), `select 1 from sales where title ->> 'fr' = $1`],
  'a letter to many': [
    words => `mutation { saveCampaign(data: { subject: { fr: "${words}" }, body: { fr: "x" }, button: {},
      segment: SUBSCRIBERS }) { id } }`,
    `select 1 from campaigns where subject ->> 'fr' = $1`,
  ],
  'an ad': [
    words =>
      `mutation { createCarAd(key: "of a page", data: { brand: "Alpine", model: "${words}", carType: CLASSIC }) { uuid } }`,
    'select 1 from ads where model = $1',
  ],
};

describe.each(Object.entries(SENT))('%s', (name, [sent, count]) => {
  const standing = async (words: string) => (await house.db.owner(count, [words])).length;

  it('whose answer was lost stands once, even where both arrive at once, and is answered as the first', async () => {
    const words = `Une fois ${name}`;
    const [first, second] = await Promise.all([staff.ask(sent(words)), staff.ask(sent(words))]);
    expect(first.errors).toBeUndefined();
    expect(second).toEqual(first);
    expect(await staff.ask(sent(words))).toEqual(first);
    expect(await standing(words)).toBe(1);
  });

  it('in other words, by somebody else, or two minutes later is another', async () => {
    const words = `Deux fois ${name}`;
    await staff.ask(sent(words));
    await staff.ask(sent(`${words}.`));
    expect([await standing(words), await standing(`${words}.`)]).toEqual([1, 1]);
    await (await house.guest({ permissions: RIGHTS })).ask(sent(words));
    expect(await standing(words)).toBe(2);
    await house.db.owner(`update sent_lately set sent_at = sent_at - interval '3 minutes'`);
    await staff.ask(sent(words));
    expect(await standing(words)).toBe(3);
  });
});

describe('what was taken away or changed since', () => {
  it('is written anew: a call and a note', async () => {
    const call = SENT['a call of a sale']?.[0]('Rappeler demain') ?? '';
    type Rows = Readonly<Record<string, { calls: { id: string; note: string }[] }>>;
    const callsIn = async () => {
      const { addSaleCall } = (await staff.ask(call.replace('{ id }', '{ id note }')))
        .data as unknown as Rows;
      return addSaleCall?.calls.filter(({ note }) => note === 'Rappeler demain') ?? [];
    };
    const [made] = await callsIn();
    await staff.ask(`mutation { removeSaleCall(id: "${made?.id}") { id } }`);
    const again = await callsIn();
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(made?.id);

    const note = SENT['a note']?.[0]('À rappeler') ?? '';
    const notes = (await staff.ask(note)).data as unknown as { addStaffNote: { id: string }[] };
    await staff.ask(`mutation { removeStaffNote(kind: PERSON, noteId: "${notes.addStaffNote[0]?.id}") }`);
    await staff.ask(note);
    expect(await house.db.owner('select 1 from staff_notes where body = $1', ['À rappeler'])).toHaveLength(1);
  });

  it('is made each time that a program asks for it: two ads may say the same', async () => {
    const create = (key: string) =>
      `mutation { createCarAd(${key} data: { brand: "Alpine", model: "A310", carType: CLASSIC }) { uuid } }`;
    const sent = ['', '', 'key: "",', 'key: "",'].map(key => staff.ask(create(key)));
    const all = await Promise.all(sent);
    expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(4);
  });

  it('leaves nothing of what was sent', async () => {
    await staff.ask(SENT['a note']?.[0]('Rien ne reste') ?? '');
    const [row] = await house.db.owner<{ text: string }>(
      'select string_agg(s::text, $1) as text from sent_lately s',
      [' '],
    );
    expect(row?.text).not.toContain('Rien ne reste');
    expect(row?.text).not.toContain(personId);
  });
});
