import { formatDateTime } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { afterwardsOf } from './ending-words.ts';
import type { NotificationData, OrderNews } from './kinds.ts';

/** What an order's news says: to both sides, or to each in their own words. */
type Words = { readonly subject: string; readonly text: string; readonly toSeller?: string };
export type OrderSaid = { readonly subject: string; readonly text: string; readonly button: string };

const FR: Record<OrderNews, Words> = {
  OPENED: {
    subject: 'Votre commande est ouverte',
    text: 'La vente est conclue. Lisez et signez le contrat avant le {due}, heure de Paris, puis réglez les frais et le prix.',
    toSeller: 'La vente est conclue. Lisez et signez le contrat avant le {due}, heure de Paris.',
  },
  CONTRACT_SIGNED: {
    subject: 'Le contrat attend votre signature',
    text: 'L’autre partie a signé le contrat. C’est à vous, avant le {due}, heure de Paris.',
  },
  SIGNED: {
    subject: 'Le contrat est signé',
    text: 'Les deux parties ont signé. Réglez les frais par carte et le prix par virement avant le {due}, heure de Paris.',
    toSeller:
      'Les deux parties ont signé. L’acheteur doit maintenant régler ; nous vous prévenons dès que c’est fait.',
  },
  FEE_PAID: {
    subject: 'Frais réglés',
    text: 'Nous avons bien reçu les frais. La facture est dans vos documents.',
    toSeller: 'L’acheteur a réglé les frais.',
  },
  PRICE_RECEIVED: {
    subject: 'Virement reçu',
    text: 'Le prix de la voiture nous est parvenu.',
    toSeller: 'Le prix de la voiture nous est parvenu. Il vous sera versé après la remise des clés.',
  },
  PAID: {
    subject: 'Tout est réglé : place à la remise des clés',
    text: 'Convenez d’un rendez-vous pour prendre la voiture avant le {due}, heure de Paris.',
    toSeller:
      'L’acheteur a tout réglé. Convenez d’un rendez-vous avant le {due}, heure de Paris, et préparez le procès-verbal de remise.',
  },
  REPORT_WRITTEN: {
    subject: 'Le procès-verbal de remise vous attend',
    text: 'Relisez le procès-verbal de remise et signez-le quand vous avez la voiture et ses clés.',
  },
  REPORT_SIGNED: {
    subject: 'Le procès-verbal attend votre signature',
    text: 'L’autre partie a signé le procès-verbal de remise. Relisez-le et signez-le à votre tour.',
  },
  HANDED_OVER: {
    subject: 'La voiture est remise',
    text: 'Le procès-verbal est signé des deux côtés. Bonne route !',
    toSeller: 'Le procès-verbal est signé des deux côtés. Nous vous versons le prix de la voiture.',
  },
  CLOSED: {
    subject: 'La vente est terminée',
    text: 'Tout est en ordre. Contrat, procès-verbal et facture restent dans vos documents.',
    toSeller: 'Le prix vous a été versé. Contrat et procès-verbal restent dans vos documents.',
  },
  CANCELLED: {
    subject: 'La commande est annulée',
    text: 'Cette commande est annulée. Motif : {reason}.',
  },
  REFUNDED: {
    subject: 'Les frais vous ont été rendus',
    text: 'Nous les avons rendus sur la carte qui les a payés. Selon la banque, ils y sont sous dix jours.',
  },
  SIGN_SOON: {
    subject: 'Le contrat attend votre signature',
    text: 'Il vous reste jusqu’au {due}, heure de Paris, pour signer le contrat.',
  },
  SIGN_LATE: {
    subject: 'Le contrat n’est pas signé',
    text: 'Le délai de signature est passé. Signez sans attendre : sans signature, la vente peut être annulée.',
  },
  PAY_SOON: {
    subject: 'Il reste à régler votre achat',
    text: 'Les frais et le prix sont attendus avant le {due}, heure de Paris.',
  },
  PAY_LATE: {
    subject: 'Le paiement se fait attendre',
    text: 'Le délai de paiement est passé. Réglez sans attendre : sans paiement, la vente peut être annulée.',
  },
  COLLECT_SOON: {
    subject: 'La voiture est à prendre',
    text: 'La remise de la voiture est attendue avant le {due}, heure de Paris.',
  },
  COLLECT_LATE: {
    subject: 'La voiture n’est pas encore remise',
    text: 'Le délai de remise est passé. Convenez d’un rendez-vous sans attendre, ou dites-nous ce qui le retient.',
  },
};

