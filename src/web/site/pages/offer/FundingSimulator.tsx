import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCents, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { NumberField, optionsOf } from '#web/ui/index.ts';
import { Choice } from './Choice.tsx';
import { AMOUNT_MAX, AMOUNT_MIN, loanOf, MONTHS, RATE, readAmount } from './loan.ts';

const STEP = 1_000;

type FundingSimulatorProps = { onReckoned: (reckoned: { amount: string[]; months: string[] }) => void };

/** A loan calculator, with the sentence that the law requires. */
export function FundingSimulator({ onReckoned }: FundingSimulatorProps) {
  const t = useTranslations('pages.simulator');
  const [text, setText] = useState('20 000');
  const [months, setMonths] = useState(60);
  const amount = readAmount(text);
  const isInRange = amount !== null && amount >= AMOUNT_MIN && amount <= AMOUNT_MAX;
  const range = { minimum: formatEuros(AMOUNT_MIN), maximum: formatEuros(AMOUNT_MAX) };
  const loan = isInRange ? loanOf(amount, months) : null;
  const tell = useEffectEvent(onReckoned);
  useEffect(() => {
    if (isInRange) tell({ amount: [String(amount)], months: [String(months)] });
  }, [isInRange, amount, months]);

  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <NumberField
          name="amount"
          isRequired
          label={t('amount')}
          text={text}
          onText={setText}
          parse={readAmount}
          format={formatNumber}
          step={STEP}
          minimum={AMOUNT_MIN}
          unit="€"
          error={isInRange ? null : { key: 'outOfRange', text: t('outOfRange', range) }}
        />
        <Choice
          label={t('months')}
          value={String(months)}
          onValue={value => setMonths(Number(value))}
          options={optionsOf(MONTHS, count => t('monthCount', { count: String(count) }))}
        />
      </div>
      <output aria-live="polite" className="block border-line border-y py-6">
        <dl className="grid gap-6 sm:grid-cols-3">
          <Figure words={t('monthly')} amount={loan?.monthly ?? null} isMain />
          <Figure words={t('cost')} amount={loan?.cost ?? null} />
          <Figure words={t('total')} amount={loan?.total ?? null} />
        </dl>
      </output>
      <p className="max-w-prose text-14 text-ink-soft">{t('example', { rate: formatNumberOf(RATE) })}</p>
      <p className="max-w-prose font-[600]">{t('notice')}</p>
    </div>
  );
}

const formatNumberOf = (rate: number) => rate.toLocaleString('fr-FR');

type FigureProps = { words: string; amount: number | null; isMain?: boolean };

function Figure({ words, amount, isMain = false }: FigureProps) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-14 text-ink-soft">{words}</dt>
      <dd className={`price-type ${isMain ? 'text-36' : 'text-28'}`}>
        {amount === null ? '–' : formatCents(amount)}
      </dd>
    </div>
  );
}
