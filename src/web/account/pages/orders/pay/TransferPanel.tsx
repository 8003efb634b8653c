import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh, useSend } from '#web/features/cache/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { PayIntoSandboxDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, useLocale } from '#web/i18n/index.ts';
import { Button, Icon } from '#web/ui/index.ts';

/** What to tell one's bank, each line ready to be copied. */
export function TransferPanel({ order }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders.pay');
  const { transfer, escrow, isPriceReceived } = order;
  if (isPriceReceived) {
    return (
      <Panel title={t('price')}>
        <p className="flex items-center gap-3 text-good">
          <Icon name="check" className="size-5" />
          {t('received')}
        </p>
      </Panel>
    );
  }
  if (escrow) return <HeldPanel id={order.id} escrow={escrow} />;
  if (!transfer) return <Panel title={t('price')}>{t('later')}</Panel>;
  return (
    <Panel title={t('price')} text={order.hasSeller ? t('priceText') : null}>
      <TransferLines transfer={transfer} />
    </Panel>
  );
}

type HeldProps = { id: string; escrow: NonNullable<OrderProps['order']['escrow']> };

/** The same where another than the house holds the price: they say where it goes a moment after the last signature. */
function HeldPanel({ id, escrow: { provider, transfer, isSandbox } }: HeldProps) {
  const t = useTranslations('orders.pay');
  const refresh = useRefresh();
  const send = useSend();
  const [isSent, setSent] = useState(false);
  const look = <Action onAct={refresh}>{t('heldLook')}</Action>;
  if (!transfer) {
    return (
      <Panel title={t('price')} text={t('heldSoon', { provider })}>
        {look}
      </Panel>
    );
  }
  const { amountCents } = transfer;
  const pay = async () => {
    if (await send(PayIntoSandboxDocument, { id, amountCents })) setSent(true);
  };
  return (
    <Panel title={t('price')} text={t('heldText', { provider })}>
      <TransferLines transfer={transfer} />
      {isSandbox && (
        <>
          <p role="status" className="live-line">
            {isSent && t('sandboxSent', { provider })}
          </p>
          {isSent ? look : <Action onAct={pay}>{t('sandbox', { amount: formatCents(amountCents) })}</Action>}
        </>
      )}
    </Panel>
  );
}

/** A transfer as a bank asks for it. */
export function TransferLines({ transfer }: { transfer: NonNullable<OrderProps['order']['transfer']> }) {
  const t = useTranslations('orders.pay');
  const locale = useLocale();
  const { payee, iban, bic, reference, amountCents } = transfer;
  // As it is typed into a bank's form, which is in the reader's language.
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

/** An IBAN as banks print it, which a narrow page can break. */
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
