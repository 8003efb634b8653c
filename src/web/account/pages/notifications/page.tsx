import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

export const meta = userAreaMeta('user/notifications', t => t('notifications.title'));

/** The user's notifications, and their settings. */
export default function NotificationsPage() {
  const t = useTranslations('notifications');
  const [selected, select] = useState<'received' | 'settings'>('received');
  return (
    <UserArea section="user/notifications" title={t('title')} text={t('intro')}>
      <div className="max-w-3xl">
        <Tabs
          label={t('title')}
          selected={selected}
          onSelect={select}
          tabs={[
            { id: 'received', label: t('received'), panel: <NotificationList /> },
            { id: 'settings', label: t('settings'), panel: <NotificationSettings /> },
          ]}
        />
      </div>
    </UserArea>
  );
}
