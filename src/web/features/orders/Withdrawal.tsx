import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '#shared/sale/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';

type Sale = Pick<OrderWholeFragment, 'reference' | 'saleRegime' | 'withdrawalUntil' | 'role' | 'state'>;

/** The buyer's right to go back on what a trader sells: how long, and where; nothing where there is none. */
export function Withdrawal({ order }: { order: Sale }) {
  const { reference, saleRegime, withdrawalUntil, role, state } = order;
  const t = useTranslations('orders.withdrawal');
  const locale = useLocale();
  const end = withdrawalUntil === null ? Number.POSITIVE_INFINITY : Date.parse(withdrawalUntil);
  const isOver = useFromServerNow(now => now !== null && now >= end);
  const isTold = role === 'BUYER' || withdrawalUntil !== null;
  if (!hasWithdrawal(saleRegime) || state === 'CANCELLED' || !isTold) return null;
  const until = withdrawalUntil === null ? '' : formatDateTime(withdrawalUntil);
  const coming = t('coming', { days: String(WITHDRAWAL_DAYS) });
  return (
    <Panel title={t('title')}>
      <p>{isOver ? t('over', { until }) : until === '' ? coming : t(role, { until })}</p>
      {role === 'BUYER' && !isOver && (
        <LinkButton look="quiet" to={linkTo('withdrawal', locale, {}, { order: reference })}>
          {t('act')}
        </LinkButton>
      )}
    </Panel>
  );
}
