import { AppError, found } from '../../errors.ts';
import type { EscrowName, EscrowPayee, EscrowProvider } from '../../payments/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { sideOf } from '../progress.ts';
import { findPayee, savePayee } from './escrow-store.ts';

/** Who holds an order's price. @throws AppError PaymentUnavailable where the house deals with them no more */
export function providerOf({ payments }: Pick<OrdersParts, 'payments'>, name: EscrowName): EscrowProvider {
  if (payments.escrow?.name !== name) throw new AppError('PaymentUnavailable');
  return payments.escrow;
}

/**
 * A seller makes themselves known to who holds their price; answers where they go on, null where nothing is asked of
 * them.
 * @throws AppError NotFound where they do not sell in this order, or its price is with nobody
 */
export async function openPayee(
  parts: OrdersParts,
  id: string,
  accountId: string,
  back: string,
): Promise<string | null> {
  const order = found(await findOrder(parts.database, id));
  if (sideOf(order, accountId) !== 'SELLER' || order.escrow === null) throw new AppError('NotFound');
  return (await lookAtPayee(parts, order.escrow, accountId, back)).url;
}

/** A seller as their provider knows them by now, which is kept; made known there where they were not. */
export async function lookAtPayee(
  parts: OrdersParts,
  name: EscrowName,
  accountId: string,
  back: string | null,
): Promise<EscrowPayee> {
  const provider = providerOf(parts, name);
  const { email } = found(await parts.findAccount(accountId));
  const known = await findPayee(parts.database, accountId, name);
  const payee = await provider.payee({ accountId, email, ref: known?.ref ?? null }, back);
  await parts.database.transaction(writes => savePayee(writes, accountId, name, payee));
  return payee;
}

/**
 * Whether who holds a price knows its seller well enough to pay them. It is asked while they have set out for that, for
 * it tells nobody by itself; where it does not answer they are not known.
 */
export async function isPayeeReady(parts: OrdersParts, { escrow, sellerId }: Order): Promise<boolean> {
  const known = escrow && sellerId && (await findPayee(parts.database, sellerId, escrow));
  if (!known) return false;
  if (known.isReady) return true;
  try {
    return (await lookAtPayee(parts, escrow, sellerId, null)).isReady;
  } catch (error) {
    if (error instanceof AppError && error.code === 'PaymentUnavailable') return false;
    throw error;
  }
}
