import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveLots } from '#web/account/lots/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { MyFavoriteCarsDocument } from '#web/graphql/documents.gen.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { EmptyCard, Skeleton } from '#web/ui/index.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { FavoriteRow } from './FavoriteRow.tsx';
import { inOrder } from './favorite-order.ts';

/** The user's favourites with live prices; a removed one stays in its place, to be undone. */
export function FavoriteList() {
  const t = useTranslations('mine.favorites');
  const query = useQueryOf(MyFavoriteCarsDocument, {});
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const answer = query.data?.myFavoriteCars;
  // The order is fixed when the page opens: rows must not jump under the pointer.
  const [shown, setShown] = useState<ReturnType<typeof inOrder> | null>(null);
  if (answer && shown === null) setShown(inOrder(answer));
  const rows = useMemo(() => {
    const newest = new Map(answer?.map(favorite => [favorite.uuid, favorite]));
    return shown?.map(favorite => newest.get(favorite.uuid) ?? favorite) ?? null;
  }, [shown, answer]);
  const auctions = rows?.flatMap(({ car }) => car?.auction ?? []) ?? [];
  const liveOf = useLiveLots(auctions, query.refetch);

  if (rows === null) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  if (rows.length === 0) {
    return (
      <div className="flex max-w-4xl flex-col gap-8">
        <EmptyCard title={t('empty')} text={t('emptyText')}>
          <LocaleButton to="search">{t('toSearch')}</LocaleButton>
        </EmptyCard>
        <CalendarFeed />
      </div>
    );
  }

  const mark = (uuid: string, isRemoved: boolean) =>
    setRemoved(before => {
      const next = new Set(before);
      if (isRemoved) next.add(uuid);
      else next.delete(uuid);
      return next;
    });
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <p className="-mt-4 text-18 text-ink-soft">{t('count', { count: rows.length - removed.size })}</p>
      <ul className="divide-y divide-line border-line border-y">
        {rows.map(favorite => (
          <li key={favorite.uuid} className="py-5" data-favorite={favorite.uuid}>
            <FavoriteRow
              favorite={favorite}
              lot={favorite.car?.auction ? liveOf(favorite.car.auction) : null}
              isRemoved={removed.has(favorite.uuid)}
              onRemoved={isRemoved => mark(favorite.uuid, isRemoved)}
            />
          </li>
        ))}
      </ul>
      <CalendarFeed />
    </div>
  );
}
