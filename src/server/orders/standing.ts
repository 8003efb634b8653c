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

/** Returns the money terms of an order and how far it has come. */
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

/** The part of the fee that the house has earned by now, tax included. */
export const earnedOf = ({ balances }: Books): Cents =>
  creditOf(balances, 'FEES', 'FEE') + creditOf(balances, 'VAT', 'FEE');

/**
 * The part of the price that is the house's, tax included: the whole price of a house car, the commission on a seller's
 * car; nothing before the handover.
 */
export const earnedOfPrice = ({ balances }: Books): Cents =>
  (['COMMISSIONS', 'CAR_SALES', 'VAT', 'MARGIN_VAT'] as const).reduce(
    (sum, account) => sum + creditOf(balances, account, 'PRICE'),
    0,
  );

/** An order with its money, locked until the transaction ends. */
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

/** Returns terms and balances without a lock, for reading only. */
export async function readMoney(reads: Reads, order: Order): Promise<Pick<Standing, 'terms' | 'books'>> {
  const terms = termsOf(order, readSteps(order, await listSteps(reads, order.id)));
  return { terms, books: await booksOf(reads, order.id) };
}

/** Whether an escrow provider pays the seller: no longer once it has transferred the money to the house. */
export const isPaidElsewhere = ({ escrow }: Order, books: Books): boolean =>
  escrow !== null && heldByHouse(books) <= 0;

/** What an escrow provider still holds of a price. */
export const heldElsewhereOf = async (reads: Reads, order: Order): Promise<Cents> =>
  order.escrow === null ? 0 : heldElsewhere((await readMoney(reads, order)).books);

/** Whether an escrow provider pays the seller. */
export const paysSellerOf = async (reads: Reads, order: Order): Promise<boolean> =>
  order.escrow !== null && isPaidElsewhere(order, (await readMoney(reads, order)).books);
