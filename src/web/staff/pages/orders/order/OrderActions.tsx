import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAYOUT_FIELDS } from '#shared/fields/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  CancelOrderDocument,
  CloseOrderDocument,
  CreditOrderDocument,
  HandOverOrderDocument,
  type OrderFault,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { StaffDialog, typedCents } from '#web/staff/forms/index.ts';
import { DialogButton, useCan } from '#web/staff/frame/index.ts';
import { TransferFields } from '#web/staff/money/index.ts';
import { Checkbox, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** What a refusal is told at. */
const FIELDS = ['reason', 'noticedOn'] as const;
const FAULTS: readonly OrderFault[] = ['NOBODY', 'BUYER', 'SELLER'];

/** What staff can do with an order as it stands; each leaves a dated step with their words. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const { id, state, hasSeller, money, escrow } = order;
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const send = useSend();
  const isOpen = state === 'CREATED' || state === 'SIGNED' || state === 'PAID';
  const fee = money?.fee;
  const creditable = fee?.isSettled ? fee.expectedCents : 0;
  const act = (done: () => Promise<unknown>) => async () => {
    setWrong(null);
    try {
      if ((await done()) !== null) setNote('');
    } catch (error) {
      if (!(error instanceof RequestError && FIELDS.some(each => each === error.field))) throw error;
      setWrong(error.field);
    }
  };
  const isToClose = state === 'HANDED_OVER' && !escrow;
  if (!isOpen && !isToClose && creditable === 0) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      <TextField
        label={t('note')}
        name="note"
        value={note}
        onChange={event => setNote(event.target.value)}
        error={wrong === 'reason' ? { key: 'admin.orders.actions.noteNeeded', text: t('noteNeeded') } : null}
      />
      <div className="flex flex-wrap gap-3">
        {state === 'PAID' && !escrow && (
          <Action onAct={act(() => send(HandOverOrderDocument, { id, reason: note }))}>
            {t('handOver')}
          </Action>
        )}
        {state === 'HANDED_OVER' && hasSeller && !escrow && (
          <DialogButton label={t('close')} dialog={onClose => <PayOut id={id} onClose={onClose} />} />
        )}
        {state === 'HANDED_OVER' && !hasSeller && (
          <Action onAct={act(() => send(CloseOrderDocument, { id, payout: null }))}>{t('close')}</Action>
        )}
        {creditable > 0 && (
          <DialogButton
            right="Refunds:create"
            look="quiet"
            label={t('credit')}
            dialog={onClose => <Credit {...{ id, onClose }} cents={creditable} />}
          />
        )}
      </div>
      {isOpen && <Cancel {...{ order, note, act, wrong }} isFeePaid={(fee?.cameCents ?? 0) > 0} />}
    </Panel>
  );
}

/** The transfer to the seller, which closes the order. */
function PayOut({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.orders.actions');
  const form = useForm(
    { paidOn: '', iban: '', reference: '' },
    typed => request(CloseOrderDocument, { id, payout: checkedFields(PAYOUT_FIELDS, typed) }),
    onClose,
  );
  const words = { title: t('close'), text: t('payout.text'), sendLabel: t('close') };
  return (
    <StaffDialog name="pay-out" {...words} {...{ form, onClose }}>
      <TransferFields form={form} />
    </StaffDialog>
  );
}

/** The fee goes back, or a part of it. */
function Credit({ id, cents, onClose }: { id: string; cents: number; onClose: () => void }) {
  const t = useTranslations('admin.orders.actions');
  const form = useForm(
    { amountCents: (cents / 100).toFixed(2), reason: '' },
    ({ amountCents, reason }) => {
      const amount = typedCents(amountCents);
      return requestOnce(CreditOrderDocument, { id, reason, amountCents: Number.isNaN(amount) ? 0 : amount });
    },
    onClose,
  );
  const words = { title: t('credit'), text: t('creditText'), sendLabel: t('credit') };
  return (
    <StaffDialog name="credit" {...words} {...{ form, onClose }}>
      <TextField label={t('creditAmount')} isRequired inputMode="decimal" {...form.field('amountCents')} />
      <TextField label={t('note')} isRequired {...form.field('reason')} />
    </StaffDialog>
  );
}

type CancelProps = {
  order: StaffOrder;
  note: string;
  isFeePaid: boolean;
  /** The field that was refused. */
  wrong: string | null;
  act: (done: () => Promise<unknown>) => () => Promise<void>;
};

function Cancel({ order, note, isFeePaid, wrong, act }: CancelProps) {
  const t = useTranslations('admin.orders.actions');
  const validation = useTranslations('form.validation');
  const mayRefund = useCan('Refunds:create');
  const [fault, setFault] = useState<OrderFault>('NOBODY');
  const [hasRefused, setRefused] = useState(false);
  const [noticedOn, setNoticedOn] = useState('');
  const isBarred = isFeePaid && fault !== 'BUYER' && !mayRefund;
  const send = useSend();
  const cancel = act(() =>
    send(CancelOrderDocument, {
      id: order.id,
      reason: note,
      fault,
      hasRefused,
      noticedOn: noticedOn || null,
    }),
  );
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <SelectField
        label={t('fault')}
        name="fault"
        isRequired
        hint={t(`faultText.${fault}`)}
        value={fault}
        onChange={event => setFault(FAULTS.find(each => each === event.target.value) ?? 'NOBODY')}
        options={optionsOf(FAULTS, each => t(`faults.${each}`))}
      />
      {(fault === 'BUYER' || order.noticeRefusedAt) && <Notice order={order} />}
      {fault === 'BUYER' && (
        <>
          <TextField
            type="date"
            label={t('noticedOn')}
            name="noticedOn"
            hint={t('noticedOnHint')}
            value={noticedOn}
            onChange={event => setNoticedOn(event.target.value)}
            error={wrong === 'noticedOn' ? { key: 'form.validation.wrong', text: validation('wrong') } : null}
          />
          <Checkbox label={t('hasRefused')} name="hasRefused" isChecked={hasRefused} onChange={setRefused} />
        </>
      )}
      {isBarred ? (
        <p className="text-14 text-ink-soft">{t('needsRefund')}</p>
      ) : (
        <Action look="danger" onAct={cancel}>
          {t('cancel')}
        </Action>
      )}
    </div>
  );
}

/** What notice the buyer has had by letter. */
function Notice({ order: { noticedAt, noticeEndsAt, noticeRefusedAt } }: { order: StaffOrder }) {
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
