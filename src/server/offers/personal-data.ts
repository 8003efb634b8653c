import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** The offers on both sides of a person; like bids they are kept without a name. */
export const offersPersonalData: PersonalData = {
  name: 'offers',
  collect: statement(
    'offers.collect',
    `select json_build_object(
     'offers', coalesce((select json_agg(json_build_object('kind', kind, 'state', state, 'ad', ad_uuid,
       'side', case when bidder_id = $1 then 'bidder' else 'seller' end, 'lastBid', last_bid, 'amount', amount,
       'openedAt', opened_at, 'closedAt', closed_at) order by opened_at)
       from offers where bidder_id = $1 or seller_id = $1), '[]'),
     'wishes', coalesce((select json_agg(json_build_object('auction', auction_id, 'note', note, 'at', wished_at))
       from relist_wishes where account_id = $1), '[]')) as held`,
  ).value<{ held: unknown }, [accountId: string]>('held'),
  erase: statement('offers.eraseWishes', 'delete from relist_wishes where account_id = $1').run(),
};
