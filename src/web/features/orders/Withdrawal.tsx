import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lastDayOf, WITHDRAWAL_DAYS } from '#shared/sale/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { type OrderWholeFragment, WithdrawFromOrderDocument } from '#web/graphql/documents.gen.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { formatCents, formatDate, formatKilometres } from '#web/i18n/index.ts';
import { Button, Dialog } from '#web/ui/index.ts';
import { carNameOf } from './due-on.ts';
import { OpenPaper } from './PaperLink.tsx';
import { TransferLines } from './TransferLines.tsx';

type Sale = Pick<
  OrderWholeFragment,
  | 'id'
  | 'ad'
  | 'reference'
  | 'hasWithdrawal'
  | 'canWithdraw'
  | 'withdrawal'
  | 'withdrawalDeclaredAt'
  | 'withdrawalUntil'
  | 'role'
  | 'state'
  | 'money'
  | 'sellerOwesCents'
  | 'transfer'
>;

type Props = {
  order: Sale;
  /** The viewer's own actions. */
  children?: ReactNode;
};

/**
 * The buyer's right of withdrawal from a professional's sale: its deadline, the form and the button; then its outcome,
 * for both sides and staff. Nothing if there is no such right.
 */
export function Withdrawal({ order, children }: Props) {
  const t = useTranslations('orders.withdrawal');
  const { withdrawal, withdrawalDeclaredAt, hasWithdrawal, state, role, withdrawalUntil } = order;
  const isTold = role !== 'SELLER' || withdrawalUntil !== null || withdrawalDeclaredAt !== null;
  if (!withdrawal && (!hasWithdrawal || state === 'CANCELLED' || !isTold)) return null;
  return (
    <Panel title={t('title')}>
      {withdrawalDeclaredAt && (
        <p className="font-[560]">{t('waiting', { day: formatDate(withdrawalDeclaredAt) })}</p>
      )}
      {withdrawal ? <Declared order={order} withdrawal={withdrawal} /> : <Right order={order} />}
      {children}
    </Panel>
  );
}

/** The right while it can be used, and after its deadline. */
function Right({ order }: { order: Sale }) {
  const { id, reference, withdrawalUntil, role, canWithdraw } = order;
  const t = useTranslations('orders.withdrawal');
  const end = withdrawalUntil === null ? Number.POSITIVE_INFINITY : Date.parse(withdrawalUntil);
  const isOver = useFromServerNow(now => now !== null && now >= end);
  const until = withdrawalUntil === null ? '' : formatDate(lastDayOf(Date.parse(withdrawalUntil)));
  const coming = t('coming', { days: String(WITHDRAWAL_DAYS), role });
  return (
    <>
      {(role !== 'SELLER' || until !== '') && (
        <p>{isOver ? t('over', { until }) : until === '' ? coming : t(role, { until })}</p>
      )}
      {role === 'BUYER' && !isOver && (
        <div className="flex flex-wrap gap-3">
          {canWithdraw && <Withdraw order={order} />}
          <OpenPaper id={`withdrawal_${id}`} name={reference} text={t('form')} />
        </div>
      )}
    </>
  );
}

/** Declares the withdrawal; a second click confirms the statement. */
function Withdraw({ order }: { order: Sale }) {
  const t = useTranslations('orders.withdrawal');
  const [isOpen, setOpen] = useState(false);
  const send = useSend();
  const { id, reference, withdrawalUntil } = order;
  const car = carNameOf(order);
  const confirm = async () => {
    await send(WithdrawFromOrderDocument, { id });
    setOpen(false);
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      <Dialog name="withdraw" title={t('ask')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <blockquote className="my-4 border-line border-l-2 pl-4">
          {t('sentence', { car, reference })}
        </blockquote>
        <p className="mb-6 text-ink-soft">{t(withdrawalUntil === null ? 'askTextEarly' : 'askText')}</p>
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={confirm}>
            {t('confirm')}
          </Action>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

type Known = { order: Sale; withdrawal: NonNullable<Sale['withdrawal']> };

/** A declared withdrawal: the statement, the car, and the money. */
function Declared({ order, withdrawal }: Known) {
  const t = useTranslations('orders.withdrawal');
  const { id, reference, role, state } = order;
  const owesCents = order.sellerOwesCents ?? 0;
  const { declaredOn, declaredBy, returnBy, returnedOn, odometer, remarks } = withdrawal;
  const { reductionCents, reductionReason } = withdrawal;
  return (
    <>
      <p>{t('declared', { by: declaredBy, day: formatDate(declaredOn) })}</p>
      {state === 'WITHDRAWN' && <p>{t('returnBy', { date: formatDate(lastDayOf(Date.parse(returnBy))) })}</p>}
      {state === 'WITHDRAWN' && role !== 'BUYER' && owesCents === 0 && (
        <p className="text-ink-soft">{t('held')}</p>
      )}
      {returnedOn && (
        <p>
          {t('returned', {
            day: formatDate(returnedOn),
            odometer: formatKilometres(odometer ?? 0),
            state: remarks ?? '',
          })}
        </p>
      )}
      {reductionCents > 0 && (
        <p>{t('reduction', { amount: formatCents(reductionCents), reason: reductionReason ?? '' })}</p>
      )}
      {owesCents > 0 && (
        <p className="font-[560]">
          {t('paidOut', {
            ...{ role, reference, amount: formatCents(owesCents) },
            isReduced: reductionCents > 0 ? 'YES' : 'NO',
          })}
        </p>
      )}
      {owesCents > 0 && role === 'SELLER' && order.transfer && <TransferLines transfer={order.transfer} />}
      {state === 'CANCELLED' && <Owed order={order} withdrawal={withdrawal} />}
      <div>
        <OpenPaper id={`withdrawal_${id}`} name={reference} text={t('statement')} />
      </div>
    </>
  );
}

/** What is still to be refunded to the buyer; the seller sees no amounts. */
function Owed({ order: { money, role }, withdrawal: { refundBy } }: Known) {
  const t = useTranslations('orders.withdrawal');
  if (!money) return null;
  const cents = money.price.overCents + money.fee.overCents;
  const isReturned = money.lines.some(({ kind, isReversed }) => kind === 'REFUND' && !isReversed);
  if (cents === 0) return isReturned ? <p>{t('refunded')}</p> : null;
  const owed = { amount: formatCents(cents), date: formatDate(lastDayOf(Date.parse(refundBy))) };
  return <p className="font-[560]">{t(role === 'STAFF' ? 'owedStaff' : 'owed', owed)}</p>;
}
