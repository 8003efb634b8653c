/**
 * A year of the house: sixty sales of every kind, to buyers of several countries, each with a story of its own. With
 * each stands what should have come of it, worked out here from the terms alone: no line is shared with the journal.
 */
import { expect } from 'vitest';
import type { LedgerAccount } from '#server/accounting/reckoning.ts';
import type { InvoiceItem } from '#shared/sale/index.ts';
import { addPurchase } from './cars.ts';
import type { Guest, TestHouse } from './house.ts';
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
} from './sales.ts';
import { COMMISSION, commissionOf, feeOf, liveIn, must, people } from './year-people.ts';

export const SALES = 60;
/** Five, so that each of sixteen stories meets each kind; of the house's own cars some are to be taxed, some not. */
const SELLERS = ['BROKERAGE', 'PROFESSIONAL', 'HOUSE', 'PUBLIC_SALE', 'HOUSE'] as const;
/** What should stand on each account in the end: below zero what the house has, above zero what it owes. */
type Stands = Partial<Record<LedgerAccount, number>>;
/** What was invoiced, below zero where it was credited; without VAT, where the car is proven to have left the Union. */
type Papers = readonly (readonly [item: InvoiceItem, cents: number, regime?: 'EXPORT'])[];
type End = {
  readonly stands: Stands;
  readonly papers: Papers;
  readonly verdict: 'SOLD' | 'SOLD_TO_NEXT' | 'FELL_THROUGH';
  readonly isSettled: boolean;
  /** The one who won did not go through with it. */
  readonly isDefault?: boolean;
  readonly paidOut?: number;
};
export type Played = End & {
  readonly kind: (typeof SELLERS)[number];
  readonly sale: Sale;
  readonly price: number;
  readonly feeVat: string;
  readonly carVat: string;
  /** What the house paid for it; null where that was not written down. */
  readonly cost: number | null;
};

/** The house, the same one as it is when its cars were bought with VAT, and who works there. */
export type Stage = { readonly house: TestHouse; readonly taxed: TestHouse; readonly staff: Guest };
type Scene = Stage & {
  readonly sale: Sale;
  /** A consumer bought from a trader. */
  readonly mayWithdraw: boolean;
  readonly id: string;
  readonly cents: number;
  readonly fee: number;
  /** What is kept of a seller's price. */
  readonly commission: number;
  readonly isHouse: boolean;
  /** Bought with VAT. */
  readonly isTaxed: boolean;
  /** Whether the buyer proves that a car has left, and whether they have. */
  readonly leaving: { readonly isToProve: boolean; isProven: boolean };
};

const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault, hasRefused: true) { state } }`;
const CREDIT = `mutation($id: ID!, $cents: Float) { creditOrder(id: $id, reason: "Geste", amountCents: $cents) { state } }`;
const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
const ALLOCATE = `mutation($receipt: ID!, $id: ID!, $cents: Float!) {
  allocateReceipt(receiptId: $receipt, orderId: $id, amountCents: $cents, purpose: BOTH) { state } }`;
const RETURN = `mutation($id: ID!, $purpose: LedgerPurpose!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: $purpose, data: $data) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const CAR_BACK =
  'mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }';
const PAY_SELLER =
  'mutation($id: ID!, $payout: PayoutInput!) { paySeller(id: $id, payout: $payout) { state } }';
const CHANCE = 'mutation($u: ID!) { offerSecondChance(uuid: $u) { id lastBid } }';
const ACCEPT = 'mutation($i: ID!) { acceptOffer(id: $i) { state } }';

type Purpose = 'BOTH' | 'FEE' | 'PRICE';
const giveBack = ({ staff, id }: Scene, purpose: Purpose, amountCents: number) =>
  must(staff, RETURN, { id, purpose, data: { ...PAYOUT, paidOn: todayInParis(), amountCents } });
const cancel = ({ staff, id }: Scene, fault: string) => must(staff, CANCEL, { id, fault });
const credit = ({ staff, id }: Scene, cents: number) => must(staff, CREDIT, { id, cents });
const byCard = ({ sale, id }: Scene) => must(sale.buyer, PAY, { id });
async function pay({ staff, id }: Scene, cents: number, purpose: Purpose = 'BOTH', isKnown = true) {
  expect(await book(staff, isKnown ? id : null, { cents, purpose })).toBeNull();
}
async function lastReceipt({ house }: Scene): Promise<string | undefined> {
  const sql = `select max(id) as id from journal_entries where kind = 'RECEIPT'`;
  return (await house.db.owner<{ id: string }>(sql))[0]?.id;
}

async function sign({ house, sale, isHouse }: Scene): Promise<void> {
  await signPaper(house, sale.buyer, sale.orderId);
  if (!isHouse) await signPaper(house, sale.seller, sale.orderId);
}

