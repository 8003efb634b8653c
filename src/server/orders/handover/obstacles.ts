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

/** Returns what would prevent the handover now, apart from the steps still ahead. */
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
 * Notifies both sides when the last obstacle to a handover is gone. Where a check is scheduled, it notifies them
 * instead, with their new deadline.
 */
export function followObstacles(parts: OrdersParts): void {
  parts.domain.on('order.obstacleGone', async (writes, { orderId, paperId = null }) => {
    const { order, now } = found(await lockOrder(writes, orderId));
    if (order.state !== 'PAID' || (await hasLook(writes, orderId, 'COLLECT'))) return;
    if ((await waitingSince(writes, order)) !== null) return;
    if ((await readObstacles(parts, writes, order, now)).length > 0) return;
    // Documents that arrive after a waiver were no obstacle any more.
    const steps = paperId === null ? [] : await listSteps(writes, orderId);
    if (steps.some(({ kind }) => kind === 'PAPERS_WAIVED')) return;
    const { adUuid, buyerId, sellerId } = order;
    // A document can expire and become an obstacle again, so each accepted one has its own key.
    const key = [orderId, 'READY', ...(paperId === null ? [] : [paperId])].join(':');
    const told = { kind: 'ORDER_STEP', key, adUuid } as const;
    const data = { orderId, step: 'READY' } as const;
    await parts.notify(writes, [
      { ...told, accountId: buyerId, data: { ...data, isSeller: false } },
      ...(sellerId === null ? [] : [{ ...told, accountId: sellerId, data: { ...data, isSeller: true } }]),
    ]);
  });
}

/** Checks that nothing prevents the handover. @throws AppError VigilanceDue; CarPapersMissing, naming them */
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
