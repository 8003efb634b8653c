import {
  type Euros,
  type Instant,
  isTradeSale,
  mandateFault,
  phaseAt,
  type SaleMandateTerms,
  type SaleTerms,
  saleRegime,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import type { Bus } from '../bus/index.ts';
import { BRIEFLY_HELD, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { addChange } from './changes.ts';
import { touchAuction } from './counts.ts';
import { type Auction, lockAuctions, readClock } from './ledger.ts';

type Seller = Parameters<typeof saleRegime>[0];

const sellerSql = statement(
  'auctions.findSeller',
  `select d.calandre_collection as "calandreCollection", d.handle_by_calandre as "handleByCalandre",
     coalesce(p.is_professional, false) as "ownerIsPro"
   from ads d left join accounts p on p.id = d.owner_id where d.uuid = $1`,
);

const mandateSql = statement(
  'auctions.findMandate',
  `select m.reserve, to_char(m.from_on, 'YYYY-MM-DD') as "fromOn", to_char(m.until_on, 'YYYY-MM-DD') as "untilOn"
   from sale_mandates m join ads d on d.uuid = m.ad_uuid and d.owner_id = m.seller_id
   where m.ad_uuid = $1 and m.signed_at is not null and m.ended_at is null`,
);

/** Whether the owner has signed a mandate that has neither ended nor expired. */
export const isEntrusted = statement(
  'auctions.isEntrusted',
  `select from sale_mandates m join ads d on d.uuid = m.ad_uuid and d.owner_id = m.seller_id
   where m.ad_uuid = $1 and m.signed_at is not null and m.ended_at is null
     and m.until_on >= (clock_timestamp() at time zone 'Europe/Paris')::date`,
).any<[adUuid: string]>();

/** What is to be checked of a sale: all of a new one, the changes of one that has begun. */
type MandatedPlan = {
  readonly startAt?: Instant | undefined;
  readonly endAt?: Instant | undefined;
  readonly reserve?: Euros | null | undefined;
  /** Beside a plan: the lowest possible price. */
  readonly least?: Euros | null | undefined;
};

/**
 * Returns what in a public sale exceeds the signed mandate; null: nothing, or no mandate is needed by the house's
 * settings or for this regime.
 */
export async function findMandateFault(
  reads: Reads,
  settings: Settings,
  { adUuid, regime }: { adUuid: string; regime: SaleTerms['regime'] },
  { startAt, endAt, reserve, least }: MandatedPlan,
): Promise<ReturnType<typeof mandateFault>> {
  if (regime !== 'PUBLIC_SALE' || !settings.read('mandates').areAsked) return null;
  const [mandate] = await reads.query<SaleMandateTerms>(mandateSql, [adUuid]);
  return faultOf(mandate ?? null, { startAt, endAt, reserve, least });
}

const faultOf = (mandate: SaleMandateTerms | null, { startAt, endAt, reserve, least }: MandatedPlan) =>
  mandateFault(mandate, {
    ...(startAt === undefined ? {} : { startOn: parisDay(startAt) }),
    ...(endAt === undefined ? {} : { endOn: parisDay(endAt) }),
    ...(reserve === undefined ? {} : { reserve }),
    ...(least === undefined ? {} : { least }),
  });

/** The mandate's term that each fault of an auction is about. */
const LEFT_OUT = { mandate: 'reserve', start: 'fromOn', end: 'untilOn', reservePrice: 'reserve' } as const;

/**
 * Checks that a mandate about to be signed covers the existing auction, planned or running, whose lot the caller holds.
 * A lower reserve is allowed: the auction keeps its own until the house lowers it, which the new mandate then permits.
 * @throws AppError AuctionOutsideMandate with the term
 */
export async function requireCovered(
  writes: Writes,
  settings: Settings,
  auctionId: string | null,
  terms: SaleMandateTerms,
): Promise<void> {
  const auction = auctionId === null ? null : (await lockAuctions(writes, [auctionId])).get(auctionId);
  if (auction?.status !== 'open' || auction.regime !== 'PUBLIC_SALE' || !settings.read('mandates').areAsked)
    return;
  const { startAt, endAt, reserve: least } = auction;
  const fault = faultOf(terms, { startAt, endAt, least });
  if (fault !== null) throw new AppError('AuctionOutsideMandate', { field: LEFT_OUT[fault] });
}

/** Requires that a sale is covered by its mandate. @throws AppError MandateRequired with the field */
export async function requireMandate(...of: Parameters<typeof findMandateFault>): Promise<void> {
  const field = await findMandateFault(...of);
  if (field !== null) throw new AppError('MandateRequired', { field });
}

// `for share`: waits for a concurrent change of the seller's status, and makes later ones wait for us.
const holdKindSql = statement(
  'auctions.holdSeller',
  'select id from accounts where id = (select owner_id from ads where uuid = $1) for share',
);

/** Returns the terms of an auction of an ad that the caller holds. @throws AppError NotFound */
async function readSaleTerms(writes: Writes, adUuid: string): Promise<SaleTerms> {
  await writes.query(holdKindSql, [adUuid]);
  const ad = found((await writes.query<Seller>(sellerSql, [adUuid]))[0]);
  return { regime: saleRegime(ad), isTradeSale: isTradeSale(ad) };
}

/**
 * Returns the terms of a new auction. A house without a declaration may hold no public sale (L321-4 of the code de
 * commerce). @throws AppError NotFound, DeclarationMissing
 */
export async function findSaleTerms(writes: Writes, settings: Settings, adUuid: string): Promise<SaleTerms> {
  const terms = await readSaleTerms(writes, adUuid);
  if (terms.regime === 'PUBLIC_SALE' && settings.read('operator').declaration === null)
    throw new AppError('DeclarationMissing', { field: 'operator' });
  return terms;
}

const renewTermsSql = statement(
  'auctions.renewTerms',
  `update auctions set regime = $2, is_trade_sale = $3 where id = $1 and ${BRIEFLY_HELD}`,
);

type AdStatus = Auction['adStatus'];
type Renewing = { readonly bus: Bus; readonly actorId: string | null; readonly now: Instant };

async function writeTerms(
  writes: Writes,
  auction: Auction,
  terms: SaleTerms,
  { bus, actorId, now }: Renewing,
): Promise<void> {
  const { id, regime, isTradeSale: isTrade } = auction;
  if (terms.regime === regime && terms.isTradeSale === isTrade) return;
  await writes.query(renewTermsSql, [id, terms.regime, terms.isTradeSale]);
  await touchAuction(writes, bus, id);
  const before = { regime, isTradeSale: isTrade };
  await addChange(writes, id, { kind: 'SCHEDULED', actorId, before, after: terms }, now);
}

/** Whether nobody can have bid yet: a draft is not public, even if its auction has begun. */
export const isUnseen = (adStatus: AdStatus, times: Parameters<typeof phaseAt>[0], now: Instant): boolean =>
  adStatus === 'DRAFT' || phaseAt(times, now) === 'NOT_STARTED';

/**
 * Adapts an auction without bids, whose lot the caller holds, to the car's new seller: their regime, and their mandate.
 * @throws AppError MandateRequired, DeclarationMissing
 */
export async function followSeller(
  writes: Writes,
  settings: Settings,
  auctionId: string,
  by: Renewing,
): Promise<void> {
  const auction = found((await lockAuctions(writes, [auctionId])).get(auctionId));
  const terms = await findSaleTerms(writes, settings, auction.adUuid);
  await requireMandate(writes, settings, { ...auction, ...terms }, auction);
  await writeTerms(writes, auction, terms, by);
}

const openOfSql = statement(
  'auctions.openOfSeller',
  `select a.id from auctions a join ads d on d.uuid = a.ad_uuid where d.owner_id = $1 and a.status = 'open'`,
);

/**
 * Adapts a person's planned auctions when they become a professional or cease to be one; those that have begun keep
 * their terms. The caller holds their auctions, then their account. An auction planned in between is far from its
 * start, and nobody holds it while waiting for the account.
 */
export async function followKind(
  { bus }: { readonly bus: Bus },
  writes: Writes,
  { accountId, actorId }: { readonly accountId: string; readonly actorId: string },
): Promise<void> {
  const open = await writes.query<{ id: string }>(openOfSql, [accountId]);
  const auctions = await lockAuctions(
    writes,
    open.map(({ id }) => id),
  );
  const now = await readClock(writes);
  for (const auction of auctions.values()) {
    if (!isUnseen(auction.adStatus, auction, now)) continue;
    await writeTerms(writes, auction, await readSaleTerms(writes, auction.adUuid), { bus, actorId, now });
  }
}
