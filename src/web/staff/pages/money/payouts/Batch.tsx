import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  BookPayoutBatchDocument,
  type DuePayoutsQuery,
  ReleasePayoutBatchDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { ConfirmButton, FormButton } from '#web/staff/forms/index.ts';
import { readTable, useCan } from '#web/staff/frame/index.ts';
import { Checkbox, saveFile, TextField } from '#web/ui/index.ts';

type Whole = DuePayoutsQuery['payoutBatches'][number];
type Props = { batch: Whole };

/** A batch, what is in it and how far it has come: its file, what the bank has done, and what it has not. */
export function Batch({ batch }: Props) {
  const t = useTranslations('admin.money.payouts');
  const withFresh = useFresh();
  const { id, name, executeOn, hasFile, payouts } = batch;
  const sum = payouts.reduce((all, { amountCents }) => all + amountCents, 0);
  const mayBook = useCan('Orders:update');
  const isOpen = mayBook && payouts.some(({ state }) => state === 'SENT');
  const save = async () => {
    const file = await withFresh(() => readTable(`/exports/payouts.xml?batch=${id}`));
    if (file) saveFile(file.name, file);
  };
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3 text-14">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-[560]">{t('batch', { name, amount: formatCents(sum) })}</span>
        <span className="text-ink-soft">{t('on', { date: formatDate(`${executeOn}T12:00:00Z`) })}</span>
      </span>
      <ul className="flex flex-col text-ink-soft">
        {payouts.map(each => (
          <li key={each.orderId} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {each.reference} · {t('account', { holder: each.holder, end: each.ibanEnd })} ·{' '}
              {t(`payoutState.${each.state}`)}
              {each.returnReason && ` (${each.returnReason})`}
            </span>
            <span className="tabular">{formatCents(each.amountCents)}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <span className="flex flex-wrap gap-3">
          {hasFile && <Action onAct={save}>{t('save')}</Action>}
          <Book batch={batch} />
          <ConfirmButton
            {...{ look: 'quiet', name: 'release-payouts', label: t('release'), of: name }}
            text={t('releaseText')}
            act={() => request(ReleasePayoutBatchDocument, { id })}
          />
        </span>
      )}
    </li>
  );
}

/** The transfers that the bank's statement shows. */
function Book({ batch: { id, name, payouts } }: Props) {
  const t = useTranslations('admin.money.payouts');
  const sent = payouts.filter(({ state }) => state === 'SENT');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'book-payouts', label: t('book'), of: name }}
      text={t('bookText')}
      sendLabel={t('bookSend')}
      first={() => ({ paidOn: parisDay(Date.now()), orderIds: sent.map(({ orderId }) => orderId) })}
      act={typed => request(BookPayoutBatchDocument, { id, ...typed })}
    >
      {({ field, put, values: { orderIds } }) => (
        <>
          <TextField type="date" label={t('paidOn')} isRequired {...field('paidOn')} />
          {sent.map(({ orderId, reference, amountCents }) => (
            <Checkbox
              key={orderId}
              name={`paid-${reference}`}
              label={`${reference} · ${formatCents(amountCents)}`}
              isChecked={orderIds.includes(orderId)}
              onChange={isPaid =>
                put({
                  orderIds: [...orderIds.filter(each => each !== orderId), ...(isPaid ? [orderId] : [])],
                })
              }
            />
          ))}
        </>
      )}
    </FormButton>
  );
}
