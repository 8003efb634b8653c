import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isOwnTask } from '#shared/sale/index.ts';
import type { OrderLackFragment, OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, useLocale } from '#web/i18n/index.ts';
import { classes, LinkCard, Photo } from '#web/ui/index.ts';
import { UnreadBadge } from '../order-messages/index.ts';
import { carNameOf, useDue } from './due-on.ts';
import { StateBadge } from './Tracker.tsx';
import { useTaskText } from './task-words.ts';

/** An order in a list: car, state and next task. The whole row links to it. */
export function OrderRow({ order }: { order: OrderLineFragment & OrderLackFragment }) {
  const t = useTranslations('orders');
  const { id, ad, state, role, task, reference, isOverdue, hammerPrice } = order;
  const due = useDue()(order);
  const taskText = useTaskText()(order);
  const front = ad?.photos.front;
  return (
    <LinkCard to={linkTo('user/orders/order', useLocale(), { id })} data-order={state}>
      {front && (
        <Photo
          source={front}
          alt=""
          sizes="96px"
          className="aspect-[3/2] w-24 shrink-0 rounded-box object-cover"
        />
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-18">{carNameOf(order)}</span>
          <StateBadge state={state} />
          <UnreadBadge count={order.unreadMessages} />
        </span>
        <span className="tabular text-14 text-ink-soft">
          {t(`role.${role}`)} · {reference} · {formatEuros(hammerPrice)}
        </span>
        {(state !== 'CANCELLED' || isOwnTask(task)) && <span className="text-14">{taskText}</span>}
        {due !== null && (
          <span className={classes('tabular text-14', isOverdue ? 'text-red' : 'text-ink-soft')}>{due}</span>
        )}
      </span>
    </LinkCard>
  );
}
