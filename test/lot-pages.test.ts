import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import type { LotState } from '#shared/sale/index.ts';
import { LOCALES, type Locale, loadWords, translatorIn } from '#web/i18n/index.ts';
import { askApi, makeKey } from './kit/api.ts';
import { addCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';
import { endAuction, idOf } from './kit/sales.ts';
import { bidOf } from './kit/world.ts';

await Promise.all(LOCALES.map(locale => loadWords(locale)));

/** What each surface says of a lot in each state: sentences by their keys, the rest by its mark. */
type Surfaces = {
  /** What the header says once the auction is over. */
  readonly header: string | null;
  readonly reserve: string | null;
  readonly canBid: boolean;
  readonly isMarkedSold: boolean;
  readonly contact: 'person' | 'sold';
  readonly card: string | null;
  readonly actions: readonly string[];
  readonly form: 'interest' | 'sold' | 'over' | 'cancelled';
  readonly availability: string;
};

const OPEN = { header: null, isMarkedSold: false, contact: 'person', card: null, form: 'interest' } as const;
const OVER = { header: 'auction.finished', canBid: false, contact: 'person', isMarkedSold: false } as const;
const SOLD = { ...OVER, isMarkedSold: true, contact: 'sold', card: 'car.sold', form: 'sold' } as const;
const GONE = { actions: ['find-in-72h'], availability: 'SoldOut' } as const;
const LATE = { actions: ['search-similar'], availability: 'OutOfStock' } as const;
const HAD = { actions: ['interested'], availability: 'InStock' } as const;

const TABLE: Readonly<Record<Exclude<LotState, 'DRAFT' | 'WITHDRAWN'>, Surfaces>> = {
  FOR_SALE: { ...OPEN, ...HAD, reserve: null, canBid: false },
  ANNOUNCED: { ...OPEN, ...HAD, actions: ['interested'], reserve: null, canBid: false },
  RUNNING: { ...OPEN, ...HAD, actions: [], reserve: 'auction.reserve.notReached', canBid: true },
  AWAITING_HAMMER: {
    ...{ ...OVER, ...LATE, card: 'auction.finished', form: 'over', reserve: 'auction.reserve.notReached' },
  },
  UNSOLD: {
    ...{ ...OVER, ...LATE, card: 'auction.finished', form: 'over', reserve: 'auction.reserve.notReached' },
  },
  CANCELLED: {
    ...{ ...OVER, ...LATE, header: 'auction.cancelled', card: 'auction.cancelled', form: 'cancelled' },
    reserve: null,
  },
  SOLD: { ...SOLD, ...GONE, reserve: 'auction.reserve.reached' },
  SOLD_ELSEWHERE: { ...SOLD, ...GONE, header: 'auction.cancelled', reserve: null },
};
const STATES = Object.keys(TABLE) as (keyof typeof TABLE)[];
const RESERVES = ['auction.reserve.none', 'auction.reserve.reached', 'auction.reserve.notReached'] as const;

let house: TestHouse;
let bidder: Guest;
const lots = new Map<string, { uuid: string; slug: string }>();
beforeAll(async () => {
  house = await openTestHouse();
  bidder = await house.guest();
  for (const state of [...STATES, 'DRAFT', 'WITHDRAWN'] as const) lots.set(state, await lotIn(state));
  // Last of all: until then a hammer that falls on another lot would fall on this one too.
  const due = 'update auctions set end_at = clock_timestamp() where ad_uuid = $1';
  await house.db.owner(due, [lots.get('AWAITING_HAMMER')?.uuid]);
  // A first page on a busy machine may take longer than the house lets one wait: it says so, and is asked again.
  const first = lots.get('FOR_SALE')?.slug ?? '';
  for (const locale of LOCALES) {
    const path = linkTo('car', locale, { slug: first });
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200), 20_000);
  }
});
afterAll(() => house[Symbol.asyncDispose]());

/** A lot in a state, as the rooms bring it there; a bid under the reserve where it takes bids. */
async function lotIn(state: LotState) {
  const { ads, auctions } = house.rooms;
  const seller = await house.guest({ firstName: 'Claire' });
  const hasAuction = state !== 'FOR_SALE' && state !== 'DRAFT';
  const status = state === 'DRAFT' ? ('DRAFT' as const) : ('PUBLISHED' as const);
  const auction = state === 'ANNOUNCED' ? { startsInMs: 1_800_000 } : {};
  const wish = { sellerEmail: seller.email, status, ...(hasAuction ? { auction } : {}) };
  const car = await addCar(house, wish);
  const { uuid, auctionId } = car;
  if (hasAuction) {
    const reserve = 'update auctions set reserve = 50000, reserve_reached = false where id = $1';
    await house.db.owner(reserve, [auctionId]);
    const amount = state === 'SOLD' ? 60_000 : 2_000;
    if (state !== 'ANNOUNCED') await auctions.place(bidOf(auctionId, await idOf(house, bidder), amount));
  }
  const by = { actorId: null, reason: 'Une bielle.' };
  if (state === 'CANCELLED') await auctions.cancel(auctionId, 'Une bielle.', await idOf(house, seller));
  if (state === 'WITHDRAWN') await ads.withdraw(uuid, by);
  if (state === 'SOLD_ELSEWHERE') await ads.update(uuid, { sold: true }, by);
  if (state === 'SOLD' || state === 'UNSOLD') await endAuction(house, uuid);
  return { uuid, slug: (await ads.find(uuid))?.slug ?? '' };
}

