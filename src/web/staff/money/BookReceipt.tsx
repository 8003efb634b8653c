import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RECEIPT_FIELDS, RECEIPT_PURPOSES, type ReceiptPurpose } from '#shared/fields/index.ts';
import { checkedFields, type FormOf, useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { BookReceiptDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { StaffDialog, typedCents } from '#web/staff/forms/index.ts';
import { Button, optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const EMPTY = { amountCents: '', valueOn: '', payer: '', reference: '', purpose: 'BOTH' as ReceiptPurpose };
type Typed = typeof EMPTY;
const given = (typed: Typed) =>
  checkedFields(RECEIPT_FIELDS, { ...typed, amountCents: typedCents(typed.amountCents) });

type Props = { orderId: string | null; payer?: string; onClose: () => void };

/** Money that came, written down as the statement has it, and read again before it counts. */
export function BookReceipt({ orderId, payer = '', onClose }: Props) {
  const t = useTranslations('admin.money');
  const [seen, setSeen] = useState<ReturnType<typeof given> | null>(null);
  const act = async (typed: Typed) => {
    const data = given(typed);
    if (seen) return requestOnce(BookReceiptDocument, { orderId, data });
    setSeen(data);
    return null;
  };
  const form = useForm({ ...EMPTY, payer }, act, onClose);
  return (
    <StaffDialog
      name="book-receipt"
      title={t('book.open')}
      text={t(orderId === null ? 'book.anyText' : 'book.text')}
      sendLabel={t(seen ? 'book.confirm' : 'book.check')}
      {...{ form, onClose }}
      width="wide"
    >
      {seen ? (
        <div className="flex flex-col items-start gap-3">
          <p role="status" className="rounded-box bg-wash px-4 py-3">
            {t('book.seen', {
              amount: formatCents(seen.amountCents),
              date: formatDate(`${seen.valueOn}T12:00:00Z`),
              ...{
                payer: seen.payer,
                reference: seen.reference,
                isNamed: seen.reference === '' ? 'NO' : 'YES',
              },
              purpose: orderId === null ? t('open.title') : t(`purpose.${seen.purpose}`),
            })}
          </p>
          <Button look="quiet" onClick={() => setSeen(null)}>
            {t('book.back')}
          </Button>
        </div>
      ) : (
        <Fields form={form} hasOrder={orderId !== null} />
      )}
    </StaffDialog>
  );
}

function Fields({ form: { field }, hasOrder }: { form: FormOf<Typed>; hasOrder: boolean }) {
  const t = useTranslations('admin.money');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t('book.amount')} isRequired inputMode="decimal" {...field('amountCents')} />
      <TextField type="date" label={t('book.valueOn')} isRequired {...field('valueOn')} />
      <TextField label={t('book.payer')} isRequired autoComplete="off" {...field('payer')} />
      <TextField label={t('book.reference')} autoComplete="off" {...field('reference')} />
      {hasOrder && (
        <SelectField
          label={t('book.purpose')}
          isRequired
          {...field('purpose')}
          options={optionsOf(RECEIPT_PURPOSES, each => t(`purpose.${each}`))}
        />
      )}
    </div>
  );
}
