import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLog, checkReceipt, type PublishedLog, readReceipt } from '#web/site/pages/proof/check.ts';
import { addCar, type TestCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';
import { endAuction } from './kit/sales.ts';

let house: TestHouse;
let discreet: TestHouse;
beforeAll(async () => {
  [house, discreet] = await Promise.all([openTestHouse(), openTestHouse({ RESULT_PRICES: 'off' })]);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await discreet[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const PROOF = `query($a: ID!) { saleProof(auctionId: $a) {
  isOver publicKey car { brand } log { lines seal signature } } }`;
const MINE =
  'query($a: ID!, $n: Int = 50, $p: Int) { myBids(auctionId: $a, first: $n, page: $p) { receipt } }';

type Proof = { isOver: boolean; publicKey: string; car: object | null; log: PublishedLog | null };

async function proofFor(guest: Guest, auctionId: string): Promise<Proof> {
  const { data } = await guest.ask(PROOF, { a: auctionId });
  return (data as unknown as { saleProof: Proof }).saleProof;
}

async function receiptsOf(guest: Guest, auctionId: string, page: object = {}): Promise<string[]> {
  const { data } = await guest.ask(MINE, { a: auctionId, ...page });
  return (data as unknown as { myBids: { receipt: string }[] }).myBids.map(({ receipt }) => receipt);
}

type Fight = { car: TestCar; first: Guest; second: Guest };

/** The first confides 5,000, the second comes up to 3,000 and is answered; the first then raises in silence. */
async function fight(of: TestHouse): Promise<Fight> {
  const car = await addCar(of, { auction: {} });
  const [first, second] = [await of.guest(), await of.guest()];
  const bids = [
    [first, 1_000, 5_000] as const,
    [second, 3_000, null] as const,
    [first, 6_000, 7_000] as const,
  ];
  for (const [guest, bid, maxBid] of bids) {
    const i = { auctionId: car.auctionId, bid, maxBid, isAuctionCGVAccepted: true };
    expect(await guest.codeOf(BID, { i })).toBeNull();
  }
  return { car, first, second };
}

/** The last character of a text as another one. */
const bent = (text: string, at = text.length - 1) =>
  `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`;

describe('the public log of a sale', () => {
  it('is nobody’s before the hammer, and whole and signed for everybody after it, without account or maximum', async () => {
    const { car, first, second } = await fight(house);
    const { auctionId } = car;
    const visitor = house.visitor();
    expect(await proofFor(visitor, auctionId)).toMatchObject({ isOver: false, log: null });
    await endAuction(house, car.uuid);
    const { isOver, publicKey, log } = await proofFor(visitor, auctionId);
    if (!log) throw new Error('the log is published');
    expect(isOver).toBe(true);
    expect(log.lines.map(line => line.split(',')[4])).toEqual(['1000', '3000', '3100']);
    expect(await checkLog(auctionId, log, publicKey)).toEqual({ brokenLine: null, signed: true });
    const people = await house.db.owner<{ id: string }>('select id from accounts where email = any($1)', [
      [first.email, second.email],
    ]);
    const said = JSON.stringify(log);
    for (const secret of [...people.map(({ id }) => id), '7000', '5000']) expect(said).not.toContain(secret);
  });

  it('tells the line that was changed, taken out or added, and a signature that is not the house’s', async () => {
    const { car } = await fight(house);
    await endAuction(house, car.uuid);
    const { publicKey, log } = await proofFor(house.visitor(), car.auctionId);
    if (!log) throw new Error('the log is published');
    const check = (changed: Partial<PublishedLog>) =>
      checkLog(car.auctionId, { ...log, ...changed }, publicKey);
    const [one = '', two = '', three = ''] = log.lines;
    expect(await check({ lines: [one, two.replace(',3000,', ',2900,'), three] })).toMatchObject({
      brokenLine: 2,
    });
    expect(await check({ lines: [one, three] })).toMatchObject({ brokenLine: 2 });
    expect(await check({ lines: [one, two] })).toMatchObject({ brokenLine: 3 });
    expect(await check({ lines: [one, two, three, three] })).toMatchObject({ brokenLine: 4 });
    expect(await check({ signature: bent(log.signature, 5) })).toEqual({ brokenLine: null, signed: false });
    expect(await check({ signature: 'no signature' })).toMatchObject({ signed: false });
    const other = await proofFor(discreet.visitor(), (await fight(discreet)).car.auctionId);
    expect(await checkLog(car.auctionId, log, other.publicKey)).toMatchObject({ signed: false });
  });

  it('of a house that keeps its prices is read by who took part, and by no one else', async () => {
    const { car, first } = await fight(discreet);
    await endAuction(discreet, car.uuid);
    expect((await proofFor(discreet.visitor(), car.auctionId)).log).toBeNull();
    expect((await proofFor(await discreet.guest(), car.auctionId)).log).toBeNull();
    expect((await proofFor(first, car.auctionId)).log?.lines).toHaveLength(3);
  });

  it('of an auction that nobody may see is not there', async () => {
    const { data, errors } = await house.visitor().ask(PROOF, { a: 'x' });
    expect([data, errors]).toEqual([{ saleProof: null }, undefined]);
  });
});

describe('a receipt', () => {
  it('is the bidder’s own, signed at once, and is found in the log as it was given', async () => {
    const { car, first, second } = await fight(house);
    const { auctionId } = car;
    const receipts = await receiptsOf(first, auctionId);
    expect(receipts).toHaveLength(2);
    // Each of them, however many there are.
    const pages = [1, 2, 3].map(p => receiptsOf(first, auctionId, { n: 1, p }));
    expect(await Promise.all(pages)).toEqual([[receipts[0]], [receipts[1]], []]);
    for (const [name, page] of [
      ['first', { n: 101 }],
      ['page', { p: 0 }],
    ] as const)
      expect((await first.ask(MINE, { a: auctionId, ...page })).errors?.[0]?.extensions.field).toBe(name);
    expect(await receiptsOf(await house.guest(), auctionId)).toEqual([]);
    const checksOf = async (texts: readonly string[]) => {
      const { publicKey, log } = await proofFor(house.visitor(), auctionId);
      const read = texts.map(readReceipt).filter(receipt => receipt !== null);
      return Promise.all(read.map(receipt => checkReceipt(receipt, auctionId, log, publicKey)));
    };
    const own = { signed: true, isOfThisSale: true };
    expect(await checksOf(receipts)).toEqual([
      { ...own, isInLog: null, isMaximumKept: null },
      { ...own, isInLog: null, isMaximumKept: null },
    ]);
    await endAuction(house, car.uuid);
    expect(await checksOf([...receipts, ...(await receiptsOf(second, auctionId))])).toEqual([
      { ...own, isInLog: null, isMaximumKept: true },
      { ...own, isInLog: true, isMaximumKept: true },
      { ...own, isInLog: true, isMaximumKept: null },
    ]);
  });

  it('tells a bid that the log has lost, a maximum that was not kept, another sale and a forged word', async () => {
    const { car, first, second } = await fight(house);
    const { auctionId } = car;
    const [raised = '', bid = ''] = await receiptsOf(first, auctionId);
    const [lost = ''] = await receiptsOf(second, auctionId);
    await endAuction(house, car.uuid);
    const { publicKey, log } = await proofFor(house.visitor(), auctionId);
    const lines = log?.lines ?? [];
    const check = async (text: string, kept = lines) => {
      const receipt = readReceipt(text);
      return receipt && checkReceipt(receipt, auctionId, { lines: kept }, publicKey);
    };
    expect(await check(lost, lines.slice(0, 1))).toMatchObject({ isInLog: false });
    // As if the house had let the second win at 3,000, though the first would have gone to 7,000.
    const given = lines.slice(0, 2).map(line => line.replace(/,0,([^,]*,[^,]*,[^,]*)$/, ',1,$1'));
    expect(await check(raised, given)).toMatchObject({ signed: true, isMaximumKept: false });
    expect(await check(bid.replace(',5000,', ',9000,'))).toMatchObject({ signed: false });
    const { car: other } = await fight(house);
    const receipt = readReceipt(bid);
    expect(receipt && (await checkReceipt(receipt, other.auctionId, null, publicKey))).toMatchObject({
      isOfThisSale: false,
    });
    for (const text of ['', 'receipt', bid.split('\n')[0] ?? '', bid.replace('receipt', 'log')])
      expect(readReceipt(text)).toBeNull();
  });
});
