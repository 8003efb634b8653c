import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TryAgain } from '#web/features/arriving/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { type PushState, readPush, switchPushOff, switchPushOn } from '#web/features/push/index.ts';
import { recheckMe } from '#web/features/session/index.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Checkbox, Skeleton } from '#web/ui/index.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { QuietHours } from './QuietHours.tsx';
import type { Settings, SettingsChange, SettingsProps } from './settings.ts';

/** The notification settings by event and channel. Each change is saved at once, and reverted if that fails. */
export function NotificationSettings() {
  const t = useTranslations('notifications');
  const { fail } = useToasts();
  const query = useQueryOf(NotificationSettingsDocument, {});
  const [changed, setChanged] = useState<Settings | null>(null);
  const settings = changed ?? query.data?.notificationSettings;
  // Without settings the session has expired, so it is checked too.
  if (!settings && query.data) {
    const again = () => {
      recheckMe();
      void query.refetch();
    };
    return <TryAgain onAgain={again} />;
  }
  if (!settings) return <NotYet query={query} waiting={<Skeleton className="h-[40rem]" />} />;
  const change = async (next: Settings, data: SettingsChange) => {
    setChanged(next);
    try {
      const { updateNotificationSettings } = await request(UpdateNotificationSettingsDocument, { data });
      setChanged(updateNotificationSettings);
    } catch (error) {
      setChanged(settings);
      fail(error);
    }
  };
  const parts: SettingsProps = { settings, change: (next, data) => void change(next, data) };
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

/** Push notifications in this browser, on or off. The browser asks for permission only after the click. */
function PushSwitch({ pushKey }: { pushKey: string }) {
  const t = useTranslations('notifications');
  const { isBusy, act } = useAct();
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    readPush().then(setState, () => setState('unsupported'));
  }, []);

  const change = async () => setState(await (state === 'on' ? switchPushOff() : switchPushOn(pushKey)));
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-4">
      <p role="status" className="text-14">
        {t(`push.${state}`)}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void act(change)}>
          {t(state === 'on' ? 'pushOff' : 'pushOn')}
        </Button>
      )}
    </div>
  );
}

/** The choices of minutes before an end. */
const OFFSETS = [
  ['tenMinutes', 10],
  ['oneHour', 60],
  ['oneDay', 1_440],
  ['threeDays', 4_320],
] as const;

/** The reminders before the end of favourites. */
function Reminders({ settings, change }: SettingsProps) {
  const t = useTranslations('notifications');
  const toggle = (minutes: number, isChosen: boolean) => {
    const others = settings.endingOffsets.filter(each => each !== minutes);
    const endingOffsets = isChosen ? [...others, minutes] : others;
    change({ ...settings, endingOffsets }, { endingOffsets });
  };
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">{t('remindersTitle')}</legend>
      {OFFSETS.map(([word, minutes]) => (
        <Checkbox
          key={minutes}
          name={`offset-${minutes}`}
          label={t(`offsets.${word}`)}
          isChecked={settings.endingOffsets.includes(minutes)}
          onChange={isChosen => toggle(minutes, isChosen)}
        />
      ))}
    </fieldset>
  );
}
