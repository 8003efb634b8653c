import { CAR_PURCHASE_FIELDS } from '#shared/fields/index.ts';
import { schemeOf } from '#shared/sale/index.ts';
import { lockJournal } from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import { requireFields } from '../../context.ts';
import { isUuid } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { settleOrder } from '../money/settling.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { type Held, holdOrder } from '../progress.ts';
import { addPurchase, findCar, ordersOfCar } from './car-purchases-store.ts';
import { requireReason } from './invoices.ts';

/**
 * Requires the purchase cost of a house car before its handover, when VAT on its margin falls due (269, 1, a CGI).
 * @throws AppError PurchaseUnknown
 */
export function requireKnownCost({ sellerId, carVat, carCostCents }: Order): void {
  if (sellerId === null && carVat === 'MARGIN' && carCostCents === null)
    throw new AppError('PurchaseUnknown');
}

/**
 * Records or corrects what the house paid for a car; after the handover a reason is required, and the VAT on the margin
 * is adjusted. The audit log shows that it was recorded, but no amount, since more people read it.
 * @throws AppError NotFound, BadInput with the field that is wrong, `boughtOn` for a future day, `reason` where one is
 * needed, PurchaseDiffers where the signed contract has a VAT regime that does not match the purchase
 */
export async function bookPurchase(
  parts: OrdersParts,
  adUuid: string,
  actorId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!isUuid(adUuid)) throw new AppError('NotFound');
  const { reason, ...purchase } = requireFields(CAR_PURCHASE_FIELDS, given);
  await parts.database.transaction(async writes => {
    const orders: Held[] = [];
    for (const id of await ordersOfCar(writes, adUuid)) orders.push(await holdOrder(writes, id));
    const car = found(await findCar(writes, adUuid));
    if (!car.isHouses) throw new AppError('NotFound');
    requireInput(purchase.boughtOn <= (await lockJournal(writes)), 'boughtOn');
    const signed = orders.filter(({ facts }) => !facts.isCancelled && facts.isSignedByBuyer);
    for (const { order } of signed) requireSameRegime(order, schemeOf(purchase.soldBy));
    const taxed = signed.filter(({ order, facts }) => facts.isHandedOver && order.carVat === 'MARGIN');
    if (taxed.length > 0) requireReason(reason ?? '');
    await addPurchase(writes, { ...purchase, adUuid });
    const subject = { subjectId: adUuid, subjectName: car.name };
    await record(writes, { actorId, action: 'ad.purchaseBooked', ...subject, reason });
    for (const { order } of taxed) await settleOrder(parts, writes, order.id, reason ?? '');
  });
}

function requireSameRegime({ carVat }: Order, scheme: ReturnType<typeof schemeOf>): void {
  const agreed = carVat === 'INTRA_EU' ? 'STANDARD' : carVat;
  if ((agreed === 'MARGIN' || agreed === 'STANDARD') && agreed !== scheme)
    throw new AppError('PurchaseDiffers');
}
