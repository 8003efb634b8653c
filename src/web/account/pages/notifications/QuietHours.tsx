import { useTranslations } from 'use-intl';
import { Checkbox, optionsOf, Select } from '#web/ui/index.ts';
import type { SettingsProps } from './settings.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { quietFrom: 22, quietUntil: 8 };

/** The hours without notifications, except in a bidding war's last ten minutes. */
export function QuietHours({ settings, change }: SettingsProps) {
  const t = useTranslations('notifications');
  const { quietFrom, quietUntil } = settings;
  const isOn = quietFrom !== null && quietUntil !== null;
  const set = (hours: { quietFrom: number | null; quietUntil: number | null }) =>
    change({ ...settings, ...hours }, hours);
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        name="quiet"
        label={t('quiet')}
        isChecked={isOn}
        onChange={isChosen => set(isChosen ? NIGHT : { quietFrom: null, quietUntil: null })}
      />
      {isOn && (
        <div className="grid max-w-sm grid-cols-2 gap-4">
          <Hour
            label={t('quietFrom')}
            value={quietFrom}
            onChange={hour => set({ quietFrom: hour, quietUntil })}
          />
          <Hour
            label={t('quietUntil')}
            value={quietUntil}
            onChange={hour => set({ quietFrom, quietUntil: hour })}
          />
        </div>
      )}
    </div>
  );
}

type HourProps = { label: string; value: number; onChange: (hour: number) => void };

function Hour({ label, value, onChange }: HourProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the native select inside Select
    <label className="flex flex-col gap-1.5 text-14">
      <span className="font-[520]">{label}</span>
      <Select
        value={value}
        onChange={event => onChange(Number(event.target.value))}
        options={optionsOf(HOURS, hour => `${String(hour).padStart(2, '0')}:00`)}
      />
    </label>
  );
}