/** The car changes hands and the price is passed on, once the buyer can no more go back on the sale. */
async function finish(scene: Scene, isHandedOver = false): Promise<void> {
  const { house, staff, id, isHouse, leaving } = scene;
  if (!isHandedOver) await must(staff, HAND_OVER, { id });
  await house.db.owner(
    "update order_steps set at = at - interval '20 days' where order_id = $1 and kind = 'HANDED_OVER'",
    [id],
  );
  await must(staff, CLOSE, { id, payout: isHouse ? null : { ...PAYOUT, paidOn: todayInParis() } });
  if (!isHouse || !leaving.isToProve) return;
  const sent = (await (await sendCertificate(house, staff)).json()) as { id: string };
  await must(staff, PROVE, { id, data: { mrn: MRN, leftOn: todayInParis(), fileId: sent.id } });
  leaving.isProven = true;
  if (vatIn(scene) > 0) await giveBack(scene, 'PRICE', vatIn(scene));
}

const FELL = { verdict: 'FELL_THROUGH', isSettled: false } as const;
const WAITS = { verdict: 'SOLD', isSettled: false, papers: [] } as const;
/** A sixth of the price, half a cent up; of a car that was bought without VAT none of it is the buyer's. */
const vatIn = ({ isTaxed, cents }: Scene): number => (isTaxed ? Math.floor((2 * cents + 6) / 12) : 0);
/** What is invoiced at the handover: the car to who bought it of the house, the commission to who sold it. */
function handoverOf(scene: Scene): Papers {
  const { isHouse, cents, commission, leaving } = scene;
  if (!isHouse) return commission > 0 ? [['COMMISSION', commission]] : [];
  const again = [['CAR', -cents] as const, ['CAR', cents - vatIn(scene), 'EXPORT'] as const];
  return [['CAR', cents], ...(leaving.isProven ? again : [])];
}
/** Paid, handed over and passed on; of the money the fee stays, and the price of a car of the house's own. */
function done(scene: Scene, beside: { card?: number; more?: Stands; papers?: Papers } = {}): End {
  const { cents, fee, commission, isHouse } = scene;
  const { card = 0, more = {}, papers = [['FEE', fee] as const, ...handoverOf(scene)] } = beside;
  const others = Object.values(more).reduce((sum, each) => sum + each, 0);
  const earned = papers.reduce((sum, [, each]) => sum + each, 0);
  return {
    ...{ verdict: 'SOLD', isSettled: true, papers, paidOut: isHouse ? 0 : cents - commission },
    stands: { ...more, CARDS: 0 - card, BANK: card - earned - others },
  };
}

/** The buyer gives the car back; all that they paid goes back to them but what the car lost, a fee by card of itself. */
async function takeBack(scene: Scene, lost: number, onCard = 0): Promise<End> {
  const { sale, staff, id, cents, fee, isHouse } = scene;
  await must(sale.buyer, WITHDRAW, { id });
  const why = lost > 0 ? { reductionCents: lost, reductionReason: 'Kilomètres' } : {};
  const data = { returnedOn: todayInParis(), odometer: 50_000, remarks: 'Bon état', ...why };
  await must(staff, CAR_BACK, { id, data });
  await giveBack(scene, 'PRICE', cents - lost);
  if (onCard === 0) await giveBack(scene, 'FEE', fee);
  const isPaidOut = lost > 0 && !isHouse;
  if (isPaidOut) await must(staff, PAY_SELLER, { id, payout: { ...PAYOUT, paidOn: todayInParis() } });
  const fees: Papers = [
    ['FEE', fee],
    ['FEE', -fee],
  ];
  return {
    ...{ ...FELL, paidOut: isPaidOut ? lost : 0 },
    papers: [...fees, ...handoverOf(scene), ...handoverOf(scene).map(([item, sum]) => [item, -sum] as const)],
    stands: lost > 0 && isHouse ? { INDEMNITIES: lost, BANK: -lost } : {},
  };
}

