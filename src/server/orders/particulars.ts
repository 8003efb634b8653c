import type { Cents, Euros, Instant, OrderCause, OrderParty } from '#shared/sale/index.ts';
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
  /** Of who sells by trade: under that name, and for it this person acts. */
  readonly trade?: {
    readonly agent: string;
    readonly registerNumber: string;
    readonly vatNumber: string;
  };
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

/** Who sells, or buys; a seller by trade under the name their ads carry. */
async function findParty(
  { findAccount, findTrader }: OrdersParts,
  accountId: string,
  side: OrderParty,
): Promise<PartyParticulars | null> {
  const account = await findAccount(accountId);
  const trader = side === 'SELLER' ? await findTrader(accountId) : null;
  if (!account || !trader) return account && partyOf(account);
  const { company, registerNumber, vatNumber, street, zipCode, city, country } = trader;
  const { name: agent, ...person } = partyOf(account);
  return {
    ...{ ...person, name: company, address: [street, `${zipCode} ${city}`, country] },
    trade: { agent, registerNumber, vatNumber },
  };
}

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
  const seller = order.sellerId === null ? null : await findParty(parts, order.sellerId, 'SELLER');
  return {
    reference: referenceOf(order),
    car: carOf(found(await parts.ads.find(order.adUuid))),
    buyer: found(await findParty(parts, order.buyerId, 'BUYER')),
    seller,
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

const findOwnSql = statement(
  'orders.findPartyParticulars',
  'select party, particulars from order_party_particulars where order_id = $1',
);
const fixOwnSql = statement(
  'orders.fixPartyParticulars',
  `insert into order_party_particulars (order_id, party, particulars, fixed_at) values ($1, $2, $3, $4)
   on conflict do nothing`,
);

type Fixed = { readonly particulars: Particulars; readonly fixedAt: Instant };

/** What the contract says: as fixed, or as it would be now. */
export async function readParticulars(parts: OrdersParts, reads: Reads, order: Order): Promise<Fixed> {
  const [row] = await reads.query<Fixed>(findSql, [order.id]);
  if (!row) return { particulars: await gather(parts, order), fixedAt: order.createdAt };
  const { buyer, seller } = row.particulars;
  if (isWhole(buyer) && isWhole(seller)) return row;
  const own = await reads.query<{ party: OrderParty; particulars: PartyParticulars }>(findOwnSql, [order.id]);
  const tell = async (party: OrderParty, known: PartyParticulars, accountId: string) => {
    if (isWhole(known)) return known;
    const fixed = own.find(each => each.party === party)?.particulars;
    return completed(known, fixed ?? (await findParty(parts, accountId, party)));
  };
  const sides = {
    buyer: await tell('BUYER', buyer, order.buyerId),
    seller: seller && order.sellerId !== null ? await tell('SELLER', seller, order.sellerId) : seller,
  };
  return { ...row, particulars: { ...row.particulars, ...sides } };
}

const isWhole = (party: PartyParticulars | null): boolean =>
  party === null || (party.address.length > 0 && party.phone !== null);

/** What was said stays; what was not is taken from what is known since. */
function completed(known: PartyParticulars, since: PartyParticulars | null): PartyParticulars {
  if (!since) return known;
  const address = known.address.length > 0 ? known.address : since.address;
  return { ...known, address, phone: known.phone ?? since.phone };
}

/**
 * Fixes what the contract says, once: all of it when the first side sets about signing, and what the other
 * had not told by then when that side does.
 */
export async function fixParticulars(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  signer: { readonly party: OrderParty; readonly now: Instant },
): Promise<void> {
  const { particulars } = await readParticulars(parts, writes, order);
  const at = timestamp(signer.now);
  await writes.query(fixSql, [order.id, JSON.stringify(particulars), at]);
  const own = signer.party === 'BUYER' ? particulars.buyer : particulars.seller;
  await writes.query(fixOwnSql, [order.id, signer.party, JSON.stringify(own), at]);
}
