import { useTranslations } from 'use-intl';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { Dashboard } from './Dashboard.tsx';

export const meta = userAreaMeta('user', t => t('account.title'));

/** The account's overview. */
export default function AccountPage() {
  const t = useTranslations('account');
  return (
    <UserArea section="user" title={t('title')}>
      {person => (
        <OwnWords>
          <Dashboard person={person} />
        </OwnWords>
      )}
    </UserArea>
  );
}
