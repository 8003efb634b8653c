import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Chance } from '#test/properties/chance.ts';
import type { Bidder } from './saleroom.ts';

const BID = 'mutation($input: AddBidInput!) { addBid(addBidInput: $input) { version } }';
/** Answers that say nothing of the bid: the same key is sent again. */
const UNSETTLED: ReadonlySet<string> = new Set(['Unavailable', 'OutcomeUnknown', 'RateLimited']);
const AGAIN_AFTER_MS = 100;
const GIVEN_UP_AFTER_MS = 600_000;

/** What the house said of a bid for good, and when by this machine's clock: before it was sent, and after. */
export type Acknowledged = {
  readonly bidderId: string;
  readonly key: string;
  /** null: refused. */
  readonly version: number | null;
  readonly code: string | null;
  readonly sentAt: number;
  readonly toldAt: number;
};

/** Everything that was acknowledged in one auction, in the order in which it was. */
export type Book = { readonly auctionId: string; readonly told: Acknowledged[]; top: number };

let keys = 0;

/** Bids above what stands until told to stop; a bid without an answer is sent again until it has one. */
export async function keepBidding(
  book: Book,
  bidder: Bidder,
  chance: Chance,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const bid = book.top + between(chance, 1, 9) * 1_000;
    const maxBid = chance() < 0.3 ? bid + between(chance, 11, 40) * 1_000 : null;
    await place(book, bidder, bid, maxBid);
    if (book.top > 900_000_000) return;
  }
}

/** One bid, with its answer in the book. */
export async function place(book: Book, bidder: Bidder, bid: number, maxBid: number | null): Promise<void> {
  keys += 1;
  const key = `torture-${process.pid}-${keys}`;
  const input = { auctionId: book.auctionId, bid, maxBid, clientBidId: key, isAuctionCGVAccepted: true };
  const sentAt = Date.now();
  for (;;) {
    const answer = await bidder.guest.ask(BID, { input }).catch(() => null);
    const problem = answer?.errors?.[0]?.extensions;
    const version = (answer?.data as { addBid?: { version: number } } | null | undefined)?.addBid?.version;
    if (version !== undefined || (problem && !UNSETTLED.has(problem.code))) {
      const code = problem?.code ?? null;
      book.told.push({
        bidderId: bidder.id,
        key,
        version: version ?? null,
        code,
        sentAt,
        toldAt: Date.now(),
      });
      book.top = Math.max(book.top, version === undefined ? (problem?.minimum ?? 0) : bid);
      return;
    }
    if (Date.now() - sentAt > GIVEN_UP_AFTER_MS) throw new Error(`no answer for ${key}`);
    await sleep(AGAIN_AFTER_MS);
  }
}
