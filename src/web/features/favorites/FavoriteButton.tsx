import { useTranslations } from 'use-intl';
import { classes, Icon } from '#web/ui/index.ts';
import { convert } from '../analytics/index.ts';
import { useRequireSession } from '../session/index.ts';
import { useToasts } from '../toasts/index.ts';
import { setFavorite, useFromMine } from './mine.ts';

type Props = {
  uuid: string;
  /** The car's title, if there are several on the page. */
  about?: string;
  className?: string;
};

/** The heart button. The user's favourites load after the page, like everything personal. */
export function FavoriteButton({ uuid, about, className }: Props) {
  const t = useTranslations('bidding');
  const { fail } = useToasts();
  const requireSession = useRequireSession('favorite');
  const isMine = useFromMine(({ favorites }) => favorites.has(uuid));
  const label = t(isMine ? 'removeFavorite' : 'addFavorite');

  const change = async () => {
    try {
      await setFavorite(uuid, !isMine);
      if (!isMine) convert({ eventName: 'AddToWishlist', car: { uuid } });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={about ? `${label}, ${about}` : label}
      onClick={() => void requireSession(() => void change())}
      className={classes('inline-flex size-11 items-center justify-center', className)}
    >
      <Icon name="heart" className={classes('size-5', isMine && 'fill-red text-red')} />
    </button>
  );
}

/** How many users have the car in their favourites. */
export function FavoriteCount({ count }: { count: number }) {
  const t = useTranslations('bidding');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="heart" className="size-4" />
      {t('favorites', { count })}
    </span>
  );
}
