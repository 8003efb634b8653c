import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dpiFaults } from '#test/kit/dpi.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { moveToLastYear } from '#test/kit/last-year.ts';
import { book, idOf, PAYOUT, type Sale, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { yearToTell } from './seller-telling.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({
    ...{ BANK_PAYEE: 'Calandre', BANK_IBAN: 'FR7630006000011234567890189', BANK_BIC: 'AGRIFRPP' },
    HOUSE_VAT: 'FR40 303 265 045',
  });
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const YEAR = Number(todayInParis().slice(0, 4)) - 1;
const TIN = '3023217600053';
const MY =
  '{ mySellerDetails { isCompany country isAnswered heldFrom bornOn tin tinCountry birthPlace birthCountry } }';
const SAVE = `mutation($bornOn: String, $tin: String, $tinCountry: String, $birthPlace: String, $birthCountry: String) {
  saveSellerDetails(bornOn: $bornOn, tin: $tin, tinCountry: $tinCountry, birthPlace: $birthPlace,
    birthCountry: $birthCountry) }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const YEAR_OF = `query($year: Int!) { yearSellers(year: $year) {
  id name isCompany country state sales cents toldAt quarters { quarter sales cents } } }`;

type Seller = { id: string; state: string; cents: number; sales: number; toldAt: string | null };

/** A car that a seller sold, paid and handed over. */
async function handedOver(price: number, seller: Guest): Promise<Sale> {
  const sale = await sellSigned(house, { price, seller });
  const [order] = await house.db.owner<{ cents: number }>(
    'select total_cents::int as cents from orders where id = $1',
    [sale.orderId],
  );
  await book(staff, sale.orderId, { cents: order?.cents ?? 0, purpose: 'BOTH' });
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
const lives = async (seller: Guest, country: string) =>
  house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     values ($1, $2, 'Köln', '50667', 'Domkloster 4', true)`,
    [await idOf(house, seller), country],
  );
const sweep = () => house.rooms.orders.sweepSellers();
/** No letter to them can be written until this is over. */
async function unwritable({ email }: Guest): Promise<AsyncDisposable> {
  await house.db.owner(`alter table mails add constraint broken check (recipient <> '${email}') not valid`);
  return {
    [Symbol.asyncDispose]: () => house.db.owner('alter table mails drop constraint broken').then(() => {}),
  };
}
const ago = async (seller: Guest, days: number) =>
  house.db.owner(
    `update seller_details set asked_at = clock_timestamp() - $2 * interval '1 day' where account_id = $1`,
    [await idOf(house, seller), days],
  );
