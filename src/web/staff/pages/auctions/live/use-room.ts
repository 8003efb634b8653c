import { useEffect } from 'react';
import { useQueryOf } from '#web/features/cache/index.ts';
import {
  BoardRoomDocument,
  type BoardRoomQuery,
  RoomBidDocument,
  RoomChangeDocument,
} from '#web/graphql/documents.gen.ts';
import { live, useCatchUp } from '#web/graphql/index.ts';

/** The auction as it is run while it runs. */
export type Room = NonNullable<BoardRoomQuery['boardAuction']>;

/** Watchers come and go without an event: they are counted again this often. */
const ASK_EVERY_MS = 5_000;

/** The room of an auction: asked for again at every bid and every change, once at a time. */
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