const EN: Record<OrderNews, Words> = {
  OPENED: {
    subject: 'Your order is open',
    text: 'The sale is made. Read and sign the contract by {due}, Paris time, then pay the fee and the price.',
    toSeller: 'The sale is made. Read and sign the contract by {due}, Paris time.',
  },
  CONTRACT_SIGNED: {
    subject: 'The contract awaits your signature',
    text: 'The other side has signed the contract. It is your turn, by {due}, Paris time.',
  },
  SIGNED: {
    subject: 'The contract is signed',
    text: 'Both sides have signed. Pay the fee by card and the price by transfer by {due}, Paris time.',
    toSeller: 'Both sides have signed. It is for the buyer to pay now; we tell you as soon as it is done.',
  },
  FEE_PAID: {
    subject: 'The fee is paid',
    text: 'We have received the fee. The invoice is in your documents.',
    toSeller: 'The buyer has paid the fee.',
  },
  PRICE_RECEIVED: {
    subject: 'Transfer received',
    text: 'The price of the car has reached us.',
    toSeller: 'The price of the car has reached us. It is passed on to you once the car is handed over.',
  },
  PAID: {
    subject: 'All is paid: time to hand over the keys',
    text: 'Agree on a day to fetch the car before {due}, Paris time.',
    toSeller:
      'The buyer has paid everything. Agree on a day before {due}, Paris time, and prepare the handover report.',
  },
  REPORT_WRITTEN: {
    subject: 'The handover report awaits you',
    text: 'Read the handover report, and sign it once you have the car and its keys.',
  },
  REPORT_SIGNED: {
    subject: 'The handover report awaits your signature',
    text: 'The other side has signed the handover report. Please read it and sign it in your turn.',
  },
  HANDED_OVER: {
    subject: 'The car is handed over',
    text: 'The report is signed by both sides. Enjoy the road!',
    toSeller: 'The report is signed by both sides. We are passing the price on to you.',
  },
  CLOSED: {
    subject: 'The sale is complete',
    text: 'Everything is in order. Contract, report and invoice stay in your documents.',
    toSeller: 'The price has been passed on to you. Contract and report stay in your documents.',
  },
  CANCELLED: { subject: 'The order is cancelled', text: 'This order is cancelled. Reason: {reason}.' },
  REFUNDED: {
    subject: 'The fee has been returned to you',
    text: 'We have returned it to the card that paid it. Depending on the bank, it is there within ten days.',
  },
  SIGN_SOON: {
    subject: 'The contract awaits your signature',
    text: 'You have until {due}, Paris time, to sign the contract.',
  },
  SIGN_LATE: {
    subject: 'The contract is not signed',
    text: 'The time to sign is over. Please sign without delay: unsigned, the sale may be cancelled.',
  },
  PAY_SOON: {
    subject: 'Your purchase is still to be paid',
    text: 'The fee and the price are due by {due}, Paris time.',
  },
  PAY_LATE: {
    subject: 'We are waiting for the payment',
    text: 'The time to pay is over. Please pay without delay: unpaid, the sale may be cancelled.',
  },
  COLLECT_SOON: {
    subject: 'The car is to be fetched',
    text: 'The car should change hands before {due}, Paris time.',
  },
  COLLECT_LATE: {
    subject: 'The car is not handed over yet',
    text: 'The time to hand it over is past. Please agree on a day, or tell us what stands in the way.',
  },
};

