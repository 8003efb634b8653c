import { useTranslations } from 'use-intl';
import { RECEIPT_PURPOSES, type ReceiptPurpose } from '#shared/fields/index.ts';
import { WrongFields } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import {
  AllocateReceiptDocument,
  ChargeWithdrawalFeeDocument,
  OrderOfReferenceDocument,
  SettleProviderDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { CentsField, FormButton, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const PURPOSES = [...RECEIPT_PURPOSES, 'WITHDRAWAL', 'CARDS', 'PROVIDER'] as const;
type Typed = { order: string; amountCents: string; purpose: (typeof PURPOSES)[number] };

/** The order of that reference; its words at the field where there is none. */
async function orderOf(typed: string): Promise<string> {
  const reference = typed.trim().toUpperCase();
  const { orders } = await request(OrderOfReferenceDocument, { reference });
  const order = orders.orders.find(each => each.reference === reference);
  if (!order) throw new WrongFields({ order: 'admin.money.allocate.unknown' });
  return order.id;
}

const isOfOrder = (purpose: Typed['purpose']): purpose is ReceiptPurpose =>
  RECEIPT_PURPOSES.some(each => each === purpose);

/** The fee of a mandate is taken whole: what is wrong with it stands at the mandate's number. */
const WRONG_WITH_FEE = {
  mandate: 'admin.money.allocate.noMandate',
  amountCents: 'admin.money.allocate.tooLittle',
} as const;
async function charge(receiptId: string, typed: string): Promise<unknown> {
  const mandate = typed.trim().toUpperCase();
  return request(ChargeWithdrawalFeeDocument, { receiptId, mandate }).catch(error => {
    const field = error instanceof RequestError ? error.field : null;
    if (field !== 'mandate' && field !== 'amountCents') throw error;
    throw new WrongFields({ order: WRONG_WITH_FEE[field] });
  });
}

type Props = { id: string; leftCents: number; of: string };

/** Which order a receipt is for, or a part of it, or else what came to the house with it. */
export function Allocate({ id, leftCents, of }: Props) {
  const t = useTranslations('admin.money');
  return (
    <FormButton
      {...{ right: 'Orders:update', look: 'secondary', name: 'allocate', label: t('allocate.open'), of }}
      title={t('allocate.title')}
      sendLabel={t('allocate.send')}
      first={(): Typed => ({ order: '', amountCents: writtenCents(leftCents), purpose: 'BOTH' })}
      act={async ({ order, amountCents, purpose }): Promise<unknown> => {
        const part = { receiptId: id, amountCents: typedCents(amountCents) || 0 };
        if (purpose === 'WITHDRAWAL') return charge(id, order);
        if (!isOfOrder(purpose)) return requestOnce(SettleProviderDocument, { ...part, payer: purpose });
        return requestOnce(AllocateReceiptDocument, { ...part, orderId: await orderOf(order), purpose });
      }}
    >
      {({ field, values: { purpose } }) => (
        <>
          <SelectField
            label={t('book.purpose')}
            isRequired
            {...field('purpose')}
            options={optionsOf(PURPOSES, each => t(`purpose.${each}`))}
          />
          {(isOfOrder(purpose) || purpose === 'WITHDRAWAL') && (
            <TextField label={t('allocate.order')} isRequired autoComplete="off" {...field('order')} />
          )}
          {purpose !== 'WITHDRAWAL' && (
            <CentsField label={t('book.amount')} isRequired {...field('amountCents')} />
          )}
        </>
      )}
    </FormButton>
  );
}
