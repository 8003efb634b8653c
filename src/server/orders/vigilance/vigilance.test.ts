import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { book, idOf, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
/** Staff who follow orders, and one of them who decides on vigilance. */
let staff: Guest;
let officer: Guest;
beforeAll(async () => {
  house = await openTestHouse({ VIGILANCE: 'on' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  officer = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Vigilance:update'] });
  // Some days of the past are moved further back.
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from jobs'));

const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 1, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const ANSWER = 'mutation($id: ID!, $data: VigilanceInput!) { answerVigilance(id: $id, data: $data) { id } }';
const HAND_IN = `mutation($id: ID!, $kind: VigilancePieceKind!, $fileId: String!) {
  handInVigilancePiece(id: $id, kind: $kind, fileId: $fileId) { id } }`;
const DECIDE = `mutation($id: ID!, $pieceId: ID!, $refusal: String) {
  decideVigilancePiece(id: $id, pieceId: $pieceId, refusal: $refusal) { id } }`;
const ENTER = `mutation($id: ID!, $party: OrderParty!, $data: VigilanceEntryInput!) {
  enterVigilance(id: $id, party: $party, data: $data) { id } }`;
const READ = `query($id: ID!) { order(id: $id) { vigilance { party state asksOwners asksFunds isEnhanced isReported
  otherPayers answers { name livesIn funds office } pieces { kind state reason id fileId }
  entries { kind text declaredOn } } } }`;
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';

type Entry = { kind: string; text: string | null; declaredOn: string | null };
type File = {
  party: string;
  state: string;
  asksOwners: boolean;
  asksFunds: boolean;
  isEnhanced: boolean | null;
  isReported: boolean | null;
  otherPayers: string[];
  answers: { name: string; livesIn: string; funds: string | null; office: string | null } | null;
  pieces: { kind: string; state: string; reason: string | null; id: string | null; fileId: string | null }[];
  entries: Entry[] | null;
};
async function read(guest: Guest, id: string): Promise<File[]> {
  const { data, errors } = await guest.ask(READ, { id });
  expect(errors).toBeUndefined();
  return (data as unknown as { order: { vigilance: File[] } | null }).order?.vigilance ?? [];
}
const fileOf = async (guest: Guest, id: string, party: string): Promise<File> =>
  (await read(guest, id)).find(each => each.party === party)!;

const SAID = {
  ...{ name: 'Alain Mercier', bornOn: '1970-03-01', birthPlace: 'Lyon', birthCountry: 'FR', livesIn: 'FR' },
  exposure: 'NONE',
};
const answer = (guest: Guest, id: string, more: object = {}) =>
  guest.codeOf(ANSWER, { id, data: { ...SAID, funds: 'SAVINGS', ...more } });

const sent = new Map<Guest, string>();
/** What names a file of somebody's: one, for all that they hand in. */
async function fileFrom(guest: Guest): Promise<string> {
  const known = sent.get(guest);
  if (known) return known;
  const headers = { 'content-type': 'application/pdf', cookie: guest.cookie() };
  const body = new Uint8Array(await pdf('Passeport'));
  const answer = await fetch(`${house.url}/uploads/order-papers`, { method: 'POST', headers, body });
  const { id } = (await answer.json()) as { id: string };
  sent.set(guest, id);
  return id;
}
const handIn = async (guest: Guest, id: string, kind: string) =>
  guest.codeOf(HAND_IN, { id, kind, fileId: await fileFrom(guest) });
async function decide(id: string, party: string, kind: string, refusal: string | null = null) {
  const { pieces } = await fileOf(staff, id, party);
  return staff.codeOf(DECIDE, { id, pieceId: pieces.find(each => each.kind === kind)?.id ?? '', refusal });
}
const enter = (guest: Guest, id: string, party: string, data: object) =>
  guest.codeOf(ENTER, { id, party, data });
const CLEARED = { kind: 'CLEARED', areNamesChecked: true };

/** Answers, shows what is wanted, and is let pass by who may. */
async function pass(guest: Guest, id: string, party: 'BUYER' | 'SELLER'): Promise<void> {
  expect(await answer(guest, id)).toBeNull();
  for (const { kind } of (await fileOf(guest, id, party)).pieces) {
    expect(await handIn(guest, id, kind)).toBeNull();
    expect(await decide(id, party, kind)).toBeNull();
  }
  expect(await enter(staff, id, party, CLEARED)).toBeNull();
}

/** How many letters somebody has that say so. */
async function lettersTo({ email }: Guest, words: string): Promise<number> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).filter(({ text }) => text.includes(words)).length;
}

/** A car that both have signed for and the buyer has paid. */
async function sellPaid(price = 25_000, payer = 'Alain Mercier'): Promise<Sale> {
  const sale = await sellCar(house, { price });
  const { orderId, buyer, seller } = sale;
  await signPaper(house, buyer, orderId);
  await signPaper(house, seller, orderId);
  const cents = Math.round(100 * price * 1.048);
  expect(
    await book(staff, orderId, { cents: Math.max(cents, 100 * price + 50_000), purpose: 'BOTH', payer }),
  ).toBeNull();
  return sale;
}

/** Whether an order is among those that staff are told are due, of which they are told how many there are. */
async function isDue(id: string): Promise<boolean> {
  const asked = '{ orders(isVigilanceDue: true) { orders { id } } staffOverview { vigilanceDue } }';
  const { orders, staffOverview } = (await staff.ask(asked)).data as unknown as {
    orders: { orders: { id: string }[] };
    staffOverview: { vigilanceDue: number };
  };
  expect(staffOverview.vigilanceDue).toBe(orders.orders.length);
  return orders.orders.some(order => order.id === id);
}

describe('vigilance', () => {
  it('asks nothing below the amount', async () => {
    const { orderId: id, buyer } = await sellPaid(9_400);
    expect([await read(buyer, id), await read(staff, id)]).toEqual([[], []]);
    expect(await answer(buyer, id)).toBe('NotFound');
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  });

  it('asks each side from the hammer on, by letter and on their own order, and nobody of the other', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house, { price: 25_000 });
    expect(await lettersTo(buyer, 'la loi nous fait demander')).toBe(1);
    expect(await lettersTo(seller, 'la loi nous fait demander')).toBe(1);
    const [own, ...others] = await read(buyer, id);
    expect(own).toMatchObject({ party: 'BUYER', state: 'ASKED', asksFunds: true, isEnhanced: null });
    expect(others).toEqual([]);
    expect((await read(seller, id)).map(({ party, asksFunds }) => [party, asksFunds])).toEqual([
      ['SELLER', false],
    ]);
    expect((await read(staff, id)).map(({ party }) => party)).toEqual(['BUYER', 'SELLER']);
    expect(await read(await house.guest(), id)).toEqual([]);
  });

  it('holds up the hand-over until both have passed: refused, handed in again, cleared', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    expect(await staff.codeOf(HAND_OVER, { id })).toBe('VigilanceDue');
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    await expect(signPaper(house, buyer, id, 'REPORT')).rejects.toThrow('VigilanceDue');

    expect(await answer(buyer, id)).toBeNull();
    expect(await handIn(buyer, id, 'IDENTITY')).toBeNull();
    expect((await fileOf(buyer, id, 'BUYER')).state).toBe('RECEIVED');
    expect(await isDue(id)).toBe(true);
    expect(await enter(staff, id, 'BUYER', CLEARED)).toBe('BadInput');
    expect(await decide(id, 'BUYER', 'IDENTITY', '')).toBe('BadInput');
    expect(await decide(id, 'BUYER', 'IDENTITY', 'Le verso manque')).toBeNull();
    expect(await decide(id, 'BUYER', 'IDENTITY')).toBe('BadInput');
    const told = '- Pièce d’identité\nNotre motif\u00a0: « Le verso manque ».';
    expect(await lettersTo(buyer, told)).toBe(1);
    const refused = await fileOf(buyer, id, 'BUYER');
    expect(refused.state).toBe('ASKED');
    expect(refused.pieces[0]).toMatchObject({ state: 'REFUSED', reason: 'Le verso manque', id: null });

    expect(await handIn(buyer, id, 'IDENTITY')).toBeNull();
    expect(await decide(id, 'BUYER', 'IDENTITY')).toBeNull();
    expect(await handIn(buyer, id, 'IDENTITY')).toBe('BadInput');
    expect(await enter(staff, id, 'BUYER', { kind: 'CLEARED' })).toBe('BadInput');
    expect(await enter(staff, id, 'BUYER', CLEARED)).toBeNull();
    expect((await fileOf(buyer, id, 'BUYER')).state).toBe('CLEARED');
    expect(await answer(buyer, id)).toBe('BadInput');
    // The seller's is still open.
    expect(await staff.codeOf(HAND_OVER, { id })).toBe('VigilanceDue');
    await pass(seller, id, 'SELLER');
    expect(await isDue(id)).toBe(false);
    await signPaper(house, buyer, id, 'REPORT');
    expect(await signPaper(house, seller, id, 'REPORT')).toBe('HANDED_OVER');
  });

  it('takes answers that are whole, and files of one’s own alone', async () => {
    const { orderId: id, seller, buyer } = await sellCar(house);
    const wrong = async (data: object) =>
      (await buyer.ask(ANSWER, { id, data: { ...SAID, funds: 'SAVINGS', ...data } })).errors?.[0]?.extensions
        .field;
    expect(await wrong({ funds: null })).toBe('funds');
    expect(await wrong({ funds: 'OTHER' })).toBe('fundsText');
    expect(await wrong({ exposure: 'CLOSE' })).toBe('office');
    expect(await wrong({ livesIn: 'XX' })).toBe('livesIn');
    expect(await wrong({ bornOn: '2999-01-01' })).toBe('bornOn');
    expect(await wrong({ name: ' ' })).toBe('name');
    expect(await answer(await house.guest(), id)).toBe('NotFound');
    expect(await answer(staff, id)).toBe('NotFound');
    const fileId = await fileFrom(buyer);
    expect(await seller.codeOf(HAND_IN, { id, kind: 'IDENTITY', fileId })).toBe('BadInput');
    expect(await handIn(buyer, id, 'REGISTER')).toBe('BadInput');
    // What a seller is not asked is not kept of them.
    expect(await answer(seller, id)).toBeNull();
    expect((await fileOf(seller, id, 'SELLER')).answers?.funds).toBeNull();
  });

  it('shows a piece to its person and staff alone', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await answer(buyer, id);
    await handIn(buyer, id, 'IDENTITY');
    const fileId = (await fileOf(buyer, id, 'BUYER')).pieces[0]?.fileId;
    expect(await seller.codeOf(LINK, { id: fileId })).toBe('NotFound');
    expect(await (await house.guest()).codeOf(LINK, { id: fileId })).toBe('NotFound');
    expect(await staff.codeOf(LINK, { id: fileId })).toBeNull();
    const { data } = await buyer.ask(LINK, { id: fileId });
    const file = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('of who holds an office, or lives in a listed country, is decided by those with the right alone', async () => {
    for (const more of [{ exposure: 'CLOSE', office: 'Ministre, ma mère' }, { livesIn: 'IR' }]) {
      const { orderId: id, buyer } = await sellCar(house);
      expect(await answer(buyer, id, more)).toBeNull();
      const { pieces } = await fileOf(buyer, id, 'BUYER');
      expect(pieces.map(({ kind }) => kind)).toEqual(['IDENTITY', 'FUNDS']);
      for (const { kind } of pieces) {
        await handIn(buyer, id, kind);
        await decide(id, 'BUYER', kind);
      }
      expect((await fileOf(staff, id, 'BUYER')).isEnhanced).toBe(true);
      expect(await enter(staff, id, 'BUYER', CLEARED)).toBe('Forbidden');
      expect(await enter(officer, id, 'BUYER', CLEARED)).toBeNull();
    }
  });

  it('is gone without, or refused, by those with the right, and only with a reason', async () => {
    const { orderId: id, buyer } = await sellPaid();
    const waived = { kind: 'WAIVED', text: 'Connu de longue date, dossier papier' };
    expect(await enter(staff, id, 'BUYER', waived)).toBe('Forbidden');
    expect(await enter(officer, id, 'BUYER', { kind: 'WAIVED' })).toBe('BadInput');
    for (const party of ['BUYER', 'SELLER']) expect(await enter(officer, id, party, waived)).toBeNull();
    expect((await fileOf(buyer, id, 'BUYER')).state).toBe('WAIVED');
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    // What comes to light afterwards holds the price, and is not told to who is meant.
    expect(await enter(officer, id, 'BUYER', { kind: 'REFUSED', text: 'Incohérent' })).toBeNull();
    expect((await fileOf(buyer, id, 'BUYER')).state).toBe('ASKED');
    expect(await isDue(id)).toBe(true);
    const due = '{ duePayouts { orderId state } }';
    const { duePayouts } = (await staff.ask(due)).data as unknown as {
      duePayouts: { orderId: string; state: string }[];
    };
    expect(duePayouts.find(({ orderId }) => orderId === id)?.state).toBe('VIGILANCE');
    const payout = { paidOn: '2026-01-05', iban: 'FR7630006000011234567890189', reference: 'Versement' };
    await house.db.owner(`update order_steps set at = at - interval '30 days' where order_id = $1`, [id]);
    const close = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { id } }';
    expect(await staff.codeOf(close, { id, payout })).toBe('VigilanceDue');
  });

  it('keeps notes and declarations from everybody but those with the right', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await answer(buyer, id);
    const note = { kind: 'NOTE', text: 'Explications-confuses' };
    const declared = { kind: 'DECLARED', declaredOn: todayInParis() };
    expect(await enter(staff, id, 'BUYER', note)).toBe('Forbidden');
    expect(await enter(staff, id, 'BUYER', declared)).toBe('Forbidden');
    expect(await enter(officer, id, 'BUYER', note)).toBeNull();
    expect(await enter(officer, id, 'BUYER', { kind: 'DECLARED', declaredOn: '2999-01-01' })).toBe(
      'BadInput',
    );
    expect(await enter(officer, id, 'BUYER', { ...declared, text: 'Montage' })).toBeNull();
    // Of a declaration the day is kept, and nothing more.
    expect((await fileOf(officer, id, 'BUYER')).entries).toEqual([
      { kind: 'NOTE', text: 'Explications-confuses', declaredOn: null },
      { kind: 'DECLARED', text: null, declaredOn: todayInParis() },
    ]);
    for (const who of [buyer, staff]) expect((await fileOf(who, id, 'BUYER')).entries).toBeNull();
    expect((await read(seller, id)).map(({ party, entries }) => [party, entries])).toEqual([
      ['SELLER', null],
    ]);

    // Whoever has every right sees, in its person's place, what that person sees.
    const chief = await house.guest({ permissions: ['Users:update', 'Orders:update', 'Vigilance:update'] });
    const begun = await chief.ask('mutation($id: ID!) { viewPerson(id: $id) }', {
      id: await idOf(house, buyer),
    });
    const token = (begun.data as unknown as { viewPerson: string }).viewPerson;
    const viewed = await fetch(`${house.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${chief.cookie()}; calandre-view=${token}`,
        referer: `${house.url}/user`,
      },
      body: JSON.stringify({ query: READ, variables: { id } }),
    });
    const [file] = ((await viewed.json()) as { data: { order: { vigilance: File[] } } }).data.order.vigilance;
    expect(file).toMatchObject({ party: 'BUYER', entries: null, isEnhanced: null });

    const admin = await house.guest({ permissions: ['Users:update'] });
    const log = await admin.ask(
      `{ auditEntries(filter: { text: "${id}" }) { entries { action reason changes { name before after } } } }`,
    );
    const said = JSON.stringify(log);
    expect(said).toContain('order.vigilanceAnswered');
    expect(said).not.toMatch(/DECLARED|Explications|vigilanceDecided|declaredOn/);
    const copy = await house.rooms.accounts.copy(await idOf(house, buyer));
    expect(copy).toContain('"birthPlace": "Lyon"');
    expect(copy).not.toMatch(/DECLARED|Explications|declaredOn/);
  });

  it('shows staff money that came in another’s name', async () => {
    const { orderId: id, buyer } = await sellPaid(25_000, 'Société Zephyr');
    expect((await fileOf(staff, id, 'BUYER')).otherPayers).toEqual(['Société Zephyr']);
    expect((await fileOf(staff, id, 'SELLER')).otherPayers).toEqual([]);
    expect((await fileOf(buyer, id, 'BUYER')).otherPayers).toEqual([]);
  });

  it('of a sale of one’s own is decided by somebody else', async () => {
    const buyer = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Vigilance:update'] });
    const { orderId: id } = await sellCar(house, { buyer });
    expect(await enter(buyer, id, 'BUYER', { kind: 'WAIVED', text: 'C’est moi' })).toBe('Forbidden');
    await enter(officer, id, 'BUYER', { kind: 'NOTE', text: 'À surveiller' });
    expect((await read(buyer, id)).map(({ party, entries }) => [party, entries])).toEqual([['BUYER', null]]);
  });

  it('is reminded of with the order’s own reminders, while something is owed', async () => {
    const { orderId, seller, buyer } = await sellPaid();
    await pass(seller, orderId, 'SELLER');
    await house.rooms.jobs.drain();
    const before = await lettersTo(buyer, 'la loi nous fait demander');
    const beforeSeller = await lettersTo(seller, 'la loi nous fait demander');
    await house.db.owner(
      `update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'what' = 'COLLECT'
         and data ->> 'orderId' = $1`,
      [orderId],
    );
    expect(await lettersTo(buyer, 'la loi nous fait demander')).toBe(before + 1);
    expect(await lettersTo(seller, 'la loi nous fait demander')).toBe(beforeSeller);
  });

  it('is kept when its person leaves, for five years after their last sale, and then goes whole', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await answer(buyer, id);
    await handIn(buyer, id, 'IDENTITY');
    await enter(officer, id, 'BUYER', { kind: 'NOTE', text: 'Vu' });
    const cancel = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Annulée", fault: NOBODY) { id } }';
    expect(await staff.codeOf(cancel, { id })).toBeNull();
    const buyerId = await idOf(house, buyer);
    await house.rooms.accounts.erase({ id: buyerId, isFresh: true }, PASSWORD);
    const count = async () => {
      const [row] = await house.db.owner<{ files: number; pieces: number; entries: number }>(
        `select (select count(*)::int from vigilance_files where order_id = $1) as files,
           (select count(*)::int from vigilance_pieces where order_id = $1) as pieces,
           (select count(*)::int from vigilance_entries where order_id = $1) as entries`,
        [id],
      );
      return row;
    };
    const backdate = (interval: string) =>
      house.db.owner(`update order_steps set at = now() - $2::interval where order_id = $1`, [id, interval]);
    await backdate('4 years 11 months');
    await house.rooms.orders.sweepVigilance();
    expect(await count()).toEqual({ files: 2, pieces: 1, entries: 1 });
    expect((await fileOf(staff, id, 'BUYER')).answers?.name).toBe('Alain Mercier');
    await backdate('5 years 1 day');
    await house.rooms.orders.sweepVigilance();
    expect(await count()).toEqual({ files: 0, pieces: 0, entries: 0 });
  });
});

