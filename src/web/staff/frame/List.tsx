import { type ReactNode, useEffect, useRef } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import { TryAgain } from '#web/features/arriving/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import type { KnownDocument } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Button, Card, classes, Icon, Select, Skeleton } from '#web/ui/index.ts';
import { BulkBar, type RowAct, type Selection, useSelection } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { type Asked, type Filters, ListBar, type ListQuery, useListQuery, Views } from './ListBar.tsx';
import { Wide } from './Wide.tsx';

type Titled<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort order without its direction: `PRICE` requests PRICE_ASC, then PRICE_DESC. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Hidden when there are too many columns for the window; a phone stacks them and shows all. */
  readonly isMinor?: boolean;
};
type SheetColumn = Exclude<keyof Messages['admin']['sheets']['columns'], 'appeal'>;
/** A column has its own title, or by its name the one in the exports, so that a word exists only once. */
export type Column<Row> =
  | Titled<Row>
  | (Omit<Titled<Row>, 'title'> & { readonly name: SheetColumn; readonly title?: never });

/** Variables as strings from the URL: the server knows which values exist. */
type Said<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Said<Value[Key]> }
  : Value | string | null;

type ListProps<Row, Result, Variables, Name extends string, Also extends string> = {
  document: KnownDocument<Result, Variables>;
  /** Returns the query's variables for the URL; the server refuses invalid values. */
  variables: (asked: Asked<Name | Also>) => Said<Variables>;
  /** Returns the page's rows and the total count. */
  page: (answer: Result) => readonly [rows: readonly Row[], total: number];
  /** Renders what the response contains besides its rows, above the list. */
  head?: (answer: Result) => ReactNode;
  /** The number of rows per page. */
  pageLength?: number;
  /** The list's name, for screen readers. */
  label: string;
  /** The translator of its section. */
  t: (word: 'search' | 'empty') => string;
  /** The first column names the row, and links to it. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Returns the row's id for actions; its key by default. */
  actsOn?: (row: Row) => string;
  filters: Filters<Name>;
  /** Further parameters of the URL besides the filters. */
  also?: readonly Also[];
  /** The export's name (`/exports/leads.csv`), and the file's. */
  sheet?: readonly [name: string, file: string];
  /** The actions on many rows at once; the server knows the list by its export. */
  acts?: readonly RowAct[];
  /** Rendered beside the filters. */
  tools?: (query: ListQuery<Name | Also>) => ReactNode;
  /** Renders the rows in another form than a table; null for the table. */
  drawn?: (query: ListQuery<Name | Also>) => ((rows: readonly Row[]) => ReactNode) | null;
};

/** A list with search, filters, sorting, pages and export; its whole query is in the URL. */
export function List<Row, Result, Variables, Name extends string, Also extends string = never>(
  props: ListProps<Row, Result, Variables, Name, Also>,
) {
  const { document, page, pageLength = 50, label, t, filters, also, sheet, tools, acts = [] } = props;
  const words = useTranslations('admin.list');
  const headings = useTranslations('admin.sheets.columns');
  const query = useListQuery(filters, also ?? [], props.columns);
  const hidden = new Set(query.hidden);
  const all = props.columns.map(column => ({ ...column, title: column.title ?? headings(column.name) }));
  const columns = all.filter((_column, index) => !hidden.has(index));
  const asked = props.variables(query.asked) as Variables;
  const selection = useSelection(asked);
  const { data, isError, isFetching, refetch } = useQueryOf(document, asked, {
    placeholderData: shown => shown,
  });
  const [rows, total] = data === undefined ? [[], null] : page(data);
  const pageCount = Math.ceil((total ?? 0) / pageLength);
  const isBeyond = !isFetching && total !== null && query.asked.page > Math.max(pageCount, 1);
  useEffect(() => {
    if (isBeyond) query.goTo(Math.max(pageCount, 1), true);
  });
  const top = useRef<HTMLParagraphElement>(null);
  const turn = (to: number) => {
    query.goTo(to);
    top.current?.scrollIntoView();
    top.current?.focus();
  };
  const draw = props.drawn?.(query) ?? null;
  return (
    <div className="flex flex-col gap-4">
      {data && props.head && <p className="text-14 text-ink-soft">{props.head(data)}</p>}
      <ListBar query={query} searchLabel={t('search')} filters={filters}>
        <Orders columns={columns} query={query} />
        {tools?.(query)}
        <Views columns={all} hidden={hidden} onHide={query.hide} />
        {sheet && <ExportButton sheet={sheet} variables={asked as object} />}
      </ListBar>
      <p ref={top} tabIndex={-1} aria-live="polite" className="tabular text-14 text-ink-soft">
        {total === null ? '\u00a0' : words('total', { count: total })}
      </p>
      {isError && !isFetching && <TryAgain onAgain={() => void refetch()} />}
      {total === null && (isFetching || !isError) && <Skeleton className="h-96" />}
      {total === 0 && <Card className="p-8 text-center text-ink-soft">{t('empty')}</Card>}
      {total !== null && total > 0 && (
        <>
          {draw ? (
            draw(rows)
          ) : (
            <Table
              {...{
                label,
                columns,
                rows,
                query,
                keyOf: props.keyOf,
                actsOn: props.actsOn ?? props.keyOf,
                isOld: isFetching,
              }}
              selection={acts.length > 0 ? selection : null}
            />
          )}
          {sheet && <BulkBar {...{ list: sheet[0], asked: asked as object, acts, selection, total }} />}
          <Pages page={query.asked.page} pageCount={pageCount} onTurn={turn} />
        </>
      )}
    </div>
  );
}

