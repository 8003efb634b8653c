import { hash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdWordings } from '#server/words/index.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, codeOf, entrustCar, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let update: (() => void) | undefined;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Orders:update', 'Ads:update'] });
});
afterEach(() => update?.());
afterAll(() => house[Symbol.asyncDispose]());

const TEXT = `query($id: ID!, $paper: SignedPaper!, $language: Locale!) { order(id: $id) {
  text(paper: $paper, language: $language) { version blocks { text rows { label value } } } } }`;
const SEND = `mutation($id: ID!, $read: String) {
  sendSigningCode(id: $id, paper: CONTRACT, language: FR, read: $read) }`;
const SIGN =
  'mutation($id: ID!, $code: String!) { signOrder(id: $id, paper: CONTRACT, code: $code) { state } }';
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 98400, keyCount: 2, remarks: "", photoIds: [] }) { state } }`;

/** The catalogue of the release before, until `update` is called. */
const BEFORE: Readonly<Record<string, string>> = {
  'papers.sale.row.payBy': 'À régler avant le',
  'papers.sale.clauses.5': 'Cinq, comme avant.',
  'papers.sale.reportText': 'Remise, comme avant.',
  'papers.mandate.clauses.6': 'Six, comme avant.',
};
function openBefore(): void {
  const release = holdWordings({
    find: key => BEFORE[key] ?? null,
    onError(_key, error) {
      throw error;
    },
  });
  update = () => {
    release();
    update = undefined;
  };
}
const SAID = ['À régler avant le', 'Cinq, comme avant.'];

async function read(guest: Guest, id: string, { paper = 'CONTRACT', language = 'FR' } = {}) {
  const { data } = await guest.ask(TEXT, { id, paper, language });
  const { text } = (data as unknown as { order: { text: { version: string; blocks: object[] } } }).order;
  return { version: text.version, text: JSON.stringify(text.blocks) };
}
async function bytesOf(guest: Guest, id: string): Promise<Buffer> {
  const { data } = await guest.ask(LINK, { id });
  const answer = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
  return Buffer.from(await answer.arrayBuffer());
}
const printed = async (guest: Guest, id: string) => (await readPdf(await bytesOf(guest, id))).text;

/** Signs what was read just now. */
async function signRead(guest: Guest, id: string): Promise<void> {
  const { version } = await read(guest, id);
  expect(await guest.codeOf(SEND, { id, read: version })).toBeNull();
  expect(await guest.codeOf(SIGN, { id, code: await codeOf(house, guest) })).toBeNull();
}

describe('what one side has set about signing', () => {
  it('says to the other the words of the file that they sign, whatever the catalogue says since', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    openBefore();
    const before = await read(seller, id);
    await signRead(seller, id);
    update?.();
    expect(await read(buyer, id)).toEqual(before);
    for (const language of ['EN', 'ES'])
      expect((await read(buyer, id, { language })).text).toContain('Cinq, comme avant.');
    await signRead(buyer, id);
    for (const said of SAID) {
      expect(before.text).toContain(said);
      for (const paper of [`signed_${id}_CONTRACT_BUYER`, `contract_${id}`])
        expect(await printed(buyer, paper)).toContain(said);
    }
    expect(await printed(staff, `contract_${id}`)).toContain('SHA-256');
  });

  it('so does its report', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' });
    await seller.ask(REPORT, { id });
    openBefore();
    await signPaper(house, seller, id, 'REPORT');
    update?.();
    expect((await read(buyer, id, { paper: 'REPORT' })).text).toContain('Remise, comme avant.');
    expect(await printed(buyer, `report_${id}`)).toContain('Remise, comme avant.');
    await signPaper(house, buyer, id, 'REPORT');
  });

  it('is its file, where its words were not kept yet: nobody signs by words that are not in it', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    openBefore();
    const before = await read(buyer, id);
    await signPaper(house, seller, id);
    update?.();
    await house.db.owner('alter table order_originals disable trigger order_originals_never_change');
    await house.db.owner('update order_originals set words = null where order_id = $1', [id]);
    await house.db.owner('alter table order_originals enable trigger order_originals_never_change');
    const { text } = await read(buyer, id);
    expect(text).toContain('fichier ci-dessous');
    expect(text).not.toContain('À régler');
    expect(await buyer.codeOf(SEND, { id, read: before.version })).toBe('StaleVersion');
    await signRead(buyer, id);
    const original = await bytesOf(buyer, `signed_${id}_CONTRACT_SELLER`);
    expect(await bytesOf(buyer, `contract_${id}`)).toEqual(original);
    expect(await printed(buyer, `contract_${id}`)).toContain('À régler avant le');
  });
});

describe('what an owner signs for the house to sell their car', () => {
  const MANDATE = 'query($id: ID!) { mySaleMandate(id: $id) { version } }';
  const CODE =
    'mutation($id: ID!, $read: String) { sendSaleMandateCode(id: $id, language: FR, read: $read) }';
  const AGREE = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { state } }';
  const PROPOSE = `mutation($u: ID!, $d: SaleMandateInput!) { proposeSaleMandate(uuid: $u, data: $d) { id } }`;
  const NEVER = 'order_originals_never_change';

  /** A mandate that waits for its owner. */
  async function propose(within = house, by = staff) {
    const { uuid, seller } = await entrustCar(within);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const d = {
      ...{ fromOn: day(0), untilOn: day(30), withdrawalFeeCents: 0, commissionBp: 0, commissionMinCents: 0 },
      ...{ reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 },
    };
    const { data } = await by.ask(PROPOSE, { u: uuid, d });
    const [mandate] = (data as unknown as { proposeSaleMandate: { id: string }[] }).proposeSaleMandate;
    const id = mandate?.id ?? '';
    const version = async () => {
      const { data: own } = await seller.ask(MANDATE, { id });
      return (own as unknown as { mySaleMandate: { version: string | null } }).mySaleMandate.version;
    };
    const send = (read: string | null) => seller.codeOf(CODE, { id, read });
    return { id, seller, version, send };
  }

  it('is what they read, and no other', async () => {
    const { id, seller, version, send } = await propose();
    const ofToday = await version();
    openBefore();
    expect(await send(ofToday)).toBe('StaleVersion');
    const ofBefore = await version();
    expect(await send(ofBefore)).toBeNull();
    update?.();
    expect(await version()).toBe(ofBefore);
    expect(await send(ofBefore)).toBeNull();
    expect(await send(ofToday)).toBe('StaleVersion');
    expect(await printed(seller, `mandate_${id}`)).toContain('Six, comme avant.');
    expect(await seller.codeOf(AGREE, { id, code: await codeOf(house, seller) })).toBeNull();
    expect(await printed(seller, `mandate_${id}`)).toContain('Six, comme avant.');
    expect(await version()).toBeNull();
  });

  it('is named by what it says in all languages, not by the bytes of a drawing nor by the one they read in', async () => {
    const { id, seller, version, send } = await propose();
    const french = await version();
    expect(french).not.toBe(hash('sha256', await bytesOf(seller, `mandate_${id}`)));
    const speak = (language: string) =>
      house.db.owner(
        'update accounts set language = $2 where id = (select seller_id from sale_mandates where id = $1)',
        [id, language],
      );
    await speak('EN');
    expect([await version(), await send(french)]).toEqual([french, null]);
    // Its file stands, in whatever language it is opened since.
    const drawn = await bytesOf(seller, `mandate_${id}`);
    await speak('ES');
    expect([await version(), await send(french)]).toEqual([french, null]);
    expect(await bytesOf(seller, `mandate_${id}`)).toEqual(drawn);
  });

  it('is drawn anew in its own words where its file is lost, and signed still', async () => {
    const { id, seller, version, send } = await propose();
    openBefore();
    const read = await version();
    expect(await send(read)).toBeNull();
    update?.();
    const [{ key } = { key: '' }] = await house.db.owner<{ key: string }>(
      'select file_key as key from order_originals where order_id = $1',
      [id],
    );
    const kept = (await readdir(house.dataDir, { recursive: true })).filter(name => name.includes(key));
    expect(kept).toHaveLength(1);
    for (const name of kept) await rm(join(house.dataDir, name));
    expect(await version()).toBe(read);
    expect(await printed(seller, `mandate_${id}`)).toContain('Six, comme avant.');
    expect(await send(read)).toBeNull();
  });

  it('is named by its file where a release drew it that kept no words', async () => {
    const { id, version, send } = await propose();
    const read = await version();
    expect(await send(read)).toBeNull();
    await house.db.owner(`alter table order_originals disable trigger ${NEVER}`);
    await house.db.owner('update order_originals set words = null where order_id = $1', [id]);
    await house.db.owner(`alter table order_originals enable trigger ${NEVER}`);
    const [original] = await house.db.owner<{ sha256: string }>(
      'select sha256 from order_originals where order_id = $1',
      [id],
    );
    expect(await version()).toBe(original?.sha256);
    expect(await send(read)).toBe('StaleVersion');
    expect(await send(original?.sha256 ?? '')).toBeNull();
  });

  it('costs no code where it reads otherwise by now, of a contract as of a mandate', async () => {
    await using limited = await openTestHouse({ MANDATES: 'on', RATE_LIMITS: 'on' });
    const { orderId, seller } = await sellCar(limited);
    const mandate = await propose(limited, await limited.guest({ permissions: ['Ads:update'] }));
    const contract = (read: string | null) => seller.codeOf(SEND, { id: orderId, read });
    for (const send of [contract, mandate.send]) {
      for (let count = 0; count < 11; count += 1) expect(await send('another')).toBe('StaleVersion');
      expect(await send(null)).toBeNull();
    }
  });
});
