import { phaseAt } from '#shared/sale/index.ts';
import type { RequestContext } from '../context.ts';
import type { Auctions } from './index.ts';
import type { Auction } from './ledger.ts';

/** Whether a request may read what was bid in an auction. */
export type MayReadPrices = (auction: Auction, asking: Pick<RequestContext, 'viewer'>) => Promise<boolean>;

/**
 * Decides who may read the bids of a finished auction. A sold car's page shows neither price nor history (spec §4). But
 * bids were public when placed, the ledger can be checked by anybody, and the results show them for good. Where the
 * house hides the prices of results, only bidders, the seller and staff may read them; for everybody else the ledger
 * has no rows.
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
