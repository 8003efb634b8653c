import { useTranslations } from 'use-intl';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { FavoriteList } from './FavoriteList.tsx';

export const meta = userAreaMeta('user/favorites', t => t('account.nav.pages.favorites'));

/** The cars one keeps an eye on. */
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
