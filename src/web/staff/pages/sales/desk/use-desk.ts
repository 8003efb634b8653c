import { useEffect } from 'react';
import { useQueryOf } from '#web/features/cache/index.ts';
import { DeskNewsDocument, SaleDeskDocument, type SaleDeskQuery } from '#web/graphql/documents.gen.ts';
import { live, useCatchUp } from '#web/graphql/index.ts';

export type Desk = NonNullable<SaleDeskQuery['staffSale']>;
export type DeskLot = Desk['lots'][number];
export type DeskCall = Desk['calls'][number];

/** Viewers come and go without an event, so they are polled. */
const ASK_EVERY_MS = 5_000;
/** The most lots that one subscription takes. */
const FOLLOWED_MAX = 50;

/** Loads a sale, and again at every bid or change, one request at a time. */
export function useDesk(id: string) {
  const query = useQueryOf(SaleDeskDocument, { id }, { refetchInterval: ASK_EVERY_MS });
  const ask = useCatchUp(query.refetch);
  const open = (query.data?.staffSale?.lots ?? []).flatMap(({ auction }) =>
    auction?.state === 'RUNNING' || auction?.state === 'NOT_STARTED' ? [auction.id] : [],
  );
  const followed = open.toSorted().join(' ');
  useEffect(() => {
    if (followed === '') return;
    const ids = followed.split(' ');
    const parts = Array.from({ length: Math.ceil(ids.length / FOLLOWED_MAX) }, (_, part) =>
      ids.slice(part * FOLLOWED_MAX, (part + 1) * FOLLOWED_MAX),
    );
    const leave = parts.map(lots =>
      live().subscribe(DeskNewsDocument, { lots }, { onData: () => void ask(), onJoined: () => void ask() }),
    );
    return () => {
      for (const end of leave) end();
    };
  }, [followed, ask]);
  return query;
}
