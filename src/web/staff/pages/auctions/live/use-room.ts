import { useEffect } from 'react';
import { useQueryOf } from '#web/features/cache/index.ts';
import {
  BoardRoomDocument,
  type BoardRoomQuery,
  RoomBidDocument,
  RoomChangeDocument,
} from '#web/graphql/documents.gen.ts';
import { live, useCatchUp } from '#web/graphql/index.ts';

/** The auction in its control page. */
export type Room = NonNullable<BoardRoomQuery['boardAuction']>;

/** Viewers come and go without an event, so they are polled. */
const ASK_EVERY_MS = 5_000;

/** Loads an auction, and again at every bid or change, one request at a time. */
export function useRoom(uuid: string) {
  const query = useQueryOf(BoardRoomDocument, { uuid }, { refetchInterval: ASK_EVERY_MS });
  const ask = useCatchUp(query.refetch);
  useEffect(() => {
    const handlers = { onData: () => void ask(), onJoined: () => void ask() };
    const leave = [
      live().subscribe(RoomBidDocument, { room: uuid }, handlers),
      live().subscribe(RoomChangeDocument, { room: uuid }, handlers),
    ];
    return () => {
      for (const end of leave) end();
    };
  }, [uuid, ask]);
  return query;
}
