import { useTranslations } from 'use-intl';
import { BANK_LINE_PURPOSES, type BankLinePurpose } from '#shared/fields/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import {
  AllocateReceiptDocument,
  ChargeWithdrawalFeeDocument,
  OrderOfReferenceDocument,
  SettleProviderDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { CentsField, StaffDialog, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const PURPOSES = [...BANK_LINE_PURPOSES, 'WITHDRAWAL', 'CARDS', 'PROVIDER'] as const;
type Typed = { order: string; amountCents: string; purpose: (typeof PURPOSES)[number] };

/** The order of that reference; its words at the field where there is none. */
async function orderOf(typed: string): Promise<string> {
  const reference = typed.trim().toUpperCase();
  const { orders } = await request(OrderOfReferenceDocument, { reference });
  const order = orders.orders.find(each => each.reference === reference);
  if (!order) throw new WrongFields({ order: 'admin.money.allocate.unknown' });
  return order.id;
}

const isOfOrder = (purpose: Typed['purpose']): purpose is BankLinePurpose =>
  BANK_LINE_PURPOSES.some(each => each === purpose);

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

/** Which order a receipt is for, or a part of it, or else what came to the house with it. */
export function Allocate({ id, leftCents, onClose }: { id: string; leftCents: number; onClose: () => void }) {
  const t = useTranslations('admin.money');
  const act = async ({ order, amountCents, purpose }: Typed) => {
    const part = { receiptId: id, amountCents: typedCents(amountCents) || 0 };
    if (purpose === 'WITHDRAWAL') return charge(id, order);
    if (!isOfOrder(purpose)) return requestOnce(SettleProviderDocument, { ...part, payer: purpose });
    return requestOnce(AllocateReceiptDocument, { ...part, orderId: await orderOf(order), purpose });
  };
  const first: Typed = { order: '', amountCents: writtenCents(leftCents), purpose: 'BOTH' };
  const form = useForm(first, act, onClose);
  const { purpose } = form.values;
  return (
    <StaffDialog
      name="allocate"
      title={t('allocate.title')}
      sendLabel={t('allocate.send')}
      {...{ form, onClose }}
    >
      <SelectField
        label={t('book.purpose')}
        isRequired
        {...form.field('purpose')}
        options={optionsOf(PURPOSES, each => t(`purpose.${each}`))}
      />
      {(isOfOrder(purpose) || purpose === 'WITHDRAWAL') && (
        <TextField label={t('allocate.order')} isRequired autoComplete="off" {...form.field('order')} />
      )}
      {purpose !== 'WITHDRAWAL' && (
        <CentsField label={t('book.amount')} isRequired {...form.field('amountCents')} />
      )}
    </StaffDialog>
  );
}
