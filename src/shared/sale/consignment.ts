import type { Instant, Millis } from './auction.ts';
import { type LotFacts, lotState } from './lot.ts';
import type { OrderState } from './order.ts';

/**
 * The steps of a consignment, in order; each names what is still to be done. PROPOSAL: the house's estimate. ESTIMATE:
 * both sides' agreement. MANDATE: its signature. APPROVAL: the seller's approval of the ad that the house wrote. SALE:
 * the hammer.
 */
export const CONSIGNMENT_STEPS = [
  'PROPOSAL',
  'ESTIMATE',
  'MANDATE',
  'IDENTITY',
  'INSPECTION',
  'PHOTOS',
  'REPORT',
  'APPROVAL',
  'PUBLICATION',
  'SALE',
  'SETTLEMENT',
] as const;
export type ConsignmentStep = (typeof CONSIGNMENT_STEPS)[number];

/** UNSOLD: offered without finding a buyer. LOST: given up by the owner or the house. */
export const CONSIGNMENT_STAGES = [...CONSIGNMENT_STEPS, 'UNSOLD', 'DONE', 'LOST'] as const;
export type ConsignmentStage = (typeof CONSIGNMENT_STAGES)[number];

/** An appointment: the next planned time, and when it took place; null where there is none. */
type Meeting = {
  readonly plannedAt: Instant | null;
  /** The member of staff assigned to it has left the house. */
  readonly hasNobody?: boolean;
  readonly doneAt: Instant | null;
};

/** The seller's answer to the ad: APPROVED (also recorded by staff), or a CHANGE is requested. */
const APPROVAL_ANSWERS = ['APPROVED', 'CHANGE'] as const;
export type ApprovalAnswer = (typeof APPROVAL_ANSWERS)[number];

/** The last request to the seller to approve the ad; null: not requested, or not answered. */
export type ApprovalFacts = {
  /** Approval is requested only where the house writes and sells the ad. */
  readonly isHandled: boolean;
  readonly approvalAskedAt: Instant | null;
  readonly approvalAnswer: ApprovalAnswer | null;
  readonly approvalAnsweredAt: Instant | null;
  /** When the ad was edited after the approval. */
  readonly approvalOutdatedAt: Instant | null;
};

/** The state of the approval; OUTDATED: the ad has been edited since. */
export const APPROVAL_STATES = ['NOT_ASKED', 'WAITING', ...APPROVAL_ANSWERS, 'OUTDATED'] as const;
type ApprovalState = (typeof APPROVAL_STATES)[number];

export function approvalState(facts: Omit<ApprovalFacts, 'isHandled'>): ApprovalState {
  if (facts.approvalAskedAt === null) return 'NOT_ASKED';
  if (facts.approvalOutdatedAt !== null) return 'OUTDATED';
  return facts.approvalAnswer ?? 'WAITING';
}

/** Whether the ad may be published without a further answer of the seller. */
export const isApproved = (facts: ApprovalFacts): boolean =>
  !facts.isHandled || approvalState(facts) === 'APPROVED';

/** The stored facts that a consignment's stage is derived from; null: has not happened. */
export type ConsignmentFacts = ApprovalFacts & {
  readonly openedAt: Instant;
  readonly lostAt: Instant | null;
  /** The last estimate, whose it is, and when the other side agreed. */
  readonly estimate: {
    readonly by: 'HOUSE' | 'SELLER';
    readonly at: Instant;
    readonly agreedAt: Instant | null;
  } | null;
  readonly mandateProposedAt: Instant | null;
  readonly mandateSignedAt: Instant | null;
  /** When the seller's identity papers were accepted. */
  readonly identityAt: Instant | null;
  /** The papers were handed in and await review. */
  readonly isIdentityReceived: boolean;
  readonly inspection: Meeting;
  readonly photos: Meeting;
  readonly hasReport: boolean;
  readonly publishedAt: Instant | null;
  readonly hasPrice: boolean;
  readonly lot: LotFacts;
  /** State of the order that was not cancelled, and the deadline of its next step. */
  readonly orderState: OrderState | null;
  readonly orderDueAt: Instant | null;
};

