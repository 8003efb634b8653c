import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { faultsOf, readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import {
  book,
  idOf,
  MRN,
  PAYOUT,
  PROVE,
  type Sale,
  sellCar,
  sendCertificate,
  signPaper,
  todayInParis,
} from '#test/kit/sales.ts';

let house: TestHouse;
/** The same house with cars that it bought with VAT. */
let taxed: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  taxed = await openTestHouse({ HOUSE_CARS_VAT: 'standard' }, undefined, house);
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(async () => {
  await taxed[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
});
beforeEach(() => house.db.owner('delete from jobs'));

const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const READ = `query($id: ID!) { order(id: $id) { exportProof { state heldCents proveBy mrn leftOn }
  papers { id kind } money { price { cameCents overCents isSettled } } } }`;
const RETURN = `mutation($id: ID!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: PRICE, data: $data) { state } }`;
const HAND_IN = 'mutation($id: ID!, $data: CarPaperInput!) { handInCarPaper(id: $id, data: $data) { id } }';
const DECIDE = `mutation($id: ID!, $paperId: ID!, $refusal: String) {
  decideCarPaper(id: $id, paperId: $paperId, refusal: $refusal) { id } }`;
const PAPERS = 'query($id: ID!) { order(id: $id) { carPapers { kind by state reason id fileId } } }';
type Paper = Record<'kind' | 'by' | 'state', string> & Record<'reason' | 'id' | 'fileId', string | null>;
const FEE = 120_000;
const PRICE = 2_500_000;
/** A sixth of the price. */
const VAT_IN_PRICE = 416_667;

const certificate = async (guest = staff): Promise<string> =>
  ((await (await sendCertificate(house, guest)).json()) as { id: string }).id;
const prove = async (id: string, more: Record<string, string> = {}) =>
  staff.codeOf(PROVE, {
    id,
    data: { mrn: MRN, leftOn: todayInParis(), fileId: more.fileId ?? (await certificate()), ...more },
  });
type Read = {
  exportProof: { state: string; heldCents: number; proveBy: string; mrn: string; leftOn: string } | null;
  papers: { id: string; kind: string }[];
  money: { price: { cameCents: number; overCents: number; isSettled: boolean } };
};
async function read(guest: Guest, id: string): Promise<Read> {
  return ((await guest.ask(READ, { id })).data as unknown as { order: Read }).order;
}
type Row = { kind: string; item: string; vat: string; vat_cents: string; total_cents: string; id: string };
const papersOf = async (id: string) =>
  (
    await house.db.owner<Row>(
      `select * from invoices where order_id = $1 and item = 'CAR' order by issued_at, number`,
      [id],
    )
  ).map(({ kind, vat, vat_cents, total_cents }) => [kind, vat, Number(vat_cents), Number(total_cents)]);
async function balance(id: string, account: string): Promise<number> {
  const [row] = await house.db.owner<{ cents: string }>(
    'select coalesce(-sum(cents), 0) as cents from postings where order_id = $1 and account = $2',
    [id, account],
  );
  return Number(row?.cents);
}
const told = async ({ buyer }: Pick<Sale, 'buyer'>) =>
  (await house.rooms.mail.list(buyer.email)).map(({ subject }) => subject);

/** A car of the house's own, bought to another country and handed over. */
async function sell(scheme: 'STANDARD' | 'MARGIN', country = 'CH', isReceived = true): Promise<Sale> {
  const buyer = await house.guest();
  const accountId = await idOf(house, buyer);
  await house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     values ($1, $2, 'Genève', '1200', 'Rue 1', true)`,
    [accountId, country],
  );
  const sale = await sellCar(house, { hasSeller: false, buyer });
  if (scheme === 'STANDARD')
    await taxed.rooms.orders.sendCode(sale.orderId, 'CONTRACT', { accountId, language: 'FR' }, null);
  else await addPurchase(house, sale.car.uuid, 1_900_000);
  await signPaper(house, buyer, sale.orderId);
  if (!isReceived) return sale;
  expect(await book(staff, sale.orderId, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}

describe('a car that leaves the Union', () => {
  it('is invoiced with VAT at the hand-over, and without once its exit is proven: what was in the price goes back', async () => {
    const sale = await sell('STANDARD', 'CH', false);
    const { orderId: id, buyer } = sale;
    expect((await read(buyer, id)).exportProof).toMatchObject({ state: 'AHEAD', heldCents: VAT_IN_PRICE });
    const contract = await house.rooms.orders.readOrderDocument(`contract_${id}`, 'FR');
    const said = (await readPdf(contract?.bytes ?? Buffer.alloc(0))).text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('certifie que la voiture a quitté l’Union européenne');
    expect(await prove(id)).toBe('BadInput');
    await book(staff, id, { cents: PRICE + FEE, purpose: 'BOTH' });
    await staff.codeOf(HAND_OVER, { id });
    expect(await papersOf(id)).toEqual([['INVOICE', 'STANDARD', VAT_IN_PRICE, PRICE]]);
    const { exportProof } = await read(buyer, id);
    expect(exportProof).toMatchObject({ state: 'WAITING', heldCents: VAT_IN_PRICE });
    const days = (Date.parse(exportProof?.proveBy ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);

    expect(await prove(id, { mrn: '22 it zxbzyutjfljxk6' })).toBeNull();
    expect(await papersOf(id)).toEqual([
      ['INVOICE', 'STANDARD', VAT_IN_PRICE, PRICE],
      ['CREDIT_NOTE', 'STANDARD', VAT_IN_PRICE, PRICE],
      ['INVOICE', 'EXPORT', 0, PRICE - VAT_IN_PRICE],
    ]);
    expect([await balance(id, 'VAT'), await balance(id, 'CAR_SALES'), await balance(id, 'BUYERS')]).toEqual([
      ...[20_000, PRICE - VAT_IN_PRICE, VAT_IN_PRICE],
    ]);
    const [replaced] = await house.db.owner<Row>(
      `select id from invoices where order_id = $1 and kind = 'CREDIT_NOTE'`,
      [id],
    );
    const credit = await house.rooms.orders.readOrderDocument(`invoice_${replaced?.id}`, 'FR');
    const bytes = credit?.bytes ?? Buffer.alloc(0);
    const creditSays = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
    expect(creditSays).toContain('La facture est remplacée par une autre ; seule la différence');
    const creditData = (await readFacturX(bytes)) ?? '';
    expect(creditData).toContain('<ram:DuePayableAmount>0.00<');
    expect(faultsOf(creditData)).toEqual([]);
    const after = await read(buyer, id);
    expect(after.exportProof).toEqual({
      ...{ state: 'PROVEN', heldCents: VAT_IN_PRICE, proveBy: null, mrn: MRN, leftOn: todayInParis() },
    });
    expect(after.money.price).toEqual({ cameCents: PRICE, overCents: VAT_IN_PRICE, isSettled: true });
    await house.rooms.jobs.drain();
    expect(await told(sale)).toContainEqual(expect.stringContaining('La sortie de l’Union est prouvée'));

    // The paper is theirs and staff's, and what is owed goes back the way it always does.
    expect((await read(staff, id)).papers.map(({ kind }) => kind)).toContain('EXPORT');
    const paper = after.papers.find(({ kind }) => kind === 'EXPORT')?.id ?? '';
    expect((await house.rooms.orders.readOrderDocument(paper, 'FR'))?.bytes.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
    expect([await buyer.codeOf(LINK, { id: paper }), await sale.seller.codeOf(LINK, { id: paper })]).toEqual([
      ...[null, 'NotFound'],
    ]);
    const data = { ...PAYOUT, paidOn: todayInParis(), amountCents: VAT_IN_PRICE };
    expect(await staff.codeOf(RETURN, { id, data })).toBeNull();
    expect((await read(buyer, id)).money.price).toEqual({
      ...{ cameCents: PRICE - VAT_IN_PRICE, overCents: 0, isSettled: true },
    });
    // Once is once.
    expect(await prove(id)).toBe('BadInput');
  });

  it('costs the buyer the same under the margin scheme: the tax on the margin is no longer due, and no paper tells it', async () => {
    const { orderId: id, buyer } = await sell('MARGIN');
    // A sixth of 25,000 less 19,000.
    expect(await balance(id, 'MARGIN_VAT')).toBe(100_000);
    expect((await read(buyer, id)).exportProof).toMatchObject({ state: 'WAITING', heldCents: 0 });
    expect(await prove(id)).toBeNull();
    expect(await papersOf(id)).toEqual([
      ['INVOICE', 'MARGIN', 0, PRICE],
      ['CREDIT_NOTE', 'MARGIN', 0, PRICE],
      ['INVOICE', 'EXPORT', 0, PRICE],
    ]);
    expect([
      await balance(id, 'MARGIN_VAT'),
      await balance(id, 'CAR_SALES'),
      await balance(id, 'BUYERS'),
    ]).toEqual([...[0, PRICE, 0]]);
    const [invoice] = await house.db.owner<Row>(
      "select id from invoices where order_id = $1 and vat = 'EXPORT'",
      [id],
    );
    const drawn = await house.rooms.orders.readOrderDocument(`invoice_${invoice?.id}`, 'FR');
    const bytes = drawn?.bytes ?? Buffer.alloc(0);
    expect((await readPdf(bytes)).text).toContain('exportation');
    expect(faultsOf((await readFacturX(bytes)) ?? '')).toEqual([]);
  });

  it('is told of once before the time is over and once after; a proof counts then too', async () => {
    const sale = await sell('STANDARD');
    const sweep = async () => {
      for (let times = 0; times < 2; times += 1) await house.rooms.orders.sweepExports();
      await house.rooms.jobs.drain();
      return (await told(sale)).slice(0, 2);
    };
    const count = async () => {
      const { data } = await staff.ask('{ staffOverview { exportsDue } }');
      return (data as unknown as { staffOverview: { exportsDue: number } }).staffOverview.exportsDue;
    };
    const before = await count();
    const wanted = (await sweep()).filter(subject => subject.includes('Prouvez que la voiture'));
    expect(wanted).toHaveLength(1);
    for (const [ahead, words] of [
      ["interval '10 days'", 'nous manque encore'],
      ["interval '-1 hour'", 'La TVA reste due'],
    ] as const) {
      await house.db.owner(`update orders set export_by = clock_timestamp() + ${ahead} where id = $1`, [
        sale.orderId,
      ]);
      await sweep();
      expect((await told(sale)).filter(subject => subject.includes(words))).toHaveLength(1);
      expect(await count()).toBe(before + 1);
    }
    expect((await read(sale.buyer, sale.orderId)).exportProof?.state).toBe('LATE');
    const LIST = '{ orders(isExportOpen: true) { orders { id } } }';
    expect((await staff.ask(LIST)).data).toMatchObject({ orders: { orders: [{ id: sale.orderId }] } });
    expect(await prove(sale.orderId)).toBeNull();
    expect(await papersOf(sale.orderId)).toHaveLength(3);
    expect((await staff.ask(LIST)).data).toEqual({ orders: { orders: [] } });
  });

  it('is proven by staff alone, with a number that customs gave, a day that has been, and a file of theirs', async () => {
    const { orderId: id, buyer } = await sell('STANDARD');
    const fileId = await certificate();
    const other = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    for (const wrong of [
      { mrn: '22ITZXBZYUTJFLJXK7' },
      { leftOn: '2199-01-01' },
      { leftOn: '2020-01-01' },
      { fileId: await certificate(other) },
      { fileId: 'no such file' },
    ])
      expect([wrong, await prove(id, { fileId, ...wrong })]).toEqual([wrong, 'BadInput']);
    const data = { mrn: MRN, leftOn: todayInParis(), fileId };
    expect(await buyer.codeOf(PROVE, { id, data })).toBe('Forbidden');
    expect(await papersOf(id)).toHaveLength(1);
    // One that no proof names is swept; the one that is named stays.
    expect(await prove(id, { fileId })).toBeNull();
    await house.db.owner("update files set unnamed_since = now() - interval '2 days'");
    await house.rooms.files.sweep();
    const kept = await house.db.owner("select from files where key = 'private/' || $1", [fileId]);
    expect(kept).toHaveLength(1);
  });

  it('is handed in by its buyer, refused with a reason that they read, and proven by staff with what came after', async () => {
    const { orderId: id, buyer, seller } = await sell('STANDARD', 'CH', false);
    const send = async (by = buyer, datedOn = todayInParis()) => {
      const answer = await sendCertificate(house, by);
      const { id: fileId } = (await answer.json()) as { id: string };
      return by.codeOf(HAND_IN, { id, data: { kind: 'EXPORT', datedOn, fileId } });
    };
    const stands = async (guest = buyer) =>
      (
        (await guest.ask(PAPERS, { id })).data as unknown as { order: { carPapers: Paper[] } }
      ).order.carPapers.find(({ kind }) => kind === 'EXPORT');
    expect([await stands(), await send()]).toEqual([undefined, 'BadInput']);
    expect(await book(staff, id, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();

    expect(await stands()).toMatchObject({ by: 'BUYER', state: 'MISSING' });
    expect([await send(seller), await send(buyer, '2199-01-01')]).toEqual(['NotFound', 'BadInput']);
    const WAITING = '{ orders(isPaperWaiting: true) { orders { id } } staffOverview { carPapersDue } }';
    const waiting = async () => (await staff.ask(WAITING)).data;
    expect(await waiting()).toEqual({ orders: { orders: [] }, staffOverview: { carPapersDue: 0 } });
    expect(await send()).toBeNull();
    expect(await waiting()).toEqual({ orders: { orders: [{ id }] }, staffOverview: { carPapersDue: 1 } });

    // Of a sale that its buyer goes back on nobody has to prove anything.
    for (const [state, total] of [['WITHDRAWN', 0] as const, ['HANDED_OVER', 1] as const]) {
      await house.db.owner('update orders set state = $2 where id = $1', [id, state]);
      expect((await waiting())?.staffOverview).toEqual({ carPapersDue: total });
      expect((await waiting())?.orders).toMatchObject({ orders: { length: total } });
    }

    const paperId = (await stands(staff))?.id;
    // What customs say in it is said with it.
    expect(await staff.codeOf(DECIDE, { id, paperId, refusal: null })).toBe('BadInput');
    expect(await staff.codeOf(DECIDE, { id, paperId, refusal: 'Sans visa' })).toBeNull();
    await house.rooms.jobs.drain();
    expect(await told({ buyer })).toContainEqual(expect.stringContaining('est à refaire'));
    expect(await stands()).toMatchObject({ state: 'REFUSED', reason: 'Sans visa' });
    const first = (await stands())?.fileId ?? '';
    expect(await prove(id, { fileId: first })).toBe('BadInput');

    expect(await send()).toBeNull();
    const fileId = (await stands())?.fileId ?? '';
    expect([await prove(id, { fileId: first }), await prove(id, { fileId })]).toEqual(['BadInput', null]);
    const after = await read(buyer, id);
    expect([after.exportProof?.state, await send()]).toEqual(['PROVEN', 'BadInput']);
    const paper = after.papers.find(({ kind }) => kind === 'EXPORT')?.id ?? '';
    const drawn = await house.rooms.orders.readOrderDocument(paper, 'FR');
    expect([drawn?.name, drawn?.bytes.subarray(0, 5).toString()]).toEqual([
      expect.stringMatching(/\.pdf$/),
      '%PDF-',
    ]);
    expect(await waiting()).toEqual({ orders: { orders: [] }, staffOverview: { carPapersDue: 0 } });
  });

  it('that stays in the Union is never asked for a proof, nor one of which the sale came to nothing', async () => {
    const { orderId, buyer } = await sell('STANDARD', 'DE');
    expect((await read(buyer, orderId)).exportProof).toBeNull();
    expect(await prove(orderId)).toBe('BadInput');
    const sale = await sell('STANDARD');
    const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
    await house.db.owner("update auctions set regime = 'HOUSE' where id = $1", [sale.car.auctionId]);
    expect(await sale.buyer.codeOf(WITHDRAW, { id: sale.orderId })).toBeNull();
    expect((await read(sale.buyer, sale.orderId)).exportProof).toBeNull();
    expect(await prove(sale.orderId)).toBe('BadInput');
  });
});
