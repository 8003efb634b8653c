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

/** Everything a contract says of the sale, as it was when the first side set about signing it. */
export type Particulars = {
  readonly reference: string;
  readonly car: CarParticulars;
  readonly buyer: PartyParticulars;
  /** Who the house was when it sold: its papers go on saying so. */
  readonly house: HouseParticulars;
  /** null: the house sells a car of its own. */
  readonly seller: PartyParticulars | null;
  readonly sale: {
    readonly cause: OrderCause;
    /** Not of contracts that were fixed before it was written down. */
    readonly regime?: SaleRegime;
    /** Who holds it, as they had said when it was sold, for whom, and on which mandate; of a public sale alone. */
    readonly publicSale?: {
      readonly operator: Operator;
      readonly isTradeSale: boolean;
      readonly mandate: { readonly number: string; readonly signedAt: Instant } | null;
    };
    /** The same; of the car where it is the house's own. */
    readonly vat?: {
      readonly fee: VatRegime;
      readonly car: VatRegime | null;
      /** What VIES says of the buyer's number when the tax falls due decides. */
      readonly onVies?: boolean;
      /** It goes back once customs have certified that the car has left the Union. */
      readonly onExport?: boolean;
    };
    /** What says which papers go with the car; not where the hand-over is not held to them. */
    readonly papers?: PaperedCar;
    /** Who holds the price, as people read it; not where the house does. */
    readonly escrow?: string;
    readonly at: Instant;
    readonly hammerPrice: Euros;
    readonly feeCents: Cents;
    readonly totalCents: Cents;
    readonly payBy: Instant;
    readonly collectBy: Instant;
  };
};

/** Who knows what is written down of people and cars. */
export type Known = Pick<OrdersParts, 'findAccount' | 'findTrader' | 'ads' | 'settings' | 'vies'>;

/** A person and their address, as papers write them. */
function billedOf({ firstName, lastName, email, addresses }: Account): Billed {
  const [home] = addresses;
  const lines = home ? [home.street ?? '', `${home.zipCode} ${home.city}`, home.country] : [];
  return { name: `${firstName} ${lastName}`, email, address: lines.filter(line => line.trim() !== '') };
}

const partyOf = (account: Account): PartyParticulars => ({ ...billedOf(account), phone: account.phone });

/**
 * Who sells, or buys: by trade once staff have found them in the registers, for then the tax of what the house bills
 * may be theirs to pay. Whoever only says so is the private person that their ads show.
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

/** What says which papers a car needs. Where nobody has said where it is registered, it is where its seller is. */
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

/** What the seller of a public sale has signed; null where this house asked for no mandate. */
async function mandateOf(reads: Reads, { auctionId, sellerId }: Order) {
  const signed = await findMandateOfSale(reads, auctionId, sellerId);
  return signed?.signedAt ? { number: signed.number, signedAt: signed.signedAt } : null;
}

/** Who has left since, before anything of them was fixed. */
const GONE: PartyParticulars = { name: '', email: '', phone: null, address: [] };

/**
 * Whether what somebody says of their company is what staff had confirmed, be it that they took it back since: not
 * where they became another by themselves, which staff refused.
 */
const wasConfirmedTrader = statement(
  'orders.wasConfirmedTrader',
  `select from accounts p join traders t on t.account_id = p.id
     left join lateral (select actor_id, changed_at, lead(kind) over (order by id desc) as before from account_changes
       where account_id = p.id and kind in ('PROFESSIONAL', 'PRIVATE') order by id desc limit 1) c on true
   where p.id = $1 and (p.is_professional or (c.actor_id <> p.id and c.changed_at > t.updated_at
     and c.before is distinct from 'PRIVATE'))`,
).any<[accountId: string]>();

/** A side as it is now. Who sold by trade is the company that bidders read, whatever staff think of it since. */
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

/** The particulars as they are now. */
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
  // How the house buys says what nobody has said of this car.
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

/** Contracts that were fixed before it was kept do not say who the house was. */
type Kept = Omit<Particulars, 'house'> & Partial<Particulars>;
type Fixed = { readonly particulars: Kept; readonly fixedAt: Instant };
type Read = { readonly particulars: Particulars; readonly fixedAt: Instant; readonly isFixed: boolean };

/** What the contract says: as fixed, or as it would be now. */
export async function readParticulars(parts: Known, reads: Reads, order: Order): Promise<Read> {
  const [row] = await reads.query<Fixed>(findSql, [order.id]);
  if (row) {
    const house = row.particulars.house ?? parts.settings.read('house', order.createdAt);
    return { ...row, particulars: { ...row.particulars, house }, isFixed: true };
  }
  return { particulars: await gather(parts, reads, order), fixedAt: order.createdAt, isFixed: false };
}

export type Lacking = 'address' | 'phone';

/** What a contract cannot say of a side yet; of the house, which has no particulars, it needs nothing. */
export const lackingOf = (party: PartyParticulars | null): Lacking[] => [
  ...(party?.address.length === 0 ? ['address' as const] : []),
  ...(party?.phone === null ? ['phone' as const] : []),
];
const isWhole = (party: PartyParticulars | null): boolean => lackingOf(party).length === 0;

/** What is missing of what the contract says of a side: nothing once it is fixed, wherever they live since. */
export async function readLacking(
  parts: Known,
  reads: Reads,
  order: Order,
  side: OrderParty,
): Promise<Lacking[]> {
  const [fixed] = await reads.query<Fixed>(findSql, [order.id]);
  return fixed ? [] : lackingOf(await findSide(parts, reads, order, side));
}

/** Whether a side cannot sign for want of what the contract lacks of the other, having said all of itself. */
export async function isHeldUp(parts: Known, reads: Reads, order: Order, side: OrderParty): Promise<boolean> {
  if (order.state !== 'CREATED') return false;
  const other = side === 'BUYER' ? 'SELLER' : 'BUYER';
  if ((await readLacking(parts, reads, order, other)).length === 0) return false;
  return (await readLacking(parts, reads, order, side)).length === 0;
}

export const ASK_PARTICULARS = 'orders.askParticulars';
/** Who won is told that first; most then give their address by themselves. */
export const ASK_PARTICULARS_AFTER_MS: Millis = 3_600_000;
export type AskParticularsJob = { readonly orderId: string };

/**
 * Asks each side for what a contract that is to be signed does not know of it yet, an hour after the sale, and has the
 * order looked at where that holds up the other; later where staff look at a withdrawal.
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
 * Fixes what the contract says, once and whole: when the first side sets about signing. Answers what is fixed.
 * @throws AppError BadInput with `otherSide` while one side has not said where it lives
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
