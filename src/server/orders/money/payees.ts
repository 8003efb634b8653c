import type { Reads } from '../../database/index.ts';
import { AppError, found } from '../../errors.ts';
import type { EscrowName, EscrowPayee, EscrowProvider } from '../../payments/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { sideOf } from '../progress.ts';
import { findPayee, noteRefusal, savePayee, takeLook } from './escrow-store.ts';

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
  path: string,
): Promise<string | null> {
  const { escrow } = await requireHeldSale(parts, id, accountId);
  return (await lookAtPayee(parts, escrow, accountId, new URL(path, parts.publicUrl).href)).url;
}

/** The seller is back from who holds their price, who is asked. @throws AppError NotFound where they do not sell */
export async function refreshPayee(parts: OrdersParts, id: string, accountId: string): Promise<void> {
  await lookForPayee(parts, await requireHeldSale(parts, id, accountId));
}

async function requireHeldSale({ database }: OrdersParts, id: string, accountId: string): Promise<HeldSale> {
  const order = found(await findOrder(database, id));
  const { escrow } = order;
  if (sideOf(order, accountId) !== 'SELLER' || escrow === null) throw new AppError('NotFound');
  return { escrow, sellerId: accountId };
}
type HeldSale = { readonly escrow: EscrowName; readonly sellerId: string };

/**
 * A seller as their provider knows them by now, which is kept; made known there where they were not. Of a refusal
 * whoever runs the house is told once. @throws AppError PaymentUnavailable where the provider says nothing of them
 */
export async function lookAtPayee(
  parts: OrdersParts,
  name: EscrowName,
  accountId: string,
  back: string | null,
): Promise<EscrowPayee> {
  const { database, events } = parts;
  const provider = providerOf(parts, name);
  const { email } = found(await parts.findAccount(accountId));
  const known = await findPayee(database, accountId, name);
  const asked = provider.payee({ accountId, email, ref: known?.ref ?? null }, back);
  const payee = await asked.catch(async error => {
    if (error instanceof AppError) throw error;
    const isNews = !known || (await database.transaction(writes => noteRefusal(writes, accountId, name)));
    if (isNews) events.partFailed({ part: `payees of ${name}`, error });
    throw new AppError('PaymentUnavailable');
  });
  await database.transaction(writes => savePayee(writes, accountId, name, payee, back !== null));
  return payee;
}

/**
 * Asks who holds a price whether they know its seller by now, for it tells nobody by itself: once a minute at the
 * most, in all processes, and only of who has set out for that. Where it says nothing they are known as before.
 */
export async function lookForPayee(parts: OrdersParts, { escrow, sellerId }: HeldSale): Promise<void> {
  if (!(await parts.database.transaction(writes => takeLook(writes, sellerId, escrow)))) return;
  await lookAtPayee(parts, escrow, sellerId, null).catch(error => {
    if (!(error instanceof AppError && error.code === 'PaymentUnavailable')) throw error;
  });
}

/** Whether who holds a price knew its seller well enough to pay them when they were last asked. */
export async function isPayeeReady(
  reads: Reads,
  { escrow, sellerId }: Pick<Order, 'escrow' | 'sellerId'>,
): Promise<boolean> {
  return (escrow && sellerId && (await findPayee(reads, sellerId, escrow))?.isReady) === true;
}
