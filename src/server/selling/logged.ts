import { type Ad, nameOf } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import type { Writes } from '../database/index.ts';

type Step = 'submitted' | 'takenBack' | 'refused' | 'changesAsked';
type Word = {
  readonly actorId: string;
  /** Remarks by field. */
  readonly remarks?: Readonly<Record<string, string>>;
  readonly reason?: string | null;
};

/** Logs that a car was submitted, taken back or sent back; publications are logged by `ads`. */
export async function recordCar(
  writes: Writes,
  ad: Ad,
  step: Step,
  { actorId, remarks = {}, reason = null }: Word,
): Promise<void> {
  await record(writes, {
    actorId,
    action: `ad.${step}`,
    subjectId: ad.uuid,
    subjectName: nameOf(ad),
    after: remarks,
    reason,
  });
}
