import type { Instant, Millis } from './auction.ts';
import { type LotFacts, lotState } from './lot.ts';
import type { OrderState } from './order.ts';

/**
 * What a car goes through that somebody has the house sell, in order. Each is the step that is open: PROPOSAL waits for
 * an estimate of the house, ESTIMATE until both agree to one, MANDATE for its signature, SALE for the hammer.
 */
export const CONSIGNMENT_STEPS = [
  'PROPOSAL',
  'ESTIMATE',
  'MANDATE',
  'IDENTITY',
  'INSPECTION',
  'PHOTOS',
  'REPORT',
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

/** What is kept of a car that its stage follows from; null where it has not happened. */
export type ConsignmentFacts = {
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
  ...{ INSPECTION: 5, PHOTOS: 5, REPORT: 3, PUBLICATION: 3, SALE: 7, UNSOLD: 5, afterMeeting: 1 },
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

export const CONSIGNMENT_TASKS = ['ANSWER_ESTIMATE', 'HAND_IN_IDENTITY'] as const;
export type ConsignmentTask = (typeof CONSIGNMENT_TASKS)[number];

/** What its seller is to do for it; null where nothing waits for them, or a mandate that says so itself. */
export function consignmentTask(facts: ConsignmentFacts, now: Instant): ConsignmentTask | null {
  const stage = consignmentStage(facts, now);
  if (stage === 'ESTIMATE') return facts.estimate?.by === 'HOUSE' ? 'ANSWER_ESTIMATE' : null;
  return stage === 'IDENTITY' && !facts.isIdentityReceived ? 'HAND_IN_IDENTITY' : null;
}

/** Until when the stage it stands at is to be done; null where the house has nothing to do but wait. */
export function consignmentDueAt(facts: ConsignmentFacts, now: Instant): Instant | null {
  const done = consignmentSteps(facts, now).map(({ doneAt }) => doneAt ?? 0);
  const since = Math.max(facts.openedAt, ...done);
  const meeting = ({ plannedAt, hasNobody = false }: Meeting, days: number) => {
    if (plannedAt === null) return since + days * DAY_MS;
    return hasNobody ? since : plannedAt + DAYS.afterMeeting * DAY_MS;
  };
  const stage = consignmentStage(facts, now);
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
