import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { book, idOf, type Sale, sellCar, sendWithdrawal, signPaper, todayInParis } from '#test/kit/sales.ts';
import { migrate } from '../../database/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ CAR_PAPERS: 'on', VIGILANCE: 'on' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Vigilance:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from jobs'));

const READ = 'query($id: ID!) { order(id: $id) { task obstacles { kind by papers } } }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 61507, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const HAND_IN = 'mutation($id: ID!, $data: CarPaperInput!) { handInCarPaper(id: $id, data: $data) { id } }';
const ACCEPT = 'mutation($id: ID!, $paperId: ID!) { decideCarPaper(id: $id, paperId: $paperId) { id } }';
const WAIVE = 'mutation($id: ID!, $reason: String!) { waiveCarPapers(id: $id, reason: $reason) { state } }';
const ENTER = `mutation($id: ID!, $party: OrderParty!, $data: VigilanceEntryInput!) {
  enterVigilance(id: $id, party: $party, data: $data) { id } }`;
const PAPERS = '{ order(id: "ID") { carPapers { kind id } } }';
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Le motif", fault: BUYER) { fault } }';
const ALL = ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION'];

type Seen = { task: string; obstacles: { kind: string; by: string; papers: string[] }[] };
async function read(guest: Guest, id: string): Promise<Seen> {
  const { data, errors } = await guest.ask(READ, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: Seen }).order;
}
const obstaclesOf = async (guest: Guest, id: string) =>
  (await read(guest, id)).obstacles.map(({ kind, by, papers }) => [kind, by, ...papers].join(' '));

/** The letters of a subject, without line ends. */
async function lettersTo({ email }: Guest, subject: string): Promise<string[]> {
  await house.rooms.jobs.drain();
  const letters = await house.rooms.mail.list(email);
  return letters
    .filter(letter => letter.subject.startsWith(subject))
    .map(({ text }) => text.replaceAll(/\s+/g, ' '));
}
const LATE = 'La voiture n’est pas encore remise';
const PAID = 'Tout est réglé';
const READY = 'La voiture peut être remise';
const WRITTEN = 'Le procès-verbal de remise';

/** How many notices seller and buyer have once all that is promised of an order's reminders was done. */
async function lateTo({ orderId, seller, buyer }: Sale): Promise<number[]> {
  await house.db.owner(
    "update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'orderId' = $1",
    [orderId],
  );
  return [(await lettersTo(seller, LATE)).length, (await lettersTo(buyer, LATE)).length];
}