async function lettersTo({ email }: Guest): Promise<string[]> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`);
}
const count = (letters: readonly string[], words: string) =>
  letters.filter(letter => letter.includes(words)).length;
async function sellerOf(guest: Guest, year = YEAR): Promise<Seller | undefined> {
  const id = await idOf(house, guest);
  const { data } = await staff.ask(YEAR_OF, { year });
  return (data as unknown as { yearSellers: Seller[] }).yearSellers.find(each => each.id === id);
}
async function stateOf({ orderId }: Sale): Promise<string | undefined> {
  const { data } = await staff.ask('{ duePayouts { orderId state } }');
  const due = (data as unknown as { duePayouts: { orderId: string; state: string }[] }).duePayouts;
  return due.find(each => each.orderId === orderId)?.state;
}
const file = (year: unknown, guest = staff) =>
  fetch(`${house.url}/exports/sellers.xml?year=${year}`, { headers: { cookie: guest.cookie() } });

let claire: Guest;
let small: Guest;
let company: Guest;
let hans: Guest;
let silent: Guest;
let unanswered: Sale;

describe('what a seller is asked', () => {
  beforeAll(async () => {
    [claire, small, company, hans, silent] = [
      await house.guest({ firstName: 'Claire' }),
      await house.guest({ firstName: 'Paul' }),
      await house.guest({ firstName: 'Anne' }),
      await house.guest({ firstName: 'Hans' }),
      await house.guest({ firstName: 'Silvio' }),
    ];
    await house.db.owner(
      `insert into traders (account_id, company, register_number, vat_number, street, zip_code, city, country)
       values ($1, 'Garage Anne & fils', '303 265 045 RCS Lyon', 'FR40303265045', '1 quai', '69002', 'Lyon', 'FR')`,
      [await idOf(house, company)],
    );
    await house.db.owner('update accounts set is_professional = true where email = $1', [company.email]);
    await lives(hans, 'DE');
    await handedOver(25_000, claire);
    await handedOver(2_000, small);
    await handedOver(30_000, company);
    await handedOver(40_000, hans);
    unanswered = await handedOver(50_000, silent);
  });

  it('is asked once of whose sales are reported, and of no company whose number is known', async () => {
    expect((await claire.ask(MY)).data).toEqual({ mySellerDetails: null });
    expect(await claire.codeOf(SAVE, { bornOn: '1970-01-31', tin: TIN, tinCountry: 'FR' })).toBe('NotFound');
    await sweep();
    await sweep();
    for (const guest of [claire, hans, silent])
      expect(count(await lettersTo(guest), 'Un renseignement pour l’administration fiscale')).toBe(1);
    for (const guest of [small, company])
      expect(count(await lettersTo(guest), 'administration fiscale')).toBe(0);
    expect((await small.ask(MY)).data).toEqual({ mySellerDetails: null });
    expect((await claire.ask(MY)).data).toMatchObject({
      mySellerDetails: { isCompany: false, isAnswered: false, tin: null },
    });
  });

  it.each([
    [{ bornOn: '1970-02-31', tin: TIN, tinCountry: 'FR' }, 'bornOn'],
    [{ bornOn: '', tin: TIN, tinCountry: 'FR' }, 'bornOn'],
    [{ bornOn: '2190-01-31', tin: TIN, tinCountry: 'FR' }, 'bornOn'],
    [{ bornOn: '1970-01-31', tin: '3023217600054', tinCountry: 'FR' }, 'tin'],
    [{ bornOn: '1970-01-31', tin: '1 2', tinCountry: 'DE' }, 'tin'],
    [{ bornOn: '1970-01-31', tin: '86095742719', tinCountry: '' }, 'tinCountry'],
    [{ bornOn: '1970-01-31', tin: '86095742719', tinCountry: 'XX' }, 'tinCountry'],
    [{ bornOn: '1970-01-31' }, 'birthPlace'],
    [{ bornOn: '1970-01-31', birthPlace: 'Köln' }, 'birthCountry'],
    [{ bornOn: '1970-01-31', birthPlace: 'x'.repeat(121), birthCountry: 'DE' }, 'birthPlace'],
  ])('as %o is refused for %s, which is not said again', async (given, field) => {
    const { errors } = await claire.ask(SAVE, given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
    if ('tin' in given) expect(JSON.stringify(errors)).not.toContain(given.tin);
  });

  it('is theirs alone to give and to read', async () => {
    expect(await house.visitor().codeOf(SAVE, { tin: TIN })).toBe('Unauthenticated');
    const given = { bornOn: '1970-01-31', tin: '30 23 217 600 053', tinCountry: 'FR', birthPlace: 'Paris' };
    expect(await claire.codeOf(SAVE, given)).toBeNull();
    const born = { bornOn: '1955-12-01', birthPlace: 'Köln', birthCountry: 'DE' };
    expect(await hans.codeOf(SAVE, born)).toBeNull();
    expect((await claire.ask(MY)).data).toMatchObject({
      mySellerDetails: { isAnswered: true, heldFrom: null, tin: TIN, tinCountry: 'FR', birthPlace: null },
    });
    expect((await hans.ask(MY)).data).toMatchObject({ mySellerDetails: { ...born, tin: null } });
    expect((await staff.ask(MY)).data).toEqual({ mySellerDetails: null });
    const copy = JSON.parse(await house.rooms.accounts.copy(await idOf(house, claire)));
    expect(copy.sellerDetails.details).toMatchObject([{ tin: TIN, bornOn: '1970-01-31' }]);
    const logged = await house.db.owner('select * from audit_entries');
    expect(JSON.stringify(logged)).not.toContain(TIN);
  });

  it('is asked for twice more, and then holds the price', async () => {
    const held = async () => (await stateOf(unanswered)) === 'SELLER_DETAILS';
    const reminded = async () => count(await lettersTo(silent), 'Rappel : un renseignement');
    for (const [days, letters] of [
      [19, 0],
      [21, 1],
      [39, 1],
      [41, 2],
      [59, 2],
    ] as const) {
      await ago(silent, days);
      await sweep();
      expect([days, await reminded(), await held()]).toEqual([days, letters, false]);
    }
    await ago(silent, 61);
    await sweep();
    expect([await reminded(), await held()]).toEqual([2, true]);
    const batch = { id: crypto.randomUUID(), orderIds: [unanswered.orderId], executeOn: todayInParis() };
    const MAKE = `mutation($id: ID!, $orderIds: [ID!]!, $executeOn: String!) {
      makePayoutBatch(id: $id, orderIds: $orderIds, executeOn: $executeOn) }`;
    expect(await staff.codeOf(MAKE, batch)).toBe('BadInput');
    const close = () => staff.codeOf(CLOSE, { id: unanswered.orderId, payout: PAYOUT });
    expect(await close()).toBe('SellerDetailsMissing');
    expect(count(await lettersTo(claire), 'Rappel')).toBe(0);
    const answer = { bornOn: '1980-05-05', tin: 'MRTMTT91D08F205J', tinCountry: 'IT' };
    expect(await silent.codeOf(SAVE, answer)).toBeNull();
    expect(await stateOf(unanswered)).toBe('NO_ACCOUNT');
    expect(await close()).toBeNull();
    await house.db.owner(
      `update seller_details set answered_at = null, born_on = null, tin = null, tin_country = null
       where account_id = $1`,
      [await idOf(house, silent)],
    );
  });
});

describe('the report of a year', () => {
  beforeAll(() => moveToLastYear(house, YEAR));

  it('tells staff who is reported, what is missing, and each quarter', async () => {
    expect(await sellerOf(claire)).toMatchObject({
      state: 'READY',
      sales: 1,
      cents: 2_500_000,
      country: 'FR',
    });
    expect(await sellerOf(small)).toMatchObject({ state: 'EXCLUDED', sales: 1, cents: 200_000 });
    expect(await sellerOf(company)).toMatchObject({
      state: 'READY',
      isCompany: true,
      name: 'Garage Anne & fils',
    });
    expect(await sellerOf(hans)).toMatchObject({ state: 'READY', country: 'DE' });
    // What was passed on counts once: when it became theirs.
    expect(await sellerOf(silent)).toMatchObject({ state: 'MISSING', sales: 1, cents: 5_000_000 });
    expect(await sellerOf(claire, YEAR + 1)).toBeUndefined();
    expect(await staff.codeOf(YEAR_OF, { year: 1 })).toBe('BadInput');
    expect(await claire.codeOf(YEAR_OF, { year: YEAR })).toBe('Forbidden');
  });

  it('leaves as a file in the order of its schema, to staff who have just shown that it is them', async () => {
    const answer = await file(YEAR);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="DPI-303265045-${YEAR}.xml"`,
    ]);
    const xml = await answer.text();
    expect(dpiFaults(xml)).toEqual([]);
    expect(xml.match(/<ReportableSeller>/g)).toHaveLength(3);
    expect(xml).toContain(`<TIN issuedBy="FR" unknown="false">${TIN}</TIN>`);
    expect(xml).toContain('<TIN issuedBy="FR" unknown="false">303265045</TIN><IN INType="BRN">');
    expect(xml).toContain('<Name>Garage Anne &amp; fils</Name>');
    expect(xml).toContain('<TIN unknown="true">NOTIN</TIN>');
    expect(xml).toContain('<BirthPlace><City>Köln</City><CountryInfo><CountryCode>DE');
    expect(xml).not.toContain('Silvio');
    expect(xml).not.toContain('Paul');
    for (const wrong of ['x', '']) expect((await file(wrong)).status).toBe(400);
    expect((await file(YEAR, claire)).status).toBe(403);
    // What is filed of a year that runs would be of a part of it.
    expect((await file(YEAR + 1)).status).toBe(400);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await file(YEAR)).status).toBe(403);
    await house.db.owner('update sessions set proven_at = now()');
  });

  it('says who sold without a written contract as their account has them', async () => {
    await house.db.owner('alter table order_particulars disable trigger user');
    await house.db.owner(
      "update order_particulars set particulars = particulars - 'seller' where order_id = $1",
      [unanswered.orderId],
    );
    const name = expect.stringMatching(/^Silvio /);
    expect(await sellerOf(silent)).toMatchObject({ state: 'MISSING', country: 'FR', name });
  });

  it('is told to each once, with their figures in their language', async () => {
    await house.db.owner("update accounts set language = 'EN' where id = $1", [await idOf(house, hans)]);
    {
      await using _ = await unwritable(hans);
      await expect(house.rooms.orders.tellSellers(YEAR)).rejects.toThrow('broken');
    }
    expect(count(await lettersTo(silent), 'Ce qui est déclaré')).toBe(1);
    expect(await house.rooms.orders.tellSellers(YEAR)).toBe(1);
    expect(await house.rooms.orders.tellSellers(YEAR)).toBe(0);
    const letters = await lettersTo(hans);
    expect(count(letters, `What is reported of your sales of ${YEAR}`)).toBe(1);
    expect(letters.join().replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('1 sale, 40 000,00 €');
    expect(count(await lettersTo(silent), 'Ce qui est déclaré')).toBe(1);
    // Who is not in the file yet reads what is missing, and not that it goes with it.
    const toSilent = (await house.rooms.mail.list(silent.email)).map(({ text }) => text).join('\n');
    expect(toSilent).toContain('Il nous manque encore');
    expect(toSilent).not.toContain('Avec ces chiffres vont');
    expect(count(await lettersTo(small), 'Ce qui est déclaré')).toBe(0);
    expect((await sellerOf(hans))?.toldAt).not.toBeNull();
  });

  it('names who has left, until the books are old', async () => {
    const id = await idOf(house, claire);
    const ofClaire = "select id from orders where seller_id = $1 and state <> 'CLOSED'";
    for (const order of await house.db.owner<{ id: string }>(ofClaire, [id]))
      expect(await staff.codeOf(CLOSE, { id: order.id, payout: PAYOUT })).toBeNull();
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    const xml = await (await file(YEAR)).text();
    expect(dpiFaults(xml)).toEqual([]);
    expect(xml).toContain('<FirstName>Claire</FirstName>');
    await sweep();
    const kept = () => house.db.owner('select from seller_details where account_id = $1', [id]);
    expect(await kept()).toHaveLength(1);
    await house.db.owner("update orders set created_at = created_at - interval '12 years'");
    await house.db.owner("update seller_details set asked_at = asked_at - interval '12 years'");
    await sweep();
    expect(await kept()).toHaveLength(0);
  });
});

