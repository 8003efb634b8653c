import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { type MadePayout, type MadeTransfer, PAYOUT_FIELDS, TRANSFER_FIELDS } from '#shared/fields/index.ts';
import { checkedFields, type FormOf } from '#web/features/form/index.ts';
import { ReverseEntryDocument } from '#web/graphql/documents.gen.ts';
import { request, useFromServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { CentsField, FormButton, ReasonButton, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { TextField } from '#web/ui/index.ts';

type Where = { paidOn: string; iban: string; reference: string };

/** The message for a transfer with a future date. */
const WRONG_TRANSFER = { paidOn: 'admin.money.toCome' } as const;

/** The fields of a transfer made by the house: account and date. */
function TransferFields<Typed extends Where>({ form }: { form: FormOf<Typed> }) {
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

const NO_TRANSFER: Where = { paidOn: '', iban: '', reference: '' };

type PaidProps = Pick<ComponentProps<typeof FormButton>, 'name' | 'label' | 'text' | 'sendLabel'> & {
  act: (payout: MadePayout) => Promise<unknown>;
};

/** Records that a seller was paid. */
export function PaidOutButton({ act, ...words }: PaidProps) {
  return (
    <FormButton
      {...words}
      first={NO_TRANSFER}
      act={typed => act(checkedFields(PAYOUT_FIELDS, typed))}
      wrongs={WRONG_TRANSFER}
    >
      {form => <TransferFields form={form} />}
    </FormButton>
  );
}

type Account = { readonly holder: string; readonly iban: string; readonly usableAt: string };
type Props = {
  cents: number;
  /** The account that they gave. */
  account?: Account | null;
  act: (data: MadeTransfer) => Promise<unknown>;
  look: 'secondary' | 'quiet';
  of: string;
};

/** Records a refund, up to the amount owed, for users with the permission. */
export function GiveBackButton({ cents, account = null, act, ...button }: Props) {
  const t = useTranslations('admin.money.give');
  return (
    <FormButton
      {...button}
      {...{ right: 'Refunds:create', name: 'give-back', label: t('open') }}
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      first={{ ...NO_TRANSFER, amountCents: writtenCents(cents), iban: account?.iban ?? '' }}
      act={typed =>
        act(checkedFields(TRANSFER_FIELDS, { ...typed, amountCents: typedCents(typed.amountCents) }))
      }
      wrongs={{ ...WRONG_TRANSFER, amountCents: 'admin.money.give.tooMuch' }}
    >
      {form => (
        <>
          {account && <Wanted account={account} />}
          <CentsField label={t('amount')} isRequired {...form.field('amountCents')} />
          <TransferFields form={form} />
        </>
      )}
    </FormButton>
  );
}

function Wanted({ account }: { account: Account }) {
  const t = useTranslations('admin.money.give');
  const usableAt = Date.parse(account.usableAt);
  const isNew = useFromServerNow(now => now !== null && now < usableAt);
  return (
    <p>
      {t('wanted', account)} {isNew && t('waits', { at: formatDateTime(account.usableAt) })}
    </p>
  );
}

type UndoProps = { id: string; of: string; isSentBack?: boolean };

/** Reverses a booking with a reason; or records a transfer returned by the bank, and notifies its recipient. */
export function Undo({ id, of, isSentBack = false }: UndoProps) {
  const t = useTranslations('admin.money');
  const act = isSentBack ? 'sentBack' : 'undo';
  return (
    <ReasonButton
      right="Orders:update"
      label={t(`${act}.open`)}
      of={of}
      name={isSentBack ? 'sent-back' : 'undo-entry'}
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      sendLabel={t(`${act}.send`)}
      act={reason => request(ReverseEntryDocument, { id, reason, isSentBack })}
    />
  );
}
