import type {
  AuctionStatus,
  BuyerFee,
  Euros,
  Instant,
  LotFacts,
  Millis,
  Offer,
  SaleTerms,
  SellerCommission,
} from '#shared/sale/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../database/index.ts';

/** A stored offer, with its sides and its auction. */
export type StoredOffer = Offer & {
  readonly id: string;
  readonly auctionId: string;
  readonly adUuid: string;
  readonly bidderId: string;
  /** null: the house is the seller and answers. */
  readonly sellerId: string | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  /** Why the house closed it; null where it did not. */
  readonly reason: string | null;
  /** The hammer price; null where nobody bid. */
  readonly hammerPrice: Euros | null;
  /** The auction's fee as scheduled; null: the specification's. */
  readonly buyerFee: BuyerFee | null;
  /** The commission that the seller has signed, as in an order; null: none. */
  readonly commission: SellerCommission | null;
  /** The bidders whose bids were left out for a second chance. */
  readonly leftOut: readonly string[];
  /** For staff only; null once the person is erased. */
  readonly bidderEmail: string | null;
};

const COLUMNS = `id, kind, auction_id as "auctionId", ad_uuid as "adUuid", bidder_id as "bidderId",
  seller_id as "sellerId", state, last_bid as "lastBid", amount, needs_seller as "needsSeller",
  turn_ends_at as "turnEndsAt", left_out as "leftOut", opened_at as "openedAt", closed_at as "closedAt", reason,
  (select price from auctions where id = auction_id) as "hammerPrice",
  (select buyer_fee from auctions where id = auction_id) as "buyerFee",
  (select json_build_object('commissionBp', m.commission_bp, 'commissionMinCents', m.commission_min_cents)
     from sale_mandates m join auctions u on u.id = offers.auction_id and u.regime = 'PUBLIC_SALE'
     where m.ad_uuid = u.ad_uuid and m.seller_id = offers.seller_id and m.signed_at is not null and m.ended_at is null) as commission,
  (select email from accounts where id = bidder_id) as "bidderEmail"`;

/** Reads the database's clock; call it after the lock on what it decides. */
export const readClock = statement('offers.readClock', 'select clock_timestamp() as now').onlyValue<{
  now: Instant;
}>('now');

/** A car's last auction, as far as offers need it. */
export type LastSale = {
  readonly auctionId: string;
  readonly adUuid: string;
  readonly regime: SaleTerms['regime'];
  readonly adStatus: LotFacts['adStatus'];
  readonly status: AuctionStatus;
  readonly reserve: Euros | null;
  readonly price: Euros | null;
  readonly leaderId: string | null;
  readonly sellerId: string | null;
  readonly hasOrder: boolean;
  readonly hasCancelledOrder: boolean;
  /** It was sold, but the order was cancelled through the seller's fault. */
  readonly isSellersFault: boolean;
  readonly hasOpenOffer: boolean;
  /** The auction's planned length, regardless of later changes of its end. */
  readonly plannedMs: Millis;
  readonly wish: string | null;
};

const LAST_SALE = `
  select a.id as "auctionId", a.ad_uuid as "adUuid", a.regime, d.status as "adStatus", a.status, a.reserve, a.price, a.leader_id as "leaderId", d.owner_id as "sellerId",
    exists (select from orders where ad_uuid = d.uuid and state <> 'CANCELLED') as "hasOrder",
    exists (select from orders where auction_id = a.id and state = 'CANCELLED') as "hasCancelledOrder",
    exists (select from orders o join order_steps t on t.order_id = o.id
      where o.auction_id = a.id and t.kind = 'CANCELLED' and t.data ->> 'fault' = 'SELLER') as "isSellersFault",
    exists (select from offers where ad_uuid = d.uuid and closed_at is null) as "hasOpenOffer",
    (extract(epoch from a.scheduled_end_at - a.start_at) * 1000)::bigint as "plannedMs",
    (select note from relist_wishes where auction_id = a.id) as wish
  from auctions a join ads d on d.uuid = a.ad_uuid where a.ad_uuid = $1
  order by a.created_at desc limit 1`;

export const findLastSale = statement('offers.findLastSale', LAST_SALE).byId<LastSale>();

export type Asked = {
  readonly bidderId: string;
  readonly lastBid: Euros;
  readonly leftOut: readonly string[];
};

/** Returns the leader below the reserve and their bid; null where they were asked before, or own the car. */
export const findLastBidder = statement(
  'offers.findLastBidder',
  `select a.leader_id as "bidderId", a.price as "lastBid", '{}'::uuid[] as "leftOut"
   from auctions a join accounts p on p.id = a.leader_id join ads d on d.uuid = a.ad_uuid
   where a.id = $1 and d.owner_id is distinct from p.id and p.erased_at is null and p.blocked_at is null
     and not exists (select from offers where auction_id = $1 and bidder_id = a.leader_id and kind = 'BEST_OFFER')`,
).one<Asked, [auctionId: string]>();

/** Locks an account so that it cannot leave during the transaction; false where it was erased or blocked. */
export const holdBidder = statement(
  'offers.holdBidder',
  'select id from accounts where id = $1 and erased_at is null and blocked_at is null for key share',
).any<[accountId: string], Writes>();

