import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, codeOf, type Sale, sellCar, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const REPORT = `mutation($id: ID!, $data: HandoverReportInput!) { writeHandoverReport(id: $id, data: $data) { state } }`;
const REPORT_SEEN = `mutation($id: ID!, $data: HandoverReportInput!, $seenAt: DateTime) {
  writeHandoverReport(id: $id, data: $data, seenAt: $seenAt) { report { writtenAt } } }`;
const SEND = `mutation($id: ID!, $paper: SignedPaper!, $read: String) {
  sendSigningCode(id: $id, paper: $paper, language: FR, read: $read) }`;
const SIGN = `mutation($id: ID!, $paper: SignedPaper!, $code: String!) {
  signOrder(id: $id, paper: $paper, code: $code) { state } }`;
const TEXT = `query($id: ID!, $paper: SignedPaper!) { order(id: $id) { text(paper: $paper, language: FR) { version } } }`;
const SIGNATURES = 'query($id: ID!) { order(id: $id) { signatures { id paper party sha256 } } }';
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const report = { odometer: 98_400, keyCount: 2, remarks: 'Plein fait.', photoIds: [] as string[] };

/** A car that is paid for, and waits to be handed over. */
async function paidCar(wish: { hasSeller?: boolean } = {}): Promise<Sale> {
  const sale = await sellCar(house, wish);
  const { orderId: id, buyer, seller } = sale;
  await signPaper(house, buyer, id);
  if (wish.hasSeller !== false) await signPaper(house, seller, id);
  await buyer.ask(PAY, { id });
  await book(staff, id, { cents: 2_500_000 });
  return sale;
}
const versionOf = async (guest: Guest, id: string, paper: string): Promise<string> => {
  const { data } = await guest.ask(TEXT, { id, paper });
  return (data as unknown as { order: { text: { version: string } } }).order.text.version;
};

