import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  NotifiedDocument,
  OrderMessagesDocument,
  ReadOrderMessagesDocument,
  WriteOrderMessageDocument,
} from '#web/graphql/documents.gen.ts';
import { live, RequestError, request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button, classes, Form, Skeleton, TextArea } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import { useForm, WrongFields } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';
import { Action, Panel, useLed } from '../user-area/index.ts';
import { type Line, type Talk, withEarlier, withNewest, withOwn } from './talk.ts';

/** The hash to which letters and lists link. */
const PLACE = 'messages';

type Props = {
  readonly orderId: string;
  /** Called after a notification or a read message: other data of the page may be outdated. */
  readonly onNews?: () => Promise<void>;
};

/** The messages of an order, and a field for the next one. */
export function OrderMessages({ orderId, onNews }: Props) {
  const t = useTranslations('orderMessages');
  const { talk, hasFailed, refresh, showEarlier, write, markRead } = useTalk(orderId, onNews);
  useLed(PLACE, talk !== null);
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
        <MessageForm orderId={orderId} onWrite={write} onClosed={refresh} />
      ) : (
        <p className="text-14 text-ink-soft">{t('closed')}</p>
      )}
    </Panel>
  );
}

/** Returns who reads the user's messages. */
function readersOf({ role, hasSeller }: Talk) {
  if (role === 'STAFF') return hasSeller ? 'SIDES' : 'BUYER';
  if (!hasSeller) return 'HOUSE';
  return role === 'BUYER' ? 'SELLER_AND_HOUSE' : 'BUYER_AND_HOUSE';
}

/** Marks the messages as read, once this element below the last one is visible. */
function ReadMark({ talk, onRead }: { talk: Talk; onRead: (upTo: string) => Promise<void> }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(ref);
  const newest = talk.lines.at(-1)?.id ?? null;
  const isDue = isSeen && talk.unread > 0;
  useEffect(() => {
    // If this fails, the next message marks them.
    if (isDue && newest !== null) onRead(newest).catch(() => {});
  }, [isDue, newest, onRead]);
  return <span ref={ref} aria-hidden="true" className="-mt-5 block h-px" />;
}

/** Loads an order's messages after hydration, and again at each notification. */
function useTalk(id: string, onNews?: () => Promise<void>) {
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
    // Joining asks again, for what happened since the first response.
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

/** The messages, newest last; screen readers announce new ones. */
function MessageList({ talk: { lines, role, state } }: { talk: Talk }) {
  const t = useTranslations('orderMessages');
  const canMeet = role !== 'STAFF' && ['CREATED', 'SIGNED', 'PAID'].includes(state);
  const own = role === 'STAFF' ? 'HOUSE' : role;
  return (
    <div role="log" aria-label={t('title')}>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t(canMeet ? 'emptyYet' : 'empty')}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {lines.map(line => (
            <Message key={line.id} line={line} isOwn={line.party === own} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Message({ line: { party, text, at }, isOwn }: { line: Line; isOwn: boolean }) {
  const t = useTranslations('orderMessages');
  return (
    <li
      data-message={party}
      className={classes('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end self-end' : 'self-start')}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <span className="font-[560]">{isOwn && party !== 'HOUSE' ? t('you') : t(`party.${party}`)}</span>
        <time dateTime={at} className="tabular text-12 text-ink-soft">
          {formatDateTime(at)}
        </time>
      </p>
      <p
        className={classes(
          'whitespace-pre-wrap rounded-box px-4 py-3 [overflow-wrap:anywhere]',
          isOwn ? 'bg-good-wash' : 'bg-wash',
        )}
      >
        {text}
      </p>
    </li>
  );
}

/** Whether an element is on the screen and the page is in the foreground. */
function useSeen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isInFront, setInFront] = useState(false);
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting === true));
    if (ref.current) observer.observe(ref.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      observer.disconnect();
    };
  }, [ref]);
  return isOnScreen && isInFront;
}

const LENGTH_MAX = 2_000;
const TOO_LONG = { text: 'orderMessages.wrong.tooLong' } as const;

/** The field for the next message. The text stays until it is sent; a retry does not duplicate it. */
function MessageForm({
  orderId,
  onWrite,
  onClosed,
}: {
  orderId: string;
  onWrite: (text: string, key: string) => Promise<void>;
  /** Called when the order has been over for too long to write. */
  onClosed: () => Promise<void>;
}) {
  const t = useTranslations('orderMessages');
  const { fail } = useToasts();
  const key = useRef<string | null>(null);

  const write = async ({ text }: { text: string }) => {
    const { length } = text.trim();
    if (length === 0) throw new WrongFields({ text: 'orderMessages.wrong.missing' });
    if (length > LENGTH_MAX) throw new WrongFields(TOO_LONG);
    key.current ??= crypto.randomUUID();
    await onWrite(text, key.current);
    key.current = null;
    // Text typed in the meantime is the next message, and stays.
    form.put(typed => (typed.text === text ? { text: '' } : {}));
  };
  const form = useForm({ text: '' }, write, undefined, {
    ...{ keptAs: `message.${orderId}`, outlivesPage: true },
    wordsOf: ({ field }) => (field === 'text' ? TOO_LONG : null),
    onRefused: error => {
      if (error instanceof RequestError && error.field === 'state') void onClosed();
      else fail(error);
    },
  });
  return (
    <Form onSend={form.send} className="flex flex-col items-start gap-4 [&>div]:w-full">
      <TextArea
        rows={3}
        isRequired
        label={t('yours')}
        {...form.field('text')}
        name="message"
        onInput={() => {
          key.current = null;
        }}
      />
      <Button type="submit" look="secondary">
        {t('send')}
      </Button>
    </Form>
  );
}
