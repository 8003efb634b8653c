import { useTranslations } from 'use-intl';
import { linkTo, placeOfNews } from '#shared/paths/links.ts';
import type { NotificationRowFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';
import { Icon, type IconName, LinkCard } from '#web/ui/index.ts';
import { useEventText } from './use-event-text.tsx';

const ICONS: Readonly<Partial<Record<NotificationRowFragment['kind'], IconName>>> = {
  OUTBID: 'warning',
  WON: 'gavel',
  LOST: 'gavel',
  SALE_RESULT: 'gavel',
  BID_RECEIVED: 'gavel',
  QUESTION_ASKED: 'info',
  QUESTION_ANSWERED: 'info',
  ANSWER_EDITED: 'info',
  QUESTION_WAITING: 'clock',
  AD_REVIEWED: 'document',
  AD_SUBMITTED: 'document',
  DOCUMENT_EXPIRING: 'document',
  ALERT_MATCH: 'search',
  MANDATE_NEWS: 'search',
  ORDER_STEP: 'document',
  SALE_MANDATE: 'document',
  AUCTION_PLANNED: 'gavel',
  ORDER_MESSAGE: 'mail',
  OFFER: 'gavel',
  RESERVE_REACHED: 'check',
  MAX_BID_USED: 'check',
};

/** The staff application has no language prefix. */
const REVIEW_PATH = '/admin/ads/review';

/** Returns the URL of an event; null if it has no page. */
function useAddress({
  kind,
  ad,
  orderId,
  orderNews,
  offerId,
  mandateId,
  isSeller,
  isForHouse,
}: NotificationRowFragment): string | null {
  const locale = useLocale();
  if (kind === 'ORDER_STEP' && orderId !== null) {
    return linkTo('user/orders/order', locale, { id: orderId }) + placeOfNews(orderNews);
  }
  if (kind === 'ORDER_MESSAGE' && orderId !== null) {
    const place = isForHouse
      ? linkTo('admin/orders/order', 'fr', { id: orderId })
      : linkTo('user/orders/order', locale, { id: orderId });
    return `${place}#messages`;
  }
  if (kind === 'MANDATE_NEWS') return linkTo('user/carHunter', locale);
  if (kind === 'OFFER' && offerId !== null) return linkTo('user/offers/offer', locale, { id: offerId });
  if (mandateId) return linkTo('user/mandates/mandate', locale, { id: mandateId });
  if (kind === 'DOCUMENT_EXPIRING') return linkTo('user/documents', locale);
  if (kind === 'WON') return linkTo('user/orders', locale);
  if (kind === 'AD_SUBMITTED') return REVIEW_PATH;
  if (ad && isSeller) return linkTo('user/cars/edit', locale, { id: ad.uuid });
  if (ad) return linkTo('car', locale, { slug: ad.slug });
  return kind === 'ALERT_MATCH' ? linkTo('user/alerts', locale) : null;
}

/** A notification: event, car and date; unread ones are marked. The whole row links to the event. */
export function NotificationRow({ event, onOpen }: { event: NotificationRowFragment; onOpen: () => void }) {
  const t = useTranslations('notifications');
  const textOf = useEventText();
  const address = useAddress(event);
  const { car, kind, isRead } = event;
  return (
    <LinkCard to={address} onClick={onOpen} data-notification={kind}>
      <span
        className={
          isRead
            ? 'inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-wash text-ink-soft'
            : 'inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-brass-wash text-brass-ink'
        }
      >
        <Icon name={ICONS[kind] ?? 'clock'} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className={isRead ? 'text-16' : 'text-16 font-[600]'}>
            {t(`kinds.${kind}`)}
            {!isRead && <span className="sr-only"> ({t('unread')})</span>}
          </span>
          <time dateTime={event.date} className="tabular text-14 text-ink-soft">
            {formatDateTime(event.date)}
          </time>
        </span>
        {car && <span className="block text-14 text-link">{car}</span>}
        <span className="block text-14 text-ink-soft">{textOf(event)}</span>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-pill bg-red" />}
    </LinkCard>
  );
}