describe('what is signed', () => {
  it('is what the code was sent for: a report written anew needs a new code', async () => {
    const { orderId: id, buyer, seller } = await paidCar();
    await seller.ask(REPORT, { id, data: report });
    await buyer.ask(SEND, { id, paper: 'REPORT' });
    const code = await codeOf(house, buyer);
    await seller.ask(REPORT, { id, data: { ...report, remarks: 'Le moteur est cassé.' } });
    expect(await buyer.codeOf(SIGN, { id, paper: 'REPORT', code })).toBe('TokenExpired');
    expect(await signPaper(house, buyer, id, 'REPORT')).toBe('PAID');
  });

  it('is overwritten by nobody who has not read it: a report of another window says that it is old', async () => {
    const { orderId: id, seller } = await paidCar();
    const write = async (data: object, seenAt: string | null) =>
      seller.ask(REPORT_SEEN, { id, data: { ...report, ...data }, seenAt });
    const written = async (data: object, seenAt: string | null) => {
      const { data: answer } = await write(data, seenAt);
      return (answer as unknown as { writeHandoverReport: { report: { writtenAt: string } } })
        .writeHandoverReport.report.writtenAt;
    };
    const first = await written({}, null);
    // Sent again, for its answer was lost.
    expect(await written({}, null)).toBe(first);
    const other = { remarks: '' };
    expect((await write(other, null)).errors?.[0]?.extensions.code).toBe('StaleVersion');
    const second = await written(other, first);
    expect((await write({}, first)).errors?.[0]?.extensions.code).toBe('StaleVersion');
    expect(second).not.toBe(first);
    // A page of before asks nothing.
    expect(await seller.codeOf(REPORT, { id, data: report })).toBeNull();
  });

  it('keeps no paper that was only to be signed: a new code, or new words, ends the one before', async () => {
    const { orderId: id, buyer, seller } = await paidCar();
    await seller.ask(REPORT, { id, data: report });
    const kept = async () => {
      await house.rooms.jobs.drain();
      const rows = await house.db.owner<{ key: string }>(
        `select key from files where purpose = 'ORDER_PAPER'`,
      );
      const names = await readdir(join(house.dataDir, 'files', 'private'));
      expect(names.map(name => `private/${name}`).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
      return names.length;
    };
    const before = await kept();
    for (const _ of ['a code', 'another']) {
      await buyer.ask(SEND, { id, paper: 'REPORT' });
      expect(await kept()).toBe(before + 1);
    }
    await seller.ask(REPORT, { id, data: { ...report, remarks: 'Autre.' } });
    expect(await kept()).toBe(before);
  });

  it('is what was read: a code is asked for the words on the page, or the page is old', async () => {
    const { orderId: id, buyer, seller } = await paidCar();
    await seller.ask(REPORT, { id, data: report });
    const read = await versionOf(buyer, id, 'REPORT');
    await seller.ask(REPORT, { id, data: { ...report, odometer: 99_000 } });
    expect(await buyer.codeOf(SEND, { id, paper: 'REPORT', read })).toBe('StaleVersion');
    const now = await versionOf(buyer, id, 'REPORT');
    expect(now).not.toBe(read);
    expect(await buyer.codeOf(SEND, { id, paper: 'REPORT', read: now })).toBeNull();
  });

  it('of a contract is what was read too: its particulars may change until a side sets about signing', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const [read, sellers] = [await versionOf(buyer, id, 'CONTRACT'), await versionOf(seller, id, 'CONTRACT')];
    expect(sellers).toBe(read);
    await house.db.owner("update accounts set last_name = 'Changée' where email = $1", [buyer.email]);
    expect(await buyer.codeOf(SEND, { id, paper: 'CONTRACT', read })).toBe('StaleVersion');
    const now = await versionOf(buyer, id, 'CONTRACT');
    expect(await buyer.codeOf(SEND, { id, paper: 'CONTRACT', read: now })).toBeNull();
    expect(await versionOf(seller, id, 'CONTRACT')).toBe(now);
  });

  it('keeps where a signature came from under the key of the house, which names no address', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await signPaper(house, buyer, id);
    const [row] = await house.db.owner<{ origin: string }>(
      "select evidence ->> 'origin' as origin from order_signatures where order_id = $1",
      [id],
    );
    const anyone = (address: string) => createHash('sha256').update(address).digest('base64url');
    expect(row?.origin).toMatch(/^[\w-]{43}$/);
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '::/64'].map(anyone)).not.toContain(row?.origin);
  });

  it('names a country in the language of its reader', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const said = `query($id: ID!) { order(id: $id) { fr: text(language: FR) { ...T } es: text(language: ES) { ...T } } }
      fragment T on PaperText { blocks { rows { value } } }`;
    await house.db.owner("update addresses set country = 'DE'");
    const text = JSON.stringify((await buyer.ask(said, { id })).data);
    expect([text.includes('\\nAllemagne'), text.includes('\\nAlemania')]).toEqual([true, true]);
    await house.db.owner("update addresses set country = 'FR'");
  });

  it('can be had as it was, byte by byte, by its two sides and staff', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    const { data } = await seller.ask(SIGNATURES, { id });
    const [signature] = (data as unknown as { order: { signatures: { id: string; sha256: string }[] } }).order
      .signatures;
    for (const guest of [buyer, seller, staff]) {
      const link = (await guest.ask(LINK, { id: signature?.id })).data as unknown as { documentLink: string };
      const answer = await fetch(house.url + link.documentLink);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(signature?.sha256);
    }
    expect(await (await house.guest()).codeOf(LINK, { id: signature?.id })).toBe('NotFound');
    for (const wrong of [`signed_${id}`, `signed_${id}_REPORT_BUYER`, 'signed_x_CONTRACT_BUYER']) {
      expect(await buyer.codeOf(LINK, { id: wrong })).toBe('NotFound');
    }
  });
});

describe('a handover report', () => {
  it('shows photos that are there', async () => {
    const { orderId: id, seller } = await paidCar();
    const photoIds = ['00000000-0000-4000-8000-000000000000'];
    const { errors } = await seller.ask(REPORT, { id, data: { ...report, photoIds } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'photoIds', gone: photoIds });
  });

  it('waits for the other side, who is told once one has signed', async () => {
    const { orderId: id, buyer, seller } = await paidCar();
    await seller.ask(REPORT, { id, data: report });
    await signPaper(house, buyer, id, 'REPORT');
    await house.rooms.jobs.drain();
    const told = async ({ email }: Guest) =>
      (await house.rooms.mail.list(email)).filter(({ text }) => text.includes('a signé le procès-verbal'));
    expect([(await told(seller)).length, (await told(buyer)).length]).toEqual([1, 0]);
    expect(await signPaper(house, seller, id, 'REPORT')).toBe('HANDED_OVER');
    await house.rooms.jobs.drain();
    expect((await told(buyer)).length).toBe(0);
  });

  it('of a car of the house is written by staff', async () => {
    const { orderId: id, buyer, car } = await paidCar({ hasSeller: false });
    expect(await staff.codeOf(REPORT, { id, data: report })).toBe('PurchaseUnknown');
    await addPurchase(house, car.uuid, 1_000_000);
    expect((await staff.ask(REPORT, { id, data: report })).errors).toBeUndefined();
    expect(await buyer.codeOf(REPORT, { id, data: report })).toBe('BadInput');
    expect(await signPaper(house, buyer, id, 'REPORT')).toBe('HANDED_OVER');
  });
});
