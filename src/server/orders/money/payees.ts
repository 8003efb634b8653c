import type { Reads } from '../../database/index.ts';
import { AppError, found } from '../../errors.ts';
import type { EscrowName, EscrowPayee, EscrowProvider } from '../../payments/index.ts';
import { findOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { sideOf } from '../progress.ts';
import { findPayee, noteRefusal, savePayee, takeLook } from './escrow-store.ts';

/** Returns the provider that holds a price. @throws AppError PaymentUnavailable where the house no longer uses it */
export function providerOf({ payments }: Pick<OrdersParts, 'payments'>, name: EscrowName): EscrowProvider {
  if (payments.escrow?.name !== name) throw new AppError('PaymentUnavailable');
  return payments.escrow;
}

/**
 * Starts a seller's onboarding with the escrow provider; returns the URL to continue at, null where nothing is needed.
 * @throws AppError NotFound where they are not the order's seller, or its price is not in escrow
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

/** Queries the provider after a seller returns from onboarding. @throws AppError NotFound where they do not sell */
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
 * Returns and saves a seller's state at the provider, registering them first if needed. A refusal is reported to the
 * operators once. @throws AppError PaymentUnavailable where the provider gives no answer about them
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
 * Queries the provider whether a seller is verified, since it sends no webhook for that: at most once a minute across
 * all processes, and only for sellers in onboarding. Without an answer their saved state is kept.
 */
export async function lookForPayee(parts: OrdersParts, { escrow, sellerId }: HeldSale): Promise<void> {
  if (!(await parts.database.transaction(writes => takeLook(writes, sellerId, escrow)))) return;
  await lookAtPayee(parts, escrow, sellerId, null).catch(error => {
    if (!(error instanceof AppError && error.code === 'PaymentUnavailable')) throw error;
  });
}

/** Whether the provider could pay the seller when last queried. */
export async function isPayeeReady(
  reads: Reads,
  { escrow, sellerId }: Pick<Order, 'escrow' | 'sellerId'>,
): Promise<boolean> {
  return (escrow && sellerId && (await findPayee(reads, sellerId, escrow))?.isReady) === true;
}
