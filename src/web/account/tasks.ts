import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isOwnTask, turnOf } from '#shared/sale/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { useDue, useTaskAddress } from '#web/features/orders/index.ts';
import type { OwnOfferFragment, OwnOrderFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';

/** A task of the user, with a link to where it is done. */
export type Task = {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly dueAt: string | null;
  /** The deadline in a sentence. */
  readonly due: string | null;
  readonly isOverdue: boolean;
};

/** Whether an order waits for the user. */
export const isMyTurn = ({ task }: Pick<OwnOrderFragment, 'task'>): boolean => isOwnTask(task);

/** Whether an offer waits for the user's answer. */
export const isMyOffer = (offer: OwnOfferFragment): boolean => turnOf(offer) === offer.side;

/** Returns an order's task, with a direct link: the contract, the payment, or the order. */
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

/** Returns the task to answer an offer after an auction. */
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
