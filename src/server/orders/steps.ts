import type { Instant } from '#shared/sale/index.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';

/** The kinds of steps, with their names in the audit log. */
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

/** Who is at fault that a sale fell through. */
export const FAULTS = ['BUYER', 'SELLER', 'NOBODY'] as const;
export type Fault = (typeof FAULTS)[number];

/** An event of an order. */
export type Step = {
  readonly kind: StepKind;
  readonly party: Party;
  /** null: the house itself. */
  readonly actorId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Instant;
};

/** Returns who was at fault for a cancellation; null where there was none. */
export function faultOf(steps: readonly Step[]): Fault | null {
  const cancelled = steps.find(({ kind }) => kind === 'CANCELLED');
  return FAULTS.find(fault => fault === cancelled?.data.fault) ?? null;
}

/** Adds a step; returns false where it exists, since a step that can happen once is kept once. */
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

/** Lists the steps of an order in the order they happened. */
export const listSteps = statement(
  'orders.listSteps',
  `select kind, party, actor_id as "actorId", data, at from order_steps where order_id = $1 order by id`,
).all<Step, [orderId: string]>();
