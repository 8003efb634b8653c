import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { picture } from '#test/kit/pictures.ts';
import { book, PAYOUT, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ CAR_PAPERS: 'on' });
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from jobs'));

const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const HAND_IN = 'mutation($id: ID!, $data: CarPaperInput!) { handInCarPaper(id: $id, data: $data) { id } }';
const DECIDE = `mutation($id: ID!, $paperId: ID!, $refusal: String) {
  decideCarPaper(id: $id, paperId: $paperId, refusal: $refusal) { id } }`;
const WAIVE = 'mutation($id: ID!, $reason: String!) { waiveCarPapers(id: $id, reason: $reason) { state } }';
const READ = `query($id: ID!) { order(id: $id) { state steps { kind text }
  carPapers { kind by state datedOn countsUntil reason id fileId } } }`;
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 1, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const TEXT = `query($id: ID!, $language: Locale!) { order(id: $id) {
  text(paper: REPORT, language: $language) { version blocks { text } } } }`;
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const ALL = ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION'];

type Paper = Record<'kind' | 'by' | 'state', string> &
  Record<'datedOn' | 'countsUntil' | 'reason' | 'id' | 'fileId', string | null>;
async function read(guest: Guest, id: string): Promise<Paper[]> {
  const { data } = await guest.ask(READ, { id });
  return (data as unknown as { order: { carPapers: Paper[] } }).order.carPapers;
}
const paperOf = async (guest: Guest, id: string, kind: string): Promise<Paper> =>
  (await read(guest, id)).find(each => each.kind === kind)!;
const daysAgo = (days: number): string =>
  new Date(Date.parse(todayInParis()) - days * 86_400_000).toISOString().slice(0, 10);

async function upload(guest: Guest, bytes?: Uint8Array<ArrayBuffer>, type = 'application/pdf') {
  const headers = { 'content-type': type, cookie: guest.cookie() };
  const body = bytes ?? new Uint8Array(await pdf('Carte grise'));
  return fetch(`${house.url}/uploads/order-papers`, { method: 'POST', headers, body });
}
const files = new Map<Guest, string>();
/** What names a file of somebody's: one, for all that they hand in. */
async function fileOf(guest: Guest): Promise<string> {
  const known = files.get(guest) ?? ((await (await upload(guest)).json()) as { id: string }).id;
  files.set(guest, known);
  return known;
}
async function handIn(guest: Guest, id: string, kind: string, datedOn = daysAgo(1), fileId?: string) {
  return guest.codeOf(HAND_IN, { id, data: { kind, datedOn, fileId: fileId ?? (await fileOf(guest)) } });
}
async function decide(id: string, kind: string, refusal: string | null = null) {
  const { id: paperId } = await paperOf(staff, id, kind);
  return staff.codeOf(DECIDE, { id, paperId, refusal });
}

/** How many letters somebody has that say so. */
async function lettersTo({ email }: Guest, words: string): Promise<number> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).filter(({ text }) => text.includes(words)).length;
}

