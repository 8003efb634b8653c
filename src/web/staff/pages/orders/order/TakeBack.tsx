import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_RETURN_FIELDS, WITHDRAWAL_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields } from '#web/features/form/index.ts';
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
  FormButton,
  ReasonButton,
  typedAmount,
  typedCents,
} from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { PaidOutButton } from '#web/staff/money/index.ts';
import { TextArea, TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** The bookings of a withdrawal: the statement, the car's return, and its loss of value. */
export function TakeBack({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const mayRefund = useCan('Refunds:create');
  const readsLeads = useCan('Leads:read');
  const { id, state, hasWithdrawal, withdrawal, money, escrow, owedToSellerCents } = order;
  const isBookable = hasWithdrawal && !withdrawal && state !== 'CANCELLED';
  // A price paid by the escrow provider is released instead of transferred.
  const isOver = state === 'CANCELLED' || state === 'CLOSED';
  const isOwed = isOver && (owedToSellerCents ?? 0) > 0 && !escrow?.paysSeller;
  if (!isBookable && state !== 'WITHDRAWN' && !isOwed) return null;
  // Before the handover the statement refunds the fee at once, afterwards the car's return does.
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
        {isBookable && !isBarred && <Statement id={id} />}
        {state === 'WITHDRAWN' && !isBarred && <CarBack id={id} />}
        {state === 'WITHDRAWN' && (
          <ReasonButton
            label={t('upheld.open')}
            name="uphold-sale"
            text={t('upheld.text')}
            act={reason => request(UpholdSaleDocument, { id, reason })}
          />
        )}
        {isOwed && (
          <PaidOutButton
            {...{ name: 'pay-seller', label: t('paySeller.open'), text: t('paySeller.text') }}
            act={payout => request(PaySellerDocument, { id, payout })}
          />
        )}
      </div>
    </>
  );
}

/** Records a withdrawal that the buyer declared by letter or phone. */
function Statement({ id }: { id: string }) {
  const t = useTranslations('admin.orders.actions.withdrawal');
  return (
    <FormButton
      {...{ look: 'quiet', name: 'book-withdrawal', label: t('open'), text: t('text') }}
      sendLabel={t('send')}
      first={{ declaredOn: '', note: '' }}
      act={typed => request(BookWithdrawalDocument, { id, data: checkedFields(WITHDRAWAL_FIELDS, typed) })}
    >
      {({ field }) => (
        <>
          <TextField type="date" label={t('declaredOn')} isRequired {...field('declaredOn')} />
          <TextField label={t('note')} isRequired {...field('note')} />
        </>
      )}
    </FormButton>
  );
}

/** Records the car's return, its state and its loss of value. */
function CarBack({ id }: { id: string }) {
  const t = useTranslations('admin.orders.actions.returned');
  return (
    <FormButton
      {...{ name: 'book-return', label: t('open'), text: t('text'), sendLabel: t('send') }}
      first={{ returnedOn: '', odometer: '', remarks: '', reductionCents: '', reductionReason: '' }}
      act={({ odometer, reductionCents, ...typed }) => {
        const figures = {
          odometer: typedAmount(odometer),
          reductionCents: reductionCents.trim() === '' ? 0 : typedCents(reductionCents),
        };
        const data = checkedFields(CAR_RETURN_FIELDS, { ...typed, ...figures });
        return request(BookCarReturnDocument, { id, data });
      }}
    >
      {({ field }) => (
        <>
          <TextField type="date" label={t('returnedOn')} isRequired {...field('returnedOn')} />
          <AmountField label={t('odometer')} isRequired {...field('odometer')} />
          <TextArea label={t('remarks')} isRequired rows={3} {...field('remarks')} />
          <CentsField label={t('reduction')} {...field('reductionCents')} />
          <TextField label={t('reductionReason')} {...field('reductionReason')} />
        </>
      )}
    </FormButton>
  );
}
