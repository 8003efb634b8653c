import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeAt } from '#shared/paths/links.ts';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ListViewsDocument,
  RemoveListViewDocument,
  SaveListViewDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  Checkbox,
  CONTROL_CLASSES,
  classes,
  Dialog,
  Form,
  FormEnd,
  Icon,
  Select,
  TextField,
} from '#web/ui/index.ts';
import { DialogButton } from './DialogButton.tsx';

/** A filter of a list: its label, and its values with their labels. */
export type Filter = {
  readonly label: string;
  readonly options: readonly (readonly [value: string, word: string])[];
};
/** The filters by their names in the URL. */
export type Filters<Name extends string> = Readonly<Record<Name, Filter>>;

/** The query in the URL; null where nothing is set. */
export type Asked<Name extends string> = {
  readonly text: string;
  /** `PRICE_ASC`, by the server's names; null for the list's own order. */
  readonly sort: string | null;
  /** Counted from 1. */
  readonly page: number;
} & Readonly<Record<Name, string | null>>;

export type ListQuery<Name extends string> = {
  readonly asked: Asked<Name>;
  /** Changes part of the query, and returns to the first page. */
  set(change: Readonly<Record<string, string>>): void;
  /** Goes to another page; `replace` drops the current one, which does not exist, from the history. */
  goTo(page: number, replace?: boolean): void;
  /** The hidden columns, by their index. */
  readonly hidden: readonly number[];
  hide(columns: readonly number[]): void;
};

/**
 * Keeps a list's query in the URL, so that it can be shared and Back restores it. A value that is not among its
 * filter's options is ignored, once those are loaded.
 */
export function useListQuery<Name extends string, Also extends string>(
  filters: Filters<Name>,
  also: readonly Also[],
  columns: readonly { readonly sort?: string }[],
): ListQuery<Name | Also> {
  const [search, setSearch] = useSearchParams();
  const write = useCallback(
    (change: Readonly<Record<string, string>>, replace = true) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const said = (name: string) => search.get(name) || null;
  const chosen = Object.entries<Filter>(filters).map(([name, { options }]) => {
    const value = said(name);
    const isKnown = options.length === 0 || options.some(([option]) => option === value);
    return [name, isKnown ? value : null];
  });
  const page = Number(said('page') ?? '1');
  const sort = said('sort');
  const isSort = columns.some(column => sort === `${column.sort}_ASC` || sort === `${column.sort}_DESC`);
  const asked = {
    text: said('text') ?? '',
    sort: isSort ? sort : null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, PAGE_MAX) : 1,
    ...Object.fromEntries([...chosen, ...also.map(name => [name, said(name)])]),
  } as Asked<Name | Also>;
  return {
    asked,
    set: change => write({ page: '', ...change }),
    goTo: (to, replace = false) => write({ page: to === 1 ? '' : String(to) }, replace),
    // The first column names the row, and cannot be hidden.
    hidden: (said('hide') ?? '')
      .split('.')
      .map(Number)
      .filter(index => index > 0),
    hide: columns => write({ hide: columns.join('.') }),
  };
}

/** The search and filters of a list. */
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
      {/* On a phone one line that scrolls sideways, so that the first rows stay visible. */}
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

/** The pause in typing before a search. */
const PAUSE_MS = 250;
/** The server's limit. */
const PAGE_MAX = 10_000;

function Search<Name extends string>({ query, label }: { query: ListQuery<Name>; label: string }) {
  const { text } = query.asked;
  const [typed, setTyped] = useState(text);
  const latest = useRef(query);
  const said = useRef(text);
  useEffect(() => {
    latest.current = query;
  });
  // Back changes the query without typing.
  useEffect(() => {
    if (text !== said.current) setTyped(text);
    said.current = text;
  }, [text]);
  useEffect(() => {
    if (typed === latest.current.asked.text) return;
    const timer = setTimeout(() => {
      said.current = typed;
      latest.current.set({ text: typed });
    }, PAUSE_MS);
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

type ViewsProps = {
  columns: readonly { readonly title: string }[];
  hidden: ReadonlySet<number>;
  onHide: (hidden: readonly number[]) => void;
};

/** The dialog of a list's views: visible columns, and saved views, private or shared with colleagues. */
export function Views(props: ViewsProps) {
  const t = useTranslations('admin.list.views');
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={close => (
        <Dialog name="list-views" title={t('title')} isOpen onClose={close} width="wide">
          <div className="mt-2 flex flex-col gap-6">
            <Kept onClose={close} />
            <Columns {...props} />
            <Keep onClose={close} />
          </div>
        </Dialog>
      )}
    />
  );
}

/** Returns the name of the list's page. */
function usePage(): string {
  const { pathname } = useLocation();
  return routeAt(pathname)?.name ?? '';
}

function Kept({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.list.views');
  const page = usePage();
  const { pathname } = useLocation();
  const send = useSend();
  const views = useQueryOf(ListViewsDocument, { page }).data?.listViews;
  if (!views) return null;
  if (views.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line rounded-box border border-line text-14">
      {views.map(({ id, name, query, isShared, isOwn, mayRemove, ownerName }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
          <Link
            to={`${pathname}${query && `?${query}`}`}
            onClick={onClose}
            className="inline-flex min-h-11 items-center font-[560] text-link underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-12 text-ink-soft">
            {isOwn ? isShared && t('shared') : t('sharedBy', { name: ownerName })}
          </span>
          {mayRemove && (
            <Action look="quiet" className="ml-auto" onAct={() => send(RemoveListViewDocument, { id })}>
              {t('remove')}
              <span className="sr-only">{`, ${name}`}</span>
            </Action>
          )}
        </li>
      ))}
    </ul>
  );
}

function Columns({ columns, hidden, onHide }: ViewsProps) {
  const t = useTranslations('admin.list.views');
  const show = (index: number, isShown: boolean) =>
    onHide(
      columns.flatMap((_column, at) => (at === index ? (isShown ? [] : [at]) : hidden.has(at) ? [at] : [])),
    );
  return (
    <fieldset>
      <legend className="font-[560] text-14">{t('columns')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {columns.map(
          ({ title }, index) =>
            // The first column names the row.
            index > 0 && (
              <Checkbox
                key={title}
                label={title}
                name={`column-${index}`}
                isChecked={!hidden.has(index)}
                onChange={isShown => show(index, isShown)}
              />
            ),
        )}
      </div>
    </fieldset>
  );
}

function Keep({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.list.views');
  const page = usePage();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('page');
  const form = useForm(
    { name: '', isShared: false },
    wish => request(SaveListViewDocument, { ...wish, page, query: query.toString() }),
    onClose,
  );
  return (
    <Form onSend={form.send} className="flex flex-col gap-3">
      <TextField label={t('name')} hint={t('hint')} isRequired {...form.field('name')} />
      <Checkbox label={t('share')} {...form.ticks('isShared')} />
      <FormEnd alert={form.alert} send={t('keep')} />
    </Form>
  );
}
