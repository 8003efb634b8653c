/**
 * A house full of things, and everyone at its door: the demo's cars and texts, a car of the seller's with a
 * secret reserve and a rival's secret maximum, and for each person things of their own, marked as theirs.
 */

import { randomUUID } from 'node:crypto';
import { toAdInput } from '#demo/ad-input.ts';
import { demoCars } from '#demo/cars/index.ts';
import { anonymousContext, type RequestContext } from '#server/context.ts';
import { addCar, type TestCar } from '../kit/cars.ts';
import type { Guest, TestHouse } from '../kit/house.ts';
import { handIn } from '../kit/incoming.ts';
import { enter, type Identity, PERSONAS, SELLER_EMAIL } from './identities.ts';

/** No amount of the demo's comes near these, so wherever one shows it is the secret itself. */
export const SECRETS = { reserve: '7654321', maximum: '6543210' };
/** The seller tells it to those who are signed in. */
export const VIN = 'VF7AZKA00KA123456';

export type Persona = {
  readonly identity: Identity;
  readonly guest: Guest;
  readonly context: RequestContext;
  /** What is theirs alone: where it shows to somebody else, the house told. */
  readonly marks: readonly string[];
};

export type Scene = {
  readonly car: TestCar & { readonly questionId: string };
  readonly personas: readonly Persona[];
  /** More ways in than one call of each query, so that every type is met with something in it. */
  readonly ways: readonly string[];
};

/** @param house one with the demo in it */
export async function openScene(house: TestHouse): Promise<Scene> {
  const personas: Persona[] = [];
  for (const [index, identity] of PERSONAS.entries()) {
    personas.push(await addPersona(house, identity, String(index + 10)));
  }
  const car = await addScenery(house, personas);
  // Nobody asks of their own car: its seller asks of another.
  const { uuid: other } = await addCar(house);
  for (const { guest, identity } of personas) {
    const asked = guest.email === SELLER_EMAIL ? other : car.uuid;
    if (identity.isSignedIn) await addBelongings(guest, car, asked);
  }
  // Once they have said who they are: whoever says something else is a private person again.
  const known = personas.flatMap(({ identity, guest }) =>
    identity.name === 'professional' ? [guest.email] : [],
  );
  await house.db.owner('update accounts set is_professional = true where email = any($1)', [known]);
  await house.db.owner(
    `with g as (insert into groups (name, permissions) values ('Sellers’ friends', '{}') returning id)
     insert into group_members (account_id, group_id) select p.id, g.id from accounts p, g
     where p.email like '%@access.test'`,
  );
  await addPurchase(house, personas);
  await house.db.owner(`update reviews set image_url = '/review.webp', image_alt = 'An Alpine'`);
  await house.db.owner(
    `insert into mandate_proposals (lead_id, ad_uuid, note) select id, $1, 'Celle-ci ?' from leads
     where form = 'carHunterLead'`,
    [car.uuid],
  );
  await house.rooms.jobs.drain();
  return { car, personas, ways: await findWays(house, personas) };
}

async function addPersona(house: TestHouse, identity: Identity, number: string): Promise<Persona> {
  const guest = await enter(house, identity);
  if (!identity.isSignedIn) return { identity, guest, context: anonymousContext(), marks: [] };
  const last = `Nomdefamille${number}`;
  const phone = `+336123490${number}`;
  const [row] = await house.db.owner<{ id: string }>(
    `update accounts set last_name = $2, phone = $3 where email = $1 returning id`,
    [guest.email, last, phone],
  );
  const standing = { isFresh: true, isBlocked: false };
  const viewer = { id: row?.id ?? '', permissions: new Set<string>(identity.permissions), ...standing };
  const street = `${number} rue des Secrets`;
  const address = `country: "FR", zipCode: "75008", city: "Paris", street: "${street}", isDefault: true`;
  await must(guest, `mutation { addAddress(data: { ${address} }) { id } }`);
  return {
    identity,
    guest,
    context: { ...anonymousContext(), viewer },
    marks: [guest.email, last, phone, street],
  };
}