describe('the day on which sellers are told', () => {
  it.each([
    ['2026-12-31', 2025],
    ['2027-01-01', 2025],
    ['2027-01-19', 2025],
    ['2027-01-20', 2026],
    ['2027-01-31', 2026],
    ['2027-12-31', 2026],
  ] as const)('on %s is one for %s', (today, year) => {
    expect(yearToTell(today)).toBe(year);
  });
});

describe('a letter to a seller that cannot be written', () => {
  it('holds up none to others, and is tried again', async () => {
    const [first, second] = [
      await house.guest({ firstName: 'Ines' }),
      await house.guest({ firstName: 'Jean' }),
    ];
    for (const guest of [first, second]) await handedOver(20_000, guest);
    const asked = 'Un renseignement pour l’administration fiscale';
    {
      await using _ = await unwritable(first);
      await sweep();
      expect(count(await lettersTo(second), asked)).toBe(1);
    }
    expect(count(await lettersTo(first), asked)).toBe(0);
    await house.db.owner('update jobs set run_at = now()');
    expect(count(await lettersTo(first), asked)).toBe(1);
  });
});

describe('a sale of the year before', () => {
  it('has its seller asked once it counts: handed over since, still to be, or not asked in time', async () => {
    const [since, still, late] = [
      await house.guest({ firstName: 'Dora' }),
      await house.guest({ firstName: 'Wim' }),
      await house.guest({ firstName: 'Uli' }),
    ];
    const sales = [
      await handedOver(20_000, since),
      await sellSigned(house, { price: 20_000, seller: still }),
      await handedOver(20_000, late),
    ];
    const ids = sales.map(({ orderId }) => orderId);
    const move = (table: string, column: string, whose: string, of: readonly string[]) =>
      house.db.owner(
        `update ${table} set ${column} = ${column} - interval '1 year' where ${whose} = any($1::uuid[])`,
        [of],
      );
    await move('orders', 'created_at', 'id', ids);
    await house.db.owner('alter table journal_entries disable trigger user');
    await move('journal_entries', 'booked_at', 'order_id', ids.slice(2));
    await house.db.owner('alter table journal_entries enable trigger user');
    await sweep();
    for (const guest of [since, still, late]) {
      expect(count(await lettersTo(guest), 'Un renseignement pour l’administration fiscale')).toBe(1);
      expect(await guest.codeOf(SAVE, { bornOn: '1970-01-31', tin: TIN, tinCountry: 'FR' })).toBeNull();
    }
    expect(await sellerOf(since, YEAR + 1)).toMatchObject({ state: 'READY' });
    expect(await sellerOf(late)).toMatchObject({ state: 'READY' });
  });
});
