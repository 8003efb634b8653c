import { type Options, Select } from '#web/ui/index.ts';

type Props = { label: string; value: string; onValue: (value: string) => void; options: Options };

/** A select with its label. */
export function Choice({ label, value, onValue, options }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Select inside is the control
    <label className="flex flex-col gap-1.5">
      <span className="font-[520] text-14">{label}</span>
      <Select value={value} onChange={event => onValue(event.target.value)} options={options} />
    </label>
  );
}
