import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { useRefresh } from '#web/features/cache/index.ts';
import { CardDialog } from '#web/features/card-check/index.ts';
import { type OrderProps, TransferLines } from '#web/features/orders/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { type CardSource, PayOrderFeeDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, useLocale } from '#web/i18n/index.ts';
import { FormAlert, Icon } from '#web/ui/index.ts';

type Form = { readonly secret: string; readonly asksCode: boolean };

/** The payment of the fee by the card on file or another; the bank's second step is the provider's page or ours. */
export function FeePanel({ order }: OrderProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [form, setForm] = useState<Form | null>(null);
  /** Whether the payment awaits the bank, with nothing to do here. */
  const [isStanding, setStanding] = useState(false);
  const { transfer, money, feeCents } = order;
  const missingCents = money?.fee.missingCents ?? feeCents;
  const amount = formatCents(missingCents);
  const { state: feeState, failure } = order.fee;
  const waits = feeState === 'WAITING' && (isStanding || failure === 'processing');
  const toEnd = () => navigate(linkTo('orders/end', locale, { id: order.id }));

  const pay = async (source: CardSource) => {
    const variables = { id: order.id, source, language: languageOf(locale), again: waits };
    setStanding(false);
    const { payOrderFee } = await request(PayOrderFeeDocument, variables);
    const { state, url, clientSecret, asks } = payOrderFee;
    if (state === 'SUCCEEDED') await toEnd();
    else if (url) location.assign(url);
    else if (clientSecret) setForm({ secret: clientSecret, asksCode: asks === 'CODE' });
    else {
      setStanding(state === 'ACTION');
      await refresh();
    }
  };
  if (feeState === 'PAID' || feeState === 'REFUNDED') {
    return (
      <Panel title={t('pay.fee')}>
        <p className="flex items-center gap-3 text-good">
          <Icon name="check" className="size-5" />
          {t(feeState === 'PAID' ? 'pay.paid' : 'end.refundedTitle')}
        </p>
      </Panel>
    );
  }
  // After a chargeback the card is not charged again: the rest is paid by transfer.
  if (failure === 'contested') {
    return (
      <Panel title={t('pay.fee')}>
        <FormAlert>{t('pay.contested')}</FormAlert>
        {transfer && <TransferLines transfer={{ ...transfer, amountCents: missingCents }} />}
      </Panel>
    );
  }
  const hasFailed = feeState === 'FAILED' && failure !== 'replaced';
  return (
    <Panel title={t('pay.fee')} text={t('pay.feeText')}>
      <FormAlert>{hasFailed ? t(failure === 'no_card' ? 'pay.noCard' : 'pay.failed') : null}</FormAlert>
      <p role="status" className="live-line max-w-prose">
        {waits && t('pay.standing')}
      </p>
      <div className="flex flex-col items-start gap-3">
        <Action look="primary" size="large" onAct={() => pay('ON_FILE')}>
          {t('pay.onFile', { amount })}
        </Action>
        <p className="text-14 text-ink-soft">{t('pay.onFileNote')}</p>
        <Action onAct={() => pay('OTHER')}>{t('pay.other')}</Action>
      </div>
      {transfer && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {t('pay.byTransfer')}
          </summary>
          <p className="max-w-prose pb-3 text-14 text-ink-soft">
            {t('pay.byTransferText')} {!order.escrow && t('pay.oneTransfer')}
          </p>
          <TransferLines transfer={{ ...transfer, amountCents: missingCents }} />
        </details>
      )}
      <CardDialog
        secret={form?.secret ?? null}
        payment={{
          title: t(form?.asksCode ? 'card.codeTitle' : 'card.title'),
          button: t('card.send', { amount }),
          asksCode: form?.asksCode ?? false,
        }}
        onClose={() => {
          setForm(null);
          void refresh();
        }}
        onDone={() => void toEnd()}
      />
    </Panel>
  );
}
