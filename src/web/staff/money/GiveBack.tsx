import { useTranslations } from 'use-intl';
import { type MadeTransfer, TRANSFER_FIELDS } from '#shared/fields/index.ts';
import { checkedFields, type FormOf, useForm } from '#web/features/form/index.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { CentsField, StaffDialog, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { TextField } from '#web/ui/index.ts';

type Where = { paidOn: string; iban: string; reference: string };

/** What is said of a transfer of a day to come. */
export const WRONG_TRANSFER = { paidOn: 'admin.money.toCome' } as const;

/** A transfer that the house made: where it went, and when. */
export function TransferFields<Typed extends Where>({ form }: { form: FormOf<Typed> }) {
  const t = useTranslations('admin.money.give');
  const { field } = form as unknown as FormOf<Where>;
  return (
    <>
      <TextField type="date" label={t('paidOn')} isRequired {...field('paidOn')} />
      <TextField label={t('iban')} isRequired autoComplete="off" {...field('iban')} />
      <TextField label={t('reference')} isRequired autoComplete="off" {...field('reference')} />
    </>
  );
}

type Props = {
  cents: number;
  /** Where they want it. */
  account?: { readonly holder: string; readonly iban: string; readonly usableAt: string } | null;
  act: (data: MadeTransfer) => Promise<unknown>;
  onClose: () => void;
};
type ButtonProps = Omit<Props, 'onClose'> & { look: 'secondary' | 'quiet'; of: string };

/** Books money that was sent back, as much as is owed or less, for whoever may. */
export function GiveBackButton({ look, of, ...given }: ButtonProps) {
  const label = useTranslations('admin.money.give')('open');
  const dialog = (onClose: () => void) => <GiveBack {...given} onClose={onClose} />;
  return <DialogButton right="Refunds:create" {...{ look, label, of, dialog }} />;
}

function GiveBack({ cents, account = null, act, onClose }: Props) {
  const t = useTranslations('admin.money.give');
  const first = { amountCents: writtenCents(cents), paidOn: '', iban: account?.iban ?? '', reference: '' };
  const usableAt = Date.parse(account?.usableAt ?? '');
  const isNew = useFromServerNow(now => now !== null && now < usableAt);
  const form = useForm(
    first,
    typed => act(checkedFields(TRANSFER_FIELDS, { ...typed, amountCents: typedCents(typed.amountCents) })),
    onClose,
    { wrongs: { ...WRONG_TRANSFER, amountCents: 'admin.money.give.tooMuch' } },
  );
  return (
    <StaffDialog
      name="give-back"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      {...{ form, onClose }}
    >
      {account && (
        <p>
          {t('wanted', account)} {isNew && t('waits', { at: formatDateTime(account.usableAt) })}
        </p>
      )}
      <CentsField label={t('amount')} isRequired {...form.field('amountCents')} />
      <TransferFields form={form} />
    </StaffDialog>
  );
}
