import { useTranslations } from 'use-intl';
import { BANK_LINE_PURPOSES, RECEIPT_PURPOSES } from '#shared/fields/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, Checkbox, optionsOf, SelectField } from '#web/ui/index.ts';
import type { Row } from './use-bank-file.ts';

type Props = { row: Row; onChange: (part: Partial<Row>) => void };

/** A credit of the file: who, how much, what they wrote, and what is to be done with it. */
export function BankRow({ row, onChange }: Props) {
  const t = useTranslations('admin.money.bank');
  const { line, reading, outcome } = row;
  const { payer, amountCents, valueOn, reference } = line;
  const isOpen = outcome === null && reading.state !== 'KNOWN';
  const { state } = reading;
  const amount = formatCents(amountCents);
  const owesCents = reading.sellerOwesCents ?? 0;
  return (
    <li
      data-line={outcome ?? reading.state}
      className="flex flex-col gap-2 border-line py-4 not-last:border-b"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words font-[560]">{payer || t('nobody')}</span>
        <span className="tabular">{amount}</span>
      </span>
      <span className="break-words text-14 text-ink-soft">
        {joined(formatDate(`${valueOn}T12:00:00Z`), reference)}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Badge tone={isOpen ? 'brass' : 'plain'}>
          {outcome ? t(`outcome.${outcome}`) : t(`state.${reading.state}`)}
        </Badge>
        {isOpen && reading.proposal && `${reading.proposal.reference}, ${t(`by.${reading.proposal.by}`)}`}
      </span>
      {outcome === null && state !== 'NEW' && state !== 'KNOWN' && (
        <p className="max-w-prose text-14">
          {t(`doubt.${state}`, { amount: formatCents(owesCents), isOwed: owesCents > 0 ? 'YES' : 'NO' })}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Checkbox
            name="take"
            isChecked={row.isTaken}
            onChange={isTaken => onChange({ isTaken })}
            label={
              <>
                {t('take')}
                <span className="sr-only">{`, ${payer || t('nobody')}, ${amount}`}</span>
              </>
            }
          />
          {reading.proposal && row.isTaken && <Choice row={row} onChange={onChange} />}
        </div>
      )}
    </li>
  );
}

/** The order that is proposed, or none yet; and what of it the money is for. */
function Choice({ row, onChange }: Props) {
  const t = useTranslations('admin.money');
  const { proposal } = row.reading;
  if (!proposal) return null;
  // What a seller gives back is none of their buyer's, and is booked as that or waits.
  const isGivenBack = proposal.purpose === 'GIVEN_BACK';
  const purposes = isGivenBack ? ([proposal.purpose] as const) : RECEIPT_PURPOSES;
  return (
    <>
      <SelectField
        name="order"
        label={t('bank.order')}
        isRequired
        value={row.orderId ?? ''}
        onChange={event => onChange({ orderId: event.target.value || null })}
        options={[
          [proposal.orderId, proposal.reference],
          ['', t('bank.later')],
        ]}
      />
      {row.orderId !== null && (
        <SelectField
          name="purpose"
          label={t('book.purpose')}
          isRequired
          value={row.purpose}
          onChange={event =>
            onChange({ purpose: BANK_LINE_PURPOSES.find(each => each === event.target.value) ?? 'BOTH' })
          }
          options={optionsOf(purposes, each => t(`purpose.${each}`))}
        />
      )}
    </>
  );
}
