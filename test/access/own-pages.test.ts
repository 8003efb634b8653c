import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES } from '#shared/paths/route-table.ts';
import { addCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let mine: Guest;
let other: Guest;
const paths = new Map<string, string>();

beforeAll(async () => {
  house = await openTestHouse();
  [mine, other] = [await house.guest(), await house.guest()];
  const idOf = async (sql: string, values: unknown[]) =>
    (await house.db.owner<{ id: string }>(sql, values))[0]?.id ?? '';
  const [account] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    mine.email,
  ]);
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
  await mine.ask(bid, { i: { auctionId, bid: 1_000, isAuctionCGVAccepted: true } });
  await endAuction(house, uuid);
  const order = await idOf('select id from orders where auction_id = $1', [auctionId]);
  const car = (await addCar(house, { sellerEmail: mine.email })).uuid;
  const offer = await idOf(
    `insert into offers (auction_id, ad_uuid, kind, state, bidder_id, last_bid, needs_seller, opened_by,
       opened_at, turn_ends_at)
     values ($1, $2, 'BEST_OFFER', 'BIDDER_TURN', $3, 1000, false, $3, now(), now() + interval '1 day')
     returning id`,
    [auctionId, uuid, account?.id],
  );
  const document = await idOf(
    `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count)
     values ($1, 'IDENTITY', 'x.pdf', 'x', 'application/pdf', 1) returning id`,
    [account?.id],
  );
  const address = await idOf(
    `insert into addresses (account_id, country, city, zip_code, street)
     values ($1, 'FR', 'Lyon', '69002', '1 rue X') returning id`,
    [account?.id],
  );
  const mandate = await idOf(
    `insert into sale_mandates (ad_uuid, seller_id, version, commission_bp, commission_min_cents, from_on, until_on,
       withdrawal_fee_cents, proposed_by, proposed_at)
     values ($1, $2, 1, 0, 0, '2026-01-02', '2026-02-02', 0, $2, now()) returning id`,
    [uuid, account?.id],
  );
  paths.set('user/mandates/mandate', mandate);
  for (const name of ['user/orders/order', 'orders/pay', 'orders/end', 'orders/sign']) paths.set(name, order);
  for (const name of ['user/cars/edit', 'user/cars/create']) paths.set(name, car);
  paths.set('user/offers/offer', offer).set('user/documents/document', document);
  paths.set('user/addresses/edit', address);
});
afterAll(() => house[Symbol.asyncDispose]());

const statusOf = async (path: string, guest: Guest) =>
  (await fetch(house.url + path, { headers: { cookie: guest.cookie() }, redirect: 'manual' })).status;

const OWN = ROUTE_NAMES.filter(name => ROUTES[name].who === 'user');

describe('a page of one’s own', () => {
  it.each(OWN)(
    '%s is there for its person; for a visitor behind sign-in, for others not where it names a thing',
    async name => {
      const id = paths.get(name) ?? '';
      const path = ROUTES[name].words.en.replace(/:\w+/, id);
      expect(path).not.toContain(':');
      expect(name.includes('/') && ROUTES[name].words.en.includes(':')).toBe(paths.has(name));
      expect(await statusOf(path, mine)).toBe(200);
      expect(await statusOf(path, house.visitor())).toBe(302);
      expect(await statusOf(path, other)).toBe(paths.has(name) ? 404 : 200);
      if (!paths.has(name)) return;
      for (const nothing of ['x', '00000000-0000-4000-8000-000000000000'])
        expect(await statusOf(path.replace(id, nothing), mine)).toBe(404);
    },
  );
});

/** The pages that go on with a draft, each with the form it is a draft of. */
/** Where a page's makings are asked for by whoever comes from another page. */
const asData = (path: string) => path.replace(/(\?|$)/, '.data$1');

/** Every answer that comes before the last step of a sale. */
const FILLED = {
  ...{ brand: ['Alpine'], model: ['A110'], year: ['1970'], carType: ['CLASSIC'], mileage: ['84000'] },
  ...{
    carState: ['GOOD'],
    registrationPapers: ['french'],
    photos: [],
    firstName: ['Anne'],
    lastName: ['Roy'],
  },
  ...{ email: ['anne@calandre.test'], city: ['Lyon'], zipCode: ['69002'] },
};

const DRAFT_PAGES = [
  ['form/carhunter', 'carHunter', '/form/carhunter/ID/car'],
  ['form/carhunter-lead', 'carHunterLead', '/form/carhunter-lead/ID/car'],
  ['form/buy/multiple', 'buyMultiple', '/form/buy/multiple/ID/cars'],
  ['form/buy/precise', 'buyPrecise', '/form/buy/precise?id=ID&step=car'],
  ['form/buy/budget', 'buyBudget', '/form/buy/budget?id=ID'],
  ['form/sell', 'sellAuction', '/form/sell/ID/photos'],
  ['form/ad', 'sellAd', '/form/ad/ID'],
  ['form/auction', 'sellAuction', '/form/auction/ID'],
  ['form/managedSale', 'managedSale', '/form/managedSale/ID/car'],
  ['form/concierge', 'concierge', '/form/concierge?id=ID'],
  ['form/auth', 'sellAd', '/form/auth/ID?form=sellAd'],
  ['withdrawal', 'withdrawal', '/withdrawal?id=ID'],
] as const;

