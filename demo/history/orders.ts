import { randomUUID } from 'node:crypto';
import {
  type Books,
  type EntryKind,
  type OrderTerms,
  type Posting,
  receiptPostings,
  settlement,
  withPostings,
} from '#server/accounting/index.ts';
import {
  BUYER_FEE,
  feeCents,
  ORDER_TIMES,
  type OrderFacts,
  orderDeadlines,
  orderStateOf,
  vatParts,
} from '#shared/sale/index.ts';
import { between, type Chance } from './chance.ts';
import { DAY, HOUR, type PastLot } from './lots.ts';

export type PastStep = {
  readonly kind: string;
  readonly party: 'BUYER' | 'SELLER' | 'HOUSE';
  readonly at: number;
  readonly data?: object;
};
export type PastEntry = {
  readonly kind: EntryKind;
  readonly at: number;
  readonly source: 'CARD' | 'HAND' | null;
  readonly postings: readonly Posting[];
};
export type PastInvoice = {
  readonly item: 'FEE' | 'CAR';
  readonly vat: 'STANDARD' | 'MARGIN';
  readonly at: number;
  readonly totalCents: number;
  readonly netCents: number;
  readonly vatCents: number;
};

export type PastOrder = {
  readonly id: string;
  readonly lot: PastLot;
  readonly buyerId: string;
  readonly cause: 'HAMMER' | 'OFFER' | 'SECOND_CHANCE';
  readonly hammer: number;
  readonly feeCents: number;
  readonly at: number;
  readonly due: ReturnType<typeof orderDeadlines>;
  readonly state: ReturnType<typeof orderStateOf>;
  readonly steps: readonly PastStep[];
  readonly entries: readonly PastEntry[];
  readonly invoices: readonly PastInvoice[];
  /** What the house paid for a car of its own. */
  readonly costCents: number | null;
};

/** How long a car without a buyer is still before the public. */
const OFFERED_ON = 60 * DAY;

type Cause = PastOrder['cause'];

/** What followed from the lots: orders as far as they have come by now, the oldest first. */
export function pastOrders(lots: readonly PastLot[], chance: Chance, now: number): PastOrder[] {
  const orders = lots.flatMap(lot => ordersOf(lot, chance, now));
  return orders.toSorted((one, other) => one.at - other.at);
}

function ordersOf(lot: PastLot, chance: Chance, now: number): PastOrder[] {
  const { leader, price } = lot.state;
  if (leader === null || price === null) return [];
  const make = (cause: Cause, buyerId: string, hammer: number, at: number, isDefault = false) =>
    makeOrder({ lot, cause, buyerId, hammer, at, isDefault }, chance, now);
  if (lot.status === 'unsold') {
    // Some are sold a few days after, at what the seller then took.
    const at = lot.endAt + between(chance, 1, 4) * DAY;
    return chance() < 0.2 && at < now ? [make('OFFER', leader, price, at)] : [];
  }
  const isDefault = chance() < 0.05 && lot.endAt < now - 30 * DAY;
  const first = make('HAMMER', leader, price, lot.endAt, isDefault);
  const next = lot.requests.findLast(({ bidder }) => bidder !== leader);
  if (!isDefault || !next || chance() < 0.4) return [first];
  return [first, make('SECOND_CHANCE', next.bidder, next.bid, lot.endAt + 9 * DAY)];
}

/** What became of the car itself: who found no buyer offers it a while longer, and takes it home. */
export function statusOfCar(
  lot: PastLot,
  orders: readonly PastOrder[],
  now: number,
): 'SOLD' | 'PUBLISHED' | 'WITHDRAWN' {
  if (orders.some(order => order.lot === lot && order.state !== 'CANCELLED')) return 'SOLD';
  return now - lot.endAt < OFFERED_ON ? 'PUBLISHED' : 'WITHDRAWN';
}

type Opened = {
  readonly lot: PastLot;
  readonly cause: Cause;
  readonly buyerId: string;
  readonly hammer: number;
  readonly at: number;
  /** The buyer never paid. */
  readonly isDefault: boolean;
};

/** Everything that would happen to an order, in its order; what lies after now has not. */
function stepsOf({ lot, cause, at, isDefault }: Opened, chance: Chance): PastStep[] {
  const house = lot.sellerId === null;
  let last = at;
  const after = (hours: number) => {
    last += Math.round(hours * HOUR);
    return last;
  };
  const step = (kind: string, party: PastStep['party'], hours: number, data?: object): PastStep => ({
    ...{ kind, party, at: after(hours) },
    ...(data && { data }),
  });
  const opened = step('OPENED', 'HOUSE', 0, { cause });
  const signed = step('CONTRACT_SIGNED', 'BUYER', between(chance, 1, 30));
  if (isDefault)
    return [
      opened,
      step('REMINDED', 'BUYER', 50, { what: 'SIGN', when: 'LATE' }),
      step('CANCELLED', 'HOUSE', 200, { fault: 'BUYER', reason: 'Sans nouvelles de l’acheteur.' }),
    ];
  return [
    opened,
    signed,
    ...(house ? [] : [step('CONTRACT_SIGNED', 'SELLER', between(chance, 1, 40))]),
    step('FEE_PAID', 'BUYER', between(chance, 1, 30)),
    step('PRICE_RECEIVED', 'HOUSE', between(chance, 16, 120)),
    step('REPORT_WRITTEN', house ? 'HOUSE' : 'SELLER', between(chance, 40, 180)),
    step('REPORT_SIGNED', 'BUYER', 0.2),
    ...(house ? [] : [step('REPORT_SIGNED', 'SELLER', 0.1)]),
    step('HANDED_OVER', 'HOUSE', 0.1),
    step('CLOSED', 'HOUSE', between(chance, 20, 60)),
  ];
}

