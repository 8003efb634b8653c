import { useTranslations } from 'use-intl';
import { AlertList } from '#web/features/alerts/index.ts';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';

export const meta = userAreaMeta('user/alerts', t => t('alerts.title'));

/** The user's saved searches. */
export default function AlertsPage() {
  const t = useTranslations('alerts');
  return (
    <UserArea section="user/alerts" title={t('title')} text={t('intro')}>
      <div className="max-w-3xl">
        <AlertList />
      </div>
    </UserArea>
  );
}
