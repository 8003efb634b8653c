import { type Instant, type Obstacle, obstaclesOf } from '#shared/sale/index.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import type { Known } from '../contract/particulars.ts';
import type { Order } from '../orders-store.ts';
import { hasPassed, readVigilance } from '../vigilance/vigilance.ts';
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
    sides: sides.map(({ file: { party }, given }) => ({ party, isGiven: given === 'RECEIVED' })),
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
