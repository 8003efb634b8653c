import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { UnreadBadge } from '#web/features/order-messages/index.ts';
import { carNameOf, StateBadge } from '#web/features/orders/index.ts';
import { type OrderState, StaffOrdersDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { AdminArea, List, RowLink, Stacked, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { optionsOf } from '#web/ui/index.ts';
import { Due } from './Due.tsx';
import { Exports } from './Exports.tsx';
import { WaitingPapers } from './WaitingPapers.tsx';

const PAGE_LENGTH = 50;
const STATES: readonly OrderState[] = [
  ...(['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'WITHDRAWN', 'CANCELLED'] as const),
];

export const meta = staffMeta(t => t('admin.orders.title'));

/** Every order, what is late first asked for, and the papers that wait for somebody to look at them. */
export default function StaffOrdersPage() {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.state');
  const mayAct = useCan('Orders:update');
  return (
    <AdminArea section="admin/orders" title={t('title')} actions={<Exports />}>
      <div className="flex flex-col gap-8">
        <List
          {...{ document: StaffOrdersDocument, label: t('title'), t, pageLength: PAGE_LENGTH }}
          variables={({
            text,
            page,
            sort,
            state,
            late,
            messages,
            export: exported,
            papers,
            vigilance,
            dispute,
          }) => ({
            ...{ search: text, sort, state, isOverdue: late === '1', isUnread: messages === 'unread' },
            isExportOpen: exported === 'open',
            isPaperWaiting: papers === 'waiting',
            isVigilanceDue: vigilance === 'due',
            isContested: dispute === 'open',
            ...{ first: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH },
          })}
          page={({ orders }) => [orders.orders, orders.total]}
          keyOf={order => order.id}
          head={({ orders }) => t('overdue', { count: orders.overdueCount })}
          filters={{
            state: { label: t('state'), options: optionsOf(STATES, state => states(state)) },
            late: { label: t('times'), options: [['1', t('late')]] },
            messages: { label: t('messages'), options: [['unread', t('unread')]] },
            papers: { label: t('carPapers.title'), options: [['waiting', t('carPapers.waiting')]] },
            vigilance: { label: t('vigilance.title'), options: [['due', t('vigilance.filter')]] },
            dispute: { label: t('dispute.title'), options: [['open', t('dispute.filter')]] },
            export: { label: t('export.title'), options: [['open', t('exportOpen')]] },
          }}
          columns={[
            {
              name: 'car',
              sort: 'CAR',
              cell: order => (
                <Stacked below={`${order.reference} · ${formatDate(order.createdAt)}`}>
                  <RowLink to={linkTo('admin/orders/order', 'fr', { id: order.id })}>
                    {carNameOf(order)}
                  </RowLink>
                </Stacked>
              ),
            },
            {
              title: t('state'),
              cell: ({ state, unreadMessages }) => (
                <span className="flex flex-wrap gap-1">
                  <StateBadge state={state} />
                  <UnreadBadge count={unreadMessages} />
                </span>
              ),
            },
            { name: 'due', cell: order => <Due order={order} /> },
            { name: 'buyer', isMinor: true, cell: ({ buyer }) => buyer?.name ?? '–' },
            { name: 'seller', isMinor: true, cell: ({ seller }) => seller?.name ?? brand().name },
            {
              ...{ name: 'total', sort: 'TOTAL', isNumber: true },
              cell: ({ totalCents }) => formatCents(totalCents),
            },
          ]}
        />
        {mayAct && <WaitingPapers />}
      </div>
    </AdminArea>
  );
}
