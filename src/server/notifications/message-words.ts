import type { Language } from '#shared/words/locale.ts';
import type { NotificationData } from './kinds.ts';

type Sender = NonNullable<NotificationData['sender']>;
type Words = {
  readonly subject: Readonly<Record<Sender, string>>;
  readonly text: string;
  readonly toHouse: string;
  readonly colon: string;
  readonly button: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    subject: {
      BUYER: 'L’acheteur vous a écrit',
      SELLER: 'Le vendeur vous a écrit',
      HOUSE: 'Calandre vous a écrit',
    },
    text: 'Un message vous attend sur la page de votre commande ; c’est là qu’on y répond.',
    toHouse: 'Un message attend la maison sur la page de la commande.',
    colon: ' : ',
    button: 'Lire le message',
  },
  EN: {
    subject: {
      BUYER: 'The buyer wrote to you',
      SELLER: 'The seller wrote to you',
      HOUSE: 'Calandre wrote to you',
    },
    text: 'A message awaits you on the page of your order, where you can answer it.',
    toHouse: 'A message awaits the house on the page of the order.',
    colon: ': ',
    button: 'Read the message',
  },
  ES: {
    subject: {
      BUYER: 'El comprador le ha escrito',
      SELLER: 'El vendedor le ha escrito',
      HOUSE: 'Calandre le ha escrito',
    },
    text: 'Un mensaje le espera en la página de su pedido, donde puede responder.',
    toHouse: 'Un mensaje espera a la casa en la página del pedido.',
    colon: ': ',
    button: 'Leer el mensaje',
  },
};

/** That somebody wrote on an order. What they wrote stays on its page: a letter would outlive its author there. */
export function sayOrderMessage(language: Language, car: string, data: NotificationData) {
  const { subject, text, toHouse, colon, button } = WORDS[language];
  return {
    subject: `${subject[data.sender ?? 'HOUSE']}${colon}${car}`,
    text: data.isForHouse ? toHouse : text,
    button,
  };
}
