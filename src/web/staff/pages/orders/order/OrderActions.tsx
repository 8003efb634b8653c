import { useTranslations } from 'use-intl';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  CloseOrderDocument,
  CreditOrderDocument,
  HandOverOrderDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import {
  CentsField,
  ConfirmButton,
  FormButton,
  ReasonButton,
  reasonWords,
  typedCents,
  writtenCents,
} from '#web/staff/forms/index.ts';
import { PaidOutButton } from '#web/staff/money/index.ts';
import { TextArea } from '#web/ui/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { usePayableFrom } from './payable-from.ts';
import type { StaffOrder } from './staff-order.ts';

/** What staff can do with an order as it stands, each in a window that says what follows before it is done. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const { id, state, money, escrow, obstacles } = order;
  const hasSeller = order.hasSeller ? 'YES' : 'NO';
  const payableFrom = usePayableFrom(order);
  const isOpen = state === 'CREATED' || state === 'SIGNED' || state === 'PAID';
  const creditable = money?.fee.isSettled ? money.fee.expectedCents : 0;
  const isToClose = state === 'HANDED_OVER' && !escrow;
  if (!isOpen && !isToClose && creditable === 0) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      {isToClose && payableFrom && (
        <p className="text-14 text-ink-soft">
          {t('closeFrom', { hasSeller, date: formatDate(payableFrom) })}
        </p>
      )}
      <Awaited obstacles={obstacles} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === 'PAID' && !escrow && obstacles.length === 0 && (
          <ReasonButton
            look="secondary"
            label={t('handOver')}
            name="hand-over"
            text={t(`handOverText.${order.hasSeller ? 'SELLER' : 'HOUSE'}`)}
            act={reason => request(HandOverOrderDocument, { id, reason })}
          />
        )}
        {isToClose && !payableFrom && order.hasSeller && (
          <PaidOutButton
            {...{ name: 'pay-out', label: t('close'), text: t('payout.text') }}
            act={payout => request(CloseOrderDocument, { id, payout })}
          />
        )}
        {/* The price of a car of the house's own stays with it. */}
        {isToClose && !payableFrom && !order.hasSeller && (
          <ConfirmButton
            name="close-order"
            label={t('closeOwn')}
            text={t('closeOwnText')}
            act={() => request(CloseOrderDocument, { id, payout: null })}
          />
        )}
        {creditable > 0 && <Credit id={id} cents={creditable} />}
        {isOpen && <CancelOrder order={order} />}
      </div>
    </Panel>
  );
}

/** What the handover still waits for, and whose it is. */
function Awaited({ obstacles }: Pick<StaffOrder, 'obstacles'>) {
  const t = useTranslations('admin.orders.actions.awaited');
  const paper = useTranslations('orders.carPapers.kind');
  if (obstacles.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-14">
      <p className="font-[560]">{t('title')}</p>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {obstacles.map(({ kind, by, papers }) => (
          <li key={kind + by}>
            {t(kind, { by, papers: papers.map(each => paper(each).toLowerCase()).join(', ') })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fee goes back, or a part of it. */
function Credit({ id, cents }: { id: string; cents: number }) {
  const t = useTranslations('admin.orders.actions');
  const reason = useTranslations('admin.form')('reason');
  return (
    <FormButton
      {...{ right: 'Refunds:create', look: 'quiet', name: 'credit', label: t('credit') }}
      text={t('creditText')}
      first={{ amountCents: writtenCents(cents), reason: '' }}
      act={({ amountCents, ...typed }) =>
        requestOnce(CreditOrderDocument, { id, ...typed, amountCents: typedCents(amountCents) || 0 })
      }
      wordsOf={reasonWords}
      wrongs={{ amountCents: 'admin.orders.actions.creditTooMuch' }}
    >
      {({ field }) => (
        <>
          <CentsField label={t('creditAmount')} isRequired {...field('amountCents')} />
          <TextArea label={reason} isRequired rows={3} {...field('reason')} />
        </>
      )}
    </FormButton>
  );
}
