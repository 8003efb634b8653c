import { useCallback, useEffect, useState } from 'react';
import {
  NotifiedDocument,
  OrderMessagesDocument,
  ReadOrderMessagesDocument,
  WriteOrderMessageDocument,
} from '#web/graphql/documents.gen.ts';
import { live, request } from '#web/graphql/index.ts';
import { type Talk, withEarlier, withNewest, withOwn } from './talk.ts';

/** The messages of an order, asked for once the page is hydrated and whenever there is news for the person. */
export function useTalk(id: string, onNews?: () => Promise<void>) {
  const [talk, setTalk] = useState<Talk | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [liveKey, setLiveKey] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      const { order, myNotifications } = await request(OrderMessagesDocument, { id, before: null });
      setFailed(false);
      setLiveKey(myNotifications?.liveKey ?? null);
      if (order) setTalk(known => withNewest(known, order));
    } catch {
      setFailed(true);
    }
  }, [id]);
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (liveKey === null) return;
    const ask = () => {
      void refresh();
      void onNews?.();
    };
    // What happened between the first answer and the joining is asked for as well.
    return live().subscribe(NotifiedDocument, { key: liveKey }, { onData: ask, onJoined: ask });
  }, [liveKey, refresh, onNews]);

  const showEarlier = async () => {
    const { order } = await request(OrderMessagesDocument, { id, before: talk?.lines[0]?.id ?? null });
    if (order) setTalk(known => known && withEarlier(known, order));
  };
  const write = async (text: string, key: string) => {
    const { writeOrderMessage } = await request(WriteOrderMessageDocument, { id, text, key });
    setTalk(known => known && withOwn(known, writeOrderMessage));
  };
  const markRead = useCallback(
    async (upTo: string) => {
      const { readOrderMessages } = await request(ReadOrderMessagesDocument, { id, upTo });
      setTalk(known => known && { ...known, unread: readOrderMessages.unreadMessages });
    },
    [id],
  );
  return { talk, hasFailed, refresh, showEarlier, write, markRead };
}
