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

/** The buyer said so in a letter, or by telephone. */
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

/** The car is back, in which state, and what it lost. */
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
