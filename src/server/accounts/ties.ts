import { BRIEFLY_HELD, statement, type Writes } from '../database/index.ts';

type Ties = {
  readonly leads: boolean;
  readonly hasOrder: boolean;
  readonly isOwed: boolean;
  readonly isSelling: boolean;
  readonly hasOffer: boolean;
  readonly owesDetails: boolean;
};

/**
 * What somebody still has to do with others: a bid that leads, an order that is open, money that the house owes them of
 * one that is over, a car under the hammer, an offer that one of two sides has still to answer, what the yearly report
 * needs of who sold: it is made out of those who have left, too.
 */
export const findTies = statement(
  'accounts.ties',
  `select exists (select from auctions where status = 'open' and leader_id = $1) as "leads",
     exists (select from orders where state not in ('CLOSED', 'CANCELLED') and $1 in (buyer_id, seller_id))
       as "hasOrder",
     exists (select from auctions a join ads d on d.uuid = a.ad_uuid
       where a.status = 'open' and d.owner_id = $1) as "isSelling",
     exists (select from orders o join postings p on p.order_id = o.id where $1 in (o.buyer_id, o.seller_id)
         and $1 = case p.account when 'BUYERS' then o.buyer_id when 'SELLERS' then o.seller_id end
       group by o.id having sum(p.cents) < 0) as "isOwed",
     exists (select from offers where closed_at is null and (bidder_id = $1 or seller_id = $1)) as "hasOffer",
     exists (select from seller_details d join orders o on o.seller_id = d.account_id and o.state = 'CLOSED'
       where d.account_id = $1 and d.answered_at is null) as "owesDetails"`,
).only<Ties, [accountId: string]>();

/**
 * Holds every auction that leaves with somebody, of their cars and of those they keep an eye on: in the order of their
 * ids and before their account, as bids do, so that nobody waits for another in a ring.
 */
export const holdAuctionsOf = statement(
  'accounts.holdAuctions',
  `select id from auctions where ad_uuid in (select ad_uuid from favorites where account_id = $1
     union all select uuid from ads where owner_id = $1) and ${BRIEFLY_HELD}
   order by id for no key update`,
).all<{ id: string }, [accountId: string], Writes>();
