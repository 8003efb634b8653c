/**
 * The overview room: what waits for the house's people, as figures. It promises that each figure is counted
 * where the thing itself is kept, at the moment it is asked for, and that nobody is told one whose pages they
 * may not open. It changes nothing.
 */
import type { Consignments } from '../consignments/index.ts';
import type { Reads } from '../database/index.ts';
import { countWaiting } from './overview-store.ts';

export type Overview = ReturnType<typeof openOverview>;

type OverviewParts = { readonly database: Reads; readonly consignments: Pick<Consignments, 'countLate'> };

export function openOverview({ database, consignments }: OverviewParts) {
  return {
    async count() {
      const [waiting, consignmentsLate] = await Promise.all([
        countWaiting(database),
        consignments.countLate(),
      ]);
      return { ...waiting, consignmentsLate };
    },
  };
}