const factsOf = (steps: readonly PastStep[], isOfHouse: boolean): OrderFacts => {
  const has = (kind: string, party?: string) =>
    steps.some(step => step.kind === kind && (party === undefined || step.party === party));
  return {
    isSignedByBuyer: has('CONTRACT_SIGNED', 'BUYER'),
    isSignedBySeller: isOfHouse || has('CONTRACT_SIGNED', 'SELLER'),
    ...{
      isFeePaid: has('FEE_PAID'),
      isPriceReceived: has('PRICE_RECEIVED'),
      hasReport: has('REPORT_WRITTEN'),
    },
    isReportSignedByBuyer: has('REPORT_SIGNED', 'BUYER'),
    isReportSignedBySeller: isOfHouse || has('REPORT_SIGNED', 'SELLER'),
    ...{ isHandedOver: has('HANDED_OVER'), isClosed: has('CLOSED'), isCancelled: has('CANCELLED') },
    isWithdrawn: false,
  };
};

/** What the house paid for a car of its own: less than it fetches, but for one in seven. */
const costOf = ({ state: { price }, endAt }: PastLot): number =>
  1_000 * Math.round((price ?? 0) * (0.072 + (Math.round(endAt / DAY) % 7) / 200));

function makeOrder(opened: Opened, chance: Chance, now: number): PastOrder {
  const { lot, cause, buyerId, hammer, at } = opened;
  const steps = stepsOf(opened, chance).filter(step => step.at <= now);
  const isOfHouse = lot.sellerId === null;
  const fee = feeCents(hammer, BUYER_FEE);
  const costCents = isOfHouse ? costOf(lot) : null;
  return {
    costCents,
    ...{ id: randomUUID(), lot, buyerId, cause, hammer, feeCents: fee, at, steps },
    due: orderDeadlines(at, ORDER_TIMES),
    state: orderStateOf(factsOf(steps, isOfHouse)),
    ...bookkeeping(steps, { isOfHouse, priceCents: 100 * hammer, fee, costCents }),
  };
}

type Amounts = {
  readonly isOfHouse: boolean;
  readonly priceCents: number;
  readonly fee: number;
  readonly costCents: number | null;
};

/** The entries that each step made, by the house's own reckoning, and the invoices that followed from them. */
function bookkeeping(
  steps: readonly PastStep[],
  { isOfHouse, priceCents, fee, costCents }: Amounts,
): Pick<PastOrder, 'entries' | 'invoices'> {
  const entries: PastEntry[] = [];
  const invoices: PastInvoice[] = [];
  let books: Books = { balances: [], creditedCents: 0, paidOutCents: 0 };
  const enter = (
    kind: EntryKind,
    at: number,
    postings: readonly Posting[],
    source: PastEntry['source'] = null,
  ) => {
    if (postings.length === 0) return;
    entries.push({ kind, at, postings, source });
    books = withPostings(books, postings);
  };
  const done: PastStep[] = [];
  for (const step of steps) {
    done.push(step);
    const facts = factsOf(done, isOfHouse);
    const terms: OrderTerms = {
      ...{ priceCents, feeCents: fee, hasSeller: !isOfHouse, feeVat: 'STANDARD', carVat: 'MARGIN' },
      ...{ carCostCents: costCents, commissionCents: 0, commissionVat: 'STANDARD' },
      isBinding: facts.isSignedByBuyer && facts.isSignedBySeller,
      ...{ isCancelled: facts.isCancelled, keepsFee: true, isHandedOver: facts.isHandedOver },
      ...{ isWithdrawn: false, reductionCents: 0 },
    };
    if (step.kind === 'FEE_PAID')
      enter('RECEIPT', step.at, receiptPostings('CARDS', fee, 'FEE', fee), 'CARD');
    if (step.kind === 'PRICE_RECEIVED')
      enter('RECEIPT', step.at, receiptPostings('BANK', priceCents, 'PRICE', 0), 'HAND');
    enter('TRANSFER', step.at + 1, settlement(terms, books));
    if (step.kind === 'FEE_PAID')
      invoices.push({ item: 'FEE', vat: 'STANDARD', at: step.at, ...sums(fee, 'STANDARD') });
    if (step.kind === 'HANDED_OVER' && isOfHouse)
      invoices.push({ item: 'CAR', vat: 'MARGIN', at: step.at, ...sums(priceCents, 'MARGIN') });
    if (step.kind === 'CLOSED' && !isOfHouse)
      enter('PAYOUT', step.at, [
        { account: 'SELLERS', purpose: 'PRICE', cents: priceCents },
        { account: 'BANK', purpose: 'PRICE', cents: 0 - priceCents },
      ]);
  }
  return { entries, invoices };
}

const sums = (totalCents: number, vat: PastInvoice['vat']) => ({ totalCents, ...vatParts(totalCents, vat) });
