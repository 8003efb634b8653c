import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import { Action, Panel } from '../user-area/index.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import type { Talk } from './talk.ts';
import { useSeen } from './use-seen.ts';
import { useTalk } from './use-talk.ts';

/** Where letters and lists lead to. */
const PLACE = 'messages';

type Props = {
  readonly orderId: string;
  /** Something happened to the person's orders, or was read: what else the page shows may be old. */
  readonly onNews?: () => Promise<void>;
};

/** The messages of an order, and a field for the next one. */
export function OrderMessages({ orderId, onNews }: Props) {
  const t = useTranslations('orderMessages');
  const { talk, hasFailed, refresh, showEarlier, write, markRead } = useTalk(orderId, onNews);
  useLed(talk !== null);
  if (talk === null) {
    return (
      <Panel id={PLACE} title={t('title')}>
        {hasFailed ? <TryAgain onAgain={() => void refresh()} /> : <Skeleton className="h-40" />}
      </Panel>
    );
  }
  return (
    <Panel id={PLACE} title={t('title')} text={t(`readBy.${readersOf(talk)}`)}>
      {talk.hasEarlier && (
        <Action look="quiet" className="self-start" onAct={showEarlier}>
          {t('earlier')}
        </Action>
      )}
      <MessageList talk={talk} />
      <ReadMark talk={talk} onRead={markRead} />
      {talk.canWrite ? (
        <MessageForm onWrite={write} onClosed={refresh} />
      ) : (
        <p className="text-14 text-ink-soft">{t('closed')}</p>
      )}
    </Panel>
  );
}

/** Who reads what one writes. */
function readersOf({ role, hasSeller }: Talk) {
  if (role === 'STAFF') return hasSeller ? 'SIDES' : 'BUYER';
  if (!hasSeller) return 'HOUSE';
  return role === 'BUYER' ? 'SELLER_AND_HOUSE' : 'BUYER_AND_HOUSE';
}

/** Whoever was led here by a letter or a list comes to the messages, which were not there when the page came. */
function useLed(isHere: boolean): void {
  useEffect(() => {
    if (isHere && location.hash === `#${PLACE}`) document.getElementById(PLACE)?.scrollIntoView();
  }, [isHere]);
}

/** Stands below the last message: once it is seen, so are the messages. */
function ReadMark({ talk, onRead }: { talk: Talk; onRead: (upTo: string) => Promise<void> }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(ref);
  const newest = talk.lines.at(-1)?.id ?? null;
  const isDue = isSeen && talk.unread > 0;
  useEffect(() => {
    // Where it can't be said now, the next message says it along.
    if (isDue && newest !== null) onRead(newest).catch(() => {});
  }, [isDue, newest, onRead]);
  return <span ref={ref} aria-hidden="true" className="-mt-5 block h-px" />;
}