describe('a page that goes on with a draft', () => {
  const BEGIN = `mutation { saveInquiry(input: { form: "carHunterLead", step: "car", language: EN,
    answers: [{ name: "brand", values: ["Alpine"] }, { name: "model", values: ["A110"] }] }) { id } }`;
  const statuses = (paths: readonly string[], guest: Guest) =>
    Promise.all(paths.map(path => statusOf(path, guest)));
  /** A draft of that form in the browser that began one. */
  const draftOf = async (form: string, begun: string, answers: object = {}) =>
    (
      await house.db.owner<{ id: string }>(
        `insert into inquiries (form, key_hash, account_id, language, answers)
         select $1, key_hash, account_id, language, $3 from inquiries where id = $2 returning id`,
        [form, begun, JSON.stringify(answers)],
      )
    )[0]?.id ?? '';
  const begin = async (guest: Guest) =>
    ((await guest.ask(BEGIN)).data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;

  it('is one of every form that can be gone on with', () => {
    const named = ROUTE_NAMES.filter(name => ROUTES[name].words.en.includes(':formId'));
    expect(DRAFT_PAGES.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  });

  it.each(DRAFT_PAGES)('%s is there for its browser, and for nobody else', async (name, form, path) => {
    const browser = house.visitor();
    const id = await draftOf(form, await begin(browser), FILLED);
    // Under /en every form has the words written here; a withdrawal has others in the two other languages.
    const paths = (form === 'withdrawal' ? ['/en'] : ['', '/en', '/es']).map(
      prefix => prefix + path.replace('ID', id),
    );
    // Its own browser first: what is kept of the page is no way in for the next.
    expect(await statuses(paths, browser)).toEqual(paths.map(() => 200));
    // Whoever comes from another page of the house asks for what it is made of, and is told nothing else.
    expect(await statuses(paths.map(asData), browser)).toEqual(paths.map(() => 200));
    expect(await statuses(paths, house.visitor())).toEqual(paths.map(() => 404));
    expect(await statuses(paths, other)).toEqual(paths.map(() => 404));
    for (const nothing of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await statusOf(`/en${path.replace('ID', nothing)}`, browser)).toBe(404);
    const another = await draftOf('contact', await begin(browser));
    if (name !== 'form/auth') expect(await statusOf(`/en${path.replace('ID', another)}`, browser)).toBe(404);
  });

  it('is there for its person on every device, and no more for the browser it was begun in', async () => {
    const path = `/form/carhunter-lead/${await begin(mine)}/budget`;
    const first = await fetch(house.url + path, { headers: { cookie: mine.cookie() } });
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const login = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
    const device = house.visitor();
    await device.ask(login, { e: mine.email, p: PASSWORD });
    expect(await statusOf(path, device)).toBe(200);
    await mine.ask('mutation { logout }');
    expect(await statusOf(path, mine)).toBe(404);
  });

  it.each([
    ['carHunterLead', '/form/carhunter-lead/ID/summary', '/form/carhunter-lead/ID/car'],
    ['buyMultiple', '/form/buy/multiple/ID/contact?utm_source=a', '/form/buy/multiple/ID/cars?utm_source=a'],
    ['managedSale', '/form/managedSale/ID/contact?a=1&a=2', '/form/managedSale/ID/car?a=1&a=2'],
    ['buyPrecise', '/form/buy/precise?utm=x&id=ID&step=summary', '/form/buy/precise?id=ID&step=car&utm=x'],
    ['concierge', '/form/concierge?id=ID&step=contact', '/form/concierge?id=ID&step=need'],
    ['sellAd', '/form/ad/ID?a=1', '/form/sell/ID/car?a=1'],
    ['sellAd', '/form/auction/ID', '/form/sell/ID/car'],
    ['sellAuction', '/form/sell/ID/summary', '/form/sell/ID/car'],
  ])(
    'of %s, asked for further on than it is filled in, leads to the first open step',
    async (form, path, to) => {
      const browser = house.visitor();
      const id = await draftOf(form, await begin(browser));
      for (const prefix of ['', '/en', '/es']) {
        const ask = (guest: Guest) =>
          fetch(house.url + prefix + path.replace('ID', id), {
            headers: { cookie: guest.cookie() },
            redirect: 'manual',
          });
        const mine = await ask(browser);
        expect([mine.status, mine.headers.get('location')]).toEqual([302, prefix + to.replace('ID', id)]);
        expect((await ask(house.visitor())).status).toBe(404);
      }
    },
  );

  it('leads to the last step once the others are filled in, and once it is sent nowhere else', async () => {
    const browser = house.visitor();
    const id = await draftOf('sellAuction', await begin(browser), FILLED);
    const paths = [`/form/sell/${id}/summary`, `/es/form/auction/${id}`, `/form/sell/${id}/nothing`];
    const answers = await Promise.all(
      paths.map(path =>
        fetch(house.url + path, { headers: { cookie: browser.cookie() }, redirect: 'manual' }),
      ),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [302, `/form/auction/${id}`],
      [200, null],
      [404, null],
    ]);
    await house.db.owner('update inquiries set sent_at = now() where id = $1', [id]);
    expect(await statusOf(paths[0] ?? '', browser)).toBe(200);
  });

  it('is everybody’s and kept while nothing is begun, at its first step', async () => {
    for (const path of ['/form/carhunter-lead/new/car', '/form/buy/budget', '/form/sell/new']) {
      const answer = await fetch(house.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('s-maxage'),
      ]);
    }
    const later = await fetch(`${house.url}/es/form/carhunter-lead/new/summary`, { redirect: 'manual' });
    expect([later.status, later.headers.get('location')]).toEqual([302, '/es/form/carhunter-lead/new/car']);
    const campaign = await fetch(`${house.url}/form/ad/new?utm_source=a`, { redirect: 'manual' });
    expect([campaign.status, campaign.headers.get('location')]).toEqual([302, '/form/sell/new?utm_source=a']);
    expect(await statusOf('/form/carhunter-lead/new/nothing', other)).toBe(404);
  });
});
