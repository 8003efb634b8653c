import { phaseAt } from '#shared/sale/index.ts';
import type { RequestContext } from '../context.ts';
import type { Auctions } from './index.ts';
import type { Auction } from './ledger.ts';

/** Whether a request may read what was bid in an auction. */
export type MayReadPrices = (auction: Auction, asking: Pick<RequestContext, 'viewer'>) => Promise<boolean>;

/**
 * Who may read what was bid once an auction is over. A sold car has no price any more (spec §4), and its page shows
 * none, nor the history. What was bid is no price of the ad: it was public when it counted, stays the ledger that
 * anybody may check, and the results tell it for good. Where the house keeps results' prices to itself, only who took
 * part, who sells, and staff go on reading it; the ledger of everybody else then has no rows.
 */
export function pastPrices(
  auctions: Pick<Auctions, 'clock' | 'maxBidOf'>,
  areResultsPublic: () => boolean,
): MayReadPrices {
  return async (auction, { viewer }) => {
    if (areResultsPublic() || phaseAt(auction, auctions.clock()) !== 'FINISHED') return true;
    if (viewer === null) return false;
    if (viewer.id === auction.sellerId || viewer.permissions.has('Auctions:update')) return true;
    return (await auctions.maxBidOf(auction.id, viewer.id)) !== null;
  };
}
