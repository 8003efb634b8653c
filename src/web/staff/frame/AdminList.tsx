import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatNumber } from '#web/i18n/index.ts';
import { Button, Card, classes, Icon, Select, Skeleton } from '#web/ui/index.ts';
import { ListBar, type ListFilter } from './ListBar.tsx';
import type { ListQuery } from './use-list-query.ts';
import type { StaffData } from './use-staff-data.ts';

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The order's name without its direction: `PRICE` asks for PRICE_ASC, then PRICE_DESC. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Gives way where the columns are many for the window; on a phone there is room for all. */
  readonly isMinor?: boolean;
};

type ListData<Row> = { readonly rows: readonly Row[]; readonly total: number };

export type AdminListProps<Row, Filter extends string> = {
  /** What it lists, for those who hear the page. */
  label: string;
  query: ListQuery<Filter>;
  data: StaffData<ListData<Row>>;
  again: () => Promise<void>;
  /** How many rows the server gives a page. */
  pageLength: number;
  /** The first column names the row, and leads to it. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  searchLabel?: string;
  filters?: readonly ListFilter<Filter>[];
  /** Beside the filters: an export, for instance. */
  tools?: ReactNode;
  empty: string;
};

/** A list with its search, filters, orders and pages; all of it stands in the address. */
export function AdminList<Row, Filter extends string>(props: AdminListProps<Row, Filter>) {
  const { query, data, again, empty, searchLabel, filters, tools, pageLength, columns } = props;
  const t = useTranslations('admin.list');
  return (
    <div className="flex flex-col gap-4">
      <ListBar query={query} searchLabel={searchLabel} filters={filters ?? []} tools={tools} />
      <Orders columns={columns} query={query} />
      <p aria-live="polite" className="tabular text-14 text-ink-soft">
        {data.kind === 'ready' ? t('total', { count: data.data.total }) : '\u00a0'}
      </p>
      {data.kind === 'waiting' && <Skeleton className="h-96" />}
      {data.kind === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => void again()}>
            {t('again')}
          </Button>
        </div>
      )}
      {data.kind === 'ready' && data.data.total === 0 && (
        <Card className="p-8 text-center text-ink-soft">{empty}</Card>
      )}
      {data.kind === 'ready' && data.data.total > 0 && (
        <>
          <Table {...props} rows={data.data.rows} isOld={data.isOld} />
          <Pages query={query} pageCount={Math.ceil(data.data.total / pageLength)} />
        </>
      )}
    </div>
  );
}

function Table<Row, Filter extends string>({
  label,
  columns,
  rows,
  isOld,
  keyOf,
  query,
}: AdminListProps<Row, Filter> & { rows: readonly Row[]; isOld: boolean }) {
  const sideOf = ({ isNumber, isMinor }: Column<Row>) =>
    classes(isNumber && 'tabular md:text-right', isMinor && 'md:max-lg:hidden');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls sideways, reached by the keyboard
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
      tabIndex={0}
      className={classes(
        'relative overflow-x-auto rounded-box border border-line bg-surface transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      <table aria-busy={isOld} className="w-full border-collapse text-14 max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b">
            {columns.map(column => (
              <Heading key={column.key} column={column} query={query} className={sideOf(column)} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(row => (
            <tr
              key={keyOf(row)}
              className="border-line not-last:border-b hover:bg-wash max-md:flex max-md:flex-col max-md:gap-2 max-md:p-4"
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className="min-w-44 px-4 py-2.5 text-left font-normal max-md:min-w-0 max-md:p-0"
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <Cell key={column.key} title={column.title} className={sideOf(column)}>
                    {column.cell(row)}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a row says in a column; on a phone it stands under the row's name, beside what it is. */
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

function Heading<Row, Filter extends string>({
  column: { title, sort, isNumber },
  query,
  className,
}: {
  column: Column<Row>;
  query: ListQuery<Filter>;
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
  const isUp = query.sort === `${sort}_ASC`;
  const now = isUp ? SORTED.ASC : query.sort === `${sort}_DESC` ? SORTED.DESC : undefined;
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

/** On a phone, where no heading stands to be pressed: in which order. */
function Orders<Row, Filter extends string>({
  columns,
  query,
}: Pick<AdminListProps<Row, Filter>, 'columns' | 'query'>) {
  const t = useTranslations('admin.list');
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <Select
      name="sort"
      aria-label={t('sort')}
      value={query.sort ?? ''}
      onChange={event => query.set({ sort: event.target.value })}
      className="text-14 md:hidden"
    >
      <option value="">{t('sortOwn')}</option>
      {sortable.flatMap(({ sort, title }) =>
        (['ASC', 'DESC'] as const).map(way => (
          <option key={`${sort}_${way}`} value={`${sort}_${way}`}>
            {t(`sorts.${way}`, { title })}
          </option>
        )),
      )}
    </Select>
  );
}

function Pages<Filter extends string>({ query, pageCount }: { query: ListQuery<Filter>; pageCount: number }) {
  const t = useTranslations('admin.list');
  if (pageCount <= 1) return null;
  const { page } = query;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-3">
      <Button look="secondary" disabled={page <= 1} onClick={() => query.goTo(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular text-14">
        {t('page', { page: formatNumber(page), count: formatNumber(pageCount) })}
      </span>
      <Button look="secondary" disabled={page >= pageCount} onClick={() => query.goTo(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
