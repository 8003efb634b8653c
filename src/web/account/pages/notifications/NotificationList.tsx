import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TryAgain } from '#web/features/arriving/index.ts';
import { setUnread, useUnread } from '#web/features/bell/index.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import {
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
  type NotificationRowFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Button, EmptyCard, Skeleton } from '#web/ui/index.ts';
import { NotificationRow } from './NotificationRow.tsx';

type Loaded = { readonly events: readonly NotificationRowFragment[]; readonly next: string | null };
type State = Loaded | 'loading' | 'failed';

async function load(after: string | null): Promise<Loaded> {
  const { myNotifications } = await request(MyNotificationsDocument, { after });
  if (!myNotifications) return { events: [], next: null };
  setUnread(myNotifications.unreadCount);
  const { hasNextPage, endCursor } = myNotifications.pageInfo;
  return { events: myNotifications.nodes, next: hasNextPage ? endCursor : null };
}

/** Loads the first page, again whenever the unread count changes; further pages on demand. */
function useEvents() {
  const [state, setState] = useState<State>('loading');
  const unread = useUnread();
  const refresh = useCallback(async () => {
    try {
      const first = await load(null);
      setState(known => (typeof known === 'string' ? first : withNewer(first, known)));
    } catch {
      setState(known => (typeof known === 'string' ? 'failed' : known));
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new unread count triggers a refetch
  useEffect(() => void refresh(), [refresh, unread]);
  return { state, setState, refresh };
}

/** Merges the newest page into the loaded events; older pages stay. */
function withNewer(first: Loaded, known: Loaded): Loaded {
  const ids = new Set(first.events.map(event => event.id));
  const older = known.events.filter(event => !ids.has(event.id));
  return older.length === 0 ? first : { events: [...first.events, ...older], next: known.next };
}

/** Adds the next page to the loaded events, without duplicates. */
function withOlder(known: Loaded, page: Loaded): Loaded {
  const ids = new Set(known.events.map(event => event.id));
  return { events: [...known.events, ...page.events.filter(event => !ids.has(event.id))], next: page.next };
}

export function NotificationList() {
  const t = useTranslations('notifications');
  const { fail } = useToasts();
  const { act } = useAct();
  const { state, setState, refresh } = useEvents();
  const unread = useUnread() ?? 0;
  if (state === 'loading') return <Waiting />;
  if (state === 'failed') return <TryAgain onAgain={() => void refresh()} />;
  if (state.events.length === 0) return <Empty />;

  // Applies a change to the current state: it may have changed while a page was loading.
  const put = (change: (known: Loaded) => Loaded) =>
    setState(known => (typeof known === 'string' ? known : change(known)));
  const markRead = async (ids: string[] | null) => {
    const isMeant = (id: string) => ids === null || ids.includes(id);
    put(known => ({
      ...known,
      events: known.events.map(event => (isMeant(event.id) ? { ...event, isRead: true } : event)),
    }));
    try {
      const { markNotificationsRead } = await request(MarkNotificationsReadDocument, { ids });
      setUnread(markNotificationsRead);
    } catch (error) {
      fail(error);
      await refresh();
    }
  };
  const showMore = async () => {
    const page = await load(state.next);
    put(known => withOlder(known, page));
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-14 text-ink-soft">
          {t('unreadCount', { count: unread })}
        </p>
        {unread > 0 && (
          <Button look="quiet" onClick={() => void markRead(null)}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {state.events.map(event => (
          <li key={event.id}>
            <NotificationRow
              event={event}
              onOpen={() => {
                if (!event.isRead) void markRead([event.id]);
              }}
            />
          </li>
        ))}
      </ul>
      {state.next !== null && (
        <Button look="secondary" className="mt-3 self-center" onClick={() => void act(showMore)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Waiting() {
  const t = useTranslations('site');
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map(row => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}

function Empty() {
  const t = useTranslations('notifications');
  return (
    <EmptyCard title={t('empty')} text={t('emptyText')}>
      <LocaleButton to="search" query={{ auctions: 1 }}>
        {t('toAuctions')}
      </LocaleButton>
    </EmptyCard>
  );
}
