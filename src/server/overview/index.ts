/**
 * The overview room: what waits for the house's people, as figures. It promises that each figure is counted
 * where the thing itself is kept, at the moment it is asked for, and that nobody is told one whose pages they
 * may not open. It changes nothing.
 */
import type { Reads } from '../database/index.ts';
import { countWaiting } from './overview-store.ts';

export type Overview = ReturnType<typeof openOverview>;

export function openOverview({ database }: { database: Reads }) {
  return { count: () => countWaiting(database) };
}
