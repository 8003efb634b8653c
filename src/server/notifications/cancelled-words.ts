import type { Language } from '#shared/words/locale.ts';
import type { NotificationData } from './kinds.ts';

export type CancelledSaid = { readonly subject: string; readonly text: string; readonly button: string };
type Words = {
  readonly subject: (car: string) => string;
  readonly cancelled: string;
  readonly withdrawn: string;
  readonly sold: string;
  readonly reason: (reason: string) => string;
  readonly toBidder: string;
  readonly toSeller: string;
  readonly toAd: string;
  readonly toNotifications: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    subject: car => `Vente annulée : ${car}`,
    cancelled: 'La vente a été annulée.',
    withdrawn: 'La vente a été annulée : la voiture est retirée.',
    sold: 'La vente a été annulée : la voiture a été vendue autrement.',
    reason: reason => `Motif : ${reason}`,
    toBidder: 'Vos enchères ne vous engagent plus.',
    toSeller: 'Personne ne l’emporte et aucune commande n’est ouverte.',
    toAd: 'Voir l’annonce',
    toNotifications: 'Voir mes notifications',
  },
  EN: {
    subject: car => `Sale cancelled: ${car}`,
    cancelled: 'The sale was cancelled.',
    withdrawn: 'The sale was cancelled: the car has been withdrawn.',
    sold: 'The sale was cancelled: the car has been sold another way.',
    reason: reason => `Reason: ${reason}`,
    toBidder: 'Your bids no longer bind you.',
    toSeller: 'Nobody wins it, and no order is opened.',
    toAd: 'See the ad',
    toNotifications: 'See my notifications',
  },
  ES: {
    subject: car => `Venta anulada: ${car}`,
    cancelled: 'La venta ha sido anulada.',
    withdrawn: 'La venta ha sido anulada: el coche se ha retirado.',
    sold: 'La venta ha sido anulada: el coche se ha vendido de otra forma.',
    reason: reason => `Motivo: ${reason}`,
    toBidder: 'Sus pujas ya no le comprometen.',
    toSeller: 'Nadie se lo lleva y no se abre ningún pedido.',
    toAd: 'Ver el anuncio',
    toNotifications: 'Ver mis notificaciones',
  },
};

/** That an auction ended without a sale: what became of the car, why, and what it means for who reads it. */
export function sayCancelled(language: Language, car: string, data: NotificationData): CancelledSaid {
  const words = WORDS[language];
  const { adStatus, reason, isSeller } = data;
  const what = {
    WITHDRAWN: words.withdrawn,
    SOLD: words.sold,
    PUBLISHED: words.cancelled,
    DRAFT: words.cancelled,
  };
  const text = [
    what[adStatus ?? 'PUBLISHED'],
    ...(reason ? [words.reason(reason)] : []),
    isSeller ? words.toSeller : words.toBidder,
  ];
  const button = adStatus === 'WITHDRAWN' ? words.toNotifications : words.toAd;
  return { subject: words.subject(car), text: text.join(' '), button };
}
