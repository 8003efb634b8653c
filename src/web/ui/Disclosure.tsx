import { type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

type Props = { title: ReactNode; children: ReactNode; isOpenAtFirst?: boolean; level?: 2 | 3 | 4 };

/** A heading that toggles the content below it. Several in a row form an accordion. */
export function Disclosure({ title, children, isOpenAtFirst = false, level = 3 }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Heading = `h${level}` as const;
  return (
    <div className="border-line border-b">
      <Heading className="text-16 sm:text-18">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-[520]"
        >
          {title}
          <Icon
            name="chevronDown"
            className={classes('text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className="max-w-prose pb-5 text-ink-soft">
        {children}
      </div>
    </div>
  );
}