async function sellSigned(hasSeller = true): Promise<Sale> {
  const sale = await sellCar(house, { hasSeller });
  const { car, orderId, buyer, seller } = sale;
  const known = JSON.stringify({ registrationPlace: 'FR', releaseDate: '1968-05-03' });
  await house.db.owner('update ads set details = details || $2::jsonb where uuid = $1', [car.uuid, known]);
  if (!hasSeller) await addPurchase(house, car.uuid, 2_000_000);
  await signPaper(house, buyer, orderId);
  if (hasSeller) await signPaper(house, seller, orderId);
  return sale;
}
async function sellPaid(hasSeller = true): Promise<Sale> {
  const sale = await sellSigned(hasSeller);
  expect(await book(staff, sale.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  return sale;
}
async function handIn(guest: Guest, id: string): Promise<void> {
  const headers = { 'content-type': 'application/pdf', cookie: guest.cookie() };
  const body = new Uint8Array(await pdf('Carte grise'));
  const sent = await fetch(`${house.url}/uploads/order-papers`, { method: 'POST', headers, body });
  const { id: fileId } = (await sent.json()) as { id: string };
  for (const kind of ALL)
    expect(await guest.codeOf(HAND_IN, { id, data: { kind, datedOn: todayInParis(), fileId } })).toBeNull();
}
async function acceptAll(id: string): Promise<void> {
  const { data } = await staff.ask(PAPERS.replace('ID', id));
  const { carPapers } = (data as unknown as { order: { carPapers: { id: string | null }[] } }).order;
  for (const paper of carPapers)
    if (paper.id !== null) expect(await staff.codeOf(ACCEPT, { id, paperId: paper.id })).toBeNull();
}
const waive = (id: string, party: string) =>
  staff.codeOf(ENTER, { id, party, data: { kind: 'WAIVED', text: 'Dossier papier' } });

describe('what stands in the way of a handover', () => {
  it('is told with the payment to each side: what is their own, and of the other’s that it is awaited', async () => {
    const { seller, buyer } = await sellPaid();
    const [toSeller = ''] = await lettersTo(seller, PAID);
    expect(toSeller).toContain('Contrôle technique');
    expect(toSeller).toContain('la loi nous fait demander qui vous êtes');
    expect(toSeller).toContain('attend encore une réponse de l’autre partie');
    const [toBuyer = ''] = await lettersTo(buyer, PAID);
    expect(toBuyer).toContain('Le vendeur doit encore remettre des papiers de la voiture');
    expect(toBuyer).toContain('la loi nous fait demander qui vous êtes');
    expect(toBuyer).toContain('attend encore une réponse de l’autre partie');
    expect(toBuyer).not.toContain('Contrôle technique');
  });

  it('is told to both once, as soon as the last of it is gone', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    const ready = async () => [
      (await lettersTo(seller, READY)).length,
      (await lettersTo(buyer, READY)).length,
    ];
    for (const party of ['BUYER', 'SELLER'] as const) expect(await waive(id, party)).toBeNull();
    await handIn(seller, id);
    expect(await ready()).toEqual([0, 0]);
    await acceptAll(id);
    expect(await ready()).toEqual([1, 1]);
  });

  it('is told of no paper that is accepted once all were waived', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    for (const party of ['BUYER', 'SELLER'] as const) expect(await waive(id, party)).toBeNull();
    const waivePapers = 'mutation($id: ID!) { waiveCarPapers(id: $id, reason: "Vus sur place") { id } }';
    expect(await staff.codeOf(waivePapers, { id })).toBeNull();
    await handIn(seller, id);
    await acceptAll(id);
    expect(await lettersTo(buyer, READY)).toEqual([]);
  });

  it('is one’s task before anything that would be refused, in the order’s own words for each side', async () => {
    const { orderId: id, seller, buyer, car } = await sellPaid();
    await house.db.owner('update ads set mileage = 61500 where uuid = $1', [car.uuid]);
    const both = [`PAPERS SELLER ${ALL.join(' ')}`, 'VIGILANCE BUYER', 'VIGILANCE SELLER'];
    for (const guest of [seller, buyer, staff]) expect(await obstaclesOf(guest, id)).toEqual(both);
    expect((await read(seller, id)).task).toBe('HAND_IN_PAPERS');
    expect((await read(buyer, id)).task).toBe('ANSWER_VIGILANCE');

    await handIn(seller, id);
    expect(await obstaclesOf(buyer, id)).toEqual([
      `PAPERS HOUSE ${ALL.join(' ')}`,
      'VIGILANCE BUYER',
      'VIGILANCE SELLER',
    ]);
    expect((await read(seller, id)).task).toBe('ANSWER_VIGILANCE');
    expect(await waive(id, 'SELLER')).toBeNull();
    expect((await read(seller, id)).task).toBe('AWAIT_HANDOVER');
    expect(await waive(id, 'BUYER')).toBeNull();
    expect((await read(buyer, id)).task).toBe('AWAIT_HANDOVER');

    // The report is written before the house has looked at the papers: both read that it waits for that.
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    const [written] = await lettersTo(buyer, WRITTEN);
    expect(written).toContain('vérifie encore des papiers de la voiture');
    // From the report on the kilometres are those that both sign, and the ad's no more.
    expect([written?.includes('61 500'), written?.includes('Kilométrage : 61 507 km')]).toEqual([
      false,
      true,
    ]);
    for (const guest of [seller, buyer]) {
      expect((await read(guest, id)).task).toBe('AWAIT_HANDOVER');
      await expect(signPaper(house, guest, id, 'REPORT')).rejects.toThrow('CarPapersMissing');
    }
    await acceptAll(id);
    for (const guest of [seller, buyer]) {
      expect(await read(guest, id)).toEqual({ task: 'SIGN_REPORT', obstacles: [] });
      await signPaper(house, guest, id, 'REPORT');
    }
    expect(await obstaclesOf(staff, id)).toEqual([]);
  });

  it('says to a side and staff, and not to the other, whether it is to answer, or to hand in, or to replace', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    const of = 'query($id: ID!) { order(id: $id) { vigilance { party lack } } }';
    const lacks = async (guest: Guest) => {
      const { data } = await guest.ask(of, { id });
      const { order } = data as unknown as { order: { vigilance: { party: string; lack: string | null }[] } };
      return order.vigilance.map(({ party, lack }) => `${party} ${lack}`);
    };
    const all = async () => [await lacks(seller), await lacks(buyer), await lacks(staff)];
    const ofBuyer = ['BUYER ANSWERS'];
    const now = (lack: string | null) => [[`SELLER ${lack}`], ofBuyer, [...ofBuyer, `SELLER ${lack}`]];
    expect(await all()).toEqual(now('ANSWERS'));
    await house.db.owner(
      "update vigilance_files set answers = $2, answered_at = now() where order_id = $1 and party = 'SELLER'",
      [id, JSON.stringify({ exposure: 'NONE', livesIn: 'FR' })],
    );
    expect(await all()).toEqual(now('PIECES'));
    const handInAs = (state: string, reason: string | null = null) =>
      house.db.owner(
        `insert into vigilance_pieces (order_id, party, kind, file_key, handed_in_by, handed_in_at, state, reason)
         select $1, 'SELLER', 'IDENTITY', 'x', account_id, now(), $2, $3 from vigilance_files
         where order_id = $1 and party = 'SELLER'`,
        [id, state, reason],
      );
    await handInAs('REFUSED', 'Illisible');
    expect(await all()).toEqual(now('REFUSED'));
    await handInAs('RECEIVED');
    expect(await all()).toEqual(now(null));
    expect(await waive(id, 'BUYER')).toBeNull();
    expect(await lacks(buyer)).toEqual(['BUYER null']);
  });

  it('writes to who has answered for the document that is missing, and to the other nothing of it', async () => {
    const { orderId: id, seller, buyer } = await sellSigned();
    await house.db.owner(
      "update vigilance_files set answers = $2, answered_at = now() where order_id = $1 and party = 'BUYER'",
      [id, JSON.stringify({ exposure: 'NONE', livesIn: 'FR' })],
    );
    expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
    const [toBuyer = ''] = await lettersTo(buyer, PAID);
    expect(toBuyer).toContain('remettez les justificatifs qui manquent');
    expect(toBuyer).not.toContain('répondez sur la page');
    expect((await lettersTo(seller, PAID))[0]).toContain('répondez sur la page');
    const copyOf = async (guest: Guest) => house.rooms.accounts.copy(await idOf(house, guest));
    expect(await copyOf(buyer)).toContain('"lack": "PIECES"');
    expect(await copyOf(seller)).not.toContain('PIECES');
  });

  it('says of who is refused no more than that the house looks at it', async () => {
    const { orderId: id, seller, buyer } = await sellPaid();
    expect(await staff.codeOf(WAIVE, { id, reason: 'Réunis au rendez-vous' })).toBeNull();
    expect(await waive(id, 'BUYER')).toBeNull();
    await house.db.owner(
      "update vigilance_files set answers = $2, answered_at = now() where order_id = $1 and party = 'SELLER'",
      [id, JSON.stringify({ exposure: 'NONE', livesIn: 'FR' })],
    );
    await house.db.owner(
      `insert into vigilance_pieces (order_id, party, kind, file_key, handed_in_by, handed_in_at)
       select $1, 'SELLER', 'IDENTITY', 'x', account_id, now() from vigilance_files
       where order_id = $1 and party = 'SELLER'`,
      [id],
    );
    for (const guest of [seller, buyer]) expect(await obstaclesOf(guest, id)).toEqual(['VIGILANCE HOUSE']);
    const refusal = { kind: 'REFUSED', text: 'Incohérent' };
    expect(await staff.codeOf(ENTER, { id, party: 'SELLER', data: refusal })).toBeNull();
    for (const guest of [seller, buyer]) expect(await obstaclesOf(guest, id)).toEqual(['VIGILANCE HOUSE']);
  });

  it('has nobody late, nor given notice, who has nothing of their own in the way; then they have two days', async () => {
    const sale = await sellPaid();
    const { orderId: id, seller, buyer } = sale;
    for (const party of ['BUYER', 'SELLER'] as const) expect(await waive(id, party)).toBeNull();
    const late = () => lateTo(sale);
    await house.db.owner("update orders set collect_by = now() - interval '9 days' where id = $1", [id]);
    expect(await late()).toEqual([1, 0]);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    const of = 'query($id: ID!) { order(id: $id) { task dueAt isOverdue } }';
    expect((await buyer.ask(of, { id })).data?.order).toEqual({
      ...{ task: 'AWAIT_HANDOVER', dueAt: null, isOverdue: false },
    });

    await handIn(seller, id);
    await acceptAll(id);
    expect(await late()).toEqual([1, 0]);
    expect((await lettersTo(buyer, 'La voiture est à prendre')).length).toBe(1);
    const { order: given } = (await buyer.ask(of, { id })).data as unknown as { order: { dueAt: string } };
    expect(Date.parse(given.dueAt) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    await house.db.owner("update orders set collect_by = now() - interval '2 hours' where id = $1", [id]);
    expect(await late()).toEqual([2, 1]);
  });

  it('tells who was freed once that the car is to be fetched, and names nobody late who has signed for it', async () => {
    const sale = await sellPaid();
    const { orderId: id, seller, buyer } = sale;
    await house.db.owner("update orders set collect_by = now() + interval '71 hours' where id = $1", [id]);
    for (const party of ['BUYER', 'SELLER'] as const) expect(await waive(id, party)).toBeNull();
    expect(await lateTo(sale)).toEqual([0, 0]);
    await handIn(seller, id);
    await acceptAll(id);
    const soon = async () => (await lettersTo(buyer, 'La voiture est à prendre')).length;
    for (const _look of [1, 2, 3]) {
      await lateTo(sale);
      expect(await soon()).toBe(1);
    }
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    await signPaper(house, buyer, id, 'REPORT');
    await house.db.owner("update orders set collect_by = now() - interval '2 hours' where id = $1", [id]);
    const of = 'query($id: ID!) { order(id: $id) { dueAt isOverdue } }';
    const late = async (guest: Guest) =>
      ((await guest.ask(of, { id })).data as unknown as { order: { isOverdue: boolean } }).order.isOverdue;
    expect((await buyer.ask(of, { id })).data?.order).toEqual({ dueAt: null, isOverdue: false });
    expect([await late(seller), await late(staff)]).toEqual([true, true]);
    // That the house owes them something makes them no later.
    expect(await book(staff, id, { cents: 1_000 })).toBeNull();
    expect([(await read(buyer, id)).task, await late(buyer)]).toEqual(['GIVE_ACCOUNT', false]);
  });

  it('is late for both sides while nothing stands in the way, which they read with the notice', async () => {
    for (const hasSeller of [true, false]) {
      const sale = await sellPaid(hasSeller);
      const { orderId: id, seller, buyer } = sale;
      expect(await staff.codeOf(WAIVE, { id, reason: 'Réunis au rendez-vous' })).toBeNull();
      for (const party of ['BUYER', 'SELLER']) await waive(id, party);
      const at = new Date(Date.now() - 7_200_000).toISOString();
      await house.db.owner('update orders set collect_by = $2 where id = $1', [id, at]);
      await lateTo(sale);
      const of = 'query($id: ID!) { order(id: $id) { dueAt isOverdue } }';
      for (const guest of hasSeller ? [buyer, seller] : [buyer])
        expect((await guest.ask(of, { id })).data?.order).toEqual({ dueAt: at, isOverdue: true });
    }
  });

  it('ends notices of before that whoever is held up has, at the update (migration 0237)', async () => {
    const sale = await sellPaid();
    const { orderId: id, seller } = sale;
    await house.db.owner("update orders set collect_by = now() - interval '10 days' where id = $1", [id]);
    expect(await lateTo(sale)).toEqual([1, 1]);
    await house.db.owner("update notifications set mailed_at = now() - interval '8 days'");
    // The release before looked no more at a sale once it was late.
    await house.db.owner('delete from jobs');
    for (const party of ['BUYER', 'SELLER'] as const) expect(await waive(id, party)).toBeNull();
    await house.db.owner("delete from migrations where name like '0237%'");
    await migrate(house.db.url);
    await lateTo(sale);
    await handIn(seller, id);
    await acceptAll(id);
    await lateTo(sale);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  });

  it('lets no notice run on once it is others’ to act, nor while one has signed', async () => {
    const sale = await sellPaid();
    const { orderId: id, seller, buyer } = sale;
    await house.db.owner("update orders set collect_by = now() - interval '9 days' where id = $1", [id]);
    expect(await lateTo(sale)).toEqual([1, 1]);
    expect(await waive(id, 'BUYER')).toBeNull();
    expect(await lateTo(sale)).toEqual([1, 1]);
    await house.db.owner("update notifications set mailed_at = now() - interval '8 days'");
    expect(await waive(id, 'SELLER')).toBeNull();
    await handIn(seller, id);
    await acceptAll(id);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    expect(await lateTo(sale)).toEqual([1, 1]);
    expect((await lettersTo(buyer, 'La voiture est à prendre')).length).toBe(1);

    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    await signPaper(house, buyer, id, 'REPORT');
    await house.db.owner("update orders set collect_by = now() - interval '2 hours' where id = $1", [id]);
    expect(await lateTo(sale)).toEqual([2, 1]);
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  });

  it('is a task while one would only wait: for the law’s questions from the hammer on', async () => {
    const sale = await sellCar(house);
    const { orderId: id, seller, buyer } = sale;
    expect((await read(buyer, id)).task).toBe('SIGN_CONTRACT');
    await signPaper(house, buyer, id);
    expect(await read(buyer, id)).toEqual({ task: 'ANSWER_VIGILANCE', obstacles: [] });
    await signPaper(house, seller, id);
    // The buyer has something of more weight to do.
    expect((await read(buyer, id)).task).toBe('PAY_FEE');
    expect((await read(seller, id)).task).toMatch(/^(HAND_IN_PAPERS|ANSWER_VIGILANCE)$/);
  });

  it('of a car of the house’s own is the house’s, but for what the buyer answers', async () => {
    const { orderId: id, buyer } = await sellPaid(false);
    expect(await obstaclesOf(buyer, id)).toEqual([`PAPERS HOUSE ${ALL.join(' ')}`, 'VIGILANCE BUYER']);
    expect(await waive(id, 'BUYER')).toBeNull();
    expect((await read(buyer, id)).task).toBe('AWAIT_HANDOVER');
  });

  it('leaves a car the days that a withdrawal which came to nothing gives it, until it is gone', async () => {
    const sale = await sellPaid(false);
    const { orderId: id, buyer } = sale;
    expect(await staff.codeOf(WAIVE, { id, reason: 'Sur papier' })).toBeNull();
    await house.db.owner("update auctions set regime = 'HOUSE' where id = $1", [sale.car.auctionId]);
    await house.db.owner("update orders set collect_by = now() - interval '2 hours' where id = $1", [id]);
    await lateTo(sale);
    await sendWithdrawal(buyer, buyer.email);
    await house.db.owner("update leads set state = 'DROPPED'");
    await lateTo(sale);
    expect(await waive(id, 'BUYER')).toBeNull();
    await lateTo(sale);
    const isMoved = `select collect_by > now() + interval '1 day' as "isMoved" from orders where id = $1`;
    expect(await house.db.owner(isMoved, [id])).toEqual([{ isMoved: true }]);
  });
});
