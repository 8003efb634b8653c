import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
};

/** Tabs with one visible panel; the arrow keys move between tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(tab => tab.id === selected);

  const go = (to: number) => {
    const position = (to + tabs.length) % tabs.length;
    const tab = tabs[position];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[position]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-6 border-line border-b">
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={handleKey}
            className={classes(
              '-mb-px min-h-11 border-b-2 py-2 font-[520] text-14',
              tab.id === selected
                ? 'border-link text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`} className="pt-5">
        {tabs[index]?.panel}
      </div>
    </div>
  );
}