describe('vigilance that is switched off', () => {
  it('asks nobody', async () => {
    await using off = await openTestHouse({ VIGILANCE: 'off' });
    const { orderId: id, buyer } = await sellCar(off, { price: 25_000 });
    expect((await buyer.ask(READ, { id })).data).toEqual({ order: { vigilance: [] } });
  });
});

describe('a price that another holds', () => {
  it('is released once both sides have passed', async () => {
    await using other = await openTestHouse({ VIGILANCE: 'on', ESCROW: 'sandbox' });
    const chief = await other.guest({ permissions: ['Orders:update', 'Refunds:create', 'Vigilance:update'] });
    const { orderId: id, buyer, seller } = await sellCar(other);
    for (const guest of [buyer, seller]) await signPaper(other, guest, id);
    await other.rooms.jobs.drain();
    const pay = 'mutation($id: ID!) { payIntoSandbox(id: $id, amountCents: 2500000) { id } }';
    expect(await buyer.codeOf(pay, { id })).toBeNull();
    await other.rooms.jobs.drain();
    expect(await book(chief, id, { cents: 120_000, purpose: 'FEE' })).toBeNull();
    const waive = { kind: 'WAIVED', text: 'Dossier papier' };
    for (const party of ['BUYER', 'SELLER']) expect(await enter(chief, id, party, waive)).toBeNull();
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    for (const guest of [buyer, seller]) await signPaper(other, guest, id, 'REPORT');
    await enter(chief, id, 'SELLER', { kind: 'REFUSED', text: 'Incohérent' });
    const release = () =>
      chief.codeOf('mutation($id: ID!, $m: ID!) { releaseEscrow(id: $id, moveId: $m) { id } }', {
        ...{ id, m: crypto.randomUUID() },
      });
    expect(await release()).toBe('VigilanceDue');
    await enter(chief, id, 'SELLER', waive);
    expect(await release()).not.toBe('VigilanceDue');
  });
});
