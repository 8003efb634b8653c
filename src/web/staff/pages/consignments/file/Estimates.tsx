import { useTranslations } from 'use-intl';
import { ESTIMATE_FIELDS, ESTIMATE_PARTIES } from '#shared/fields/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  AgreeToEstimateDocument,
  type ConsignmentWholeFragment,
  GiveEstimateDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { AmountField, FormButton, typedAmount } from '#web/staff/forms/index.ts';
import { Badge, optionsOf, SelectField, TextArea } from '#web/ui/index.ts';

type Estimate = ConsignmentWholeFragment['estimates'][number];

/** The estimates of both sides, latest first. */
export function Estimates({ file: { estimates } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.estimates');
  if (estimates.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {estimates.map(({ id, party, low, high, note, givenAt, agreedAt }) => (
        <li key={id} data-estimate={party} className="flex flex-col gap-1 py-3 text-14 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="tabular font-[560]">
              {t('range', { low: formatEuros(low), high: formatEuros(high) })}
            </span>
            {agreedAt && <Badge tone="good">{t('agreed')}</Badge>}
          </span>
          <span className="tabular text-12 text-ink-soft">
            {t(`said.${party}`)} · {formatDateTime(givenAt)}
          </span>
          {note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The button that agrees to the seller’s estimate, or records that the seller agreed to the house's. */
export function Agree({ estimate: { id, party } }: { estimate: Estimate }) {
  const t = useTranslations('admin.consignments.estimates.agree');
  const send = useSend();
  return (
    <Action
      look={party === 'SELLER' ? 'primary' : 'secondary'}
      onAct={() => send(AgreeToEstimateDocument, { id })}
    >
      {t(party)}
    </Action>
  );
}

/** The form for an estimate, by the house or, told by phone, by the seller. */
export function GiveEstimate({ id, look }: { id: string; look: 'primary' | 'secondary' }) {
  const t = useTranslations('admin.consignments.estimates');
  return (
    <FormButton
      {...{ look, name: 'estimate', label: t('give'), text: t('text'), sendLabel: t('send') }}
      first={{ party: 'HOUSE', low: '', high: '', note: '' }}
      act={({ low, high, ...rest }) => {
        const typed = { ...rest, low: typedAmount(low), high: typedAmount(high) };
        return request(GiveEstimateDocument, { id, data: checkedFields(ESTIMATE_FIELDS, typed) });
      }}
    >
      {({ field }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {(['low', 'high'] as const).map(name => (
              <AmountField key={name} label={t(name)} isRequired autoComplete="off" {...field(name)} />
            ))}
          </div>
          <SelectField
            label={t('party')}
            isRequired
            {...field('party')}
            options={optionsOf(ESTIMATE_PARTIES, party => t(`parties.${party}`))}
          />
          <TextArea label={t('note')} rows={3} {...field('note')} />
        </>
      )}
    </FormButton>
  );
}
