import { useEffect, useRef } from 'react';
import { BoardRoomDocument, RoomBidDocument, RoomChangeDocument } from '#web/graphql/documents.gen.ts';
import { live } from '#web/graphql/index.ts';
import { useStaffData } from '#web/staff/frame/index.ts';

/** Watchers come and go without an event: they are counted again this often. */
const ASK_EVERY_MS = 5_000;

/** The room of an auction: asked for again at every bid and every change, once at a time. */
export function useRoom(uuid: string) {
  const { data, again } = useStaffData(BoardRoomDocument, { uuid });
  const turn = useRef({ isAsking: false, isWanted: false });
  useEffect(() => {
    const state = turn.current;
    const ask = async () => {
      state.isWanted = true;
      if (state.isAsking) return;
      state.isAsking = true;
      while (state.isWanted) {
        state.isWanted = false;
        await again();
      }
      state.isAsking = false;
    };
    const handlers = { onData: () => void ask(), onJoined: () => void ask() };
    const leave = [
      live().subscribe(RoomBidDocument, { room: uuid }, handlers),
      live().subscribe(RoomChangeDocument, { room: uuid }, handlers),
    ];
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const end of leave) end();
    };
  }, [uuid, again]);
  return { data, again };
}
