import type { HouseParticulars, Operator } from '#shared/fields/index.ts';
import {
  asksVies,
  type Cents,
  type Euros,
  hasWithdrawal,
  type Instant,
  leavesUnion,
  type Millis,
  type OrderCause,
  type OrderParty,
  type PaperedCar,
  type SaleRegime,
  schemeOf,
  type VatRegime,
  vatOf,
} from '#shared/sale/index.ts';
import type { Account } from '../../accounts/index.ts';
import type { Ad } from '../../ads/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { ESCROW_TITLES } from '../../payments/index.ts';
import { findPurchase } from '../invoices/car-purchases-store.ts';
import type { Billed } from '../invoices/invoices-store.ts';
import { isConfirmedTrader, viesOf } from '../invoices/vies.ts';
import { findMandateOfSale } from '../mandates/mandates-store.ts';
import { lockOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { hasLook, promiseLook } from '../promised-reminders.ts';
import { referenceOf } from '../reference.ts';
import { waitingSince } from '../withdrawal/withdrawal.ts';
import type { CarParticulars, PartyParticulars } from './party.ts';

/** Everything the contract states about the sale, fixed when the first side starts signing. */
export type Particulars = {
  readonly reference: string;
  readonly car: CarParticulars;
  readonly buyer: PartyParticulars;
  /** The house's details at the time of the sale; its documents keep them. */
  readonly house: HouseParticulars;
  /** null: a house car. */
  readonly seller: PartyParticulars | null;
  readonly sale: {
    readonly cause: OrderCause;
    /** Missing in contracts from before it was stored. */
    readonly regime?: SaleRegime;
    /** Of a public sale only: the operator as of the sale, whether a trader sells, and the mandate. */
    readonly publicSale?: {
      readonly operator: Operator;
      readonly isTradeSale: boolean;
      readonly mandate: { readonly number: string; readonly signedAt: Instant } | null;
    };
    /** Likewise missing in old contracts; `car` is set for a house car only. */
    readonly vat?: {
      readonly fee: VatRegime;
      readonly car: VatRegime | null;
      /** Whether the VIES result at the tax point decides. */
      readonly onVies?: boolean;
      /** Whether VAT is refunded once customs certify the export from the EU. */
      readonly onExport?: boolean;
    };
    /** What determines the car's documents; missing where the handover does not require any. */
    readonly papers?: PaperedCar;
    /** The display name of the escrow provider; missing where the house holds the price. */
    readonly escrow?: string;
    readonly at: Instant;
    readonly hammerPrice: Euros;
    readonly feeCents: Cents;
    readonly totalCents: Cents;
    readonly payBy: Instant;
    readonly collectBy: Instant;
  };
};

/** The sources of data about people and cars. */
export type Known = Pick<OrdersParts, 'findAccount' | 'findTrader' | 'ads' | 'settings' | 'vies'>;

/** Returns a person's name and address for documents. */
function billedOf({ firstName, lastName, email, addresses }: Account): Billed {
  const [home] = addresses;
  const lines = home ? [home.street ?? '', `${home.zipCode} ${home.city}`, home.country] : [];
  return { name: `${firstName} ${lastName}`, email, address: lines.filter(line => line.trim() !== '') };
}

const partyOf = (account: Account): PartyParticulars => ({ ...billedOf(account), phone: account.phone });

/**
 * Returns a buyer or seller as a party: as a trader only once staff confirmed the company, since that can shift the
 * house's VAT to them. An unconfirmed trader counts as the private person that their ads show.
 */
export async function findParty(
  { findAccount, findTrader }: Pick<Known, 'findAccount' | 'findTrader'>,
  reads: Reads,
  accountId: string,
  isKnown: (reads: Reads, accountId: string) => Promise<boolean> = isConfirmedTrader,
): Promise<PartyParticulars | null> {
  const account = await findAccount(accountId);
  const trader = (await isKnown(reads, accountId)) ? await findTrader(accountId) : null;
  if (!account || !trader) return account && partyOf(account);
  const { company, registerNumber, vatNumber, street, zipCode, city, country } = trader;
  const { name: agent, ...person } = partyOf(account);
  return {
    ...{ ...person, name: company, address: [street, `${zipCode} ${city}`, country] },
    trade: { agent, registerNumber, vatNumber },
  };
}

export function carOf(ad: Ad): CarParticulars {
  const { brand, model, version, year, mileage, details, zipCode, city, country } = ad;
  const { shellColor } = details;
  const words = (...parts: (string | null | undefined)[]) => parts.filter(part => part).join(' ');
  return {
    name: words(brand, model, version),
    year,
    mileage,
    vin: details.optionalData?.vin ?? null,
    engineNumber: details.optionalData?.serialEngine ?? null,
    registrationPlace: details.registrationPlace ?? null,
    releaseDate: details.releaseDate ?? null,
    color: shellColor?.nameFr ?? null,
    ...(shellColor && {
      colors: { fr: shellColor.nameFr, en: shellColor.nameEn, es: shellColor.nameEs },
    }),
    place: words(zipCode, city, country) || null,
    city,
  };
}

/** Returns what determines a car's documents. The registration country defaults to the seller's. */
function paperedCar(
  { details, year }: Ad,
  { from, buyerIn }: { from: string | null; buyerIn: string | null },
): PaperedCar {
  const { registrationPlace, releaseDate, highlights, documents } = details;
  const isLabelled = documents?.some(({ label }) => label === 'COLLECTORS_REGISTRATION_CERTIFICATE') ?? false;
  return {
    registeredIn: registrationPlace ?? from,
    firstOn: releaseDate?.slice(0, 10) ?? (year === null ? null : `${year}-01-01`),
    isCollection: isLabelled || (highlights?.includes('COLLECTION_REGISTRATION') ?? false),
    buyerIn,
  };
}

/** Returns the mandate that a seller signed for a public sale; null where none was required. */
async function mandateOf(reads: Reads, { auctionId, sellerId }: Order) {
  const signed = await findMandateOfSale(reads, auctionId, sellerId);
  return signed?.signedAt ? { number: signed.number, signedAt: signed.signedAt } : null;
}

/** An account deleted before its details were fixed. */
const GONE: PartyParticulars = { name: '', email: '', phone: null, address: [] };

/**
 * Whether staff had confirmed the company, even if they revoked that since. Not where the account became a trader by
 * itself and staff refused.
 */
const wasConfirmedTrader = statement(
  'orders.wasConfirmedTrader',
  `select from accounts p join traders t on t.account_id = p.id
     left join lateral (select actor_id, changed_at, lead(kind) over (order by id desc) as before from account_changes
       where account_id = p.id and kind in ('PROFESSIONAL', 'PRIVATE') order by id desc limit 1) c on true
   where p.id = $1 and (p.is_professional or (c.actor_id <> p.id and c.changed_at > t.updated_at
     and c.before is distinct from 'PRIVATE'))`,
).any<[accountId: string]>();

/** Returns a side as of now. A trading seller stays the company shown to bidders, even if staff revoked it. */
async function findSide(
  parts: Known,
  reads: Reads,
  order: Order,
  side: OrderParty,
): Promise<PartyParticulars | null> {
  const accountId = side === 'BUYER' ? order.buyerId : order.sellerId;
  if (accountId === null) return null;
  const isKnown = side === 'SELLER' && hasWithdrawal(order) ? wasConfirmedTrader : isConfirmedTrader;
  return (await findParty(parts, reads, accountId, isKnown)) ?? GONE;
}

/** Collects the current particulars. */
async function gather(parts: Known, reads: Reads, order: Order): Promise<Particulars> {
  const {
    hammerPrice,
    feeCents,
    totalCents,
    cause,
    regime,
    isTradeSale,
    payBy,
    collectBy,
    createdAt: at,
  } = order;
  const seller = await findSide(parts, reads, order, 'SELLER');
  const buyer = (await findSide(parts, reads, order, 'BUYER')) ?? GONE;
  const { name: company, trade } = buyer;
  const country = buyer.address.at(-1) ?? null;
  const onVies = trade !== undefined && parts.vies !== null && asksVies(country);
  const isConfirmed =
    !onVies ||
    (await viesOf(parts, reads, order.buyerId, { company, vatNumber: trade.vatNumber })).state === 'VALID';
  const who = { country, vatNumber: trade?.vatNumber ?? null, isConfirmed };
  // Without a recorded purchase, the house's usual VAT scheme applies.
  const purchase = order.sellerId === null ? await findPurchase(reads, order.adUuid) : null;
  const sold = {
    sale: order.sellerId === null ? ('HOUSE' as const) : regime,
    scheme: purchase ? schemeOf(purchase.soldBy) : parts.settings.read('house', at).carVat,
  };
  const vat = {
    fee: vatOf({ kind: 'FEE' }, who) ?? ('STANDARD' as const),
    car: vatOf({ kind: 'CAR', ...sold }, who),
    ...(onVies && { onVies }),
    ...(order.sellerId === null && leavesUnion(country) && { onExport: true }),
  };
  const ad = found(await parts.ads.find(order.adUuid));
  const from = seller ? (seller.address.at(-1) ?? null) : 'FR';
  const isHeld = parts.settings.read('handover', at).carPapers;
  return {
    reference: referenceOf(order),
    car: carOf(ad),
    ...{ buyer, seller },
    house: parts.settings.read('house', at),
    sale: {
      ...{ cause, regime, vat, at },
      ...(regime === 'PUBLIC_SALE' && {
        publicSale: {
          operator: parts.settings.read('operator', at),
          isTradeSale,
          mandate: await mandateOf(reads, order),
        },
      }),
      ...(isHeld && { papers: paperedCar(ad, { from, buyerIn: country }) }),
      ...(order.escrow === null ? {} : { escrow: ESCROW_TITLES[order.escrow] }),
      ...{ hammerPrice, feeCents, totalCents, payBy, collectBy },
    },
  };
}

const findSql = statement(
  'orders.findParticulars',
  'select particulars, fixed_at as "fixedAt" from order_particulars where order_id = $1',
);
const fixSql = statement(
  'orders.fixParticulars',
  `insert into order_particulars (order_id, particulars, fixed_at) values ($1, $2, $3) on conflict do nothing`,
);

/** Contracts from before it was stored lack the house's details. */
type Kept = Omit<Particulars, 'house'> & Partial<Particulars>;
type Fixed = { readonly particulars: Kept; readonly fixedAt: Instant };
type Read = { readonly particulars: Particulars; readonly fixedAt: Instant; readonly isFixed: boolean };

/** Returns the particulars: as fixed, else as of now. */
export async function readParticulars(parts: Known, reads: Reads, order: Order): Promise<Read> {
  const [row] = await reads.query<Fixed>(findSql, [order.id]);
  if (row) {
    const house = row.particulars.house ?? parts.settings.read('house', order.createdAt);
    return { ...row, particulars: { ...row.particulars, house }, isFixed: true };
  }
  return { particulars: await gather(parts, reads, order), fixedAt: order.createdAt, isFixed: false };
}

export type Lacking = 'address' | 'phone';

/** Returns which details of a side are missing; none for the house (null). */
export const lackingOf = (party: PartyParticulars | null): Lacking[] => [
  ...(party?.address.length === 0 ? ['address' as const] : []),
  ...(party?.phone === null ? ['phone' as const] : []),
];
const isWhole = (party: PartyParticulars | null): boolean => lackingOf(party).length === 0;

/** Returns what the contract lacks of a side; nothing once it is fixed, even if they move. */
export async function readLacking(
  parts: Known,
  reads: Reads,
  order: Order,
  side: OrderParty,
): Promise<Lacking[]> {
  const [fixed] = await reads.query<Fixed>(findSql, [order.id]);
  return fixed ? [] : lackingOf(await findSide(parts, reads, order, side));
}

/** Whether a side with complete details cannot sign because the other side's are missing. */
export async function isHeldUp(parts: Known, reads: Reads, order: Order, side: OrderParty): Promise<boolean> {
  if (order.state !== 'CREATED') return false;
  const other = side === 'BUYER' ? 'SELLER' : 'BUYER';
  if ((await readLacking(parts, reads, order, other)).length === 0) return false;
  return (await readLacking(parts, reads, order, side)).length === 0;
}

export const ASK_PARTICULARS = 'orders.askParticulars';
/** The winner is notified of the sale first; most then add their address unprompted. */
export const ASK_PARTICULARS_AFTER_MS: Millis = 3_600_000;
export type AskParticularsJob = { readonly orderId: string };

/**
 * Asks each side for missing contract details one hour after the sale, and schedules a check where that holds up the
 * other side. Postponed while staff review a withdrawal.
 */
export async function askParticulars(
  parts: OrdersParts,
  writes: Writes,
  { orderId }: AskParticularsJob,
): Promise<void> {
  const { order } = found(await lockOrder(writes, orderId));
  if (order.state !== 'CREATED') return;
  if ((await waitingSince(writes, order)) !== null) {
    const [kind, delayMs] = [ASK_PARTICULARS, ASK_PARTICULARS_AFTER_MS];
    return parts.jobs.enqueue<AskParticularsJob>(writes, [{ kind, data: { orderId }, delayMs }]);
  }
  const { buyer, seller } = (await readParticulars(parts, writes, order)).particulars;
  const { adUuid, signBy: dueAt, buyerId, sellerId } = order;
  const lacking = [isWhole(buyer) ? null : buyerId, isWhole(seller) ? null : sellerId].filter(
    id => id !== null,
  );
  if (lacking.length > 0) {
    const held = lacking.includes(buyerId) ? ('SELLER' as const) : ('BUYER' as const);
    const heldUp = lacking.length === 1 ? [held] : [];
    if (!(await hasLook(writes, orderId, 'SIGN')))
      await promiseLook(parts.jobs, writes, { orderId, what: 'SIGN', heldUp }, true);
  }
  const told = { kind: 'ORDER_STEP', key: `${orderId}:PARTICULARS`, adUuid } as const;
  await parts.notify(
    writes,
    lacking.map(accountId => {
      const data = { orderId, step: 'PARTICULARS', dueAt, isSeller: accountId === sellerId } as const;
      return { ...told, accountId, data };
    }),
  );
}

/**
 * Fixes the particulars, once, when the first side starts signing. Returns the fixed ones.
 * @throws AppError BadInput with `otherSide` while the other side's details are missing
 */
export async function fixParticulars(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  now: Instant,
): Promise<Kept> {
  const [fixed] = await writes.query<Fixed>(findSql, [order.id]);
  if (fixed) return fixed.particulars;
  const particulars = await gather(parts, writes, order);
  requireInput(isWhole(particulars.buyer) && isWhole(particulars.seller), 'otherSide');
  await writes.query(fixSql, [order.id, JSON.stringify(particulars), timestamp(now)]);
  return particulars;
}
