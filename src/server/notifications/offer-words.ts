import { formatDateTime, formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { NotificationData, OfferNews } from './kinds.ts';

/** What an offer's news says; each side has news of its own. */
type Words = { readonly subject: string; readonly text: string };
export type OfferSaid = { readonly subject: string; readonly text: string; readonly button: string };
type Sentences = {
  readonly news: Record<OfferNews, Words>;
  /** What differs where a sale to another bidder fell through. */
  readonly chance: Readonly<Record<'BIDDER_ASKED' | 'OPENED', Words>>;
  readonly button: string;
};

const FR: Sentences = {
  news: {
    BIDDER_ASKED: {
      subject: 'Faites votre meilleure offre',
      text: 'La réserve n’a pas été atteinte et vous étiez le dernier enchérisseur, à {amount}. Vous avez jusqu’au {end}, heure de Paris, pour faire une seule offre, que le vendeur seul verra.',
    },
    OPENED: {
      subject: 'Le dernier enchérisseur peut faire une offre',
      text: 'La réserve n’a pas été atteinte. Le dernier enchérisseur, à {amount}, a jusqu’au {end}, heure de Paris, pour faire une offre. Vous aurez ensuite un jour pour y répondre.',
    },
    SELLER_ASKED: {
      subject: 'Une offre attend votre réponse',
      text: 'On vous offre {amount}. Acceptez ou refusez avant le {end}, heure de Paris.',
    },
    ACCEPTED: {
      subject: 'Votre offre est acceptée',
      text: 'La voiture est à vous pour {amount}. Votre commande est ouverte.',
    },
    DECLINED: { subject: 'Offre déclinée', text: 'L’offre n’a pas été retenue. Personne n’est engagé.' },
    EXPIRED: {
      subject: 'Le délai est passé',
      text: 'Sans réponse à temps, l’offre est close. Personne n’est engagé.',
    },
    CLOSED: { subject: 'Offre close', text: 'La maison a mis fin à l’offre. Personne n’est engagé.' },
  },
  chance: {
    BIDDER_ASKED: {
      subject: 'La voiture vous est proposée',
      text: 'La vente à un autre enchérisseur n’a pas abouti. Votre propre enchère, {amount}, vous est proposée jusqu’au {end}, heure de Paris.',
    },
    OPENED: {
      subject: 'L’enchérisseur suivant est interrogé',
      text: 'La vente n’a pas abouti. L’enchérisseur suivant, à {amount}, a jusqu’au {end}, heure de Paris, pour dire si son enchère tient toujours.',
    },
  },
  button: 'Voir l’offre',
};

const EN: Sentences = {
  news: {
    BIDDER_ASKED: {
      subject: 'Make your best offer',
      text: 'The reserve was not reached, and yours was the last bid, at {amount}. You have until {end}, Paris time, to make a single offer that only the seller will see.',
    },
    OPENED: {
      subject: 'The last bidder may make an offer',
      text: 'The reserve was not reached. The last bidder, at {amount}, has until {end}, Paris time, to make an offer. You will then have a day to answer it.',
    },
    SELLER_ASKED: {
      subject: 'An offer awaits your answer',
      text: 'You are offered {amount}. Accept or decline before {end}, Paris time.',
    },
    ACCEPTED: {
      subject: 'Your offer is accepted',
      text: 'The car is yours for {amount}. Your order is open.',
    },
    DECLINED: { subject: 'Offer declined', text: 'The offer was not taken up. Nobody is bound.' },
    EXPIRED: {
      subject: 'Time is up',
      text: 'Without an answer in time, the offer is closed. Nobody is bound.',
    },
    CLOSED: { subject: 'Offer closed', text: 'The house has ended the offer. Nobody is bound.' },
  },
  chance: {
    BIDDER_ASKED: {
      subject: 'The car is offered to you',
      text: 'The sale to another bidder fell through. Your own bid, {amount}, is offered to you until {end}, Paris time.',
    },
    OPENED: {
      subject: 'The next bidder is asked',
      text: 'The sale fell through. The next bidder, at {amount}, has until {end}, Paris time, to say whether their bid still stands.',
    },
  },
  button: 'See the offer',
};

const ES: Sentences = {
  news: {
    BIDDER_ASKED: {
      subject: 'Haga su mejor oferta',
      text: 'No se alcanzó la reserva y la última puja fue la suya, {amount}. Tiene hasta el {end}, hora de París, para hacer una sola oferta que solo verá el vendedor.',
    },
    OPENED: {
      subject: 'El último postor puede hacer una oferta',
      text: 'No se alcanzó la reserva. El último postor, con {amount}, tiene hasta el {end}, hora de París, para hacer una oferta. Después tendrá usted un día para responder.',
    },
    SELLER_ASKED: {
      subject: 'Una oferta espera su respuesta',
      text: 'Le ofrecen {amount}. Acepte o rechace antes del {end}, hora de París.',
    },
    ACCEPTED: {
      subject: 'Su oferta ha sido aceptada',
      text: 'El coche es suyo por {amount}. Su pedido está abierto.',
    },
    DECLINED: { subject: 'Oferta rechazada', text: 'La oferta no ha prosperado. Nadie queda obligado.' },
    EXPIRED: {
      subject: 'El plazo ha terminado',
      text: 'Sin respuesta a tiempo, la oferta se cierra. Nadie queda obligado.',
    },
    CLOSED: { subject: 'Oferta cerrada', text: 'La casa ha puesto fin a la oferta. Nadie queda obligado.' },
  },
  chance: {
    BIDDER_ASKED: {
      subject: 'Se le ofrece el coche',
      text: 'La venta a otro postor no ha prosperado. Se le propone su propia puja, {amount}, hasta el {end}, hora de París.',
    },
    OPENED: {
      subject: 'Se pregunta al siguiente postor',
      text: 'La venta no ha prosperado. El siguiente postor, con {amount}, tiene hasta el {end}, hora de París, para decir si mantiene su puja.',
    },
  },
  button: 'Ver la oferta',
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { FR, EN, ES };

/** An offer's news in a person's language. */
export function sayOfferNews(language: Language, car: string, data: NotificationData): OfferSaid {
  const { news, chance, button } = SENTENCES[language];
  const { offerNews = 'CLOSED', amount = 0, endAt = 0, isSecondChance = false } = data;
  const isChance = isSecondChance && (offerNews === 'BIDDER_ASKED' || offerNews === 'OPENED');
  const { subject, text } = isChance ? chance[offerNews] : news[offerNews];
  return {
    subject: `${subject}${language === 'FR' ? ' :' : ':'} ${car}`,
    text: text.replace('{amount}', formatEuros(amount)).replace('{end}', formatDateTime(endAt)),
    button,
  };
}
