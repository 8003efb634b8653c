import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { ErrorReports } from './error-reports.ts';

/**
 * The business events for the log and metrics: one function, one log line and one counter each. They never contain
 * maximums, reserves, names or addresses. Faults are also sent to error reports, where configured.
 */
export type Events = ReturnType<typeof openEvents>;

export function openEvents(log: Logger, registry: Registry, report: ErrorReports['report'] = () => {}) {
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `calandre_${name}_total`, help, labelNames, registers: [registry] });
  const placed = counter('bids_placed', 'Accepted bids');
  const refused = counter('bids_refused', 'Refused bids', ['code']);
  const retried = counter('desk_batches_retried', 'Batches of bids that failed and were tried again');
  const closed = counter('auctions_closed', 'Auctions closed', ['verdict']);
  const reopened = counter('auctions_reopened', 'Auctions reopened after an outage');
  const unclosed = counter('closings_failed', 'Attempts to close an auction that failed', ['reason']);
  const cut = counter('live_sockets_cut', 'Live sockets closed by the house', ['reason']);
  const jobsFailed = counter('jobs_failed', 'Attempts at a job that failed', ['kind']);
  const jobsDied = counter('jobs_died', 'Jobs given up after their last attempt', ['kind']);
  const pushesGivenUp = counter(
    'pushes_given_up',
    'Messages to telephones that were over before they were sent',
  );
  const missing = counter('answers_missing', 'Requests that the database did not answer in time', ['code']);
  const failed = counter('requests_failed', 'Requests that ended in a bug');
  const security = securityEvents(log, counter);

  return {
    ...security,
    partFailed: partEvents(log, report, counter),
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
      log.warn({ length: of.length, err: of.error }, 'a batch of bids failed and is tried again');
    },
    /** Logs the history's last seal: whoever tampered with the database would have to change the log too. */
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
      report({ error: of.error, part: 'closing', errorId: of.errorId });
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
      report({ error: of.error, part: `jobs ${of.kind}` });
      log.error({ ...of, error: undefined, err: of.error }, 'a job was given up');
    },
    pushGivenUp() {
      pushesGivenUp.inc();
      log.info('a message to a telephone was over before it was sent');
    },
    /** The database did not answer in time; `/readyz` reports the outage itself. */
    answerMissing(of: { code: string; error: unknown }) {
      missing.inc({ code: of.code });
      log.warn({ code: of.code, err: of.error }, 'the database did not answer in time');
    },
    requestFailed(of: { errorId: string; error: unknown }) {
      failed.inc();
      report({ error: of.error, part: 'request', errorId: of.errorId });
      log.error({ errorId: of.errorId, err: of.error }, 'a request ended in a bug');
    },
  };
}

/** Reports failures of background work. */
function partEvents(log: Logger, report: ErrorReports['report'], counter: CounterOf) {
  const failed = counter('parts_failed', 'Errors of parts of the house that run by themselves', ['part']);
  return (of: { part: string; error: unknown }) => {
    failed.inc({ part: of.part });
    report(of);
    log.error({ part: of.part, err: of.error }, 'a part of the house reported an error');
  };
}

type CounterOf = (name: string, help: string, labelNames?: string[]) => Counter;

/** Builds the security events, logged at every level but silent. People appear only by account id. */
function securityEvents(log: Logger, counter: CounterOf) {
  const watch = log.child({ security: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
  const changes = counter('account_changes', 'Sign-ins, and ways in added and ended', ['kind', 'way']);
  const failed = counter('sign_ins_failed', 'Sign-ins that failed', ['way', 'code']);
  const reached = counter('limits_reached', 'Tries refused because there were too many', ['limit']);
  const resets = counter('resets_asked', 'New passwords asked for by letter', ['known']);
  const refusals = counter('refusals', 'Things refused to somebody signed in', ['field']);
  const rights = counter('rights_changed', 'Permissions given and taken', ['change']);
  return {
    /** A sign-in, or a change of how somebody can sign in. */
    accountChanged(of: { accountId: string; kind: string; way: string | null }) {
      changes.inc({ kind: of.kind, way: of.way ?? '' });
      watch.info(of, 'account changed');
    },
    signInFailed(of: { accountId: string | null; way: string; code: string }) {
      failed.inc({ way: of.way, code: of.code });
      watch.warn(of, 'sign-in failed');
    },
    /** Every attempt is counted; only the first is logged, so that nobody can fill the disk. */
    limitReached({ limit, isFirst }: { limit: string; isFirst: boolean }) {
      reached.inc({ limit });
      if (isFirst) watch.warn({ limit }, 'limit reached');
    },
    resetAsked(of: { accountId: string | null }) {
      resets.inc({ known: String(of.accountId !== null) });
      watch.info(of, 'new password asked for');
    },
    /** A signed-in person lacks the permission: staff beyond their rights, or somebody probing. */
    refused(of: { accountId: string; field: string }) {
      refusals.inc({ field: of.field });
      watch.warn(of, 'refused');
    },
    rightsChanged(of: {
      /** null: by the deployment. */
      actorId: string | null;
      subjectId: string;
      given: readonly string[];
      taken: readonly string[];
    }) {
      rights.inc({ change: 'given' }, of.given.length);
      rights.inc({ change: 'taken' }, of.taken.length);
      watch.warn(of, 'rights changed');
    },
  };
}