/** The seller's car under the hammer: a rival leads it with a maximum below the reserve. */
async function addScenery({ rooms, db, ...house }: TestHouse, personas: readonly Persona[]) {
  const car = await addCar({ ...house, rooms, db }, { sellerEmail: SELLER_EMAIL });
  const told = demoCars.find(({ slug }) => slug === 'citroen-2-cv-6-club-1984');
  if (!told) throw new Error('the demo has lost a car that this test shows');
  const secret = { vin: VIN, vinPublic: false, sellerEmail: SELLER_EMAIL };
  await rooms.ads.update(car.uuid, { ...toAdInput(told), ...secret });
  const staff = personas.find(({ identity }) => identity.name === 'administrator');
  const [now, hour] = [Date.now(), 3_600_000];
  const auctionId = await rooms.auctions.schedule(
    car.uuid,
    {
      ...{
        startAt: now - hour,
        endAt: now + 24 * hour,
        startingPrice: 1_000,
        reserve: Number(SECRETS.reserve),
      },
      ...{ asksForCard: false, extensionWindowMs: 120_000, tieRule: 'REFUSE' as const },
    },
    staff?.context.viewer?.id ?? '',
  );
  const rival = await house.guest({ email: 'rival@access.test', firstName: 'Rivale' });
  await must(rival, bidOn(auctionId, 1_000, Number(SECRETS.maximum)));
  const [row] = await db.owner<{ id: string }>(
    `insert into questions (ad_uuid, auction_id, author_id, question, answer, answer_date)
     select $1, $2, id, 'Roule-t-elle ?', 'Oui.', now() from accounts where email = $3 returning id`,
    [car.uuid, auctionId, rival.email],
  );
  await db.owner(
    `insert into question_flags (question_id, part, author_id, found, original)
     select id, 'QUESTION', author_id, '{PHONE}', 'Appelez le 06 12 34 56 78' from questions where id = $1`,
    [row?.id],
  );
  await db.owner(
    `with f as (insert into consignments (ad_uuid, title, owner_id, opened_by) values ($1, 'x', $2, $2) returning id),
       e as (insert into consignment_estimates (consignment_id, party, low, high, given_by)
         select id, 'HOUSE', 1000, 2000, $2 from f)
     insert into consignment_appointments (consignment_id, kind, at, place, staff_id, note)
     select id, 'PHOTOS', now(), 'Lyon', $2, 'Clé chez le voisin' from f`,
    [car.uuid, staff?.context.viewer?.id],
  );
  const comments = JSON.stringify([{ field: 'year', text: 'Lequel ?' }]);
  await db.owner(
    "insert into ad_submissions (ad_uuid, state, decided_at, comments) values ($1, 'CHANGES_ASKED', now(), $2)",
    [car.uuid, comments],
  );
  await db.owner('insert into ad_submissions (ad_uuid, comments) values ($1, $2)', [car.uuid, comments]);
  return { ...car, auctionId, questionId: row?.id ?? '' };
}

/** Something of everything that a person may have. */
async function addBelongings(guest: Guest, { uuid, auctionId }: TestCar, asked: string): Promise<void> {
  const question = 'Où est-elle garée, exactement ?';
  await must(guest, `mutation { addFavorite(uuid: "${uuid}") }`);
  await must(
    guest,
    `mutation { createAlert(data: { name: "de ${guest.email}", filter: { brands: ["Alpine"] } }) { id } }`,
  );
  await must(
    guest,
    `mutation { createQuestion(createQuestionInput: { uuid: "${asked}", question: "${question}" }) { id } }`,
  );
  const trader = 'company: "A", registerNumber: "1", vatNumber: "FR40303265045"';
  await must(
    guest,
    `mutation { saveTrader(data: { ${trader}, street: "1 rue", zipCode: "75008", city: "Paris", country: "FR" })
      { company } }`,
  );
  const answers = [
    ...[
      ['subject', 'buying'],
      ['message', `De ${guest.email}`],
      ['firstName', 'Anne'],
      ['lastName', 'Roy'],
    ],
    ...[
      ['email', guest.email],
      ['phone', '+33612345678'],
    ],
  ].map(([name, value]) => `{ name: "${name}", values: ["${value}"] }`);
  const saved = await must(
    guest,
    `mutation { saveInquiry(input: { form: "contact", step: "request", language: FR,
      answers: [${answers}] }) { id } }`,
  );
  const { id } = (saved as unknown as { saveInquiry: { id: string } }).saveInquiry;
  await must(guest, `mutation { sendInquiry(id: "${id}") { id } }`);
  await addMandate(guest);
  // The seller may not; who bids is outbid by the rival at once, and told of it.
  if (guest.email !== SELLER_EMAIL) await guest.ask(bidOn(auctionId, 5_000 + count()));
}

const answersOf = (given: Readonly<Record<string, string>>) =>
  `[${Object.entries(given).map(([name, value]) => `{ name: "${name}", values: ["${value}"] }`)}]`;

