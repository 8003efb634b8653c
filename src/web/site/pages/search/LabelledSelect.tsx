import { type ComponentProps, useId } from 'react';
import { classes, Select } from '#web/ui/index.ts';

/** A select with its label above. */
export function LabelledSelect({
  label,
  className,
  ...select
}: ComponentProps<typeof Select> & { label: string }) {
  const id = useId();
  return (
    <div className={classes('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-[560] text-14">
        {label}
      </label>
      <Select id={id} {...select} />
    </div>
  );
}
