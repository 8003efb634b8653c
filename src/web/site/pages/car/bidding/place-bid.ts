import { languageOf, localeOfPath } from '#shared/words/locale.ts';
import { leadSource } from '#web/features/analytics/index.ts';
import { personIdNow } from '#web/features/session/index.ts';
import { tabMemory } from '#web/features/tab-memory/index.ts';
import { AddBidDocument, type BidRowFragment } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { type Amounts, TRIES_MAX } from './bid-flow.ts';

const KEPT_AS = 'bid.sending';
const WAIT_MS = 800;

type Sending = { readonly clientBidId: string; readonly auctionId: string } & Amounts;

/**
 * Sends a bid so that it is placed once, whatever the network does: its key is made and kept before it
 * leaves, and a try that got no answer is repeated under the same key.
 * @throws RequestError the refusal; or what the last try came to, none of which says what became of the bid: the
 * key is kept, and an equal bid goes under it again
 */
export async function placeBid(auctionId: string, amounts: Amounts): Promise<BidRowFragment> {
  const sending = keep({ ...amounts, auctionId, clientBidId: crypto.randomUUID() });
  const bidderId = personIdNow();
  const termsLocale = languageOf(localeOfPath(location.pathname));
  const input = { ...sending, bidderId, isAuctionCGVAccepted: true, termsLocale, leadSource: leadSource() };
  for (let tries = 1; ; tries += 1) {
    try {
      const { addBid } = await request(AddBidDocument, { input });
      forget();
      return addBid;
    } catch (error) {
      const triesMax = error instanceof RequestError ? TRIES_MAX.get(error.code) : undefined;
      if (triesMax === undefined) forget();
      if (triesMax === undefined || tries >= triesMax) throw error;
      await new Promise(resolve => setTimeout(resolve, WAIT_MS * tries));
    }
  }
}

/** The key of an equal bid that was sent and never answered, so that a reload can't place it twice. */
function keep(sending: Sending): Sending {
  const kept = readKept();
  const isSame =
    kept?.auctionId === sending.auctionId && kept.bid === sending.bid && kept.maxBid === sending.maxBid;
  const chosen = isSame ? { ...sending, clientBidId: kept.clientBidId } : sending;
  tabMemory.keep(KEPT_AS, JSON.stringify(chosen));
  return chosen;
}

function readKept(): Sending | null {
  try {
    return JSON.parse(tabMemory.read(KEPT_AS) ?? 'null') as Sending | null;
  } catch {
    return null;
  }
}

function forget(): void {
  tabMemory.forget(KEPT_AS);
}
