/**
 * The reports room: what people report of ads, questions and members, what staff decide of it, and appeals. It
 * promises that a report is acknowledged, that every decision is told with its reasons to whoever reported and, from
 * the first measure on, to whose it is, and that each may appeal once, against whatever they were told last. It never
 * tells one of them who the other is.
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
  /** Where somebody without an account is answered. */
  readonly email: string | null;
  readonly language: Language;
};

/** What a decision's link leads to: what was decided, for one of the two sides. */
export type Appealable = {
  readonly report: Report;
  readonly side: Side;
  readonly state: 'OPEN' | 'SENT' | 'DECIDED' | 'LATE';
  /** What this side has said against it; null until then. */
  readonly appeal: string | null;
};

export type Removal = {
  readonly statement: string;
  /** An appeal has lifted it since; the ad is to be published anew. */
  readonly isLifted: boolean;
  readonly appealToken: string | null;
};

export type Reports = ReturnType<typeof openReports>;

export function openReports(parts: ReportsParts) {
  const { database, limits, mail, secrets, clock } = parts;
  return {
    /** Forgets where somebody without an account was answered, once nothing is to be told them any more. */
    sweep: () => database.transaction(writes => forgetReporters(writes, APPEAL_WITHIN_DAYS)),
    /** Keeps a report and acknowledges it. @throws AppError NotFound, BadInput with the field, RateLimited */
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
     * Decides a report, or one side's appeal: a sold car's page is back once no decision wants it away. Any other car
     * that was removed stays removed unless its own room brings it back.
     * @throws AppError NotFound, BadInput, Forbidden to who made the contested decision, while somebody else can
     */
    decide: (context: RequestContext, decision: Decision) => decide(parts, context, decision),
    /** Whether somebody may decide an appeal: who decided what it contests may not, while somebody else can. */
    mayDecideAppeal: (report: Report, appeal: Appeal, viewerId: string) =>
      mayDecideAppeal(database, report, appeal, viewerId),
    /** Why staff took an ad away, for its seller, and the way to have that looked at again; or why it was lifted. */
    async findRemoval(adUuid: string): Promise<Removal | null> {
      const removal = await findRemoval(database, adUuid);
      if (!removal) return null;
      const { id, ...said } = removal;
      const token = await secrets.sign(APPEAL, `${id} AUTHOR`);
      const isOpen = !said.isLifted && (await this.readAppeal(token))?.state === 'OPEN';
      return { ...said, appealToken: isOpen ? token : null };
    },
    /** What a letter's link leads to; null when it is not ours. */
    async readAppeal(token: string): Promise<Appealable | null> {
      const [id = '', given = ''] = ((await secrets.read(APPEAL, token)) ?? '').split(' ');
      const side = SIDES.find(one => one === given);
      const report = side && (await findReport(database, id));
      if (!report || !side || report.decidedAt === null) return null;
      const appeal = report.appeals.find(one => one.side === side);
      // What it is against, until that has led to a decision of its own.
      const { measure, statement, decidedAt } = appeal?.decidedAt ? appeal : decidedBefore(report, appeal);
      const isLate = clock() - (decidedAt ?? 0) > APPEAL_WITHIN_MS;
      const state = appeal?.decidedAt ? 'DECIDED' : appeal ? 'SENT' : isLate ? 'LATE' : 'OPEN';
      return { report: { ...report, measure, statement }, side, state, appeal: appeal?.text ?? null };
    },
    /**
     * Has a decision looked at again, once for each side, however often it says so.
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
  /** Whose appeal; null for the report itself. */
  readonly side: Side | null;
  readonly measure: Measure;
  /** What a measure rests on; null where it is the reason of the report. */
  readonly ground: Reason | null;
  /** The reasons, 3,000 characters at most; those concerned read them. */
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
  // Questions and members are taken out of sight where they are, by those who have them.
  requireInput(measure !== 'REMOVED' || known.subject === 'AD', 'measure');
  await parts.database.transaction(async writes => {
    // A lot is held before its report; where somebody else has decided meanwhile, the ad stays as it is.
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
      // Nobody is bothered with a report that led to nothing: its author hears of measures, and what becomes of them.
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
 * What an appeal contests: what was decided last when it was made. Without an appeal, what stands: an appeal's decision
 * takes the place of what it was against.
 */
const decidedBefore = (report: Report, { createdAt }: Pick<Appeal, 'createdAt'> = { createdAt: Infinity }) =>
  report.appeals.findLast(({ decidedAt }) => decidedAt !== null && decidedAt <= createdAt) ?? report;

/** Whether one of the two sides was told of a decision before. */
const wasTold = (report: Report, side: Side): boolean =>
  [report, ...report.appeals].some(
    ({ decidedAt, measure }) => decidedAt !== null && (side === 'REPORTER' || measure !== 'NONE'),
  );

/**
 * What was decided becomes of the ad: it goes, or a sold one's page comes back where no decision that stands wants it
 * away. Answers where the latter leaves it; null where it is, or stays, away.
 * @throws AppError CarUnderHammer, OfferOpen at `measure`: who cancels an auction tells its bidders why
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

/** What is decided is decided; an appeal, which is answered, once it was made. @throws AppError BadInput */
function requireOpen(report: Report, side: Side | null): Appeal | undefined {
  const appeal = report.appeals.find(each => each.side === side);
  requireInput((side === null ? report : appeal)?.decidedAt === null, 'state');
  return appeal;
}

/** Where one of the two sides is reached; null where nobody is there. */
async function sideOf(writes: Writes, report: Report, side: Side): Promise<Reachable | null> {
  if (side === 'AUTHOR') return report.authorId === null ? null : findPerson(writes, report.authorId);
  // Who has an account is answered where they are by now.
  if (report.reporterId !== null) return findPerson(writes, report.reporterId);
  return report.email === null ? null : { email: report.email, language: report.language };
}

/** The way to contest what is decided; null to a side that has made its one appeal. */
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