/** A car that both have signed for and the buyer has paid. */
async function sellPaid(hasSeller = true, facts: object = {}): Promise<Sale> {
  const sale = await sellCar(house, { hasSeller });
  const { car, orderId, buyer, seller } = sale;
  const known = JSON.stringify({ registrationPlace: 'FR', releaseDate: '1968-05-03', ...facts });
  await house.db.owner('update ads set details = details || $2::jsonb where uuid = $1', [car.uuid, known]);
  if (!hasSeller) await addPurchase(house, car.uuid, 2_000_000);
  await signPaper(house, buyer, orderId);
  if (hasSeller) await signPaper(house, seller, orderId);
  expect(await book(staff, orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  return sale;
}

/** Whether an order is among those with a paper to check, of which staff are told how many there are. */
async function isWaiting(id: string): Promise<boolean> {
  const asked = '{ orders(isPaperWaiting: true) { orders { id } } staffOverview { carPapersDue } }';
  const { orders, staffOverview } = (await staff.ask(asked)).data as unknown as {
    orders: { orders: { id: string }[] };
    staffOverview: { carPapersDue: number };
  };
  expect(staffOverview.carPapersDue).toBe(orders.orders.length);
  return orders.orders.some(order => order.id === id);
}

describe('the papers of a car', () => {
  it('hold up a hand-over that staff book, which names those that are missing', async () => {
    const { orderId: id } = await sellPaid();
    const { errors } = await staff.ask(HAND_OVER, { id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CarPapersMissing', papers: ALL });
  });

  it('hold up the signing of the report, until they are there', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    await expect(signPaper(house, buyer, id, 'REPORT')).rejects.toThrow('CarPapersMissing');
    for (const kind of ALL) {
      expect(await handIn(seller, id, kind)).toBeNull();
      await expect(signPaper(house, buyer, id, 'REPORT')).rejects.toThrow('CarPapersMissing');
      expect(await decide(id, kind)).toBeNull();
    }
    await signPaper(house, buyer, id, 'REPORT');
    expect(await signPaper(house, seller, id, 'REPORT')).toBe('HANDED_OVER');
  });

  it('are taken from the seller and staff alone, in a day that can be, and a file of theirs', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    expect(await handIn(buyer, id, 'STATUS')).toBe('BadInput');
    expect(await handIn(await house.guest(), id, 'STATUS')).toBe('NotFound');
    const file = await fileOf(buyer);
    expect(await handIn(seller, id, 'STATUS', daysAgo(1), file)).toBe('BadInput');
    const refused = async (kind: string, datedOn: string) => {
      const data = { kind, datedOn, fileId: await fileOf(seller) };
      return (await seller.ask(HAND_IN, { id, data })).errors?.[0]?.extensions.field;
    };
    expect(await refused('STATUS', daysAgo(16))).toBe('datedOn');
    expect(await refused('STATUS', daysAgo(-1))).toBe('datedOn');
    expect(await refused('STATUS', 'gestern')).toBe('datedOn');
    expect(await refused('INSPECTION', daysAgo(190))).toBe('datedOn');
    expect(await refused('TAX_CLEARANCE', daysAgo(1))).toBe('kind');
    expect(await handIn(seller, id, 'STATUS', daysAgo(15))).toBeNull();
    expect(await paperOf(seller, id, 'STATUS')).toMatchObject({ state: 'RECEIVED', countsUntil: daysAgo(0) });
    expect((await upload(house.visitor())).status).toBe(401);
    expect((await upload(seller, new Uint8Array(9))).status).toBe(422);
    expect(
      (await upload(seller, new Uint8Array((await picture('#334455')).buffer), 'image/jpeg')).status,
    ).toBe(201);
  });

  it('are accepted or refused with a reason, which the seller reads, and the buyer opens what is accepted', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    await handIn(seller, id, 'REGISTRATION', '1990-02-01');
    expect(await isWaiting(id)).toBe(true);
    expect(await decide(id, 'REGISTRATION', '')).toBe('BadInput');
    expect(await decide(id, 'REGISTRATION', 'Le verso manque')).toBeNull();
    expect(await decide(id, 'REGISTRATION')).toBe('BadInput');
    expect(await isWaiting(id)).toBe(false);
    const refused = { state: 'REFUSED', reason: 'Le verso manque' };
    expect(await paperOf(seller, id, 'REGISTRATION')).toMatchObject({ ...refused, id: null });
    const seen = await paperOf(buyer, id, 'REGISTRATION');
    expect(seen).toMatchObject({ state: 'REFUSED', reason: null, id: null, fileId: null });
    const told = '- Certificat d’immatriculation\nNotre motif\u00a0: « Le verso manque ».';
    expect(await lettersTo(seller, told)).toBe(1);

    await handIn(seller, id, 'REGISTRATION', '1990-02-01');
    const { fileId } = await paperOf(seller, id, 'REGISTRATION');
    expect(await buyer.codeOf(LINK, { id: fileId })).toBe('NotFound');
    expect(await decide(id, 'REGISTRATION')).toBeNull();
    expect((await paperOf(buyer, id, 'REGISTRATION')).fileId).toBe(fileId);
    expect(await buyer.codeOf(LINK, { id: fileId })).toBeNull();
    expect(await (await house.guest()).codeOf(LINK, { id: fileId })).toBe('NotFound');
    const { data } = await buyer.ask(LINK, { id: fileId });
    const file = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    // What counts stays.
    expect(await handIn(seller, id, 'REGISTRATION', '1990-02-01')).toBe('BadInput');
  });

  it('are too old at a hand-over that comes late, and count as they were once it is done', async () => {
    const { orderId: id, seller } = await sellPaid();
    for (const kind of ALL) {
      await handIn(seller, id, kind);
      await decide(id, kind);
    }
    const age = (days: number) =>
      house.db.owner(
        `update order_car_papers set dated_on = $2::text::date where order_id = $1 and kind = 'STATUS'`,
        [...[id, daysAgo(days)]],
      );
    await age(16);
    expect(await paperOf(seller, id, 'STATUS')).toMatchObject({ state: 'TOO_OLD', countsUntil: daysAgo(1) });
    const { errors } = await staff.ask(HAND_OVER, { id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CarPapersMissing', papers: ['STATUS'] });
    expect(await handIn(seller, id, 'STATUS')).toBeNull();
    expect(await decide(id, 'STATUS')).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    expect(await handIn(seller, id, 'STATUS')).toBe('BadInput');
  });

  it('are gone without where staff say why, which both sides read and the log keeps', async () => {
    const { orderId: id, buyer, seller } = await sellPaid();
    expect(await seller.codeOf(WAIVE, { id, reason: 'Carte grise perdue' })).toBe('Forbidden');
    expect(await staff.codeOf(WAIVE, { id, reason: ' ' })).toBe('BadInput');
    expect(await staff.codeOf(WAIVE, { id, reason: 'Carte grise perdue' })).toBeNull();
    expect(await staff.codeOf(WAIVE, { id, reason: 'Encore' })).toBe('BadInput');
    const { data } = await seller.ask(READ, { id });
    const { steps } = (data as unknown as { order: { steps: { kind: string; text: string }[] } }).order;
    expect(steps).toContainEqual({ kind: 'PAPERS_WAIVED', text: 'Carte grise perdue' });
    for (const side of [buyer, seller])
      expect(await lettersTo(side, '- Contrôle technique\nNotre motif\u00a0: « Carte grise perdue ».')).toBe(
        1,
      );
    const [line] = await house.db.owner<{ after: { papers: string[] } }>(
      `select after from audit_entries where subject_id = $1 and action = 'order.papersWaived'`,
      [id],
    );
    expect(line?.after.papers).toEqual(ALL);
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  });

  it('that a car goes without are named in the report, as in the buyer’s last letter', async () => {
    const { orderId: id, buyer, seller } = await sellPaid();
    const saidIn = async (language: string) => {
      const { data } = await buyer.ask(TEXT, { id, language });
      const { text } = (
        data as unknown as { order: { text: { version: string; blocks: { text: string | null }[] } } }
      ).order;
      return { version: text.version, text: text.blocks.map(block => block.text ?? '').join('\n') };
    };
    for (const kind of ['TRANSFER', 'STATUS', 'INSPECTION']) {
      await handIn(seller, id, kind);
      await decide(id, kind);
    }
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    const before = await saidIn('FR');
    expect(before.text).toContain('la voiture, ses clés et ses documents ont été remis');
    expect(await staff.codeOf(WAIVE, { id, reason: 'Carte grise perdue.' })).toBeNull();
    const { version, text } = await saidIn('FR');
    expect(version).not.toBe(before.version);
    expect(text).toContain('que la voiture et ses clés ont été remises');
    expect(text).toContain(
      'sans ces papiers\u00a0:\n- Certificat d’immatriculation\nMotif de Calandre\u00a0: « Carte grise perdue ».',
    );
    expect((await saidIn('EN')).text).toContain(
      'without these papers:\n- Certificate of registration\nReason given by Calandre: “Carte grise perdue”.',
    );
    expect((await saidIn('ES')).text).toContain('sin estos papeles:\n- Permiso de circulación\nMotivo de');
    await signPaper(house, buyer, id, 'REPORT');
    expect(await signPaper(house, seller, id, 'REPORT')).toBe('HANDED_OVER');
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    expect(await lettersTo(buyer, 'manquent encore\u00a0:\n- Certificat d’immatriculation\nContrat,')).toBe(
      1,
    );
    expect(await lettersTo(buyer, 'Tout est en ordre')).toBe(0);
  });

  it('that a car went without are still handed in, of a day after, and decided on: until they are there', async () => {
    const { orderId: id, buyer, seller } = await sellPaid();
    expect(await staff.codeOf(WAIVE, { id, reason: 'Papiers en route' })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    await house.db.owner('alter table order_steps disable trigger user');
    await house.db.owner(
      "update order_steps set at = at - interval '20 days' where order_id = $1 and kind = 'HANDED_OVER'",
      [id],
    );
    await house.db.owner('alter table order_steps enable trigger user');
    expect(await handIn(seller, id, 'STATUS', daysAgo(0))).toBeNull();
    expect(await isWaiting(id)).toBe(true);
    expect(await decide(id, 'STATUS')).toBeNull();
    expect(await handIn(seller, id, 'STATUS')).toBe('BadInput');
    expect(await handIn(seller, id, 'TRANSFER')).toBeNull();
    expect(await decide(id, 'TRANSFER', 'Illisible')).toBeNull();
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    for (const kind of ['REGISTRATION', 'TRANSFER', 'INSPECTION']) {
      expect(await handIn(seller, id, kind, daysAgo(30))).toBeNull();
      expect(await decide(id, kind)).toBeNull();
    }
    expect((await read(buyer, id)).map(({ state }) => state)).toEqual(ALL.map(() => 'ACCEPTED'));
    expect(await isWaiting(id)).toBe(false);
    // Who has the car is told of each.
    expect(await lettersTo(buyer, 'Nous avons accepté ce papier')).toBe(ALL.length);
  });

  it('of a car of the house’s own staff hand in', async () => {
    const { orderId: id } = await sellPaid(false, { registrationPlace: 'IT' });
    expect((await read(staff, id)).map(({ kind, by, state }) => [kind, by, state])).toEqual([
      ['REGISTRATION', 'HOUSE', 'MISSING'],
      ['TAX_CLEARANCE', 'BUYER', 'NOTED'],
    ]);
    expect(await handIn(staff, id, 'REGISTRATION')).toBeNull();
    expect(await decide(id, 'REGISTRATION')).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  });

  it('are asked of no order whose contract was fixed before', async () => {
    const { orderId: id } = await sellPaid();
    await house.db.owner('alter table order_particulars disable trigger user');
    await house.db.owner(
      `update order_particulars set particulars = particulars #- '{sale,papers}' where order_id = $1`,
      [id],
    );
    expect(await read(staff, id)).toEqual([]);
    await house.db.owner('delete from order_particulars where order_id = $1', [id]);
    expect(await read(staff, id)).toEqual([]);
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  });

  it('are named to the seller once both have signed, once all is paid, and by the reminder before', async () => {
    const { orderId, seller, buyer } = await sellPaid();
    expect(await lettersTo(seller, 'Contrôle technique')).toBe(2);
    await house.db.owner(
      `update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'what' = 'COLLECT'
         and data ->> 'orderId' = $1`,
      [orderId],
    );
    expect(await lettersTo(seller, 'Contrôle technique')).toBe(3);
    expect(await lettersTo(buyer, 'Contrôle technique')).toBe(0);
  });
});
