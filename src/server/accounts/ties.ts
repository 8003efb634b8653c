import { type Reads, statement } from '../database/index.ts';
import { found } from '../errors.ts';

const tiesSql = statement(
  'accounts.ties',
  `select exists (select from auctions where status = 'open' and leader_id = $1) as "leads",
     exists (select from orders where state not in ('CLOSED', 'CANCELLED') and $1 in (buyer_id, seller_id))
       as "hasOrder",
     exists (select from auctions a join ads d on d.uuid = a.ad_uuid
       where a.status = 'open' and d.owner_id = $1) as "isSelling"`,
);

type Ties = { readonly leads: boolean; readonly hasOrder: boolean; readonly isSelling: boolean };

/** What somebody still has to do with others: a bid that leads, an order that is open, a car under the hammer. */
export async function findTies(reads: Reads, accountId: string): Promise<Ties> {
  return found((await reads.query<Ties>(tiesSql, [accountId]))[0]);
}
