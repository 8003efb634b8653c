import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/index.ts';
import type { Settings, SettingsChange } from './settings.ts';

/** Minutes before an end that can be chosen. */
const OFFSETS = [
  ['tenMinutes', 10],
  ['oneHour', 60],
  ['oneDay', 1_440],
  ['threeDays', 4_320],
] as const;

type Parts = { settings: Settings; change: (next: Settings, data: SettingsChange) => void };

/** How long before the hammer one is reminded of the cars one follows. */
export function Reminders({ settings, change }: Parts) {
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