const outSql = statement(
  'offers.listOut',
  `select distinct b.bidder_id as id from bids b join accounts p on p.id = b.bidder_id
   where b.auction_id = $1 and (p.erased_at is not null or p.blocked_at is not null
     or exists (select from auctions a join ads d on d.uuid = a.ad_uuid where a.id = $1 and d.owner_id = p.id)
     or exists (select from orders where auction_id = $1 and buyer_id = b.bidder_id)
     or exists (select from offers where auction_id = $1 and bidder_id = b.bidder_id and kind = 'SECOND_CHANCE'))`,
);

/** Returns who is left out of a second chance: earlier buyers, those asked, the owner, erased or blocked people. */
export async function listOut(reads: Reads, auctionId: string): Promise<Set<string>> {
  return new Set((await reads.query<{ id: string }>(outSql, [auctionId])).map(({ id }) => id));
}

export type NewOffer = Omit<
  StoredOffer,
  'id' | 'closedAt' | 'reason' | 'bidderEmail' | 'hammerPrice' | 'buyerFee' | 'commission'
> & {
  readonly openedBy: string;
};

export const addOffer = statement(
  'offers.add',
  `insert into offers (kind, auction_id, ad_uuid, bidder_id, seller_id, state, last_bid, needs_seller,
     turn_ends_at, opened_by, opened_at, left_out)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::uuid[]) returning ${COLUMNS}`,
).only<StoredOffer, [offer: NewOffer], Writes>(offer => {
  const { kind, auctionId, adUuid, bidderId, sellerId, state, lastBid, needsSeller } = offer;
  const whose = [kind, auctionId, adUuid, bidderId, sellerId, state, lastBid, needsSeller];
  return [...whose, timestamp(offer.turnEndsAt), offer.openedBy, timestamp(offer.openedAt), offer.leftOut];
});

export const lockOffer = statement(
  'offers.lock',
  `select ${COLUMNS} from offers where id = $1 for update`,
).byId<StoredOffer, Writes>();

export const findOffer = statement(
  'offers.find',
  `select ${COLUMNS} from offers where id = $1`,
).byId<StoredOffer>();

/** Stores an offer's new state. */
export const saveOffer = statement(
  'offers.save',
  `update offers set state = $2, amount = $3, turn_ends_at = $4, reason = $5,
     closed_at = case when $2 not in ('BIDDER_TURN', 'SELLER_TURN') then $6::timestamptz end where id = $1`,
).run<[offer: StoredOffer, now: Instant]>(({ id, state, amount, turnEndsAt, reason }, now) => [
  id,
  state,
  amount,
  timestamp(turnEndsAt),
  reason,
  timestamp(now),
]);

const LIST_LENGTH_MAX = 100;

/** A public bid, without the bidder's name. */
export type LeftOutBid = { readonly amount: Euros; readonly at: Instant };

/** Lists the public bids that were left out for a second chance, latest first. */
export const listLeftOut = statement(
  'offers.listLeftOut',
  `select amount, placed_at as at from bids where auction_id = $1 and bidder_id = any($2::uuid[])
   order by version desc limit ${LIST_LENGTH_MAX}`,
).all<LeftOutBid, [auctionId: string, bidders: readonly string[]]>();

/** Lists a person's offers on both sides, open ones first. */
export const listOffersOf = statement(
  'offers.listOfPerson',
  `select ${COLUMNS} from offers where bidder_id = $1 or seller_id = $1
   order by closed_at is not null, opened_at desc, id limit ${LIST_LENGTH_MAX}`,
).all<StoredOffer, [accountId: string]>();

export const listOffersOn = statement(
  'offers.listOfAd',
  `select ${COLUMNS} from offers where ad_uuid = $1 order by opened_at desc, id limit ${LIST_LENGTH_MAX}`,
).all<StoredOffer, [adUuid: string]>();

/** Stores the seller's wish after an unsold auction. */
export const writeWish = statement(
  'offers.wishRelisting',
  `insert into relist_wishes (auction_id, account_id, note, wished_at) values ($1, $2, $3, clock_timestamp())
   on conflict (auction_id) do update set note = excluded.note, wished_at = excluded.wished_at`,
).run<[auctionId: string, accountId: string, note: string]>();

export type UnsoldCar = { readonly adUuid: string; readonly wish: string | null };

/** Lists a seller's cars whose last auction sold nothing, latest first. */
export const listUnsoldOf = statement(
  'offers.listUnsoldOf',
  `select d.uuid as "adUuid", (select note from relist_wishes where auction_id = a.id) as wish
   from ads d join lateral (
     select id, status, closed_at from auctions where ad_uuid = d.uuid order by created_at desc limit 1) a on true
   where d.owner_id = $1 and d.status = 'PUBLISHED' and a.status in ('unsold', 'sold', 'cancelled')
     and not exists (select from orders where ad_uuid = d.uuid and state <> 'CANCELLED')
   order by a.closed_at desc, d.uuid limit ${LIST_LENGTH_MAX}`,
).all<UnsoldCar, [accountId: string]>();
