import type { Cents, Euros, Instant, OrderCause } from '#sale/index.ts';
import type { Account } from '../accounts/index.ts';
import type { Ad } from '../ads/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import { billedOf } from './invoices.ts';
import type { Order } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { referenceOf } from './reference.ts';

export type PartyParticulars = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: readonly string[];
};

/** Everything a contract says of the sale, as it was when the first side set about signing it. */
export type Particulars = {
  readonly reference: string;
  readonly car: {
    readonly name: string;
    readonly year: number | null;
    readonly mileage: number | null;
    readonly vin: string | null;
    readonly engineNumber: string | null;
    readonly registrationPlace: string | null;
    readonly releaseDate: string | null;
    readonly color: string | null;
    readonly place: string | null;
  };
  readonly buyer: PartyParticulars;
  /** null: the house sells a car of its own. */
  readonly seller: PartyParticulars | null;
  readonly sale: {
    readonly cause: OrderCause;
    readonly at: Instant;
    readonly hammerPrice: Euros;
    readonly feeCents: Cents;
    readonly totalCents: Cents;
    readonly payBy: Instant;
    readonly collectBy: Instant;
  };
};

const partyOf = (account: Account): PartyParticulars => ({ ...billedOf(account), phone: account.phone });

function carOf(ad: Ad): Particulars['car'] {
  const { brand, model, version, year, mileage, details, zipCode, city, country } = ad;
  const words = (...parts: (string | null | undefined)[]) => parts.filter(part => part).join(' ');
  return {
    name: words(brand, model, version),
    year,
    mileage,
    vin: details.optionalData?.vin ?? null,
    engineNumber: details.optionalData?.serialEngine ?? null,
    registrationPlace: details.registrationPlace ?? null,
    releaseDate: details.releaseDate ?? null,
    color: details.shellColor?.nameFr ?? null,
    place: words(zipCode, city, country) || null,
  };
}

/** The particulars as they are now. */
async function gather(parts: OrdersParts, order: Order): Promise<Particulars> {
  const { hammerPrice, feeCents, totalCents, cause, payBy, collectBy, createdAt: at } = order;
  const seller = order.sellerId === null ? null : await parts.findAccount(order.sellerId);
  return {
    reference: referenceOf(order),
    car: carOf(found(await parts.ads.find(order.adUuid))),
    buyer: partyOf(found(await parts.findAccount(order.buyerId))),
    seller: seller && partyOf(seller),
    sale: { cause, at, hammerPrice, feeCents, totalCents, payBy, collectBy },
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

type Fixed = { readonly particulars: Particulars; readonly fixedAt: Instant };

/** What the contract says: as fixed, or as it would be now. */
export async function readParticulars(parts: OrdersParts, reads: Reads, order: Order): Promise<Fixed> {
  const [row] = await reads.query<Fixed>(findSql, [order.id]);
  return row ?? { particulars: await gather(parts, order), fixedAt: order.createdAt };
}

/** Fixes what the contract says, once; answers it. */
export async function fixParticulars(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  now: Instant,
): Promise<Fixed> {
  const { particulars } = await readParticulars(parts, writes, order);
  await writes.query(fixSql, [order.id, JSON.stringify(particulars), timestamp(now)]);
  return readParticulars(parts, writes, order);
}
