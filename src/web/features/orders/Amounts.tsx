import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatCents } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';

/** Returns the word for the price of an order. */
export const priceWord = ({ isAdjudged }: Pick<OrderWholeFragment, 'isAdjudged'>) =>
  isAdjudged ? 'price' : 'salePrice';

/**
 * Price, fee and total, to the cent; a seller sees the price and the commission. A cancelled order has no commission,
 * and a price that was received goes back to the buyer.
 */
export function Amounts({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders.amounts');
  const { hammerPrice, feeCents, totalCents, commissionCents, fee, isPriceReceived, role, state } = order;
  const isOff = state === 'CANCELLED';
  const price = (
    <Row label={t(priceWord(order))} cents={100 * hammerPrice}>
      {isPriceReceived && !isOff && <Badge tone="good">{t('received')}</Badge>}
    </Row>
  );
  const kept =
    isOff || commissionCents === null || commissionCents === 0 ? null : (
      <>
        <Row label={t('commission')} cents={0 - commissionCents} />
        <Row label={t('net')} cents={100 * hammerPrice - commissionCents} />
      </>
    );
  if (role === 'SELLER') {
    return (
      <dl>
        {price}
        {kept}
      </dl>
    );
  }
  return (
    <dl>
      {price}
      <Row label={t('fee')} cents={feeCents}>
        {fee.state === 'PAID' && <Badge tone="good">{t('paid')}</Badge>}
      </Row>
      <Row label={t('total')} cents={totalCents} />
      {kept}
    </dl>
  );
}

function Row({ label, cents, children }: { label: string; cents: number; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line py-3 not-last:border-b">
      <dt className="flex flex-wrap items-center gap-3 text-ink-soft">
        {label} {children}
      </dt>
      <dd className="tabular ml-auto font-[560]">{formatCents(cents)}</dd>
    </div>
  );
}
