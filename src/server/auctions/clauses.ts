import { type SaleRegime, WITHDRAWAL_DAYS } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';

/** A paragraph of the contract with its heading. */
export type Clause = { readonly title: string; readonly text: string };

const days = WITHDRAWAL_DAYS;

const CLAUSES: Readonly<Record<Language, Readonly<Record<SaleRegime, readonly Clause[]>>>> = {
  FR: {
    BROKERAGE: [
      {
        title: 'Nature de la vente',
        text: 'Vente entre particuliers, conclue par l’entremise de Calandre. Calandre est courtier et n’est pas partie au contrat de vente.',
      },
      {
        title: 'Garanties',
        text: 'Le vendeur répond des vices cachés dans les conditions des articles 1641 et suivants du code civil.',
      },
      {
        title: 'Absence de droit de rétractation',
        text: 'Le vendeur n’est pas un professionnel : la vente est définitive dès sa conclusion.',
      },
    ],
    PROFESSIONAL: [
      {
        title: 'Nature de la vente',
        text: 'Vente par un professionnel, conclue à distance par l’entremise de Calandre. Le professionnel désigné ci-dessus est seul vendeur.',
      },
      {
        title: 'Garanties',
        text: 'Le vendeur répond de la conformité du véhicule (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil).',
      },
      {
        title: 'Droit de rétractation',
        text: `L’acheteur consommateur peut se rétracter sans motif dans les ${days} jours qui suivent la réception du véhicule, par déclaration en ligne sur Calandre (page « Se rétracter ») ou par tout écrit. Il rend le véhicule à ses frais dans les ${days} jours suivants ; toutes les sommes versées, frais acheteur compris, lui sont remboursées dans les ${days} jours de sa déclaration, au plus tôt à la restitution.`,
      },
    ],
    HOUSE: [
      {
        title: 'Nature de la vente',
        text: 'Vente à distance d’un véhicule appartenant à Calandre, qui est vendeur.',
      },
      {
        title: 'Garanties',
        text: 'Calandre répond de la conformité du véhicule (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil).',
      },
      {
        title: 'Droit de rétractation',
        text: `L’acheteur consommateur peut se rétracter sans motif dans les ${days} jours qui suivent la réception du véhicule, par déclaration en ligne sur Calandre (page « Se rétracter ») ou par tout écrit. Il rend le véhicule à ses frais dans les ${days} jours suivants ; toutes les sommes versées, frais acheteur compris, lui sont remboursées dans les ${days} jours de sa déclaration, au plus tôt à la restitution.`,
      },
    ],
  },
  EN: {
    BROKERAGE: [
      {
        title: 'Nature of the sale',
        text: 'A sale between private individuals, concluded through Calandre. Calandre is a broker and no party to the contract of sale.',
      },
      {
        title: 'Guarantees',
        text: 'The seller answers for hidden defects under articles 1641 and following of the French civil code.',
      },
      {
        title: 'No right of withdrawal',
        text: 'The seller is not a professional: the sale is final once concluded.',
      },
    ],
    PROFESSIONAL: [
      {
        title: 'Nature of the sale',
        text: 'A sale by a professional, concluded at a distance through Calandre. The professional named above is the only seller.',
      },
      {
        title: 'Guarantees',
        text: 'The seller answers for the conformity of the vehicle (articles L217-3 and following of the French consumer code) and for hidden defects (articles 1641 and following of the French civil code).',
      },
      {
        title: 'Right of withdrawal',
        text: `A consumer may withdraw, without giving a reason, within ${days} days of receiving the vehicle, by the online statement on Calandre (page “Withdraw from a purchase”) or in any writing. The vehicle is returned at the buyer’s expense within the following ${days} days; all sums paid, buyer’s fee included, are refunded within ${days} days of the statement, at the earliest when the vehicle is returned.`,
      },
    ],
    HOUSE: [
      {
        title: 'Nature of the sale',
        text: 'A sale at a distance of a vehicle that belongs to Calandre, which is the seller.',
      },
      {
        title: 'Guarantees',
        text: 'Calandre answers for the conformity of the vehicle (articles L217-3 and following of the French consumer code) and for hidden defects (articles 1641 and following of the French civil code).',
      },
      {
        title: 'Right of withdrawal',
        text: `A consumer may withdraw, without giving a reason, within ${days} days of receiving the vehicle, by the online statement on Calandre (page “Withdraw from a purchase”) or in any writing. The vehicle is returned at the buyer’s expense within the following ${days} days; all sums paid, buyer’s fee included, are refunded within ${days} days of the statement, at the earliest when the vehicle is returned.`,
      },
    ],
  },
  ES: {
    BROKERAGE: [
      {
        title: 'Naturaleza de la venta',
        text: 'Venta entre particulares, concluida por mediación de Calandre. Calandre es intermediario y no es parte del contrato de venta.',
      },
      {
        title: 'Garantías',
        text: 'El vendedor responde de los vicios ocultos según los artículos 1641 y siguientes del código civil francés.',
      },
      {
        title: 'Sin derecho de desistimiento',
        text: 'El vendedor no es profesional: la venta es definitiva desde su conclusión.',
      },
    ],
    PROFESSIONAL: [
      {
        title: 'Naturaleza de la venta',
        text: 'Venta de un profesional, concluida a distancia por mediación de Calandre. El profesional arriba indicado es el único vendedor.',
      },
      {
        title: 'Garantías',
        text: 'El vendedor responde de la conformidad del vehículo (artículos L217-3 y siguientes del código de consumo francés) y de los vicios ocultos (artículos 1641 y siguientes del código civil francés).',
      },
      {
        title: 'Derecho de desistimiento',
        text: `El consumidor puede desistir sin motivo en los ${days} días siguientes a la recepción del vehículo, con la declaración en línea de Calandre (página «Desistir de una compra») o por cualquier escrito. Devuelve el vehículo a su costa en los ${days} días siguientes; todas las sumas pagadas, gastos del comprador incluidos, se le reembolsan en los ${days} días siguientes a su declaración, como pronto al devolverlo.`,
      },
    ],
    HOUSE: [
      {
        title: 'Naturaleza de la venta',
        text: 'Venta a distancia de un vehículo que pertenece a Calandre, que es el vendedor.',
      },
      {
        title: 'Garantías',
        text: 'Calandre responde de la conformidad del vehículo (artículos L217-3 y siguientes del código de consumo francés) y de los vicios ocultos (artículos 1641 y siguientes del código civil francés).',
      },
      {
        title: 'Derecho de desistimiento',
        text: `El consumidor puede desistir sin motivo en los ${days} días siguientes a la recepción del vehículo, con la declaración en línea de Calandre (página «Desistir de una compra») o por cualquier escrito. Devuelve el vehículo a su costa en los ${days} días siguientes; todas las sumas pagadas, gastos del comprador incluidos, se le reembolsan en los ${days} días siguientes a su declaración, como pronto al devolverlo.`,
      },
    ],
  },
};

/** What the contract of a sale says of its regime: whose sale it is, what is guaranteed, who may go back. */
export function contractClauses(regime: SaleRegime, language: Language): readonly Clause[] {
  return CLAUSES[language][regime];
}
