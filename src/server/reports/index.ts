/**
 * Reports: what people report about ads, questions and members, the staff's decisions, and appeals. Guarantees: a
 * report is acknowledged; each decision is sent with its reasons to the reporter and, from the first measure on, to the
 * author; each side may appeal once, against the last decision they were sent. Neither learns who the other is.
 */

import { DECISION_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { isEmail, normalizeEmail } from '#shared/sale/index.ts';
import { carTitle } from '#shared/words/car-title.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Ads } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import { type RequestContext, requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid, type Reads, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { appealedLetter, decisionLetter, type Lifted, receivedLetter, waitingLetter } from './letters.ts';
import {
  type Appeal,
  addAppeal,
  addReport,
  findMemberName,
  findPerson,
  findQuestion,
  findRemoval,
  findReport,
  forgetReporters,
  hasOtherDecider,
  isRemovalStanding,
  lockReport,
  type Measure,
  type NewDecision,
  pageReports,
  type Reachable,
  type Reason,
  type Report,
  type Reported,
  SIDES,
  type Side,
  type Subject,
  writeAppealDecision,
  writeDecision,
} from './reports-store.ts';

const TEXT_LENGTH_MAX = 3_000;
const APPEAL = 'report-appeal';
const APPEAL_WITHIN_DAYS = 183;
const APPEAL_WITHIN_MS = APPEAL_WITHIN_DAYS * 86_400_000;

export { WAITS } from './reports-store.ts';

export type ReportsParts = Pick<
  Core,
  'database' | 'limits' | 'mail' | 'secrets' | 'publicUrl' | 'settings' | 'clock'
> & {
  readonly ads: Pick<Ads, 'findPublic' | 'lock' | 'moderateFor'>;
  readonly accounts: Pick<Accounts, 'findMember'>;
};

export type Given = {
  readonly subject: Subject;
  readonly id: string;
  readonly reason: Reason;
  readonly text: string;
  /** The address for answers to a reporter without an account. */
  readonly email: string | null;
  readonly language: Language;
};

/** The target of a decision's link: the decision, as one of the two sides sees it. */
export type Appealable = {
  readonly report: Report;
  readonly side: Side;
  readonly state: 'OPEN' | 'SENT' | 'DECIDED' | 'LATE';
  /** This side's appeal; null where there is none. */
  readonly appeal: string | null;
};

export type Removal = {
  readonly statement: string;
  /** Whether an appeal has lifted the removal, so that the ad can be published again. */
  readonly isLifted: boolean;
  readonly appealToken: string | null;
};

export type Reports = ReturnType<typeof openReports>;

export function openReports(parts: ReportsParts) {
  const { database, limits, mail, secrets, clock } = parts;
  return {
    /** Deletes the addresses of reporters without an account, once nothing is left to tell them. */
    sweep: () => database.transaction(writes => forgetReporters(writes, APPEAL_WITHIN_DAYS)),
    /** Stores a report and acknowledges it. @throws AppError NotFound, BadInput with the field, RateLimited */
    async report(viewerId: string | null, origin: string, given: Given): Promise<number> {
      const text = given.text.trim();
      requireInput(text.length <= TEXT_LENGTH_MAX, 'text');
      requireInput(given.reason !== 'OTHER' || text !== '', 'text');
      const reported = found(await findReported(parts, given.subject, given.id));
      const reporter = await reporterOf(parts, viewerId, given);
      await limits.take('report', origin);
      return database.transaction(async writes => {
        const { subject, id, reason } = given;
        const whose = { reporterId: viewerId, email: reporter.email, language: reporter.language };
        const added = await addReport(writes, {
          subject,
          subjectId: id,
          ...reported,
          reason,
          text,
          ...whose,
        });
        if (added.isNew) {
          const about = { number: added.number, subject, excerpt: reported.excerpt };
          await mail.send(writes, receivedLetter(reporter, about));
          await mail.send(writes, waitingLetter(parts, { ...about, reason }, null));
        }
        return added.number;
      });
    },
    ...boundTo(database, { page: pageReports }),
    /**
     * Decides a report, or one side's appeal. A sold car's page returns once no decision removes it; any other removed
     * car stays removed until it is published again.
     * @throws AppError NotFound, BadInput, Forbidden to the author of the contested decision, while somebody else can
     * decide
     */
    decide: (context: RequestContext, decision: Decision) => decide(parts, context, decision),
    /** Whether somebody may decide an appeal: not the author of the contested decision, while somebody else can. */
    mayDecideAppeal: (report: Report, appeal: Appeal, viewerId: string) =>
      mayDecideAppeal(database, report, appeal, viewerId),
    /** Returns why staff removed an ad, with the appeal link, or why that was lifted; for its seller. */
    async findRemoval(adUuid: string): Promise<Removal | null> {
      const removal = await findRemoval(database, adUuid);
      if (!removal) return null;
      const { id, ...said } = removal;
      const token = await secrets.sign(APPEAL, `${id} AUTHOR`);
      const isOpen = !said.isLifted && (await this.readAppeal(token))?.state === 'OPEN';
      return { ...said, appealToken: isOpen ? token : null };
    },
    /** Returns the decision behind a link; null where the link is invalid. */
    async readAppeal(token: string): Promise<Appealable | null> {
      const [id = '', given = ''] = ((await secrets.read(APPEAL, token)) ?? '').split(' ');
      const side = SIDES.find(one => one === given);
      const report = side && (await findReport(database, id));
      if (!report || !side || report.decidedAt === null) return null;
      const appeal = report.appeals.find(one => one.side === side);
      // The contested decision, until the appeal is decided itself.
      const { measure, statement, decidedAt } = appeal?.decidedAt ? appeal : decidedBefore(report, appeal);
      const isLate = clock() - (decidedAt ?? 0) > APPEAL_WITHIN_MS;
      const state = appeal?.decidedAt ? 'DECIDED' : appeal ? 'SENT' : isLate ? 'LATE' : 'OPEN';
      return { report: { ...report, measure, statement }, side, state, appeal: appeal?.text ?? null };
    },
    /**
     * Appeals a decision, once per side; a repeated request returns the first.
     * @throws AppError NotFound, TokenExpired, BadInput
     */
    async appeal(token: string, text: string): Promise<Appealable> {
      const known = found(await this.readAppeal(token));
      const { report, side, state } = known;
      if (known.appeal === text.trim()) return known;
      if (state !== 'OPEN') throw new AppError('TokenExpired');
      requireInput(text.trim() !== '' && text.length <= TEXT_LENGTH_MAX, 'text');
      await database.transaction(async writes => {
        if (!(await addAppeal(writes, report.id, side, text.trim()))) return;
        const to = await sideOf(writes, report, side);
        if (to) await mail.send(writes, appealedLetter(to, report));
        await mail.send(writes, waitingLetter(parts, report, side));
      });
      return found(await this.readAppeal(token));
    },
  };
}

async function findReported(parts: ReportsParts, subject: Subject, id: string): Promise<Reported | null> {
  if (!isUuid(id)) return null;
  if (subject === 'QUESTION') return findQuestion(parts.database, id);
  if (subject === 'MEMBER') {
    const member = await parts.accounts.findMember(id);
    return member && { authorId: member.id, excerpt: found(await findMemberName(parts.database, id)) };
  }
  const ad = await parts.ads.findPublic(id);
  return ad && { authorId: ad.ownerId, excerpt: carTitle(ad) };
}

async function reporterOf({ database }: ReportsParts, viewerId: string | null, given: Given) {
  if (viewerId !== null) return found(await findPerson(database, viewerId));
  const email = normalizeEmail(given.email ?? '');
  requireInput(isEmail(email), 'email');
  return { email, language: given.language };
}

export type Decision = {
  readonly id: string;
  /** The side that appealed; null for the report itself. */
  readonly side: Side | null;
  readonly measure: Measure;
  /** The ground of a measure; null where it is the reason of the report. */
  readonly ground: Reason | null;
  /** The reasons, 3,000 characters at most; both sides can read them. */
  readonly statement: string;
};

async function decide(parts: ReportsParts, context: RequestContext, decision: Decision): Promise<Report> {
  const { id, side, measure } = decision;
  const ground = measure === 'NONE' ? null : decision.ground;
  const { statement } = requireFields(DECISION_FIELDS, decision);
  const known = found(await findReport(parts.database, id));
  const appeal = requireOpen(known, side);
  const actorId = found(context.viewer).id;
  if (appeal && !(await mayDecideAppeal(parts.database, known, appeal, actorId)))
    throw new AppError('Forbidden');
  // Questions are hidden and members blocked in their own administration.
  requireInput(measure !== 'REMOVED' || known.subject === 'AD', 'measure');
  await parts.database.transaction(async writes => {
    // The lock order is lot, then report; if somebody else has decided by now, the ad is not changed.
    const movesAd = known.subject === 'AD' && (measure === 'REMOVED' || side !== null);
    if (movesAd) await parts.ads.lock(writes, known.subjectId);
    const report = found(await lockReport(writes, id));
    requireOpen(report, side);
    const written = { measure, ground, statement, actorId };
    const wasRemoved = movesAd && (await isRemovalStanding(writes, report.subjectId));
    if (side === null) await writeDecision(writes, id, written);
    else await writeAppealDecision(writes, id, side, written);
    const shown = movesAd ? await follow(parts, writes, report, written) : null;
    const lifted = wasRemoved ? shown : null;
    await record(writes, {
      ...{ actorId, action: 'report.decided', subjectId: id },
      subjectName: `n° ${report.number}`,
      after: { measure, side, ...(ground && { ground }) },
      reason: statement,
    });
    for (const each of SIDES) {
      const isReview = wasTold(report, each);
      // The author is not told of a report without consequence: only of measures and their review.
      const to =
        isReview || each === 'REPORTER' || measure !== 'NONE' ? await sideOf(writes, report, each) : null;
      if (!to) continue;
      const appealUrl = await appealUrlOf(parts, report, each, to);
      const decided = { measure, ground: ground ?? report.reason, statement, isReview, appealUrl, lifted };
      await parts.mail.send(writes, decisionLetter(to, each, report, decided, parts.publicUrl));
    }
  });
  return found(await findReport(parts.database, id));
}

/**
 * Returns the decision that an appeal contests: the last one before it. Without an appeal, the one in force: an
 * appeal's decision replaces the one it contests.
 */
const decidedBefore = (report: Report, { createdAt }: Pick<Appeal, 'createdAt'> = { createdAt: Infinity }) =>
  report.appeals.findLast(({ decidedAt }) => decidedAt !== null && decidedAt <= createdAt) ?? report;

/** Whether a side was told of a decision before. */
const wasTold = (report: Report, side: Side): boolean =>
  [report, ...report.appeals].some(
    ({ decidedAt, measure }) => decidedAt !== null && (side === 'REPORTER' || measure !== 'NONE'),
  );

/**
 * Applies a decision to the ad: removes it, or shows a sold car's page again where no other decision removes it.
 * Returns what becomes of a lifted ad; null where it is or stays removed.
 * @throws AppError CarUnderHammer, OfferOpen at `measure`: the auction must be cancelled first, with a reason for
 * bidders
 */
async function follow(
  { ads }: ReportsParts,
  writes: Writes,
  { subjectId }: Report,
  { measure, statement, actorId }: NewDecision,
): Promise<Lifted | null> {
  if (measure !== 'REMOVED' && (await isRemovalStanding(writes, subjectId))) return null;
  const act = measure === 'REMOVED' ? 'hide' : 'show';
  try {
    const isShown = await ads.moderateFor(writes, subjectId, act, { actorId, reason: statement });
    return act === 'hide' ? null : isShown ? 'SHOWN' : 'AWAY';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { ...error.details, field: 'measure' });
  }
}

