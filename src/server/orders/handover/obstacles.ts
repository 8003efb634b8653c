import { type Instant, type Obstacle, obstaclesOf } from '#shared/sale/index.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { AppError, found } from '../../errors.ts';
import type { Known } from '../contract/particulars.ts';
import { lockOrder, type Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { hasLook } from '../promised-reminders.ts';
import { listSteps } from '../steps.ts';
import { hasPassed, readVigilance } from '../vigilance/vigilance.ts';
import { waitingSince } from '../withdrawal/withdrawal.ts';
import { readMissingPapers } from './car-papers.ts';

/** What stands in the way of an order's handover if it were now, whatever else it still waits for. */
export async function readObstacles(
  parts: Known,
  reads: Reads,
  order: Order,
  now: Instant,
): Promise<Obstacle[]> {
  const papers = await readMissingPapers(parts, reads, order, now);
  const sides = (await readVigilance(parts, reads, order)).filter(each => !hasPassed(each));
  return obstaclesOf({
    hasSeller: order.sellerId !== null,
    papers: papers.map(({ kind, state }) => ({ kind, isReceived: state === 'RECEIVED' })),
    sides: sides.map(({ file: { party }, lack }) => ({ party, lack })),
  });
}

/**
 * Tells both sides when the last of what stood in the way of a handover is gone; where they were held up at a
 * reminder, what looks again at that tells them, with their new days.
 */
export function followObstacles(parts: OrdersParts): void {
  parts.domain.on('order.obstacleGone', async (writes, { orderId, paperId = null }) => {
    const { order, now } = found(await lockOrder(writes, orderId));
    if (order.state !== 'PAID' || (await hasLook(writes, orderId, 'COLLECT'))) return;
    if ((await waitingSince(writes, order)) !== null) return;
    if ((await readObstacles(parts, writes, order, now)).length > 0) return;
    // Papers that were waived stood in nobody's way any more.
    const steps = paperId === null ? [] : await listSteps(writes, orderId);
    if (steps.some(({ kind }) => kind === 'PAPERS_WAIVED')) return;
    const { adUuid, buyerId, sellerId } = order;
    // A paper grows old, and stands in the way again until another is accepted.
    const key = [orderId, 'READY', ...(paperId === null ? [] : [paperId])].join(':');
    const told = { kind: 'ORDER_STEP', key, adUuid } as const;
    const data = { orderId, step: 'READY' } as const;
    await parts.notify(writes, [
      { ...told, accountId: buyerId, data: { ...data, isSeller: false } },
      ...(sellerId === null ? [] : [{ ...told, accountId: sellerId, data: { ...data, isSeller: true } }]),
    ]);
  });
}

/** A car changes hands once nothing stands in the way. @throws AppError VigilanceDue; CarPapersMissing, naming them */
export async function requireHandover(
  parts: Known,
  writes: Writes,
  order: Order,
  now: Instant,
): Promise<void> {
  const obstacles = await readObstacles(parts, writes, order, now);
  if (obstacles.some(({ kind }) => kind === 'VIGILANCE')) throw new AppError('VigilanceDue');
  const papers = obstacles.flatMap(each => each.papers);
  if (papers.length > 0) throw new AppError('CarPapersMissing', { papers });
}