function Table<Row, Name extends string>({
  label,
  columns,
  rows,
  isOld,
  keyOf,
  actsOn,
  query,
  selection,
}: {
  label: string;
  columns: readonly Titled<Row>[];
  rows: readonly Row[];
  /** Whether newer results are loading. */
  isOld: boolean;
  keyOf: (row: Row) => string;
  actsOn: (row: Row) => string;
  query: ListQuery<Name>;
  /** null if the list has no bulk actions. */
  selection: Selection | null;
}) {
  const sideOf = ({ isNumber, isMinor }: Titled<Row>) =>
    classes(isNumber && 'tabular md:text-right', isMinor && 'md:max-lg:hidden');
  return (
    <Wide
      label={label}
      className={classes(
        'relative overflow-x-auto rounded-box border border-line bg-surface transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      <table aria-busy={isOld} className="w-full border-collapse text-14 max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b">
            {selection && <TickAll selection={selection} ids={rows.map(actsOn)} />}
            {columns.map(column => (
              <Heading key={column.title} column={column} query={query} className={sideOf(column)} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(row => (
            <tr
              key={keyOf(row)}
              className="border-line not-last:border-b hover:bg-wash max-md:flex max-md:flex-col max-md:gap-2 max-md:p-4"
            >
              {selection && <Tick selection={selection} id={actsOn(row)} rowId={keyOf(row)} />}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.title}
                    scope="row"
                    id={`row-${keyOf(row)}`}
                    className="min-w-44 px-4 py-2.5 text-left font-normal max-md:min-w-0 max-md:p-0"
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <Cell key={column.title} title={column.title} className={sideOf(column)}>
                    {column.cell(row)}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

const BOX = 'size-6 shrink-0 accent-green';

/** The checkbox of a row, labelled by the cell beside it. */
function Tick({ selection, id, rowId }: { selection: Selection; id: string; rowId: string }) {
  const t = useTranslations('admin.list.acts');
  const isTicked = selection.isAll || selection.ids.has(id);
  return (
    <td className="w-12 pl-4 align-middle max-md:w-auto max-md:pl-0">
      <label className="inline-flex min-h-11 min-w-11 items-center gap-3 text-12 text-ink-soft">
        <input
          type="checkbox"
          checked={isTicked}
          aria-describedby={`row-${rowId}`}
          onChange={() => selection.toggle(id)}
          className={BOX}
        />
        <span className="md:sr-only">{t('tick')}</span>
      </label>
    </td>
  );
}

function TickAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const t = useTranslations('admin.list.acts');
  return (
    <td className="w-12 pl-4">
      <input
        type="checkbox"
        aria-label={t('tickPage')}
        checked={selection.isAll || ids.every(id => selection.ids.has(id))}
        onChange={() => selection.togglePage(ids)}
        className={BOX}
      />
    </td>
  );
}

/** A cell; on a phone it is stacked under the row's name, beside its title. */
function Cell({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const isEmpty = children === null || children === '';
  return (
    <td
      className={classes(
        'px-4 py-2.5 align-middle max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:items-baseline',
        'max-md:gap-3 max-md:p-0',
        isEmpty && 'max-md:hidden',
        className,
      )}
    >
      <span className="text-12 text-ink-soft md:hidden">{title}</span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

function Heading<Row, Name extends string>({
  column: { title, sort, isNumber },
  query,
  className,
}: {
  column: Titled<Row>;
  query: ListQuery<Name>;
  className: string;
}) {
  const side = classes('whitespace-nowrap px-4 py-1 font-[560] text-12 text-ink-soft', className);
  if (!sort) {
    return (
      <th scope="col" className={classes(side, !isNumber && 'text-left')}>
        {title}
      </th>
    );
  }
  const isUp = query.asked.sort === `${sort}_ASC`;
  const now = isUp ? SORTED.ASC : query.asked.sort === `${sort}_DESC` ? SORTED.DESC : undefined;
  return (
    <th scope="col" aria-sort={now} className={classes(side, !isNumber && 'text-left')}>
      <button
        type="button"
        onClick={() => query.set({ sort: `${sort}_${isUp ? 'DESC' : 'ASC'}` })}
        className={classes(
          'inline-flex min-h-9 items-center gap-1 rounded-box font-[560] hover:text-ink',
          isNumber && 'flex-row-reverse',
        )}
      >
        {title}
        <Icon
          name="chevronDown"
          className={classes('size-3.5', now === undefined && 'opacity-0', isUp && 'rotate-180')}
        />
      </button>
    </th>
  );
}

/** The sort order on a phone, which has no headings to click. */
function Orders<Row, Name extends string>({
  columns,
  query,
}: {
  columns: readonly Titled<Row>[];
  query: ListQuery<Name>;
}) {
  const t = useTranslations('admin.list');
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <Select
      name="sort"
      aria-label={t('sort')}
      value={query.asked.sort ?? ''}
      onChange={event => query.set({ sort: event.target.value })}
      className="text-14 md:hidden"
      none={t('sortOwn')}
      options={sortable.flatMap(({ sort, title }) =>
        (['ASC', 'DESC'] as const).map(way => [`${sort}_${way}`, t(`sorts.${way}`, { title })] as const),
      )}
    />
  );
}

type PagesProps = { page: number; pageCount: number; onTurn: (to: number) => void };

function Pages({ page, pageCount, onTurn }: PagesProps) {
  const t = useTranslations('admin.list');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-3">
      <Button look="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular text-14">
        {t('page', { page: formatNumber(page), count: formatNumber(pageCount) })}
      </span>
      <Button look="secondary" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