const mayDecideAppeal = async (reads: Reads, report: Report, appeal: Appeal, viewerId: string) =>
  decidedBefore(report, appeal).decidedBy !== viewerId || !(await hasOtherDecider(reads, viewerId));

/** Refuses to decide twice; an appeal must exist. @throws AppError BadInput */
function requireOpen(report: Report, side: Side | null): Appeal | undefined {
  const appeal = report.appeals.find(each => each.side === side);
  requireInput((side === null ? report : appeal)?.decidedAt === null, 'state');
  return appeal;
}

/** Returns how to reach one of the two sides; null where there is no address. */
async function sideOf(writes: Writes, report: Report, side: Side): Promise<Reachable | null> {
  if (side === 'AUTHOR') return report.authorId === null ? null : findPerson(writes, report.authorId);
  // An account is reached at its current address.
  if (report.reporterId !== null) return findPerson(writes, report.reporterId);
  return report.email === null ? null : { email: report.email, language: report.language };
}

/** Returns the link to appeal; null for a side that has appealed. */
async function appealUrlOf(
  { secrets, publicUrl }: ReportsParts,
  { id, appeals }: Report,
  side: Side,
  { language }: Reachable,
): Promise<string | null> {
  if (appeals.some(appeal => appeal.side === side)) return null;
  const token = await secrets.sign(APPEAL, `${id} ${side}`);
  return new URL(linkTo('appeal', localeOf(language), { token }), publicUrl).href;
}
