import { useTranslations } from 'use-intl';
import { MANDATE_LINES, MANDATE_MONTHS } from '#shared/sale/mandate.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { useHouse } from '../site/index.ts';
import type { InquiryStep } from './draft.ts';

/** Whether a step has somebody agree to the deposit, or sign. */
const asksSignature = ({ fields }: InquiryStep): boolean =>
  fields.some(({ name }) => name === 'deposit' || name === 'mandate');

/** What is about to be agreed to, before it is: the mandate's whole text, with the amount of its deposit. */
export function Mandate({ step }: { step: InquiryStep }) {
  const house = useHouse();
  return house && asksSignature(step) ? <MandateText deposit={house.searchDeposit} /> : null;
}

/** The mandate as it is signed; the deposit in whole euros. */
export function MandateText({ deposit }: { deposit: number }) {
  const t = useTranslations('inquiry.mandate');
  const values = { deposit: formatEuros(deposit), months: String(MANDATE_MONTHS) };
  return (
    <section data-section="mandate" className="flex flex-col gap-3 rounded-box bg-wash p-5">
      <h3 className="display text-22">{t('title')}</h3>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-14">
        {MANDATE_LINES.map(line => (
          <li key={line}>{t(`lines.${line}`, values)}</li>
        ))}
      </ol>
    </section>
  );
}
