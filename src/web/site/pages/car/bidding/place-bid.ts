import { languageOf, localeOfPath } from '#shared/words/locale.ts';
import { leadSource } from '#web/features/analytics/index.ts';
import { personIdNow } from '#web/features/session/index.ts';
import { untilAnswered } from '#web/features/unanswered/index.ts';
import { AddBidDocument, type BidRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import type { Amounts } from './bid-flow.ts';

/**
 * Sends a bid so that it is placed once, whatever the network does.
 * @throws RequestError the refusal; or the last attempt's error when the outcome is unknown: the key is kept, and an
 * equal bid reuses it
 */
export async function placeBid(auctionId: string, amounts: Amounts): Promise<BidRowFragment> {
  const asked = { ...amounts, auctionId, bidderId: personIdNow() };
  const termsLocale = languageOf(localeOfPath(location.pathname));
  const about = { isAuctionCGVAccepted: true, termsLocale, leadSource: leadSource() };
  const { addBid } = await untilAnswered(JSON.stringify(asked), clientBidId =>
    request(AddBidDocument, { input: { ...asked, ...about, clientBidId } }),
  );
  return addBid;
}
