import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isOwnTask, type OrderTask } from '#shared/sale/index.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate, useLocale } from '#web/i18n/index.ts';
import { Card, classes, LinkButton } from '#web/ui/index.ts';
import { dueOn, useDue } from './due-on.ts';
import { Obstacles } from './Obstacles.tsx';
import { lackOf, useTaskText } from './task-words.ts';

/** Returns the URL of a task: its own page, or a place on the order's page. */
export function useTaskAddress(): (order: Pick<OrderWholeFragment, 'id' | 'task'>) => string {
  const locale = useLocale();
  return ({ id, task }) => {
    if (task === 'SIGN_CONTRACT') return linkTo('orders/sign', locale, { id });
    if (task === 'SIGN_REPORT') return linkTo('orders/sign', locale, { id }, { paper: 'report' });
    if (task === 'PAY_FEE' || task === 'SEND_PRICE') return linkTo('orders/pay', locale, { id });
    return linkTo('user/orders/order', locale, { id }) + (PLACES[task] ?? '');
  };
}
const PLACES: Readonly<Partial<Record<OrderTask, string>>> = {
  ...{ GIVE_ACCOUNT: '#account', OPEN_ACCOUNT: '#account' },
  ...{ HAND_IN_PAPERS: '#car-papers', ANSWER_VIGILANCE: '#vigilance' },
  ...{ AWAIT_REPORT: '#messages', AWAIT_HANDOVER: '#messages' },
};

/** Returns the word of the link to a task; null if there is only waiting, or the task is on this page. */
function wayWordOf({ task, hasSeller, role }: OrderWholeFragment) {
  if (task === 'AWAIT_REPORT') return 'WRITE';
  if (task === 'AWAIT_HANDOVER') return role === 'BUYER' && hasSeller ? 'WRITE' : null;
  return WAY_WORDS.find(word => word === task) ?? null;
}
const WAY_WORDS = [
  ...(['SIGN_CONTRACT', 'SIGN_REPORT', 'PAY_FEE', 'SEND_PRICE'] as const),
  ...(['HAND_IN_PAPERS', 'ANSWER_VIGILANCE', 'GIVE_ACCOUNT', 'OPEN_ACCOUNT'] as const),
] as const;

/** The next task with its deadline and a link to it. */
export function NextTask({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders');
  const word = wayWordOf(order);
  const to = useTaskAddress()(order);
  const { task, isOverdue, state, sentToSeller: sent } = order;
  const due = useDue()(order);
  const taskText = useTaskText()(order);
  const isToHandIn = word === 'ANSWER_VIGILANCE' && lackOf(order) !== null;
  const way = word && t(isToHandIn ? 'vigilance.handIn' : `act.${word}`);
  // After a chargeback the card is not charged again: the fee is paid by transfer.
  const isContested = task === 'PAY_FEE' && order.fee.failure === 'contested';
  const cancelled = order.steps.find(({ kind }) => kind === 'CANCELLED');
  if (state === 'CANCELLED') {
    return (
      <Card className="flex flex-col gap-2 border-red p-5 sm:p-8">
        <h2 className="display text-22">{t('state.CANCELLED')}</h2>
        {order.withdrawal && <p>{t('ending.withdrawn')}</p>}
        {cancelled?.text && <p>{cancelled.text}</p>}
        <Ending order={order} />
        {isContested && <p>{t('pay.contested')}</p>}
        {way && (
          <LinkButton to={to} className="self-start">
            {way}
          </LinkButton>
        )}
      </Card>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-8" data-task={task}>
      <h2 className="display text-22">{t(isOwnTask(task) ? 'next' : 'end.steps')}</h2>
      <p className="text-18">
        {task === 'AWAIT_CLOSE' && sent
          ? t('task.SENT', {
              amount: formatCents(sent.amountCents),
              date: formatDate(`${sent.executeOn}T12:00:00Z`),
            })
          : isContested
            ? t('pay.contested')
            : taskText}
      </p>
      {due !== null && (
        <p className={classes('tabular text-14', isOverdue ? 'font-[560] text-red' : 'text-ink-soft')}>
          {due}
        </p>
      )}
      {way && (
        <LinkButton size="large" to={to}>
          {way}
        </LinkButton>
      )}
      {state === 'PAID' && <Obstacles order={order} isBesideTask />}
    </Card>
  );
}

/** What a cancelled order means for the reader's money and car. */
function Ending({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders.ending');
  const { role, fault, fee, money, escrow } = order;
  const date = dueOn(order);
  const isTheirs = role === fault;
  const priceCents = money?.price.overCents ?? 0;
  // Part of it may be with the escrow provider, the rest with the house.
  const heldCents = Math.min(priceCents, escrow?.heldCents ?? 0);
  const ofBuyer = [
    fee.state === 'PAID' ? (isTheirs ? 'feeKept' : 'feeBack') : null,
    heldCents > 0 ? 'heldPriceBack' : null,
    priceCents > heldCents ? (date ? 'priceBackBy' : 'priceBack') : null,
  ] as const;
  const said = role === 'BUYER' ? ofBuyer : ([isTheirs ? null : 'carFree'] as const);
  const valuesOf = (word: string) => ({
    ...{ provider: escrow?.provider ?? '', date: date ?? '' },
    amount: formatCents(word === 'heldPriceBack' ? heldCents : priceCents - heldCents),
  });
  return (
    <>
      {isTheirs && <p>{t('yours')}</p>}
      {role === 'BUYER' && fee.state === 'REFUNDED' && <FeeReturned money={money} />}
      {said.map(word => word && <p key={word}>{t(word, valuesOf(word))}</p>)}
    </>
  );
}

/** Each valid refund of the fee, and the account it went to. */
function FeeReturned({ money }: Pick<OrderWholeFragment, 'money'>) {
  const t = useTranslations('orders.ending');
  const lines = money?.lines.filter(
    ({ kind, purpose, isReversed }) => kind === 'REFUND' && purpose === 'FEE' && !isReversed,
  );
  return lines?.map(({ id, cents, ibanEnd: end }) => (
    <p key={id}>
      {t('feeReturned', {
        amount: formatCents(Math.abs(cents)),
        way: end === '' ? 'CARD' : 'TRANSFER',
        end,
      })}
    </p>
  ));
}