async function read(path: string) {
  const response = await fetch(house.url + path);
  const { document } = new JSDOM(await response.text()).window;
  return { status: response.status, document };
}

/** What the pages of a lot say, in the form of the table. */
async function surfacesOf(state: keyof typeof TABLE, locale: Locale): Promise<Surfaces> {
  const t = translatorIn(locale);
  const { uuid, slug } = lots.get(state) ?? { uuid: '', slug: '' };
  const [{ document: page }, { document: form }] = await Promise.all([
    read(linkTo('car', locale, { slug })),
    read(linkTo('car/contact', locale, {}, { uuid })),
  ]);
  const header = page.querySelector('[data-section="header"], article header');
  const said = header?.textContent ?? '';
  const contact = page.querySelector('[data-section="contact"]');
  const card = form.querySelector('article')?.textContent ?? '';
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    script => JSON.parse(script.textContent ?? '') as { offers?: { availability: string } },
  );
  const has = (text: string, keys: readonly string[]) =>
    keys.find(key => text.includes(t(key as 'auction.finished'))) ?? null;
  const words = ['auction.cancelled', 'auction.finished', 'auction.withdrawn'];
  const wish = form.querySelector<HTMLInputElement>('input[name="wish"]:checked')?.value ?? null;
  const title = form.querySelector('h1')?.textContent ?? '';
  return {
    header: has(said, words),
    reserve: has(said, RESERVES),
    canBid: said.includes(t('bidding.act.bid')),
    isMarkedSold: said.includes(t('car.sold')),
    contact: contact?.textContent?.includes(t('ad.soldContact')) ? 'sold' : 'person',
    card: has(card, ['car.sold', ...words]),
    actions: [
      ...new Set(
        [...page.querySelectorAll('[data-action]')].map(each => each.getAttribute('data-action') ?? ''),
      ),
    ].filter(action => ['find-in-72h', 'search-similar', 'interested'].includes(action)),
    form: formIn(title, wish),
    availability:
      data
        .find(each => each.offers)
        ?.offers?.availability.split('/')
        .at(-1) ?? '',
  };
}

/** Which words the interest form begins with; what it wishes by itself goes with them. */
function formIn(title: string, wish: string | null): Surfaces['form'] {
  const isLate = wish === 'findSimilar';
  if (/vendue|sold|vendido/.test(title)) return isLate ? 'sold' : 'interest';
  if (/annulée|cancelled|cancelado/.test(title)) return isLate ? 'cancelled' : 'interest';
  return /terminée|over|terminado/.test(title) && isLate ? 'over' : 'interest';
}

describe.each(LOCALES)('the pages of a lot, in %s', locale => {
  it.each(STATES)('agree on where it stands: %s', { timeout: 60_000 }, async state => {
    expect(await surfacesOf(state, locale)).toEqual(TABLE[state]);
  });

  it('are not there for a draft, and gone for a car that was withdrawn', async () => {
    const statusOf = async (state: string) =>
      (await read(linkTo('car', locale, { slug: lots.get(state)?.slug ?? '' }))).status;
    expect(await statusOf('DRAFT')).toBe(404);
    expect(await statusOf('WITHDRAWN')).toBe(410);
  });
});

describe('what the API says of a lot', () => {
  const READ = 'query($u: ID!) { publicCarAd(uuid: $u) { lotState sold auction { lotState state } } }';
  const PHASES = { FOR_SALE: null, ANNOUNCED: 'NOT_STARTED', RUNNING: 'RUNNING', CANCELLED: 'CANCELLED' };

  it.each(STATES)('is the same word on the car and on its auction: %s', async state => {
    const { data } = await house.visitor().ask(READ, { u: lots.get(state)?.uuid });
    const phase =
      state === 'SOLD_ELSEWHERE' ? 'CANCELLED' : state in PHASES ? PHASES[state as 'RUNNING'] : 'FINISHED';
    expect(data?.publicCarAd).toEqual({
      ...{ lotState: state, sold: state.startsWith('SOLD') },
      auction: phase === null ? null : { lotState: state, state: phase },
    });
  });
});

describe('what the API lists', () => {
  it('is what is for sale: no lot that ended without a buyer or was called off, nor a sold one', async () => {
    const answer = await askApi(house, await makeKey(bidder), '/lots?limit=50');
    const { items } = (await answer.json()) as { items: { id: string }[] };
    const isListed = (state: string) => items.some(({ id }) => id === lots.get(state)?.uuid);
    expect(STATES.filter(isListed)).toEqual(['FOR_SALE', 'ANNOUNCED', 'RUNNING', 'AWAITING_HAMMER']);
  });
});
