import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { convert } from '#web/features/analytics/index.ts';
import { usePersonId, useRequireSession } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  AddFavoriteDocument,
  MyFavoritesDocument,
  RemoveFavoriteDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { classes, Icon } from '#web/ui/index.ts';

/** The heart. Mine arrives after the page, as everything personal does. */
export function FavoriteButton({ uuid }: { uuid: string }) {
  const t = useTranslations('bidding');
  const { fail } = useToasts();
  const requireSession = useRequireSession();
  const personId = usePersonId();
  const [isMine, setMine] = useState(false);

  useEffect(() => {
    if (personId === null) return setMine(false);
    request(MyFavoritesDocument, {}).then(
      ({ myFavorites }) => setMine(myFavorites.includes(uuid)),
      () => {},
    );
  }, [personId, uuid]);

  const change = async () => {
    const next = !isMine;
    setMine(next);
    try {
      if (next) {
        await request(AddFavoriteDocument, { uuid });
        convert({ eventName: 'AddToWishlist', car: { uuid } });
      } else await request(RemoveFavoriteDocument, { uuid });
    } catch (error) {
      setMine(!next);
      fail(error);
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={isMine ? t('removeFavorite') : t('addFavorite')}
      onClick={() => void requireSession(() => void change())}
      className="inline-flex size-11 items-center justify-center"
    >
      <Icon name="heart" className={classes('size-5', isMine && 'fill-red text-red')} />
    </button>
  );
}

/** How many keep an eye on it. */
export function FavoriteCount({ count }: { count: number }) {
  const t = useTranslations('bidding');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="heart" className="size-4" />
      {t('favorites', { count })}
    </span>
  );
}
