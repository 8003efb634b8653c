import { useTranslations } from 'use-intl';
import type { NotificationRowFragment } from '../../graphql/documents.gen.ts';
import { formatDate, formatDateTime, formatEuros } from '../../i18n/index.ts';

/** What happened, in a sentence. */
export function useEventText(): (event: NotificationRowFragment) => string {
  const t = useTranslations('notifications.texts');
  return ({ kind, amount, end, isSold, alertName, count, decision, offerNews }) => {
    const values = {
      amount: formatEuros(amount ?? 0),
      end: end === null ? '' : formatDateTime(end),
      name: alertName ?? '',
      count: count ?? 1,
    };
    if (kind === 'LOST' || kind === 'SALE_RESULT')
      return t(isSold ? `${kind}_SOLD` : `${kind}_UNSOLD`, values);
    if (kind === 'DOCUMENT_EXPIRING') return t(kind, { ...values, end: end === null ? '' : formatDate(end) });
    if (kind === 'OFFER') return t(`OFFER_${offerNews ?? 'CLOSED'}`, values);
    if (kind === 'AD_REVIEWED') return t(`${kind}_${decision ?? 'APPROVED'}`);
    return t(kind, values);
  };
}
