import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

/**
 * What happens in the house, in the words of the business: one function an event, one log line and one
 * counter each. No amount of a maximum, no reserve, no name or address ever goes into one.
 */
export type Events = ReturnType<typeof openEvents>;

export function openEvents(log: Logger, registry: Registry) {
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `calandre_${name}_total`, help, labelNames, registers: [registry] });
  const placed = counter('bids_placed', 'Accepted bids');
  const refused = counter('bids_refused', 'Refused bids', ['code']);
  const retried = counter('desk_batches_retried', 'Batches of bids that failed and were tried one by one');
  const closed = counter('auctions_closed', 'Auctions closed', ['verdict']);
  const reopened = counter('auctions_reopened', 'Auctions reopened after an outage');
  const unclosed = counter('closings_failed', 'Attempts to close an auction that failed', ['reason']);
  const cut = counter('live_sockets_cut', 'Live sockets closed by the house', ['reason']);
  const jobsFailed = counter('jobs_failed', 'Attempts at a job that failed', ['kind']);
  const jobsDied = counter('jobs_died', 'Jobs given up after their last attempt', ['kind']);
  const failed = counter('requests_failed', 'Requests that ended in a bug');

  return {
    bidPlaced(of: { auctionId: string }) {
      placed.inc();
      log.info(of, 'bid placed');
    },
    bidRefused(of: { auctionId: string; code: string }) {
      refused.inc({ code: of.code });
      log.info(of, 'bid refused');
    },
    batchRetried(of: { length: number; error: unknown }) {
      retried.inc();
      log.warn({ length: of.length, err: of.error }, 'a batch of bids failed and is tried one by one');
    },
    /** The history's seal goes into the log: whoever rewrote the database would have to rewrite that too. */
    auctionClosed(of: { auctionId: string; verdict: 'sold' | 'unsold'; seal: string | null }) {
      closed.inc({ verdict: of.verdict });
      log.info(of, 'auction closed');
    },
    closingFailed(of: {
      auctionId: string;
      attempts: number;
      reason: string;
      errorId: string;
      error: unknown;
    }) {
      unclosed.inc({ reason: of.reason });
      log.error(
        { ...of, error: undefined, err: of.error },
        'an auction could not be closed and is tried again',
      );
    },
    auctionReopened(of: { auctionId: string; endAt: number }) {
      reopened.inc();
      log.warn(of, 'the house was unreachable across the end: auction reopened');
    },
    socketCut(of: { reason: string }) {
      cut.inc({ reason: of.reason });
      log.info(of, 'live socket cut');
    },
    jobFailed(of: { kind: string; id: number; attempts: number; error: unknown }) {
      jobsFailed.inc({ kind: of.kind });
      log.warn({ ...of, error: undefined, err: of.error }, 'a job failed and is tried again');
    },
    jobDied(of: { kind: string; id: number; attempts: number; error: unknown }) {
      jobsDied.inc({ kind: of.kind });
      log.error({ ...of, error: undefined, err: of.error }, 'a job was given up');
    },
    requestFailed(of: { errorId: string; error: unknown }) {
      failed.inc();
      log.error({ errorId: of.errorId, err: of.error }, 'a request ended in a bug');
    },
    partFailed(of: { part: string; error: unknown }) {
      log.error({ part: of.part, err: of.error }, 'a part of the house reported an error');
    },
  };
}
