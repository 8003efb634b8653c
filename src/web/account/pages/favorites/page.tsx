import { useTranslations } from 'use-intl';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { FavoriteList } from './FavoriteList.tsx';

export const meta = userAreaMeta('user/favorites', t => t('account.nav.pages.favorites'));

/** The user's favourites. */
export default function FavoritesPage() {
  const t = useTranslations('account.nav.pages');
  return (
    <UserArea section="user/favorites" title={t('favorites')}>
      <OwnWords>
        <FavoriteList />
      </OwnWords>
    </UserArea>
  );
}
