import { entriesOf } from '../accounting/index.ts';
import type { Reads } from '../database/index.ts';
import { sentBy } from './money/settlement-drawing.ts';
import { STEP_KINDS, type Step, type StepKind } from './steps.ts';

/** A step of an order, or a payout to its seller as the journal has it. */
export const HISTORY_KINDS = [...STEP_KINDS, 'PAID_OUT', 'PAYOUT_REVERSED'] as const;
export type Happening = Omit<Step, 'kind'> & { readonly kind: StepKind | 'PAID_OUT' | 'PAYOUT_REVERSED' };

/** Returns the history of an order with payouts and their reversals; for the seller and staff only. */
export async function readHistory(
  reads: Reads,
  orderId: string,
  steps: readonly Step[],
): Promise<Happening[]> {
  const moved = (await entriesOf(reads, orderId)).flatMap((entry): Happening[] => {
    const cents = entry.kind === 'PAYOUT' || entry.kind === 'REVERSAL' ? sentBy(entry) : 0;
    if (cents === 0) return [];
    const { actorId, bookedAt: at } = entry;
    return [{ kind: cents > 0 ? 'PAID_OUT' : 'PAYOUT_REVERSED', party: 'HOUSE', actorId, data: {}, at }];
  });
  return [...steps, ...moved].sort((one, other) => one.at - other.at);
}