const STORIES: readonly ((scene: Scene) => Promise<End>)[] = [
  async function paidAtOnce(scene) {
    await sign(scene);
    await pay(scene, scene.cents + scene.fee);
    await finish(scene);
    return done(scene);
  },
  async function feeByCardPriceInParts(scene) {
    await sign(scene);
    await byCard(scene);
    await pay(scene, scene.cents - 100_000, 'PRICE');
    await pay(scene, 100_000, 'PRICE');
    await finish(scene);
    return done(scene, { card: scene.fee });
  },
  async function pricePaidTwice(scene) {
    await sign(scene);
    await pay(scene, scene.cents + scene.fee);
    await pay(scene, scene.cents, 'PRICE');
    await giveBack(scene, 'PRICE', scene.cents);
    await finish(scene);
    return done(scene);
  },
  async function feePaidTwiceAndNotSentBack(scene) {
    await sign(scene);
    await pay(scene, scene.cents + scene.fee);
    await pay(scene, scene.fee, 'FEE');
    await finish(scene);
    return done(scene, { more: { BUYERS: scene.fee } });
  },
  async function unknownPayerWithTooMuch(scene) {
    const { staff, id, cents, fee } = scene;
    await sign(scene);
    await pay(scene, cents + fee + 4_242, 'BOTH', false);
    await must(staff, ALLOCATE, { receipt: await lastReceipt(scene), id, cents: cents + fee });
    await finish(scene);
    return done(scene, { more: { UNALLOCATED: 4_242 } });
  },
  async function bookedWrongAndNotPassedOnYet(scene) {
    const { staff, id, cents, fee, commission, isHouse } = scene;
    await sign(scene);
    await pay(scene, fee, 'FEE');
    await must(staff, UNDO, { id: await lastReceipt(scene) });
    await pay(scene, cents + fee);
    await must(staff, HAND_OVER, { id });
    const papers: Papers = [['FEE', fee], ['FEE', -fee], ['FEE', fee], ...handoverOf(scene)];
    return { ...done(scene, { papers, more: isHouse ? {} : { SELLERS: cents - commission } }), paidOut: 0 };
  },
  async function twoEqualCredits(scene) {
    await sign(scene);
    await pay(scene, scene.cents + scene.fee);
    for (const cents of [12_345, 12_345]) await credit(scene, cents);
    await giveBack(scene, 'FEE', 24_690);
    await finish(scene);
    const parts: Papers = [
      ['FEE', scene.fee],
      ['FEE', -12_345],
      ['FEE', -12_345],
    ];
    return done(scene, { papers: [...parts, ...handoverOf(scene)] });
  },
  async function buyerFailsAfterTheFee(scene) {
    const { fee } = scene;
    await sign(scene);
    await byCard(scene);
    await cancel(scene, 'BUYER');
    return { ...FELL, isDefault: true, stands: { CARDS: -fee }, papers: [['FEE', fee]] };
  },
  async function sellerFailsAndTheFeeIsStillOwed(scene) {
    const { cents, fee } = scene;
    await sign(scene);
    await pay(scene, cents + fee);
    await cancel(scene, 'SELLER');
    await giveBack(scene, 'PRICE', cents);
    return {
      ...FELL,
      stands: { BANK: -fee, BUYERS: fee },
      papers: [
        ['FEE', fee],
        ['FEE', -fee],
      ],
    };
  },
  async function winnerFailsBeforeSigning(scene) {
    await cancel(scene, 'BUYER');
    return { ...FELL, isDefault: true, stands: {}, papers: [] };
  },
  async function nobodySigns(scene) {
    await cancel(scene, 'NOBODY');
    return { ...FELL, stands: {}, papers: [] };
  },
  async function aCentIsMissing(scene) {
    const came = scene.cents - 1;
    await sign(scene);
    await pay(scene, came, 'PRICE');
    return { ...WAITS, stands: { BANK: -came, ESCROW: came } };
  },
  async function creditedThenCancelled(scene) {
    const { fee } = scene;
    await sign(scene);
    await byCard(scene);
    await credit(scene, 9_999);
    await cancel(scene, 'NOBODY');
    return {
      ...FELL,
      stands: {},
      papers: [
        ['FEE', fee],
        ['FEE', -9_999],
        ['FEE', 9_999 - fee],
      ],
    };
  },
  async function goesBackOnIt(scene) {
    const { sale, staff, id, cents, fee, mayWithdraw } = scene;
    await sign(scene);
    await pay(scene, cents + fee);
    await must(staff, HAND_OVER, { id });
    if (!mayWithdraw) {
      expect(await sale.buyer.codeOf(WITHDRAW, { id })).toBe('BadInput');
      await finish(scene, true);
      return done(scene);
    }
    return takeBack(scene, 0);
  },
  async function goesBackOnItAndTheCarHasLost(scene) {
    await sign(scene);
    await byCard(scene);
    await pay(scene, scene.cents, 'PRICE');
    await must(scene.staff, HAND_OVER, { id: scene.id });
    if (!scene.mayWithdraw) {
      await finish(scene, true);
      return done(scene, { card: scene.fee });
    }
    return takeBack(scene, 77_777, scene.fee);
  },
  async function paidBeforeSigning(scene) {
    await pay(scene, scene.cents);
    // What comes for both fills the fee first; all of it is an advance until both have signed.
    return { ...WAITS, stands: { BANK: -scene.cents, ADVANCES: scene.cents } };
  },
];
const [PAID_AT_ONCE] = STORIES;
const WINNER_FAILS = STORIES.find(each => each.name === 'winnerFailsBeforeSigning');

