import { useTranslations } from 'use-intl';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { MandateList } from './MandateList.tsx';

export const meta = userAreaMeta('user/carHunter', t => t('account.nav.pages.carHunter'));

/** The user's search mandates. */
export default function MandatesPage() {
  const t = useTranslations('account.nav.pages');
  return (
    <UserArea section="user/carHunter" title={t('carHunter')}>
      <OwnWords>
        <MandateList />
      </OwnWords>
    </UserArea>
  );
}
