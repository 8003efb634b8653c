import type { Cents } from '#shared/sale/index.ts';
import {
  type Books,
  booksOf,
  creditOf,
  heldByHouse,
  heldElsewhere,
  lockJournal,
  type OrderTerms,
} from '../accounting/index.ts';
import type { Reads, Writes } from '../database/index.ts';
import type { Order } from './orders-store.ts';
import { type Held, holdOrder, readSteps } from './progress.ts';
import { listSteps } from './steps.ts';

/** What an order says of money: its terms, and how far it has come. */
export function termsOf(
  order: Order,
  { facts, fault, withdrawal }: Pick<Held, 'facts' | 'fault' | 'withdrawal'>,
): OrderTerms {
  return {
    ...{ priceCents: 100 * order.hammerPrice - order.exportReliefCents, feeCents: order.feeCents },
    hasSeller: order.sellerId !== null,
    ...{ feeVat: order.feeVat, carVat: order.carVat, carCostCents: order.carCostCents },
    ...{ commissionCents: order.commissionCents, commissionVat: order.commissionVat },
    isBinding: facts.isSignedByBuyer && facts.isSignedBySeller,
    isCancelled: facts.isCancelled,
    keepsFee: fault === 'BUYER',
    isHandedOver: facts.isHandedOver,
    isWithdrawn: facts.isWithdrawn,
    reductionCents: withdrawal?.returned?.reductionCents ?? 0,
  };
}

/** What of the fee is the house's by now, tax included. */
export const earnedOf = ({ balances }: Books): Cents =>
  creditOf(balances, 'FEES', 'FEE') + creditOf(balances, 'VAT', 'FEE');

/**
 * What of the price is the house's, tax included: all of it of a car of its own, the commission of a seller's; nothing
 * before the car is handed over.
 */
export const earnedOfPrice = ({ balances }: Books): Cents =>
  (['COMMISSIONS', 'CAR_SALES', 'VAT', 'MARGIN_VAT'] as const).reduce(
    (sum, account) => sum + creditOf(balances, account, 'PRICE'),
    0,
  );

/** An order with its money, held until the transaction ends. */
export type Standing = {
  readonly held: Held;
  readonly terms: OrderTerms;
  readonly books: Books;
  /** Today's date in Paris. */
  readonly today: string;
};

/** @throws AppError NotFound */
export async function holdMoney(writes: Writes, id: string): Promise<Standing> {
  const held = await holdOrder(writes, id);
  const today = await lockJournal(writes);
  const books = await booksOf(writes, id);
  return { held, books, today, terms: termsOf(held.order, held) };
}

/** The same, as it stands now, for whoever only reads. */
export async function readMoney(reads: Reads, order: Order): Promise<Pick<Standing, 'terms' | 'books'>> {
  const terms = termsOf(order, readSteps(order, await listSteps(reads, order.id)));
  return { terms, books: await booksOf(reads, order.id) };
}

/** Whether another than the house pays an order's seller: not once they gave back to the house what they had. */
export const isPaidElsewhere = ({ escrow }: Order, books: Books): boolean =>
  escrow !== null && heldByHouse(books) <= 0;

/** What another than the house holds of a price by now: nothing once they have let go of it. */
export const heldElsewhereOf = async (reads: Reads, order: Order): Promise<Cents> =>
  order.escrow === null ? 0 : heldElsewhere((await readMoney(reads, order)).books);

/** Whether they pay its seller what is theirs of it. */
export const paysSellerOf = async (reads: Reads, order: Order): Promise<boolean> =>
  order.escrow !== null && isPaidElsewhere(order, (await readMoney(reads, order)).books);