const ES: Record<OrderNews, Words> = {
  OPENED: {
    subject: 'Su pedido está abierto',
    text: 'La venta está cerrada. Lea y firme el contrato antes del {due}, hora de París, y pague la comisión y el precio.',
    toSeller: 'La venta está cerrada. Lea y firme el contrato antes del {due}, hora de París.',
  },
  CONTRACT_SIGNED: {
    subject: 'El contrato espera su firma',
    text: 'La otra parte ha firmado el contrato. Le toca a usted, antes del {due}, hora de París.',
  },
  SIGNED: {
    subject: 'El contrato está firmado',
    text: 'Las dos partes han firmado. Pague la comisión con tarjeta y el precio por transferencia antes del {due}, hora de París.',
    toSeller:
      'Las dos partes han firmado. Ahora le toca pagar al comprador; le avisaremos en cuanto lo haga.',
  },
  FEE_PAID: {
    subject: 'Comisión pagada',
    text: 'Hemos recibido la comisión. La factura está en sus documentos.',
    toSeller: 'El comprador ha pagado la comisión.',
  },
  PRICE_RECEIVED: {
    subject: 'Transferencia recibida',
    text: 'El precio del coche nos ha llegado.',
    toSeller: 'El precio del coche nos ha llegado. Se le abonará tras la entrega.',
  },
  PAID: {
    subject: 'Todo pagado: llega la entrega',
    text: 'Acuerde una cita para recoger el coche antes del {due}, hora de París.',
    toSeller:
      'El comprador lo ha pagado todo. Acuerde una cita antes del {due}, hora de París, y prepare el acta de entrega.',
  },
  REPORT_WRITTEN: {
    subject: 'El acta de entrega le espera',
    text: 'Lea el acta de entrega y fírmela cuando tenga el coche y sus llaves.',
  },
  REPORT_SIGNED: {
    subject: 'El acta de entrega espera su firma',
    text: 'La otra parte ha firmado el acta de entrega. Léala y fírmela usted también.',
  },
  HANDED_OVER: {
    subject: 'El coche está entregado',
    text: 'El acta está firmada por ambas partes. ¡Buen viaje!',
    toSeller: 'El acta está firmada por ambas partes. Le abonamos el precio del coche.',
  },
  CLOSED: {
    subject: 'La venta ha terminado',
    text: 'Todo está en orden. El contrato, el acta y la factura quedan en sus documentos.',
    toSeller: 'Se le ha abonado el precio. El contrato y el acta quedan en sus documentos.',
  },
  CANCELLED: { subject: 'El pedido está anulado', text: 'Este pedido está anulado. Motivo: {reason}.' },
  REFUNDED: {
    subject: 'Se le ha devuelto la comisión',
    text: 'La hemos devuelto a la tarjeta con la que se pagó. Según el banco, estará allí en diez días.',
  },
  SIGN_SOON: {
    subject: 'El contrato espera su firma',
    text: 'Tiene hasta el {due}, hora de París, para firmar el contrato.',
  },
  SIGN_LATE: {
    subject: 'El contrato no está firmado',
    text: 'El plazo de firma ha pasado. Firme cuanto antes: sin firma, la venta puede anularse.',
  },
  PAY_SOON: {
    subject: 'Su compra está por pagar',
    text: 'La comisión y el precio se esperan antes del {due}, hora de París.',
  },
  PAY_LATE: {
    subject: 'Esperamos el pago',
    text: 'El plazo de pago ha pasado. Pague cuanto antes: sin pago, la venta puede anularse.',
  },
  COLLECT_SOON: {
    subject: 'El coche está por recoger',
    text: 'La entrega del coche se espera antes del {due}, hora de París.',
  },
  COLLECT_LATE: {
    subject: 'El coche aún no se ha entregado',
    text: 'El plazo de entrega ha pasado. Acuerde una cita cuanto antes o díganos qué lo impide.',
  },
};

const WORDS: Readonly<Record<Language, Record<OrderNews, Words>>> = { FR, EN, ES };
const FRAME: Readonly<Record<Language, { colon: string; button: string }>> = {
  FR: { colon: ' : ', button: 'Voir ma commande' },
  EN: { colon: ': ', button: 'See my order' },
  ES: { colon: ': ', button: 'Ver mi pedido' },
};

/** An order's news in a person's language; instants in French form, as everywhere (spec §9). */
export function sayOrderNews(language: Language, car: string, data: NotificationData): OrderSaid {
  const { subject, text, toSeller } = WORDS[language][data.step ?? 'OPENED'];
  const { colon, button } = FRAME[language];
  const said = data.isSeller ? (toSeller ?? text) : text;
  const due = data.dueAt === undefined ? '' : formatDateTime(data.dueAt);
  const after = data.step === 'CANCELLED' ? afterwardsOf(language, data) : [];
  return {
    subject: `${subject}${colon}${car}`,
    text: [
      said.replace('{due}', due).replace('{reason}', () => (data.reason ?? '').replace(/\.$/, '')),
      ...after,
    ].join(' '),
    button,
  };
}
