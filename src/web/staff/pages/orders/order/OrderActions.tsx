import { useTranslations } from 'use-intl';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  CancelOrderDocument,
  CloseOrderDocument,
  CreditOrderDocument,
  HandOverOrderDocument,
  type OrderFault,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDate, formatDateTime } from '#web/i18n/index.ts';
import {
  CentsField,
  ConfirmButton,
  FormButton,
  ReasonButton,
  reasonWords,
  typedCents,
  writtenCents,
} from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { PaidOutButton } from '#web/staff/money/index.ts';
import { Checkbox, optionsOf, SelectField, TextArea, TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';
import { usePayableFrom } from './staff-order.ts';

/** Staff's possible actions on an order, each in a dialog that says what follows. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const { id, state, money, escrow, obstacles, vigilance } = order;
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
      <Awaited {...{ obstacles, vigilance }} />
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
        {/* The price of the house's own car stays with the house. */}
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

/** What the handover still requires, and from whom. */
function Awaited({ obstacles, vigilance }: Pick<StaffOrder, 'obstacles' | 'vigilance'>) {
  const t = useTranslations('admin.orders.actions.awaited');
  const paper = useTranslations('orders.carPapers.kind');
  if (obstacles.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-14">
      <p className="font-[560]">{t('title')}</p>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {obstacles.map(({ kind, by, papers }) => (
          <li key={kind + by}>
            {t(kind, {
              by,
              lack: vigilance.find(({ party }) => party === by)?.lack ?? 'ANSWERS',
              papers: papers.map(each => paper(each).toLowerCase()).join(', '),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Credits the fee or part of it. */
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

const FAULTS: readonly OrderFault[] = ['NOBODY', 'BUYER', 'SELLER'];
type Props = { order: StaffOrder };

/** Cancels the sale. The dialog shows the consequences by the side at fault; both sides read the reason. */
function CancelOrder({ order }: Props) {
  const t = useTranslations('admin.orders.actions');
  const reason = useTranslations('admin.form')('reason');
  const mayRefund = useCan('Refunds:create');
  // Without the permission to refund, a fee that was paid can only be kept, which requires a buyer at fault.
  const { id, money } = order;
  const cameCents = money && money.fee.cameCents + money.price.cameCents;
  const isBarred = !mayRefund && (money?.fee.cameCents ?? 0) > 0;
  const faults = isBarred ? FAULTS.filter(each => each === 'BUYER') : FAULTS;
  return (
    <FormButton
      {...{ look: 'danger', name: 'cancel-order', width: 'wide', label: t('cancel') }}
      sendLabel={t('cancelSend')}
      first={{ fault: faults[0] ?? 'BUYER', reason: '', noticedOn: '', hasRefused: false }}
      act={({ noticedOn, ...typed }) =>
        request(CancelOrderDocument, { id, ...typed, noticedOn: noticedOn || null, cameCents })
      }
      wordsOf={reasonWords}
    >
      {({ values: { fault }, field, ticks }) => (
        <>
          <SelectField
            label={t('fault')}
            isRequired
            hint={isBarred ? t('needsRefund') : undefined}
            {...field('fault')}
            options={optionsOf(faults, each => t(`faults.${each}`))}
          />
          {(fault === 'BUYER' || order.noticeRefusedAt) && <Notice order={order} />}
          {fault === 'BUYER' && (
            <>
              <TextField
                type="date"
                label={t('noticedOn')}
                hint={t('noticedOnHint')}
                {...field('noticedOn')}
              />
              <Checkbox label={t('hasRefused')} {...ticks('hasRefused')} />
            </>
          )}
          <Follows order={order} fault={fault} />
          <TextArea label={reason} hint={t('text')} isRequired rows={3} {...field('reason')} />
        </>
      )}
    </FormButton>
  );
}

/** The consequences for the fee, the price and the car. */
function Follows({ order, fault }: Props & { fault: OrderFault }) {
  const t = useTranslations('admin.orders.actions.follows');
  const price = order.money?.price.cameCents ?? 0;
  const fee = useFeeAfterwards(order, fault);
  const said = [
    fee,
    price > 0 && t('price', { amount: formatCents(price), isHeld: order.escrow ? 'YES' : 'NO' }),
    fee === null && price === 0 && t('nothing'),
    fault === 'BUYER' && t('default'),
    // The letter to a seller at fault does not mention another sale either.
    fault !== 'SELLER' && t('car'),
    t('letters'),
  ];
  return (
    <section aria-live="polite" className="rounded-box bg-wash px-4 py-3 text-14">
      <h3 className="font-[560]">{t('title')}</h3>
      <ul className="mt-1 list-disc pl-5">{said.map(line => line && <li key={line}>{line}</li>)}</ul>
    </section>
  );
}

/** Returns whether the fee is kept, refunded or with the buyer's bank; null if none was paid. */
function useFeeAfterwards({ money, dispute }: StaffOrder, fault: OrderFault): string | null {
  const t = useTranslations('admin.orders.actions.follows');
  const { cameCents = 0, isSettled = false } = money?.fee ?? {};
  const state = dispute?.state;
  if (state === 'NEEDS_RESPONSE' || state === 'UNDER_REVIEW') return t('feeContested');
  if (cameCents === 0) return state === 'LOST' ? t('feeTaken') : null;
  const isKept = fault === 'BUYER' && isSettled;
  return t(isKept ? 'feeKept' : 'feeBack', { amount: formatCents(cameCents) });
}

/** The state of the buyer's formal notice by letter. */
function Notice({ order: { noticedAt, noticeEndsAt, noticeRefusedAt } }: Props) {
  const t = useTranslations('admin.orders.actions.notice');
  if (noticeRefusedAt)
    return <p className="text-14 text-red">{t('REFUSED', { at: formatDateTime(noticeRefusedAt) })}</p>;
  return (
    <p className="text-14 text-ink-soft">
      {noticedAt && noticeEndsAt
        ? t('GIVEN', { at: formatDateTime(noticedAt), until: formatDateTime(noticeEndsAt) })
        : t('NONE')}
    </p>
  );
}
