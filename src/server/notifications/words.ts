import { formatDate, formatDateTime, formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { sayAlert } from './alert-words.ts';
import { sayCancelled } from './cancelled-words.ts';
import type { NotificationData, NotificationKind } from './kinds.ts';
import { sayOrderMessage } from './message-words.ts';
import { sayOfferNews } from './offer-words.ts';
import { sayOrderNews } from './order-words.ts';

/** One event as it is said in a letter and on a telephone. */
export type Said = { readonly subject: string; readonly text: string; readonly button: string };
type Words = (car: string, data: NotificationData) => Said;

/** Amounts and instants in French form in every language (spec §9). */
const euros = ({ amount }: NotificationData) => formatEuros(amount ?? 0);
const end = ({ endAt }: NotificationData) => formatDateTime(endAt ?? 0);
const endDay = ({ endAt }: NotificationData) => formatDate(endAt ?? 0);

const FR: Record<NotificationKind, Words> = {
  OUTBID: (car, data) => ({
    subject: `Enchère dépassée : ${car}`,
    text: `Quelqu’un a enchéri plus haut : ${euros(data)}. La vente se termine le ${end(data)}, heure de Paris.`,
    button: 'Enchérir à nouveau',
  }),
  MAX_BID_USED: (car, data) => ({
    subject: `Votre enchère maximum a joué : ${car}`,
    text: `Nous avons enchéri pour vous, vous menez à ${euros(data)}. Votre maximum reste secret.`,
    button: 'Suivre la vente',
  }),
  RESERVE_REACHED: (car, data) => ({
    subject: `Prix de réserve atteint : ${car}`,
    text: `À ${euros(data)}, la réserve est atteinte : la voiture sera vendue au plus offrant.`,
    button: 'Suivre la vente',
  }),
  AUCTION_STARTED: (car, data) => ({
    subject: `La vente commence : ${car}`,
    text: `Les enchères sont ouvertes jusqu’au ${end(data)}, heure de Paris.`,
    button: 'Entrer dans la salle',
  }),
  ENDING_SOON: (car, data) => ({
    subject: `Bientôt la fin : ${car}`,
    text: `Le marteau tombe le ${end(data)}, heure de Paris. Une enchère des dernières minutes prolonge la vente.`,
    button: 'Voir la vente',
  }),
  EXTENDED: (car, data) => ({
    subject: `Vente prolongée : ${car}`,
    text: `Une enchère de dernière minute a prolongé la vente jusqu’au ${end(data)}, heure de Paris.`,
    button: 'Suivre la vente',
  }),
  AD_EDITED: car => ({
    subject: `Annonce modifiée pendant la vente : ${car}`,
    text: 'Ce qui a changé est daté sur la page de la voiture. Relisez-la avant d’enchérir.',
    button: 'Voir ce qui a changé',
  }),
  WON: (car, data) => ({
    subject: `Adjugée : ${car} est à vous`,
    text: `Félicitations, vous remportez la vente à ${euros(data)}. Nous vous écrivons pour la suite : contrat, paiement, remise des clés.`,
    button: 'Voir la voiture',
  }),
  LOST: (car, data) => ({
    subject: `Vente terminée : ${car}`,
    text: data.isSold
      ? `La voiture a été adjugée à ${euros(data)}. D’autres ventes vous attendent.`
      : data.amount === undefined
        ? 'Personne n’a enchéri, la voiture n’est pas vendue.'
        : 'La réserve n’a pas été atteinte, la voiture n’est pas vendue.',
    button: 'Voir le résultat',
  }),
  CANCELLED: (car, data) => sayCancelled('FR', car, data),
  BID_RECEIVED: (car, data) => ({
    subject: `Nouvelle enchère sur votre ${car}`,
    text: `La meilleure enchère est maintenant de ${euros(data)}.`,
    button: 'Suivre la vente',
  }),
  SALE_RESULT: (car, data) => ({
    subject: data.isSold ? `Vendue : votre ${car}` : `Non vendue : votre ${car}`,
    text: data.isSold
      ? `Votre voiture est adjugée à ${euros(data)}. Nous préparons le contrat et vous écrivons.`
      : `${data.amount === undefined ? 'Personne n’a enchéri cette fois.' : 'La réserve n’a pas été atteinte.'} Nous vous écrivons pour convenir de la suite.`,
    button: 'Voir le résultat',
  }),
  QUESTION_ASKED: car => ({
    subject: `Une question sur ${car}`,
    text: 'Un acheteur attend votre réponse. Elle sera publiée sur la page de la voiture.',
    button: 'Répondre',
  }),
  QUESTION_ANSWERED: car => ({
    subject: `Votre question sur ${car} a sa réponse`,
    text: 'La réponse est sur la page de la voiture.',
    button: 'Lire la réponse',
  }),
  ALERT_MATCH: (car, data) => sayAlert('FR', car, data),
  MANDATE_NEWS: car => ({
    subject: `Une voiture pour votre recherche : ${car}`,
    text: 'Elle répond à la recherche que vous nous avez confiée. Dites-nous si elle vous intéresse.',
    button: 'Voir la proposition',
  }),
  ORDER_STEP: (car, data) => sayOrderNews('FR', car, data),
  ORDER_MESSAGE: (car, data) => sayOrderMessage('FR', car, data),
  OFFER: (car, data) => sayOfferNews('FR', car, data),
  QUESTION_WAITING: car => ({
    subject: `Une question attend toujours : ${car}`,
    text: 'Un acheteur attend une réponse. Une voiture dont on répond se vend mieux.',
    button: 'Répondre',
  }),
  AD_REVIEWED: (car, { decision, reason }) => ({
    subject: {
      APPROVED: `En ligne : ${car}`,
      CHANGES_ASKED: `À compléter : ${car}`,
      REFUSED: `Annonce non retenue : ${car}`,
    }[decision ?? 'APPROVED'],
    text: {
      APPROVED: 'Votre annonce est relue et publiée.',
      CHANGES_ASKED:
        `Il manque peu de chose : nos remarques sont notées champ par champ. ${reason ?? ''}`.trim(),
      REFUSED: `Nous ne pouvons pas publier cette annonce. ${reason ?? ''}`.trim(),
    }[decision ?? 'APPROVED'],
    button: 'Voir mon annonce',
  }),
  DOCUMENT_EXPIRING: (_car, data) => ({
    subject: `Bientôt périmé : ${data.name}`,
    text: `Ce document ne sera plus valable à partir du ${endDay(data)}. Déposez-en un nouveau pour continuer sans attendre.`,
    button: 'Voir mes documents',
  }),
  AD_SUBMITTED: car => ({
    subject: `À relire : ${car}`,
    text: 'Un vendeur a envoyé son annonce. Il attend la relecture.',
    button: 'Relire',
  }),
};

const EN: Record<NotificationKind, Words> = {
  OUTBID: (car, data) => ({
    subject: `Outbid: ${car}`,
    text: `Someone bid higher: ${euros(data)}. The sale ends on ${end(data)}, Paris time.`,
    button: 'Bid again',
  }),
  MAX_BID_USED: (car, data) => ({
    subject: `Your maximum bid was used: ${car}`,
    text: `We bid for you, and you lead at ${euros(data)}. Your maximum stays secret.`,
    button: 'Follow the sale',
  }),
  RESERVE_REACHED: (car, data) => ({
    subject: `Reserve reached: ${car}`,
    text: `At ${euros(data)} the reserve is reached: the car will go to the highest bidder.`,
    button: 'Follow the sale',
  }),
  AUCTION_STARTED: (car, data) => ({
    subject: `The sale begins: ${car}`,
    text: `Bidding is open until ${end(data)}, Paris time.`,
    button: 'Enter the room',
  }),
  ENDING_SOON: (car, data) => ({
    subject: `Ending soon: ${car}`,
    text: `The hammer falls on ${end(data)}, Paris time. A bid in the last minutes extends the sale.`,
    button: 'See the sale',
  }),
  EXTENDED: (car, data) => ({
    subject: `Sale extended: ${car}`,
    text: `A last-minute bid extended the sale until ${end(data)}, Paris time.`,
    button: 'Follow the sale',
  }),
  AD_EDITED: car => ({
    subject: `Edited during the sale: ${car}`,
    text: 'What changed is dated on the car’s page. Read it again before you bid.',
    button: 'See what changed',
  }),
  WON: (car, data) => ({
    subject: `Sold to you: ${car}`,
    text: `Congratulations, the hammer fell for you at ${euros(data)}. We will write about what comes next: contract, payment, keys.`,
    button: 'See the car',
  }),
  LOST: (car, data) => ({
    subject: `Sale over: ${car}`,
    text: data.isSold
      ? `The car was sold for ${euros(data)}. Other sales are waiting for you.`
      : data.amount === undefined
        ? 'Nobody bid, and the car is not sold.'
        : 'The reserve was not reached, and the car is not sold.',
    button: 'See the result',
  }),
  CANCELLED: (car, data) => sayCancelled('EN', car, data),
  BID_RECEIVED: (car, data) => ({
    subject: `A new bid on your ${car}`,
    text: `The best bid is now ${euros(data)}.`,
    button: 'Follow the sale',
  }),
  SALE_RESULT: (car, data) => ({
    subject: data.isSold ? `Sold: your ${car}` : `Not sold: your ${car}`,
    text: data.isSold
      ? `Your car was sold for ${euros(data)}. We are preparing the contract and will write to you.`
      : `${data.amount === undefined ? 'Nobody bid this time.' : 'The reserve was not reached.'} We will write to you about what comes next.`,
    button: 'See the result',
  }),
  QUESTION_ASKED: car => ({
    subject: `A question about ${car}`,
    text: 'A buyer is waiting for your answer. It will be published on the car’s page.',
    button: 'Answer',
  }),
  QUESTION_ANSWERED: car => ({
    subject: `Your question about ${car} is answered`,
    text: 'The answer is on the car’s page.',
    button: 'Read the answer',
  }),
  ALERT_MATCH: (car, data) => sayAlert('EN', car, data),
  MANDATE_NEWS: car => ({
    subject: `A car for your search: ${car}`,
    text: 'It answers the search you entrusted us with. Tell us whether it interests you.',
    button: 'See the proposal',
  }),
  ORDER_STEP: (car, data) => sayOrderNews('EN', car, data),
  ORDER_MESSAGE: (car, data) => sayOrderMessage('EN', car, data),
  OFFER: (car, data) => sayOfferNews('EN', car, data),
  QUESTION_WAITING: car => ({
    subject: `A question is still waiting: ${car}`,
    text: 'A buyer is waiting for an answer. Cars whose seller answers sell better.',
    button: 'Answer',
  }),
  AD_REVIEWED: (car, { decision, reason }) => ({
    subject: {
      APPROVED: `Online: ${car}`,
      CHANGES_ASKED: `A little more, please: ${car}`,
      REFUSED: `Not accepted: ${car}`,
    }[decision ?? 'APPROVED'],
    text: {
      APPROVED: 'Your ad has been read and published.',
      CHANGES_ASKED: `Little is missing: our remarks stand beside each field. ${reason ?? ''}`.trim(),
      REFUSED: `We cannot publish this ad. ${reason ?? ''}`.trim(),
    }[decision ?? 'APPROVED'],
    button: 'See my ad',
  }),
  DOCUMENT_EXPIRING: (_car, data) => ({
    subject: `Soon out of date: ${data.name}`,
    text: `This document is no longer good from ${endDay(data)}. Hand in a new one to go on without a wait.`,
    button: 'See my documents',
  }),
  AD_SUBMITTED: car => ({
    subject: `To review: ${car}`,
    text: 'A seller has submitted an ad and is waiting for the review.',
    button: 'Review',
  }),
};

const ES: Record<NotificationKind, Words> = {
  OUTBID: (car, data) => ({
    subject: `Puja superada: ${car}`,
    text: `Alguien ha pujado más alto: ${euros(data)}. La venta termina el ${end(data)}, hora de París.`,
    button: 'Volver a pujar',
  }),
  MAX_BID_USED: (car, data) => ({
    subject: `Su puja máxima ha actuado: ${car}`,
    text: `Hemos pujado por usted y lidera con ${euros(data)}. Su máximo sigue siendo secreto.`,
    button: 'Seguir la venta',
  }),
  RESERVE_REACHED: (car, data) => ({
    subject: `Precio de reserva alcanzado: ${car}`,
    text: `Con ${euros(data)} se alcanza la reserva: el coche será para el mejor postor.`,
    button: 'Seguir la venta',
  }),
  AUCTION_STARTED: (car, data) => ({
    subject: `Empieza la venta: ${car}`,
    text: `Las pujas están abiertas hasta el ${end(data)}, hora de París.`,
    button: 'Entrar en la sala',
  }),
  ENDING_SOON: (car, data) => ({
    subject: `Termina pronto: ${car}`,
    text: `El martillo cae el ${end(data)}, hora de París. Una puja en los últimos minutos prolonga la venta.`,
    button: 'Ver la venta',
  }),
  EXTENDED: (car, data) => ({
    subject: `Venta prolongada: ${car}`,
    text: `Una puja de última hora ha prolongado la venta hasta el ${end(data)}, hora de París.`,
    button: 'Seguir la venta',
  }),
  AD_EDITED: car => ({
    subject: `Anuncio modificado durante la venta: ${car}`,
    text: 'Lo que ha cambiado está fechado en la página del coche. Vuelva a leerla antes de pujar.',
    button: 'Ver lo que ha cambiado',
  }),
  WON: (car, data) => ({
    subject: `Adjudicado: ${car} es suyo`,
    text: `Enhorabuena, gana la subasta con ${euros(data)}. Le escribiremos sobre lo que sigue: contrato, pago, entrega.`,
    button: 'Ver el coche',
  }),
  LOST: (car, data) => ({
    subject: `Venta terminada: ${car}`,
    text: data.isSold
      ? `El coche se ha adjudicado por ${euros(data)}. Otras ventas le esperan.`
      : data.amount === undefined
        ? 'Nadie ha pujado; el coche no se ha vendido.'
        : 'No se ha alcanzado la reserva; el coche no se ha vendido.',
    button: 'Ver el resultado',
  }),
  CANCELLED: (car, data) => sayCancelled('ES', car, data),
  BID_RECEIVED: (car, data) => ({
    subject: `Nueva puja por su ${car}`,
    text: `La mejor puja es ahora de ${euros(data)}.`,
    button: 'Seguir la venta',
  }),
  SALE_RESULT: (car, data) => ({
    subject: data.isSold ? `Vendido: su ${car}` : `Sin vender: su ${car}`,
    text: data.isSold
      ? `Su coche se ha adjudicado por ${euros(data)}. Preparamos el contrato y le escribiremos.`
      : `${data.amount === undefined ? 'Esta vez nadie ha pujado.' : 'No se ha alcanzado la reserva.'} Le escribiremos sobre los próximos pasos.`,
    button: 'Ver el resultado',
  }),
  QUESTION_ASKED: car => ({
    subject: `Una pregunta sobre ${car}`,
    text: 'Un comprador espera su respuesta. Se publicará en la página del coche.',
    button: 'Responder',
  }),
  QUESTION_ANSWERED: car => ({
    subject: `Su pregunta sobre ${car} tiene respuesta`,
    text: 'La respuesta está en la página del coche.',
    button: 'Leer la respuesta',
  }),
  ALERT_MATCH: (car, data) => sayAlert('ES', car, data),
  MANDATE_NEWS: car => ({
    subject: `Un coche para su búsqueda: ${car}`,
    text: 'Responde a la búsqueda que nos encargó. Díganos si le interesa.',
    button: 'Ver la propuesta',
  }),
  ORDER_STEP: (car, data) => sayOrderNews('ES', car, data),
  ORDER_MESSAGE: (car, data) => sayOrderMessage('ES', car, data),
  OFFER: (car, data) => sayOfferNews('ES', car, data),
  QUESTION_WAITING: car => ({
    subject: `Una pregunta sigue esperando: ${car}`,
    text: 'Un comprador espera respuesta. Los coches cuyo vendedor responde se venden mejor.',
    button: 'Responder',
  }),
  AD_REVIEWED: (car, { decision, reason }) => ({
    subject: {
      APPROVED: `En línea: ${car}`,
      CHANGES_ASKED: `Por completar: ${car}`,
      REFUSED: `Anuncio no aceptado: ${car}`,
    }[decision ?? 'APPROVED'],
    text: {
      APPROVED: 'Su anuncio está revisado y publicado.',
      CHANGES_ASKED: `Falta poco: nuestras observaciones están junto a cada campo. ${reason ?? ''}`.trim(),
      REFUSED: `No podemos publicar este anuncio. ${reason ?? ''}`.trim(),
    }[decision ?? 'APPROVED'],
    button: 'Ver mi anuncio',
  }),
  DOCUMENT_EXPIRING: (_car, data) => ({
    subject: `Pronto caducado: ${data.name}`,
    text: `Este documento dejará de ser válido a partir del ${endDay(data)}. Entregue uno nuevo para continuar sin esperas.`,
    button: 'Ver mis documentos',
  }),
  AD_SUBMITTED: car => ({
    subject: `Por revisar: ${car}`,
    text: 'Un vendedor ha enviado su anuncio y espera la revisión.',
    button: 'Revisar',
  }),
};

const WORDS: Readonly<Record<Language, Record<NotificationKind, Words>>> = { FR, EN, ES };

/** An event in a person's language. */
export function sayIn(language: Language, kind: NotificationKind, car: string, data: NotificationData): Said {
  return WORDS[language][kind](car, data);
}
