import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_RETURN_FIELDS, PAYOUT_FIELDS, WITHDRAWAL_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import {
  BookCarReturnDocument,
  BookWithdrawalDocument,
  PaySellerDocument,
  UpholdSaleDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  AmountField,
  CentsField,
  ReasonButton,
  StaffDialog,
  typedAmount,
  typedCents,
} from '#web/staff/forms/index.ts';
import { DialogButton, useCan } from '#web/staff/frame/index.ts';
import { TransferFields, WRONG_TRANSFER } from '#web/staff/money/index.ts';
import { TextArea, TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** What staff book of a sale that its buyer goes back on by right: the statement, the car, what it lost. */
export function TakeBack({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const mayRefund = useCan('Refunds:create');
  const readsLeads = useCan('Leads:read');
  const { id, state, hasWithdrawal, withdrawal, money, escrow, owedToSellerCents } = order;
  const isBookable = hasWithdrawal && !withdrawal && state !== 'CANCELLED';
  // What another pays is released, not transferred.
  const isOver = state === 'CANCELLED' || state === 'CLOSED';
  const isOwed = isOver && (owedToSellerCents ?? 0) > 0 && !escrow?.paysSeller;
  if (!isBookable && state !== 'WITHDRAWN' && !isOwed) return null;
  // Before the car changed hands the statement gives the fee back at once, afterwards the car's return does.
  const isGivenBack = state === 'WITHDRAWN' || state === 'CREATED' || state === 'SIGNED' || state === 'PAID';
  const isBarred = isGivenBack && !mayRefund && (money?.fee.cameCents ?? 0) > 0;
  return (
    <>
      {order.withdrawalDeclaredAt && readsLeads && (
        <Link to={linkTo('admin/leads', 'fr', {}, { form: 'withdrawal' })} className="link-line self-start">
          {t('withdrawal.toLead')}
        </Link>
      )}
      {isBarred && <p className="text-14 text-ink-soft">{t('needsRefund')}</p>}
      <div className="flex flex-wrap gap-3">
        {isBookable && !isBarred && (
          <DialogButton
            look="quiet"
            label={t('withdrawal.open')}
            dialog={onClose => <Statement id={id} onClose={onClose} />}
          />
        )}
        {state === 'WITHDRAWN' && !isBarred && (
          <DialogButton
            label={t('returned.open')}
            dialog={onClose => <CarBack id={id} onClose={onClose} />}
          />
        )}
        {state === 'WITHDRAWN' && (
          <ReasonButton
            label={t('upheld.open')}
            name="uphold-sale"
            text={t('upheld.text')}
            act={reason => request(UpholdSaleDocument, { id, reason })}
          />
        )}
        {isOwed && (
          <DialogButton
            label={t('paySeller.open')}
            dialog={onClose => <ToSeller id={id} onClose={onClose} />}
          />
        )}
      </div>
    </>
  );
}

type Props = { id: string; onClose: () => void };

/** The buyer said so in a letter, or by telephone. */
function Statement({ id, onClose }: Props) {
  const t = useTranslations('admin.orders.actions.withdrawal');
  const form = useForm(
    { declaredOn: '', note: '' },
    typed => request(BookWithdrawalDocument, { id, data: checkedFields(WITHDRAWAL_FIELDS, typed) }),
    onClose,
  );
  const words = { title: t('open'), text: t('text'), sendLabel: t('send') };
  return (
    <StaffDialog name="book-withdrawal" {...words} {...{ form, onClose }}>
      <TextField type="date" label={t('declaredOn')} isRequired {...form.field('declaredOn')} />
      <TextField label={t('note')} isRequired {...form.field('note')} />
    </StaffDialog>
  );
}

/** The car is back, in which state, and what it lost. */
function CarBack({ id, onClose }: Props) {
  const t = useTranslations('admin.orders.actions.returned');
  const form = useForm(
    { returnedOn: '', odometer: '', remarks: '', reductionCents: '', reductionReason: '' },
    ({ odometer, reductionCents, ...typed }) => {
      const figures = {
        odometer: typedAmount(odometer),
        reductionCents: reductionCents.trim() === '' ? 0 : typedCents(reductionCents),
      };
      return request(BookCarReturnDocument, {
        id,
        data: checkedFields(CAR_RETURN_FIELDS, { ...typed, ...figures }),
      });
    },
    onClose,
  );
  const words = { title: t('open'), text: t('text'), sendLabel: t('send') };
  return (
    <StaffDialog name="book-return" {...words} {...{ form, onClose }}>
      <TextField type="date" label={t('returnedOn')} isRequired {...form.field('returnedOn')} />
      <AmountField label={t('odometer')} isRequired {...form.field('odometer')} />
      <TextArea label={t('remarks')} isRequired rows={3} {...form.field('remarks')} />
      <CentsField label={t('reduction')} {...form.field('reductionCents')} />
      <TextField label={t('reductionReason')} {...form.field('reductionReason')} />
    </StaffDialog>
  );
}

/** What the car lost goes to the seller, who has it back. */
function ToSeller({ id, onClose }: Props) {
  const t = useTranslations('admin.orders.actions.paySeller');
  const form = useForm(
    { paidOn: '', iban: '', reference: '' },
    typed => request(PaySellerDocument, { id, payout: checkedFields(PAYOUT_FIELDS, typed) }),
    onClose,
    { wrongs: WRONG_TRANSFER },
  );
  const words = { title: t('open'), text: t('text'), sendLabel: t('open') };
  return (
    <StaffDialog name="pay-seller" {...words} {...{ form, onClose }}>
      <TransferFields form={form} />
    </StaffDialog>
  );
}