const DAY_MS: Millis = 86_400_000;
/** Days for each step, by the clock, from the last step done. */
const DAYS = {
  ...{ PROPOSAL: 2, sellersAnswer: 7, housesAnswer: 2, MANDATE: 5, signature: 7, IDENTITY: 7 },
  ...{
    INSPECTION: 5,
    PHOTOS: 5,
    REPORT: 3,
    APPROVAL: 2,
    PUBLICATION: 3,
    SALE: 7,
    UNSOLD: 5,
    afterMeeting: 1,
  },
} as const;

export type ConsignmentStepState = {
  readonly step: ConsignmentStep;
  readonly isDone: boolean;
  /** null: not done, or the time is unknown. */
  readonly doneAt: Instant | null;
};

/** Returns every step in order, done or open. Steps may be skipped: these stay open even after the sale. */
export function consignmentSteps(facts: ConsignmentFacts, now: Instant): ConsignmentStepState[] {
  const lot = lotState(facts.lot, now);
  const { estimate, inspection, photos, orderState } = facts;
  const dated = (at: Instant | null): readonly [boolean, Instant | null] => [at !== null, at];
  const isSold = lot === 'SOLD' || lot === 'SOLD_ELSEWHERE';
  const done: Readonly<Record<ConsignmentStep, readonly [boolean, Instant | null]>> = {
    PROPOSAL: dated(estimate?.at ?? null),
    ESTIMATE: dated(estimate?.agreedAt ?? null),
    MANDATE: dated(facts.mandateSignedAt),
    IDENTITY: dated(facts.identityAt),
    INSPECTION: dated(inspection.doneAt),
    PHOTOS: dated(photos.doneAt),
    REPORT: [facts.hasReport, null],
    APPROVAL: [isApproved(facts), approvalState(facts) === 'APPROVED' ? facts.approvalAnsweredAt : null],
    PUBLICATION: [lot !== 'DRAFT', facts.publishedAt],
    SALE: [
      isSold || facts.lot.hasOrder,
      facts.lot.auction?.status === 'sold' ? facts.lot.auction.endAt : null,
    ],
    SETTLEMENT: [orderState === 'CLOSED' || (isSold && !facts.lot.hasOrder), null],
  };
  return CONSIGNMENT_STEPS.map(step => ({ step, isDone: done[step][0], doneAt: done[step][1] }));
}

/**
 * Derives the stage of a consignment. Before publication it is the first open step; afterwards only the sale counts.
 */
export function consignmentStage(facts: ConsignmentFacts, now: Instant): ConsignmentStage {
  if (facts.lostAt !== null) return 'LOST';
  const lot = lotState(facts.lot, now);
  if (lot === 'UNSOLD' || lot === 'CANCELLED' || lot === 'WITHDRAWN') {
    return facts.lot.hasOrder ? 'SETTLEMENT' : 'UNSOLD';
  }
  const steps = consignmentSteps(facts, now);
  const from = lot === 'DRAFT' && !facts.lot.hasOrder ? 'PROPOSAL' : 'SALE';
  return steps.slice(CONSIGNMENT_STEPS.indexOf(from)).find(({ isDone }) => !isDone)?.step ?? 'DONE';
}

/** The steps before publication; a skipped one stays open until the consignment ends. */
const PREPARATION: readonly ConsignmentStep[] = ['IDENTITY', 'INSPECTION', 'PHOTOS', 'REPORT', 'APPROVAL'];
/** The stages before them, in which the seller is not yet asked for any of it. */
const AGREEING: readonly ConsignmentStage[] = ['PROPOSAL', 'ESTIMATE', 'MANDATE'];
/** The ad has been published and the car is not sold. */
const PUBLIC: readonly ConsignmentStage[] = ['SALE', 'UNSOLD'];
const OVER: readonly ConsignmentStage[] = ['DONE', 'LOST'];

/** Whether a consignment has ended. */
export const isConsignmentOver = (stage: ConsignmentStage): boolean => OVER.includes(stage);

type Standing = {
  readonly stage: ConsignmentStage;
  readonly steps: readonly Pick<ConsignmentStepState, 'step' | 'isDone'>[];
};

/**
 * Returns the preparation steps that are still open, even after publication. Once the car is sold, only the seller's
 * identity still matters.
 */
export function openPreparation({ stage, steps }: Standing): ConsignmentStep[] {
  if (isConsignmentOver(stage)) return [];
  const asked = stage === 'SETTLEMENT' ? (['IDENTITY'] as const) : PREPARATION;
  return steps.flatMap(({ step, isDone }) => (!isDone && asked.some(each => each === step) ? [step] : []));
}

