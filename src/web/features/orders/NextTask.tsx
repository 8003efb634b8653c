import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isOwnTask, type OrderTask } from '#shared/sale/index.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Card, classes, LinkButton } from '#web/ui/index.ts';
import { useDue } from './due-on.ts';

/** Where the task is done; null where one only waits. */
function useWay({ id, task }: OrderWholeFragment): { to: string; word: WayWord } | null {
  const locale = useLocale();
  if (task === 'SIGN_CONTRACT') return { to: linkTo('orders/sign', locale, { id }), word: task };
  if (task === 'SIGN_REPORT') {
    return { to: linkTo('orders/sign', locale, { id }, { paper: 'report' }), word: task };
  }
  if (task === 'PAY_FEE' || task === 'SEND_PRICE') {
    return { to: linkTo('orders/pay', locale, { id }), word: task };
  }
  // On the order's own page, further down.
  const further = PLACES[task];
  if (further) return { to: linkTo('user/orders/order', locale, { id }) + further.hash, word: further.word };
  return null;
}
const PLACES: Readonly<Partial<Record<OrderTask, { hash: string; word: WayWord }>>> = {
  GIVE_ACCOUNT: { hash: '#account', word: 'GIVE_ACCOUNT' },
  AWAIT_REPORT: { hash: '#messages', word: 'WRITE' },
};
type WayWord = 'GIVE_ACCOUNT' | 'WRITE' | 'SIGN_CONTRACT' | 'SIGN_REPORT' | 'PAY_FEE' | 'SEND_PRICE';

/** The one thing to do next, by when, and the way there. */
export function NextTask({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders');
  const way = useWay(order);
  const { task, isOverdue, state } = order;
  const due = useDue()(order);
  // A card whose bank took it back is asked for nothing more: the fee comes by transfer.
  const isContested = task === 'PAY_FEE' && order.fee.failure === 'contested';
  const cancelled = order.steps.find(({ kind }) => kind === 'CANCELLED');
  if (state === 'CANCELLED') {
    return (
      <Card className="flex flex-col gap-2 border-red p-5 sm:p-8">
        <h2 className="display text-22">{t('state.CANCELLED')}</h2>
        {order.withdrawal && <p>{t('ending.withdrawn')}</p>}
        {cancelled?.text && <p>{cancelled.text}</p>}
        <Ending order={order} />
        {way && (
          <LinkButton to={way.to} className="self-start">
            {t(`act.${way.word}`)}
          </LinkButton>
        )}
      </Card>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-8" data-task={task}>
      <h2 className="display text-22">{t(isOwnTask(task) ? 'next' : 'end.steps')}</h2>
      <p className="text-18">{t(isContested ? 'pay.contested' : `task.${task}`)}</p>
      {due !== null && (
        <p className={classes('tabular text-14', isOverdue ? 'font-[560] text-red' : 'text-ink-soft')}>
          {due}
        </p>
      )}
      {way && (
        <LinkButton size="large" to={way.to}>
          {t(`act.${way.word}`)}
        </LinkButton>
      )}
    </Card>
  );
}

/** What a cancelled order means for its reader: their money, and the car. */
function Ending({ order: { role, fault, fee, money } }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders.ending');
  const isTheirs = role === fault;
  const ofBuyer = [
    fee.state === 'PAID' ? (isTheirs ? 'feeKept' : 'feeBack') : null,
    fee.state === 'REFUNDED' ? 'feeReturned' : null,
    (money?.price.overCents ?? 0) > 0 ? 'priceBack' : null,
  ] as const;
  const said = role === 'BUYER' ? ofBuyer : ([isTheirs ? null : 'carFree'] as const);
  return (
    <>
      {isTheirs && <p>{t('yours')}</p>}
      {said.map(word => word && <p key={word}>{t(word)}</p>)}
    </>
  );
}
