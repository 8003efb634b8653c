import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { UnreadBadge } from '#web/features/order-messages/index.ts';
import { carNameOf } from '#web/features/orders/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  type OrderSort,
  type OrderState,
  StaffOrdersDocument,
  type StaffOrdersQuery,
} from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import { formatCents, formatDate, formatDateTime } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  saveFile,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, classes } from '#web/ui/index.ts';
import { WaitingPapers } from './WaitingPapers.tsx';

export const meta = staffMeta(t => t('admin.orders.title'));

const PAGE_LENGTH = 50;
const STATES: readonly OrderState[] = ['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'CANCELLED'];

type Row = StaffOrdersQuery['orders']['orders'][number];

/** Every order, what is late first asked for, and the papers that wait for somebody to look at them. */
export default function StaffOrdersPage() {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.state');
  const query = useListQuery(['state', 'late', 'messages']);
  const { data, again } = useStaffData(StaffOrdersDocument, {
    state: STATES.find(state => state === query.filters.state) ?? null,
    isOverdue: query.filters.late === '1',
    isUnread: query.filters.messages === 'unread',
    search: query.text,
    first: PAGE_LENGTH,
    offset: (query.page - 1) * PAGE_LENGTH,
    sort: query.sort as OrderSort | null,
  });
  const list =
    data.kind === 'ready'
      ? { ...data, data: { rows: data.data.orders.orders, total: data.data.orders.total } }
      : data;
  const late = data.kind === 'ready' ? data.data.orders.overdueCount : 0;
  return (
    <AdminArea
      section="admin/orders"
      title={t('title')}
      text={t('overdue', { count: late })}
      actions={<Exports />}
    >
      <div className="flex flex-col gap-8">
        <AdminList<Row, 'state' | 'late' | 'messages'>
          label={t('title')}
          query={query}
          data={list}
          again={again}
          pageLength={PAGE_LENGTH}
          columns={useColumns()}
          keyOf={({ id }) => id}
          searchLabel={t('search')}
          filters={[
            {
              name: 'state',
              label: t('state'),
              options: STATES.map(value => ({ value, label: states(value) })),
            },
            { name: 'late', label: t('times'), options: [{ value: '1', label: t('late') }] },
            { name: 'messages', label: t('messages'), options: [{ value: 'unread', label: t('unread') }] },
          ]}
          empty={t('empty')}
        />
        <WaitingPapers />
      </div>
    </AdminArea>
  );
}

/** The tables of this year, for the accountant. */
function Exports() {
  const t = useTranslations('admin.orders');
  const year = new Date().getFullYear();
  const withFresh = useFresh();
  const save = async (name: 'orders' | 'invoices') => {
    const table = await withFresh(() => readTable(`/exports/${name}.csv?year=${year}`));
    if (table !== null) saveFile(`${name}-${year}.csv`, table);
  };
  return (
    <>
      {(['orders', 'invoices'] as const).map(name => (
        <Action key={name} onAct={() => save(name)}>
          {t(`exports.${name}`, { year: String(year) })}
        </Action>
      ))}
    </>
  );
}

async function readTable(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.ok) return answer.text();
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  throw new RequestError(code ?? 'Unknown', 'A table was refused');
}

function useColumns() {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.state');
  return [
    {
      key: 'car',
      title: t('columns.car'),
      sort: 'CAR',
      cell: (row: Row) => (
        <Link
          to={linkTo('admin/orders/order', 'fr', { id: row.id })}
          className="inline-flex min-h-11 flex-col justify-center"
        >
          <span className="font-[560] text-link">{carNameOf(row)}</span>
          <span className="tabular text-12 text-ink-soft">
            {row.reference} · {formatDate(row.createdAt)}
          </span>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      cell: ({ state, unreadMessages }: Row) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={state === 'CANCELLED' ? 'red' : state === 'CLOSED' ? 'good' : 'brass'}>
            {states(state)}
          </Badge>
          <UnreadBadge count={unreadMessages} />
        </span>
      ),
    },
    {
      key: 'due',
      title: t('columns.due'),
      cell: ({ dueAt, isOverdue }: Row) => (
        <span className={classes('tabular', isOverdue && 'font-[560] text-red')}>
          {dueAt ? formatDateTime(dueAt) : '–'}
        </span>
      ),
    },
    { key: 'buyer', title: t('columns.buyer'), isMinor: true, cell: ({ buyer }: Row) => buyer?.name ?? '–' },
    {
      key: 'seller',
      title: t('columns.seller'),
      isMinor: true,
      cell: ({ seller }: Row) => seller?.name ?? 'Calandre',
    },
    {
      key: 'total',
      title: t('columns.total'),
      sort: 'TOTAL',
      isNumber: true,
      cell: ({ totalCents }: Row) => formatCents(totalCents),
    },
  ];
}