export const CONSIGNMENT_TASKS = ['ANSWER_ESTIMATE', 'HAND_IN_IDENTITY', 'APPROVE_AD'] as const;
export type ConsignmentTask = (typeof CONSIGNMENT_TASKS)[number];

/** Returns the seller's tasks. The mandate to sign is not among them: it is shown by itself. */
export function consignmentTasks(facts: ConsignmentFacts, now: Instant): ConsignmentTask[] {
  const stage = consignmentStage(facts, now);
  const { estimate } = facts;
  const open = openPreparation({ stage, steps: consignmentSteps(facts, now) });
  const isOffered = !isConsignmentOver(stage) && stage !== 'SETTLEMENT';
  const waits: Readonly<Record<ConsignmentTask, boolean>> = {
    ANSWER_ESTIMATE: isOffered && estimate?.by === 'HOUSE' && estimate.agreedAt === null,
    HAND_IN_IDENTITY: open.includes('IDENTITY') && !facts.isIdentityReceived && !AGREEING.includes(stage),
    APPROVE_AD: open.includes('APPROVAL') && approvalState(facts) === 'WAITING',
  };
  return CONSIGNMENT_TASKS.filter(task => waits[task]);
}

/**
 * Returns the house's deadline for its next step: the stage's, or that of a requested change to the ad, whichever comes
 * first; null where it only waits.
 */
export function consignmentDueAt(facts: ConsignmentFacts, now: Instant): Instant | null {
  const steps = consignmentSteps(facts, now);
  const stage = consignmentStage(facts, now);
  const since = Math.max(facts.openedAt, ...steps.map(({ doneAt }) => doneAt ?? 0));
  const due = stageDueAt(facts, stage, since);
  const state = approvalState(facts);
  // Edits during the preparation need one approval, when all is ready.
  const isAskedAnew = state === 'CHANGE' || (state === 'OUTDATED' && PUBLIC.includes(stage));
  if (!isAskedAnew || !openPreparation({ stage, steps }).includes('APPROVAL')) return due;
  // Other steps do not extend this deadline. Approval that was skipped is due from publication.
  return Math.min(due ?? Number.POSITIVE_INFINITY, approvalDueAt(facts, facts.publishedAt ?? 0));
}

/** The deadline for asking the seller's approval, for the first time or again. */
const approvalDueAt = (facts: ConsignmentFacts, since: Instant): Instant =>
  Math.max(since, facts.approvalOutdatedAt ?? facts.approvalAnsweredAt ?? 0) + DAYS.APPROVAL * DAY_MS;

function stageDueAt(facts: ConsignmentFacts, stage: ConsignmentStage, since: Instant): Instant | null {
  const meeting = ({ plannedAt, hasNobody = false }: Meeting, days: number) => {
    if (plannedAt === null) return since + days * DAY_MS;
    return hasNobody ? since : plannedAt + DAYS.afterMeeting * DAY_MS;
  };
  switch (stage) {
    case 'ESTIMATE':
      return since + (facts.estimate?.by === 'SELLER' ? DAYS.housesAnswer : DAYS.sellersAnswer) * DAY_MS;
    case 'MANDATE': {
      const { mandateProposedAt } = facts;
      return mandateProposedAt === null
        ? since + DAYS.MANDATE * DAY_MS
        : mandateProposedAt + DAYS.signature * DAY_MS;
    }
    case 'INSPECTION':
      return meeting(facts.inspection, DAYS.INSPECTION);
    case 'PHOTOS':
      return meeting(facts.photos, DAYS.PHOTOS);
    case 'APPROVAL': {
      const asked = approvalState(facts) === 'WAITING' ? facts.approvalAskedAt : null;
      if (asked !== null) return asked + DAYS.sellersAnswer * DAY_MS;
      return approvalDueAt(facts, since);
    }
    case 'SALE':
      return facts.lot.auction === null && !facts.hasPrice ? since + DAYS.SALE * DAY_MS : null;
    case 'UNSOLD':
      return Math.max(since, facts.lot.auction?.endAt ?? 0) + DAYS.UNSOLD * DAY_MS;
    case 'SETTLEMENT':
      return facts.orderDueAt;
    case 'DONE':
    case 'LOST':
      return null;
    default:
      return since + DAYS[stage] * DAY_MS;
  }
}
