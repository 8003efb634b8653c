import { useEffect } from 'react';
import { useQueryOf } from '#web/features/cache/index.ts';
import { CarAdHistoryDocument } from '#web/graphql/documents.gen.ts';
import { ChangeLog } from '#web/staff/frame/index.ts';

/** What was done to the ad, by whom and when. */
export function History({ uuid, revision }: { uuid: string; revision: number }) {
  const { data, refetch } = useQueryOf(CarAdHistoryDocument, { uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => void refetch(), [revision]);
  return data ? <ChangeLog entries={data.carAdHistory} /> : null;
}
