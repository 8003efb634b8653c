import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_CLASSES, classes, Icon, Select } from '#web/ui/index.ts';
import type { ListQuery } from './use-list-query.ts';

export type ListFilter<Filter extends string> = {
  readonly name: Filter;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** What narrows a list: words, and a choice a filter. */
export function ListBar<Filter extends string>({
  query,
  searchLabel,
  filters,
  tools,
}: {
  query: ListQuery<Filter>;
  searchLabel: string | undefined;
  filters: readonly ListFilter<Filter>[];
  tools: ReactNode;
}) {
  const t = useTranslations('admin.list');
  return (
    <div className="flex flex-wrap items-end gap-3">
      {searchLabel && <Search key={searchLabel} query={query} label={searchLabel} />}
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={label}
          value={query.filters[name]}
          onChange={event => query.set({ [name]: event.target.value })}
          className="min-w-40 text-14 max-sm:flex-1 max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3"
        >
          <option value="">{t('all', { label })}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      {tools && <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">{tools}</div>}
    </div>
  );
}

/** A pause after which what was typed is asked. */
const PAUSE_MS = 250;

function Search<Filter extends string>({ query, label }: { query: ListQuery<Filter>; label: string }) {
  const [typed, setTyped] = useState(query.text);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    if (typed === latest.current.text) return;
    const timer = setTimeout(() => latest.current.set({ text: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative block min-w-60 max-w-md flex-1">
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
