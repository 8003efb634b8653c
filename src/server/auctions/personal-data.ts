import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** A person's bids with their own maximums. The ledger is never changed: after an erasure it stays, without a name. */
export const bidsPersonalData: PersonalData = {
  name: 'bids',
  collect: statement(
    'bids.collect',
    `select auction_id as auction, bid, max_bid as "maxBid", terms_locale as "termsLocale",
     terms_version as "termsVersion", to_json(decided_at) as at
   from bid_requests where bidder_id = $1 order by position`,
  ).all(),
};
