import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_CLASSES, classes, Icon, Select } from '#web/ui/index.ts';
import type { Filter, Filters, ListQuery } from './list-query.ts';

/** What narrows a list: words, and a choice a filter. */
export function ListBar<Name extends string>({
  query,
  searchLabel,
  filters,
  children,
}: {
  query: ListQuery<Name>;
  searchLabel: string;
  filters: Filters<Name>;
  children: ReactNode;
}) {
  const t = useTranslations('admin.list');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Search key={searchLabel} query={query} label={searchLabel} />
      {/* On a phone one line that is pushed sideways: the rows themselves stay in the first window. */}
      <div className="contents max-sm:-m-1 max-sm:flex max-sm:w-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-1">
        {Object.entries<Filter>(filters).map(([name, { label, options }]) => (
          <Select
            key={name}
            name={name}
            aria-label={label}
            value={query.asked[name as Name] ?? ''}
            onChange={event => query.set({ [name]: event.target.value })}
            className="min-w-40 text-14 max-sm:min-w-fit max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3"
            none={t('all', { label })}
            options={options}
          />
        ))}
        <div className="flex flex-wrap gap-2 empty:hidden max-sm:shrink-0 max-sm:flex-nowrap sm:ml-auto">
          {children}
        </div>
      </div>
    </div>
  );
}

/** A pause after which what was typed is asked. */
const PAUSE_MS = 250;

function Search<Name extends string>({ query, label }: { query: ListQuery<Name>; label: string }) {
  const [typed, setTyped] = useState(query.asked.text);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    if (typed === latest.current.asked.text) return;
    const timer = setTimeout(() => latest.current.set({ text: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative block min-w-60 max-w-md flex-1 max-sm:min-w-full">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        data-list-search=""
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        className={classes(CONTROL_CLASSES, 'pl-11')}
      />
    </span>
  );
}
