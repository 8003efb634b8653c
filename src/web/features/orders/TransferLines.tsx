import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransferFragment } from '#web/graphql/documents.gen.ts';
import { formatCents, useLocale } from '#web/i18n/index.ts';
import { Button } from '#web/ui/index.ts';

/** The details of a bank transfer. */
export function TransferLines({ transfer }: { transfer: TransferFragment }) {
  const t = useTranslations('orders.pay');
  const locale = useLocale();
  const { payee, iban, bic, reference, amountCents } = transfer;
  // Formatted for a banking form, in the reader's language.
  const typed = (amountCents / 100).toLocaleString(locale, { useGrouping: false, minimumFractionDigits: 2 });
  return (
    <dl>
      <Line label={t('amount')} value={formatCents(amountCents)} copied={typed} />
      <Line label={t('payee')} value={payee} />
      <Line label={t('iban')} value={inFours(iban)} copied={iban.replaceAll(' ', '')} />
      <Line label={t('bic')} value={bic} />
      <Line label={t('reference')} value={reference} />
    </dl>
  );
}

/** Formats an IBAN in groups of four, which a narrow page can wrap. */
const inFours = (iban: string) => iban.replaceAll(' ', '').replace(/.{4}(?=.)/g, '$& ');

function Line({ label, value, copied = value }: { label: string; value: string; copied?: string }) {
  const t = useTranslations('orders.pay');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(copied).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line py-1.5 not-last:border-b">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="ml-auto flex items-center gap-2">
        <span className="tabular font-[560]">{value}</span>
        <Button look="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
          <span className="sr-only">{`, ${label}`}</span>
        </Button>
      </dd>
    </div>
  );
}
