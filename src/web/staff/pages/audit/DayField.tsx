import { CONTROL_CLASSES, classes } from '#web/ui/index.ts';

const isDay = (day: string | null) =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** The first and the last moment of a day; null for what is none. */
export const dayStart = (day: string | null) => (isDay(day) ? new Date(`${day}T00:00`).toISOString() : null);
export const dayEnd = (day: string | null) =>
  isDay(day) ? new Date(`${day}T23:59:59.999`).toISOString() : null;

export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (day: string) => void;
}) {
  return (
    <label className="flex items-center gap-2 text-14 text-ink-soft">
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={event => onChange(event.target.value)}
        className={classes(CONTROL_CLASSES, 'text-14')}
      />
    </label>
  );
}