/** A search the person entrusts the house with. */
async function addMandate(guest: Guest): Promise<void> {
  const save = (step: string, id: string, given: Readonly<Record<string, string>>) =>
    must(
      guest,
      `mutation { saveInquiry(input: { form: "carHunterLead", step: "${step}", language: FR,
        id: ${id}, answers: ${answersOf(given)} }) { id } }`,
    );
  const begun = await save('car', 'null', { brand: 'Citroën', model: '2 CV' });
  const { id } = (begun as { saveInquiry: { id: string } }).saveInquiry;
  await save('budget', `"${id}"`, { budget: '20000' });
  await save('contact', `"${id}"`, { firstName: 'Anne', lastName: 'Roy', email: guest.email });
  await must(guest, `mutation { sendInquiry(id: "${id}") { id } }`);
}

/** A car of the house's that the first of those signed in has bought, and a paper they have handed in. */
async function addPurchase(house: TestHouse, personas: readonly Persona[]): Promise<void> {
  const buyerId = personas.find(({ context }) => context.viewer)?.context.viewer?.id ?? '';
  const sold = await addCar(house, { auction: {} });
  const sale = { auctionId: sold.auctionId, adUuid: sold.uuid, sellerId: null, hammerPrice: 25_000 };
  const order = { ...sale, buyerId, feeCents: 120_000, now: Date.now(), cause: 'OFFER' as const };
  const { orders, domain } = house.rooms;
  await house.db.database.transaction(writes => domain.tell(writes, 'auction.sold', order));
  const [opened] = await house.db.owner<{ id: string }>('select id from orders where buyer_id = $1', [
    buyerId,
  ]);
  const id = opened?.id ?? '';
  const message = { text: 'Où est-elle garée, exactement ?', key: randomUUID() };
  await orders.keepPayoutAccount(buyerId, { holder: 'Alain', iban: 'FR7630006000011234567890189' });
  await orders.writeMessage(id, { accountId: buyerId, party: 'BUYER' }, message);
  const receipt = {
    amountCents: 5_000,
    valueOn: '2025-12-31',
    payer: 'Alain Mercier',
    reference: 'Virement',
  };
  for (const orderId of [id, null]) {
    await orders.bookReceipt(orderId, { actorId: buyerId, key: null }, { ...receipt, purpose: 'PRICE' });
  }
  await handIn(house, buyerId);
  // The demo is dated from today, so at most hours of the day none of its sellers waits for a price.
  await house.db.owner(
    `insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
     select 'TRANSFER', id, current_date, '{BUYERS,SELLERS}', '{PRICE,PRICE}', '{100000,-100000}'
     from orders where seller_id is not null and state = 'CLOSED' order by number limit 1`,
  );
}

let steps = 0;
const count = () => {
  steps += 1;
  return steps * 10_000;
};

const bidOn = (auctionId: string, bid: number, maxBid?: number) =>
  `mutation { addBid(addBidInput: { auctionId: "${auctionId}", bid: ${bid}, isAuctionCGVAccepted: true
     ${maxBid === undefined ? '' : `, maxBid: ${maxBid}`} }) { id } }`;

async function must(guest: Guest, mutation: string): Promise<object> {
  const { data, errors } = await guest.ask(mutation);
  if (errors || !data) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
  return data;
}

async function findWays({ db }: TestHouse, personas: readonly Persona[]): Promise<string[]> {
  const inquiries = await db.owner<{ id: string }>(
    'select id from inquiries where account_id is not null limit 3',
  );
  const [article] = await db.owner<{ slug: string }>(
    `select slug from content where kind = 'ARTICLE' limit 1`,
  );
  const [event] = await db.owner<{ slug: string }>(`select slug from content where kind = 'EVENT' limit 1`);
  const places = await db.owner<{ slug: string }>(`select slug from content where kind = 'FAQ'`);
  const pages = await db.owner<{ slug: string }>(`select slug from content where kind = 'PAGE'`);
  return [
    ...inquiries.map(({ id }) => `inquiry(id: "${id}") { id }`),
    'myInquiries { id }',
    ...personas.flatMap(({ context }) =>
      context.viewer
        ? [`member(id: "${context.viewer.id}") { id }`, `person(id: "${context.viewer.id}") { id }`]
        : [],
    ),
    ...(article ? [`article(slug: "${article.slug}", locale: FR) { slug }`] : []),
    ...(event ? [`event(slug: "${event.slug}", locale: FR) { slug }`] : []),
    ...places.slice(0, 2).map(({ slug }) => `faq(place: "${slug}", locale: FR) { question }`),
    ...pages.map(({ slug }) => `page(name: "${slug}", locale: FR) { slug }`),
    ...pages.map(({ slug }) => `pageVersions(name: "${slug}", locale: FR) { number }`),
    'auctionResults(brand: "porsche") { totalCount }',
  ];
}
