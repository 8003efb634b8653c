import type { Language } from '#shared/words/locale.ts';
import type { NotificationData } from './kinds.ts';

type Words = {
  readonly yours: string;
  readonly feeKept: string;
  readonly feeBack: string;
  readonly priceBack: string;
  readonly carFree: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  FR: {
    yours: 'C’est de votre fait.',
    feeKept: 'C’est de votre fait : les frais payés restent acquis à Calandre, comme le contrat le prévoit.',
    feeBack: 'Les frais payés vous sont rendus, avec un avoir.',
    priceBack: 'Le prix reçu vous est rendu par virement.',
    carFree: 'La voiture peut être remise en vente : nous vous écrivons pour en convenir.',
  },
  EN: {
    yours: 'It is by your doing.',
    feeKept: 'It is by your doing: the fee that was paid stays with Calandre, as the contract provides.',
    feeBack: 'The fee you paid is returned to you, with a credit note.',
    priceBack: 'The price we received is returned to you by transfer.',
    carFree: 'The car may be offered again: we will write to you to agree on it.',
  },
  ES: {
    yours: 'Es por causa suya.',
    feeKept: 'Es por causa suya: la comisión pagada queda en poder de Calandre, como prevé el contrato.',
    feeBack: 'La comisión pagada se le devuelve, con una factura rectificativa.',
    priceBack: 'El precio recibido se le devuelve por transferencia.',
    carFree: 'El coche puede volver a ofrecerse: le escribiremos para acordarlo.',
  },
};

/** What a cancelled order means for its reader: their money, and the car. */
export function afterwardsOf(language: Language, data: NotificationData): string[] {
  const { yours, feeKept, feeBack, priceBack, carFree } = WORDS[language];
  const { fault, isFeePaid, isPriceReceived, isSeller } = data;
  if (isSeller) return [fault === 'SELLER' ? yours : carFree];
  const isTheirs = fault === 'BUYER';
  return [
    ...(isFeePaid ? [isTheirs ? feeKept : feeBack] : isTheirs ? [yours] : []),
    ...(isPriceReceived ? [priceBack] : []),
  ];
}
