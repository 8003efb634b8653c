import { useEffect } from 'react';
import { CarAdHistoryDocument } from '#web/graphql/documents.gen.ts';
import { ChangeLog, useStaffData } from '#web/staff/frame/index.ts';

/** What was done to the ad, by whom and when. */
export function History({ uuid, revision }: { uuid: string; revision: number }) {
  const { data, again } = useStaffData(CarAdHistoryDocument, { uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => void again(), [revision]);
  return data.kind === 'ready' ? <ChangeLog entries={data.data.carAdHistory} /> : null;
}
