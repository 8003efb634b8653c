import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { QuietHours } from './QuietHours.tsx';
import { Reminders } from './Reminders.tsx';
import type { Settings, SettingsChange } from './settings.ts';

/** What one wants to be told of, and where. Each change is kept at once, and taken back when it can't be. */
export function NotificationSettings() {
  const t = useTranslations('notifications');
  const { fail } = useToasts();
  const [settings, setSettings] = useState<Settings | 'loading' | 'failed'>('loading');
  const load = async () => {
    try {
      const { notificationSettings } = await request(NotificationSettingsDocument, {});
      setSettings(notificationSettings ?? 'failed');
    } catch {
      setSettings('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => void load(), []);

  if (settings === 'loading') return <Skeleton className="h-[40rem]" />;
  if (settings === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{t('settingsFailed')}</p>
        <Button look="secondary" onClick={() => void load()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const change = async (next: Settings, data: SettingsChange) => {
    setSettings(next);
    try {
      const { updateNotificationSettings } = await request(UpdateNotificationSettingsDocument, { data });
      setSettings(updateNotificationSettings);
    } catch (error) {
      setSettings(settings);
      fail(error);
    }
  };
  const parts = { settings, change: (next: Settings, data: SettingsChange) => void change(next, data) };
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('channelsTitle')} text={t('channelsText')}>
        <ChannelTable {...parts} />
      </Panel>
      <Panel title={t('pushTitle')} text={t('pushText')}>
        <PushSwitch pushKey={settings.pushKey} />
      </Panel>
      <Panel title={t('remindersTitle')} text={t('remindersText')}>
        <Reminders {...parts} />
      </Panel>
      <Panel title={t('quietTitle')} text={t('quietText')}>
        <QuietHours {...parts} />
      </Panel>
    </div>
  );
}
