import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh, useSend } from '#web/features/cache/index.ts';
import { type OrderProps, TransferLines } from '#web/features/orders/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { PayIntoSandboxDocument } from '#web/graphql/documents.gen.ts';
import { formatCents } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';

/** The details of the bank transfer, each with a copy button. */
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

/** The same with an escrow provider, which supplies its account shortly after the last signature. */
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
