import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { parisDay } from '#shared/words/paris.ts';
import { UnreadBadge } from '#web/features/order-messages/index.ts';
import { carNameOf, dueOn, StateBadge } from '#web/features/orders/index.ts';
import { type OrderState, StaffOrdersDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import {
  AdminArea,
  DialogButton,
  List,
  RowLink,
  Stacked,
  staffMeta,
  TableForms,
  useCan,
} from '#web/staff/frame/index.ts';
import { classes, Dialog, optionsOf, SelectField } from '#web/ui/index.ts';
import { WaitingPapers } from './WaitingPapers.tsx';

const PAGE_LENGTH = 50;
const STATES: readonly OrderState[] = [
  ...(['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'WITHDRAWN', 'CANCELLED'] as const),
];

export const meta = staffMeta(t => t('admin.orders.title'));

/** All orders, with a filter for late ones, and the documents awaiting review. */
export default function StaffOrdersPage() {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.state');
  const mayAct = useCan('Orders:update');
  return (
    <AdminArea section="admin/orders" title={t('title')} actions={<Exports />}>
      <div className="flex flex-col gap-8">
        <List
          {...{ document: StaffOrdersDocument, label: t('title'), t, pageLength: PAGE_LENGTH }}
          sheet={['order-list', t('exports.files.orders')]}
          variables={({ text, page, sort, state, ...asked }) => ({
            ...{ search: text, sort, state, first: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH },
            isOverdue: asked.late === '1',
            isUnread: asked.messages === 'unread',
            isPaperWaiting: asked.papers === 'waiting',
            isVigilanceDue: asked.vigilance === 'due',
            isContested: asked.dispute === 'open',
            isExportOpen: asked.export === 'open',
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
            {
              name: 'due',
              cell: order => (
                <span className={classes('tabular', order.isOverdue && 'font-[560] text-red')}>
                  {dueOn(order) ?? '–'}
                </span>
              ),
            },
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

const TABLES = ['orders', 'invoices', 'unionSales'] as const;
/** How many years a tax authority may ask for, plus the current one. */
const YEARS = 11;

/** The tables of a year, for the accountant. */
function Exports() {
  const t = useTranslations('admin.orders.exports');
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={close => (
        <Dialog name="accounts" title={t('title')} isOpen onClose={close}>
          <Tables onTaken={close} />
        </Dialog>
      )}
    />
  );
}

function Tables({ onTaken }: { onTaken: () => void }) {
  const t = useTranslations('admin.orders.exports');
  const thisYear = Number(parisDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - at));
  const [year, setYear] = useState(String(thisYear));
  const [name, setName] = useState<string>(TABLES[0]);
  return (
    <div className="mt-2 flex flex-col gap-4">
      <SelectField
        name="table"
        label={t('table')}
        value={name}
        isRequired
        onChange={event => setName(event.target.value)}
        options={optionsOf(TABLES, each => t(each))}
      />
      <SelectField
        name="year"
        label={t('year')}
        value={year}
        isRequired
        onChange={event => setYear(event.target.value)}
        options={optionsOf(years, each => each)}
      />
      <TableForms
        {...{ name, asked: { year }, file: `${t(`files.${name as 'orders'}`)}-${year}`, onTaken }}
      />
    </div>
  );
}
