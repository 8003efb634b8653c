import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { useRefresh } from '#web/features/cache/index.ts';
import { NextTask, OrderPage, type OrderProps } from '#web/features/orders/index.ts';
import { userAreaMeta } from '#web/features/user-area/index.ts';
import { RefreshOrderFeeDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, LocaleButton, useLocale } from '#web/i18n/index.ts';
import { Card, classes, Icon } from '#web/ui/index.ts';

export const meta = userAreaMeta('orders/end', t => t('orders.end.title'));

const ASK_EVERY_MS = 3_000;

/** The result of the payment, and the next step. It only reads: reloading changes nothing. */
export default function EndPage() {
  const t = useTranslations('orders.end');
  return (
    <OrderPage title={t('title')} isStep>
      {props => <Result {...props} />}
    </OrderPage>
  );
}

/** Polls until the payment's result is known: the provider may notify the house after the user has returned. */
function useAnswer({ order }: OrderProps, isWaiting: boolean): void {
  const language = languageOf(useLocale());
  const refresh = useRefresh();
  const { id } = order;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = () =>
      request(RefreshOrderFeeDocument, { id, language })
        .then(refresh)
        .catch(() => {});
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, id, language, refresh]);
}

const RESULTS = {
  PAID: 'paid',
  REFUNDED: 'refunded',
  FAILED: 'failed',
  WAITING: 'waiting',
  UNPAID: 'unpaid',
} as const;

function Result({ order }: OrderProps) {
  const t = useTranslations('orders.end');
  const { state, failure } = order.fee;
  const isBuyer = order.role === 'BUYER';
  // A payment given up for another card is not a refusal.
  const isRefused = failure !== 'replaced' && failure !== 'contested';
  const result = state === 'FAILED' && !isRefused ? 'unpaid' : RESULTS[state];
  useAnswer({ order }, isBuyer && result === 'waiting');
  const isGood = result === 'paid' || result === 'refunded';
  const canPay = isBuyer && !isGood && order.state !== 'CANCELLED';
  // The user did not pay anything here: shows the order's task instead.
  if (result === 'unpaid' && order.task !== 'PAY_FEE') return <NextTask order={order} />;
  return (
    <>
      <Card className="flex flex-col items-start gap-4 p-5 sm:p-8" data-result={result}>
        <div role="status" className="flex flex-col gap-3">
          <h2
            className={classes(
              'display flex items-center gap-3 text-28',
              isGood && 'text-good',
              result === 'failed' && 'text-red',
            )}
          >
            <Icon
              name={isGood ? 'check' : result === 'failed' ? 'warning' : 'clock'}
              className="size-7 shrink-0"
            />
            {t(`${result}Title`)}
          </h2>
          <p className="max-w-prose">{t(`${result}Text`, { amount: formatCents(order.feeCents) })}</p>
        </div>
        {canPay && (
          <LocaleButton
            look={result === 'waiting' ? 'secondary' : 'primary'}
            to="orders/pay"
            params={{ id: order.id }}
          >
            {t('again')}
          </LocaleButton>
        )}
      </Card>
      {isGood && <NextTask order={order} />}
    </>
  );
}
