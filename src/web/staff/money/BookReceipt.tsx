import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RECEIPT_FIELDS, RECEIPT_PURPOSES, type ReceiptPurpose } from '#shared/fields/index.ts';
import { checkedFields, type FormOf, useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { BookReceiptDocument } from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { CentsField, StaffDialog, typedCents } from '#web/staff/forms/index.ts';
import { Button, optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const EMPTY = { amountCents: '', valueOn: '', payer: '', reference: '', purpose: 'BOTH' as ReceiptPurpose };
type Typed = typeof EMPTY;
const given = (typed: Typed) =>
  checkedFields(RECEIPT_FIELDS, { ...typed, amountCents: typedCents(typed.amountCents) });

type Props = {
  orderId: string | null;
  payer?: string;
  /** Whether an escrow provider holds the price: the house then receives only its fee. */
  isFeeAlone?: boolean;
  onClose: () => void;
};

/** Records a received payment as the statement shows it, with a second look before it counts. */
export function BookReceipt({ orderId, payer = '', isFeeAlone = false, onClose }: Props) {
  const t = useTranslations('admin.money');
  const [seen, setSeen] = useState<ReturnType<typeof given> | null>(null);
  const act = async (typed: Typed) => {
    const data = given(typed);
    if (seen)
      return requestOnce(BookReceiptDocument, { orderId, data }).catch(refusal => {
        // An error leads back to its field; the entry is then confirmed again.
        if (refusal instanceof RequestError && refusal.field !== null) setSeen(null);
        throw refusal;
      });
    setSeen(data);
    return null;
  };
  const purposes = isFeeAlone ? RECEIPT_PURPOSES.filter(each => each === 'FEE') : RECEIPT_PURPOSES;
  const first = { ...EMPTY, payer, ...(isFeeAlone && { purpose: 'FEE' as const }) };
  const form = useForm(first, act, onClose, { wrongs: { valueOn: 'admin.money.toCome' } });
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
        <Fields form={form} purposes={orderId === null ? [] : purposes} />
      )}
    </StaffDialog>
  );
}

type FieldsProps = { form: FormOf<Typed>; purposes: readonly ReceiptPurpose[] };

function Fields({ form: { field }, purposes }: FieldsProps) {
  const t = useTranslations('admin.money');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CentsField label={t('book.amount')} isRequired {...field('amountCents')} />
      <TextField type="date" label={t('book.valueOn')} isRequired {...field('valueOn')} />
      <TextField label={t('book.payer')} isRequired autoComplete="off" {...field('payer')} />
      <TextField label={t('book.reference')} autoComplete="off" {...field('reference')} />
      {purposes.length > 0 && (
        <SelectField
          label={t('book.purpose')}
          isRequired
          {...field('purpose')}
          options={optionsOf(purposes, each => t(`purpose.${each}`))}
        />
      )}
    </div>
  );
}
