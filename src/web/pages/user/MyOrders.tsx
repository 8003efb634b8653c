import { useTranslations } from 'use-intl';
import { carTitle } from '../../features/cards/index.ts';
import type { MyDashboardQuery, OrderTask } from '../../graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '../../i18n/index.ts';
import { hasPage } from '../../route-table.ts';
import { Badge, type BadgeTone } from '../../ui/index.ts';
import { LINK, Section } from './Section.tsx';

type Order = MyDashboardQuery['myOrders'][number];

/** What waits for the person themselves; the rest waits for others. */
const OWN_TASKS: ReadonlySet<OrderTask> = new Set<OrderTask>([
  'PAY_FEE',
  'SEND_PRICE',
  'SIGN_CONTRACT',
  'SIGN_REPORT',
  'WRITE_REPORT',
]);

/** The orders that go on, those with something to do first; nothing where none does. */
export function MyOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('mine.dashboard');
  const isMine = ({ task }: Order) => OWN_TASKS.has(task);
  const open = orders
    .filter(({ state }) => state !== 'CLOSED' && state !== 'CANCELLED')
    .toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  if (open.length === 0) return null;
  return (
    <Section
      title={t('orders')}
      more={
        hasPage('user/orders') && (
          <LocaleLink to="user/orders" className={LINK}>
            {t('toOrders')}
          </LocaleLink>
        )
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {open.map(order => (
          <li key={order.id}>
            <OrderLine order={order} tone={toneOf(order, isMine(order))} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function toneOf({ isOverdue }: Order, isMine: boolean): BadgeTone {
  if (!isMine) return 'plain';
  return isOverdue ? 'red' : 'brass';
}

function OrderLine({ order, tone }: { order: Order; tone: BadgeTone }) {
  const t = useTranslations('mine.dashboard');
  const { id, ad, reference, task, dueAt } = order;
  const name = ad ? carTitle(ad) : reference;
  return (
    <article data-order={task} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <h3 className="display text-18 sm:text-22">
          {hasPage('user/orders/order') ? (
            <LocaleLink
              to="user/orders/order"
              params={{ id }}
              className="underline-offset-4 hover:underline hover:decoration-1"
            >
              {name}
            </LocaleLink>
          ) : (
            name
          )}
        </h3>
        <p className="tabular text-14 text-ink-soft">{reference}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3 text-14">
        <Badge tone={tone}>{t(`tasks.${task}`)}</Badge>
        {dueAt !== null && (
          <span className="tabular text-ink-soft">{t('due', { date: formatDate(dueAt) })}</span>
        )}
      </p>
    </article>
  );
}
