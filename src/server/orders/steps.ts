import type { Instant } from '#shared/sale/index.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';

/** What may happen to an order, and how the audit log calls it. */
export const STEP_ACTIONS = {
  OPENED: 'opened',
  CONTRACT_SIGNED: 'contractSigned',
  FEE_PAID: 'feePaid',
  FEE_REVERSED: 'feeReversed',
  PRICE_RECEIVED: 'priceReceived',
  PRICE_REVERSED: 'priceReversed',
  REPORT_WRITTEN: 'reportWritten',
  REPORT_SIGNED: 'reportSigned',
  HANDED_OVER: 'handedOver',
  CLOSED: 'closed',
  REMINDED: 'reminded',
  CANCELLED: 'cancelled',
  WITHDRAWN: 'withdrawn',
  CAR_RETURNED: 'carReturned',
  REFUNDED: 'refunded',
  MONEY_RETURNED: 'moneyReturned',
  EXPORT_PROVEN: 'exportProven',
  PAPERS_WAIVED: 'papersWaived',
  SALE_UPHELD: 'saleUpheld',
} as const;
export type StepKind = keyof typeof STEP_ACTIONS;
export const STEP_KINDS = Object.keys(STEP_ACTIONS) as StepKind[];
export type Party = 'BUYER' | 'SELLER' | 'HOUSE';

/** Whose doing it is that a sale came to nothing. */
export const FAULTS = ['BUYER', 'SELLER', 'NOBODY'] as const;
export type Fault = (typeof FAULTS)[number];

/** One thing that happened to an order. */
export type Step = {
  readonly kind: StepKind;
  readonly party: Party;
  /** null: the house itself. */
  readonly actorId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Instant;
};

/** Whose doing it was that an order was cancelled; null where it was not. */
export function faultOf(steps: readonly Step[]): Fault | null {
  const cancelled = steps.find(({ kind }) => kind === 'CANCELLED');
  return FAULTS.find(fault => fault === cancelled?.data.fault) ?? null;
}

/** Adds a step; false when it was there, for what happens once happens once. */
export const addStep = statement(
  'orders.addStep',
  `insert into order_steps (order_id, kind, party, actor_id, data, at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning id`,
).any<[orderId: string, step: Omit<Step, 'data'> & Partial<Pick<Step, 'data'>>], Writes>(
  (orderId, { kind, party, actorId, data = {}, at }) => [
    orderId,
    kind,
    party,
    actorId,
    JSON.stringify(data),
    timestamp(at),
  ],
);

/** Everything that happened to an order, in its order. */
export const listSteps = statement(
  'orders.listSteps',
  `select kind, party, actor_id as "actorId", data, at from order_steps where order_id = $1 order by id`,
).all<Step, [orderId: string]>();
