import { asksVies, type Instant, type VatItem, type VatRegime, vatOf } from '#shared/sale/index.ts';
import { type Books, dueOf } from '../../accounting/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../../database/index.ts';
import { found } from '../../errors.ts';
import type { VatFinding } from '../../selling/index.ts';
import { readParticulars } from '../contract/particulars.ts';
import type { PartyParticulars } from '../contract/party.ts';
import { type Order, setExportBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { earnedOf, earnedOfPrice, type Standing } from '../standing.ts';
import type { Invoice } from './invoices-store.ts';
import { isConfirmedTrader, type Vies, viesOf } from './vies.ts';

type Item = Exclude<Invoice['item'], 'WITHDRAWAL'>;
type Parts = Pick<OrdersParts, 'findAccount' | 'findTrader' | 'ads' | 'settings' | 'vies' | 'notify'>;
const DAY_MS = 86_400_000;

/** Stores the VAT regime of an order's item, and the VIES answer behind it. */
export const addRuling = statement(
  'orders.addVatRuling',
  'insert into order_vat (order_id, item, vat, finding_id, ruled_at) values ($1, $2, $3, $4, $5)',
).run<[orderId: string, wish: { item: Item; vat: VatRegime; findingId: number | null }, now: Instant]>(
  (orderId, { item, vat, findingId }, now) => [orderId, item, vat, findingId, timestamp(now)],
);

/** A VAT decision on an order, made when the tax fell due. */
export type VatRuling = {
  readonly item: Item;
  readonly vat: VatRegime;
  readonly ruledAt: Instant;
  readonly number: string | null;
  readonly consultation: string | null;
};

/** Every ruling on an order, the newest first. */
export const listRulings = statement(
  'orders.listVatRulings',
  `select v.item, v.vat, v.ruled_at as "ruledAt", f.number, f.consultation
   from order_vat v left join vat_findings f on f.id = v.finding_id where v.order_id = $1 order by v.id desc`,
).all<VatRuling, [orderId: string]>();

/** Returns the items whose tax falls due now. */
function fallsDue({ terms }: Standing, books: Books): Item[] {
  const fee = dueOf(terms, books, 'FEE');
  const isFee = fee.isSettled && fee.expectedCents > 0 && earnedOf(books) === 0;
  const ofPrice = terms.hasSeller ? ('COMMISSION' as const) : ('CAR' as const);
  const isPrice = terms.isHandedOver && !terms.isCancelled && earnedOfPrice(books) === 0;
  const isAny = ofPrice === 'CAR' || (terms.commissionCents > 0 && !terms.isWithdrawn);
  return [...(isFee ? ['FEE' as const] : []), ...(isPrice && isAny ? [ofPrice] : [])];
}

/**
 * Decides the VAT of items that fall due now for a trader in another member state: free of French VAT where VIES
 * confirms their number now; with VAT otherwise, and the buyer is told. The agreed amount includes any VAT. A corrected
 * number of the same company counts. A car for export is sold with VAT; the deadline of its proof starts here.
 */
export async function ruleVat(
  parts: Parts,
  writes: Writes,
  standing: Standing,
  books: Books,
): Promise<Standing> {
  const items = fallsDue(standing, books);
  const ofBuyer = items.filter(item => item !== 'COMMISSION');
  const ruled = ofBuyer.length > 0 ? await ruleBuyersVat(parts, writes, standing, ofBuyer) : standing;
  return items.includes('COMMISSION') ? ruleSellersVat(parts, writes, ruled) : ruled;
}

/** Returns the VAT regime of the house's service to a seller, with the VAT number and VIES answer behind it. */
export async function sellerVat(
  parts: Pick<Parts, 'findTrader' | 'settings' | 'vies'>,
  reads: Reads,
  accountId: string,
  { name: company, address, trade }: PartyParticulars,
): Promise<{ vat: VatRegime; vatNumber: string | null; findingId: number | null }> {
  const country = address.at(-1) ?? null;
  const isAsked = trade !== undefined && parts.vies !== null && asksVies(country);
  const vies = isAsked
    ? await viesOf(parts, reads, accountId, { company, vatNumber: trade.vatNumber })
    : null;
  const vatNumber = vies?.number ?? trade?.vatNumber ?? null;
  const who = { country, vatNumber, isConfirmed: vies === null || isGood(vies.state) };
  const vat = vatOf({ kind: 'FEE' }, who) ?? ('STANDARD' as const);
  return { vat, vatNumber, findingId: vies?.finding?.id ?? null };
}

/** Decides the VAT of the commission, a service to the seller: free of French VAT for a trader in another state. */
async function ruleSellersVat(parts: Parts, writes: Writes, standing: Standing): Promise<Standing> {
  const { order, now } = standing.held;
  const { seller } = (await readParticulars(parts, writes, order)).particulars;
  const said = await sellerVat(parts, writes, found(order.sellerId), found(seller));
  const { vat: commissionVat, findingId } = said;
  await addRuling(writes, order.id, { item: 'COMMISSION', vat: commissionVat, findingId }, now);
  return {
    ...standing,
    terms: { ...standing.terms, commissionVat },
    held: { ...standing.held, order: { ...order, commissionVat } },
  };
}

async function ruleBuyersVat(
  parts: Parts,
  writes: Writes,
  standing: Standing,
  items: readonly Exclude<Item, 'COMMISSION'>[],
): Promise<Standing> {
  const { order, now } = standing.held;
  const { buyer, sale } = (await readParticulars(parts, writes, order)).particulars;
  if (items.includes('CAR') && sale.vat?.onExport && order.carVat !== 'EXPORT')
    await setExportBy(writes, order.id, now + parts.settings.read('taxes', now).exportDays * DAY_MS);
  if (!sale.vat?.onVies || !buyer.trade) return standing;
  const { state, finding, number } = await viesOf(parts, writes, order.buyerId, {
    company: buyer.name,
    vatNumber: buyer.trade.vatNumber,
  });
  const who = { country: buyer.address.at(-1) ?? null, vatNumber: number, isConfirmed: isGood(state) };
  const ruled: Partial<Record<Item, VatRegime>> = {};
  for (const item of items) {
    const scheme = sale.vat.car === 'MARGIN' ? ('MARGIN' as const) : ('STANDARD' as const);
    const sold: VatItem = item === 'FEE' ? { kind: 'FEE' } : { kind: 'CAR', sale: 'HOUSE', scheme };
    const vat = vatOf(sold, who) ?? ('STANDARD' as const);
    await addRuling(writes, order.id, { item, vat, findingId: finding?.id ?? null }, now);
    ruled[item] = vat;
  }
  if (!isGood(state)) {
    const data = { orderId: order.id, step: 'VAT_CHARGED', isSeller: false } as const;
    const key = `${order.id}:VAT_CHARGED:${items.join()}`;
    const told = { accountId: order.buyerId, kind: 'ORDER_STEP' as const, adUuid: order.adUuid };
    await parts.notify(writes, [{ ...told, key, data }]);
  }
  const { FEE: feeVat = order.feeVat, CAR: carVat = order.carVat } = ruled;
  return {
    ...standing,
    terms: { ...standing.terms, feeVat, carVat },
    held: { ...standing.held, order: { ...order, feeVat, carVat } },
  };
}

/** Where VIES is not queried, the staff's own check counts. */
const isGood = (state: Vies['state']): boolean => state === 'VALID' || state === 'UNASKED';

/** Why a buyer's VAT number affects the tax, or does not. */
export const BUYER_VAT_STATES = [
  /** No company given; or one for which VIES is not queried: in France or outside the EU. */
  ...(['NONE', 'ELSEWHERE'] as const),
  /** Company not confirmed by staff; or the contract names a private person. */
  ...(['UNCONFIRMED', 'LATE'] as const),
  /** VIES has not answered recently; it confirms the number; it does not know it. */
  ...(['PENDING', 'VALID', 'INVALID'] as const),
] as const;

export type BuyerVat = {
  readonly state: (typeof BUYER_VAT_STATES)[number];
  /** Whether giving or correcting a company can still change the tax. */
  readonly isOpen: boolean;
  readonly number: string | null;
  readonly finding: VatFinding | null;
  readonly rulings: readonly VatRuling[];
};

/** Returns the state of a buyer's VAT number in an order, for the buyer and staff. */
export async function readBuyerVat(parts: OrdersParts, reads: Reads, order: Order): Promise<BuyerVat> {
  const rulings = (await listRulings(reads, order.id)).filter(({ item }) => item !== 'COMMISSION');
  const { particulars, isFixed } = await readParticulars(parts, reads, order);
  const { buyer } = particulars;
  const declared = await parts.findTrader(order.buyerId);
  const isOpen = (buyer.trade !== undefined || !isFixed) && rulings.every(({ item }) => item !== 'FEE');
  const none = { isOpen, number: declared?.vatNumber ?? null, finding: null, rulings };
  if (!buyer.trade && isFixed) return { ...none, state: declared ? 'LATE' : 'NONE' };
  const named = buyer.trade ? { company: buyer.name, vatNumber: buyer.trade.vatNumber } : declared;
  if (!named) return { ...none, state: 'NONE' };
  const country = buyer.trade ? (buyer.address.at(-1) ?? null) : (declared?.country ?? null);
  if (!asksVies(country)) return { ...none, state: 'ELSEWHERE' };
  const { state, finding, number } = await viesOf(parts, reads, order.buyerId, named);
  if (!buyer.trade && !(await isConfirmedTrader(reads, order.buyerId)))
    return { ...none, finding, state: 'UNCONFIRMED' };
  return { isOpen, number, finding, rulings, state: state === 'UNASKED' ? 'VALID' : state };
}
