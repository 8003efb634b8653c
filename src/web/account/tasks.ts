import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isOwnTask, turnOf } from '#shared/sale/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { useDue, useTaskAddress } from '#web/features/orders/index.ts';
import type { OwnOfferFragment, OwnOrderFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';

/** What waits for the person themselves, and the way straight to where it is done. */
export type Task = {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly dueAt: string | null;
  /** By when, in a sentence. */
  readonly due: string | null;
  readonly isOverdue: boolean;
};

/** Whether an order waits for the person themselves; the rest waits for others. */
export const isMyTurn = ({ task }: Pick<OwnOrderFragment, 'task'>): boolean => isOwnTask(task);

/** Whether an offer waits for the person's own word. */
export const isMyOffer = (offer: OwnOfferFragment): boolean => turnOf(offer) === offer.side;

/** Straight to where it is done: the contract, the payment, or the order that tells more. */
export function useOrderTask(): (order: OwnOrderFragment) => Task {
  const t = useTranslations('mine.dashboard');
  const dueOf = useDue();
  const addressOf = useTaskAddress();
  return order => ({
    key: order.task,
    name: order.ad ? carTitle(order.ad) : order.reference,
    text: t(`tasks.${order.task}`),
    to: addressOf(order),
    dueAt: order.dueAt,
    due: dueOf(order),
    isOverdue: order.isOverdue,
  });
}

/** The answer that an offer after the hammer waits for. */
export function useOfferTask(): (offer: OwnOfferFragment) => Task {
  const t = useTranslations('mine.dashboard');
  const locale = useLocale();
  return ({ id, ad, turnEndsAt }) => ({
    key: 'OFFER',
    name: ad ? carTitle(ad) : t('offer'),
    text: t('answerOffer'),
    to: linkTo('user/offers/offer', locale, { id }),
    dueAt: turnEndsAt,
    due: turnEndsAt === null ? null : t('due', { date: formatDateTime(turnEndsAt) }),
    isOverdue: false,
  });
}
