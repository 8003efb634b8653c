import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NotificationRowFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatDateTime, formatEuros } from '#web/i18n/index.ts';

/** Returns the text of an event. */
export function useEventText(): (event: NotificationRowFragment) => ReactNode {
  const t = useTranslations('notifications.texts');
  const newsOf = ({ count, dropCount, editCount }: NotificationRowFragment) =>
    [
      [count ?? 1, 'ALERT_MATCH_NEW'],
      [dropCount ?? 0, 'ALERT_MATCH_DROPS'],
      [editCount ?? 0, 'ALERT_MATCH_EDITS'],
    ] as const;
  return event => {
    const {
      kind,
      amount,
      amountWas,
      start,
      end,
      isSold,
      alertName,
      decision,
      offerNews,
      orderNews,
      isForHouse,
    } = event;
    const values = {
      amount: formatEuros(amount ?? 0),
      start: start === null ? '' : formatDateTime(start),
      end: end === null ? '' : formatDateTime(end),
      name: alertName ?? '',
    };
    if (kind === 'ALERT_MATCH') {
      if (amountWas !== null) return t('ALERT_MATCH_DROP', { ...values, was: formatEuros(amountWas) });
      const news = newsOf(event).flatMap(([count, key]) => (count > 0 ? [t(key, { count })] : []));
      return t(kind, { ...values, news: news.join(', ') });
    }
    if (kind === 'LOST' || kind === 'SALE_RESULT') {
      if (kind === 'LOST' && isSold === null) return t('LOST_OVER');
      if (isSold) return t(`${kind}_SOLD`, values);
      return t(amount === null ? 'NO_BID' : `${kind}_UNSOLD`);
    }
    if (kind === 'CANCELLED') {
      const text = t(event.isSeller ? 'CANCELLED_SELLER' : 'CANCELLED');
      const { reason, reasonLanguage } = event;
      if (reason === null) return text;
      const said = (words: ReactNode) => <span lang={reasonLanguage ?? undefined}>{words}</span>;
      return t.rich('CANCELLED_WHY', { text, reason, said });
    }
    if (kind === 'DOCUMENT_EXPIRING') return t(kind, { ...values, end: end === null ? '' : formatDate(end) });
    if (kind === 'ORDER_MESSAGE' && isForHouse) return t('ORDER_MESSAGE_FOR_HOUSE');
    if (kind === 'ORDER_STEP') return t(`ORDER_STEP_${orderNews ?? 'OPENED'}`);
    if (kind === 'OFFER') return t(`OFFER_${offerNews ?? 'CLOSED'}`, values);
    if (kind === 'SALE_MANDATE') return t(`${kind}_${event.mandateNews ?? 'PROPOSED'}`);
    if (kind === 'AD_REVIEWED') return t(`${kind}_${decision ?? 'APPROVED'}`);
    return t(kind, values);
  };
}
