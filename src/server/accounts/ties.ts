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
 * Returns a person's open obligations: a leading bid, an open order, money owed to them from a closed one, a car under
 * the hammer, an open offer on either side, and details that the yearly tax report of sellers still needs, since it
 * includes people who have left.
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
 * Locks every auction of a person's cars and favorites before their account, in the order of ids as bids do, so that
 * there is no deadlock.
 */
export const holdAuctionsOf = statement(
  'accounts.holdAuctions',
  `select id from auctions where ad_uuid in (select ad_uuid from favorites where account_id = $1
     union all select uuid from ads where owner_id = $1) and ${BRIEFLY_HELD}
   order by id for no key update`,
).all<{ id: string }, [accountId: string], Writes>();
