import type { Instant, Millis } from './auction.ts';
import { type LotFacts, lotState } from './lot.ts';
import type { OrderState } from './order.ts';

/**
 * What a car goes through that somebody has the house sell, in order. Each is the step that is open: PROPOSAL waits for
 * an estimate of the house, ESTIMATE until both agree to one, MANDATE for its signature, APPROVAL for its seller's word
 * on the ad as the house wrote it, SALE for the hammer.
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

/** UNSOLD: it was offered, and nobody has bought it. LOST: its owner or the house gave it up. */
export const CONSIGNMENT_STAGES = [...CONSIGNMENT_STEPS, 'UNSOLD', 'DONE', 'LOST'] as const;
export type ConsignmentStage = (typeof CONSIGNMENT_STAGES)[number];

/** What is met for: the nearest hour it is planned at, and when it was done; null where neither is. */
type Meeting = {
  readonly plannedAt: Instant | null;
  /** Who was to go is of the house no more: nobody would come. */
  readonly hasNobody?: boolean;
  readonly doneAt: Instant | null;
};

/** What a car's seller said to its ad: APPROVED, also as staff wrote it down, or that something is to CHANGE. */
const APPROVAL_ANSWERS = ['APPROVED', 'CHANGE'] as const;
export type ApprovalAnswer = (typeof APPROVAL_ANSWERS)[number];

/** The last time that its seller was asked for their word on the ad; null where nothing was asked, or said. */
export type ApprovalFacts = {
  /** Whoever has the house write and sell the ad is asked, and nobody else. */
  readonly isHandled: boolean;
  readonly approvalAskedAt: Instant | null;
  readonly approvalAnswer: ApprovalAnswer | null;
  readonly approvalAnsweredAt: Instant | null;
  /** The ad was written otherwise since they approved of it. */
  readonly approvalOutdatedAt: Instant | null;
};

/** Where the seller's word on the ad stands; OUTDATED is what was given for other words than the ad has now. */
export const APPROVAL_STATES = ['NOT_ASKED', 'WAITING', ...APPROVAL_ANSWERS, 'OUTDATED'] as const;
type ApprovalState = (typeof APPROVAL_STATES)[number];

export function approvalState(facts: Omit<ApprovalFacts, 'isHandled'>): ApprovalState {
  if (facts.approvalAskedAt === null) return 'NOT_ASKED';
  if (facts.approvalOutdatedAt !== null) return 'OUTDATED';
  return facts.approvalAnswer ?? 'WAITING';
}

/** Whether nothing is asked of its seller any more before the ad goes to the public. */
export const isApproved = (facts: ApprovalFacts): boolean =>
  !facts.isHandled || approvalState(facts) === 'APPROVED';

/** What is kept of a car that its stage follows from; null where it has not happened. */
export type ConsignmentFacts = ApprovalFacts & {
  readonly openedAt: Instant;
  readonly lostAt: Instant | null;
  /** The last one, whose it is, and when the other side agreed to it. */
  readonly estimate: {
    readonly by: 'HOUSE' | 'SELLER';
    readonly at: Instant;
    readonly agreedAt: Instant | null;
  } | null;
  readonly mandateProposedAt: Instant | null;
  readonly mandateSignedAt: Instant | null;
  /** When the seller's papers were accepted. */
  readonly identityAt: Instant | null;
  /** They were handed in, and nobody has looked at them yet. */
  readonly isIdentityReceived: boolean;
  readonly inspection: Meeting;
  readonly photos: Meeting;
  readonly hasReport: boolean;
  readonly publishedAt: Instant | null;
  readonly hasPrice: boolean;
  readonly lot: LotFacts;
  /** Of the order that was not cancelled, and until when its next step is to be done. */
  readonly orderState: OrderState | null;
  readonly orderDueAt: Instant | null;
};

const DAY_MS: Millis = 86_400_000;
/** How many days each step has, counted by the clock from what was done last. */
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
  /** null where it is not done, or nobody knows when it was. */
  readonly doneAt: Instant | null;
};

/** Every step in order, done or not: one may be left out, and is told as open even once the car is sold. */
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
 * Where the car stands: derived, never set. Once it is before the public its sale alone decides; before, it is the
 * first step that is open.
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

/** What is to be done for a car before it is published; what was left out then is open until the file ends. */
const PREPARATION: readonly ConsignmentStep[] = ['IDENTITY', 'INSPECTION', 'PHOTOS', 'REPORT', 'APPROVAL'];
/** Before them: nothing of it is asked of its seller yet. */
const AGREEING: readonly ConsignmentStage[] = ['PROPOSAL', 'ESTIMATE', 'MANDATE'];
/** Its ad was before the public, and its car is not sold. */
const PUBLIC: readonly ConsignmentStage[] = ['SALE', 'UNSOLD'];
const OVER: readonly ConsignmentStage[] = ['DONE', 'LOST'];

/** Whether nothing more is done for a car. */
export const isConsignmentOver = (stage: ConsignmentStage): boolean => OVER.includes(stage);

type Standing = {
  readonly stage: ConsignmentStage;
  readonly steps: readonly Pick<ConsignmentStepState, 'step' | 'isDone'>[];
};

/**
 * What is open of a file that comes before the publication of its car, also once that is public. Of a car that is sold
 * nobody sees, photographs or reads anything any more: who its seller is alone matters still.
 */
export function openPreparation({ stage, steps }: Standing): ConsignmentStep[] {
  if (isConsignmentOver(stage)) return [];
  const asked = stage === 'SETTLEMENT' ? (['IDENTITY'] as const) : PREPARATION;
  return steps.flatMap(({ step, isDone }) => (!isDone && asked.some(each => each === step) ? [step] : []));
}

export const CONSIGNMENT_TASKS = ['ANSWER_ESTIMATE', 'HAND_IN_IDENTITY', 'APPROVE_AD'] as const;
export type ConsignmentTask = (typeof CONSIGNMENT_TASKS)[number];

/**
 * What its seller is to do for it, until it is done or the file ends; a mandate that waits for them says so itself.
 */
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
 * Until when the house is to do what is next: the stage that the car stands at, or what its seller wants changed in its
 * ad, whichever comes first; null where it has nothing to do but wait.
 */
export function consignmentDueAt(facts: ConsignmentFacts, now: Instant): Instant | null {
  const steps = consignmentSteps(facts, now);
  const stage = consignmentStage(facts, now);
  const since = Math.max(facts.openedAt, ...steps.map(({ doneAt }) => doneAt ?? 0));
  const due = stageDueAt(facts, stage, since);
  const state = approvalState(facts);
  // What the house writes anew while it prepares the car is asked of its seller once, when all is ready.
  const isAskedAnew = state === 'CHANGE' || (state === 'OUTDATED' && PUBLIC.includes(stage));
  if (!isAskedAnew || !openPreparation({ stage, steps }).includes('APPROVAL')) return due;
  // Whatever else is done meanwhile gives nobody more time for it; what was left out by then is due from publication.
  return Math.min(due ?? Number.POSITIVE_INFINITY, approvalDueAt(facts, facts.publishedAt ?? 0));
}

/** Until when the house is to ask its seller for their word, for the first time or anew. */
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
