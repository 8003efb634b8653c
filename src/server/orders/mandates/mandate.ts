import type { HouseParticulars, Operator, SaleMandateInput } from '#shared/fields/index.ts';
import type { Instant, SaleMandateFacts, SaleMandateTerms } from '#shared/sale/index.ts';
import type { CarParticulars, PartyParticulars } from '../contract/party.ts';

/** What a mandate says of house, seller and car, as it was when its seller set about signing. */
export type MandateParticulars = {
  readonly house: HouseParticulars;
  readonly operator: Operator;
  readonly seller: PartyParticulars;
  readonly car: CarParticulars;
};

/** A version of what an owner has the house sell their car for. */
export type SaleMandate = SaleMandateInput &
  SaleMandateTerms &
  SaleMandateFacts & {
    readonly id: string;
    readonly adUuid: string;
    readonly sellerId: string;
    readonly version: number;
    /** Its make, model and year. */
    readonly car: string;
    /** As it is called on papers. */
    readonly number: string;
    readonly proposedAt: Instant;
    /** What the document says of house, seller and car; null until its seller sets about signing. */
    readonly terms: MandateParticulars | null;
    readonly sha256: string | null;
    readonly refusal: string | null;
    readonly endedAt: Instant | null;
    readonly endReason: string | null;
  };
