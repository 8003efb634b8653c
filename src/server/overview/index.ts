/**
 * The overview room: what waits for the house's people, as figures. It promises that each figure is counted
 * where the thing itself is kept, at the moment it is asked for, and that nobody is told one whose pages they
 * may not open. It changes nothing; on Mondays it writes to the house how its week was.
 */
import type { Consignments } from '../consignments/index.ts';
import { countWaiting } from './overview-store.ts';
import { tellWeek, type WeekParts } from './week.ts';

export type Overview = ReturnType<typeof openOverview>;

type OverviewParts = WeekParts & { readonly consignments: Pick<Consignments, 'countLate'> };

export function openOverview({ consignments, ...parts }: OverviewParts) {
  const { database } = parts;
  return {
    /** Writes what became of a week, once it is over. */
    sweep: () => tellWeek(parts),
    async count() {
      const [waiting, consignmentsLate] = await Promise.all([
        countWaiting(database),
        consignments.countLate(),
      ]);
      return { ...waiting, consignmentsLate };
    },
  };
}