/** Plays the year, now, and answers what should stand at the end of each order. */
export async function playYear(stage: Stage): Promise<Played[]> {
  const { house } = stage;
  const { buyers, sellers } = await people(house);
  await house.rooms.jobs.drain();
  const next = await house.guest({ firstName: 'Denis' });
  await liveIn(stage.house, next, 'FR');
  // The day of a handover is moved back, so that the withdrawal has run out.
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
  const played: Played[] = [];
  for (let at = 0; at < SALES; at += 1) {
    const kind = SELLERS[at % SELLERS.length] ?? 'HOUSE';
    // Each round of stories begins with another buyer, so that each meets them all.
    const who = buyers[(at + Math.floor(at / STORIES.length)) % buyers.length];
    const story = STORIES[at % STORIES.length];
    if (!who || !story) throw new Error('nobody buys');
    const price = 8_003 + 1_237 * at;
    const [isHouse, isNext] = [kind === 'HOUSE', story === WINNER_FAILS];
    const sides = { hasSeller: !isHouse, buyer: who.buyer, seller: sellers[kind] };
    const sale = await sellCar(house, {
      ...sides,
      ...(isHouse ? {} : { commission: COMMISSION }),
      price,
      ...(isNext && { underbid: [next, price - 1_000] }),
    });
    await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, kind]);
    const isTaxed = Math.floor(at / SELLERS.length) % 3 === 0;
    const mayWithdraw = (isHouse || kind === 'PROFESSIONAL') && !('vatNumber' in who);
    const scene = { ...stage, isHouse, mayWithdraw, isMandated: true, isToProve: who.proves === true };
    const vat = { kind, feeVat: who.fee, carVat: who.cars[isTaxed ? 1 : 0] };
    played.push({ ...(await tell(story, scene, sale, price, isTaxed)), ...vat });
    if (!isNext) continue;
    // A sale that is none on a mandate keeps nothing of what its seller has signed.
    const again = { ...scene, isMandated: kind === 'PUBLIC_SALE' };
    played.push({ ...(await takeChance(again, { ...sale, buyer: next }, price - 1_000)), kind });
  }
  return played;
}

type Told = Stage & { isHouse: boolean; mayWithdraw: boolean; isMandated: boolean; isToProve?: boolean };

async function tell(
  story: (scene: Scene) => Promise<End>,
  scene: Told,
  sale: Sale,
  price: number,
  isTaxed: boolean,
): Promise<Omit<Played, 'kind' | 'feeVat' | 'carVat'>> {
  const { orderId: id, buyer } = sale;
  const isSigned = !['winnerFailsBeforeSigning', 'nobodySigns', 'paidBeforeSigning'].includes(story.name);
  if (isTaxed && isSigned) {
    // The contract is fixed while the house says that it buys its cars with VAT.
    const accountId = await idOf(scene.house, buyer);
    await scene.taxed.rooms.orders.sendCode(id, 'CONTRACT', { accountId, language: 'FR' }, null);
  }
  // Every other car is sold for less than it cost.
  const cost = scene.isHouse && !isTaxed && isSigned ? (price % 2 === 0 ? 71 : 103) * price : null;
  if (cost !== null) await addPurchase(scene.house, sale.car.uuid, cost);
  const leaving = { isToProve: scene.isToProve === true, isProven: false };
  const commission = scene.isMandated ? commissionOf(price) : 0;
  const terms = { sale, id, cents: 100 * price, fee: feeOf(price), commission };
  const end = await story({ ...scene, ...terms, isTaxed, leaving });
  return { ...end, sale, price, cost };
}

/** The car goes to who bid before the one who failed, at the price the room would have reached without them. */
async function takeChance(
  scene: Told,
  { orderId: _failed, ...sale }: Sale,
  price: number,
): Promise<Omit<Played, 'kind'>> {
  const { offerSecondChance } = await must(scene.staff, CHANCE, { u: sale.car.uuid });
  const { id, lastBid } = offerSecondChance as { id: string; lastBid: number };
  expect(lastBid).toBe(price);
  await must(sale.buyer, ACCEPT, { i: id });
  const [order] = await scene.house.db.owner<{ id: string }>(
    "select id from orders where auction_id = $1 and state <> 'CANCELLED'",
    [sale.car.auctionId],
  );
  if (!order || !PAID_AT_ONCE) throw new Error('an offer that is taken is an order');
  const told = await tell(
    PAID_AT_ONCE,
    { ...scene, isToProve: false },
    { ...sale, orderId: order.id },
    price,
    scene.isHouse,
  );
  return { ...told, verdict: 'SOLD_TO_NEXT', feeVat: 'STANDARD', carVat: 'STANDARD' };
}
