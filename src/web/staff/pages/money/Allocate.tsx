import { useTranslations } from 'use-intl';
import { RECEIPT_PURPOSES, type ReceiptPurpose } from '#shared/fields/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { AllocateReceiptDocument, OrderOfReferenceDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog, typedCents } from '#web/staff/forms/index.ts';
import { SelectField, TextField } from '#web/ui/index.ts';

type Typed = { order: string; amountCents: string; purpose: ReceiptPurpose };

/** The order of that reference; its words at the field where there is none. */
async function orderOf(typed: string): Promise<string> {
  const reference = typed.trim().toUpperCase();
  const { orders } = await request(OrderOfReferenceDocument, { reference });
  const order = orders.orders.find(each => each.reference === reference);
  if (!order) throw new WrongFields({ order: 'admin.money.allocate.unknown' });
  return order.id;
}

/** Which order a receipt is for, or a part of it. */
export function Allocate({ id, leftCents, onClose }: { id: string; leftCents: number; onClose: () => void }) {
  const t = useTranslations('admin.money');
  const act = async ({ order, amountCents, purpose }: Typed) => {
    const amount = typedCents(amountCents);
    const orderId = await orderOf(order);
    const part = { amountCents: Number.isNaN(amount) ? 0 : amount, purpose };
    return request(AllocateReceiptDocument, { receiptId: id, orderId, ...part });
  };
  const first: Typed = { order: '', amountCents: (leftCents / 100).toFixed(2), purpose: 'BOTH' };
  const form = useForm(first, act, onClose);
  return (
    <StaffDialog
      name="allocate"
      title={t('allocate.title')}
      sendLabel={t('allocate.send')}
      {...{ form, onClose }}
    >
      <TextField label={t('allocate.order')} isRequired autoComplete="off" {...form.field('order')} />
      <TextField label={t('book.amount')} isRequired inputMode="decimal" {...form.field('amountCents')} />
      <SelectField label={t('book.purpose')} isRequired {...form.field('purpose')}>
        {RECEIPT_PURPOSES.map(each => (
          <option key={each} value={each}>
            {t(`purpose.${each}`)}
          </option>
        ))}
      </SelectField>
    </StaffDialog>
  );
}
