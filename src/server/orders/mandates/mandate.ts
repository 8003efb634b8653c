import type { HouseParticulars, Operator, SaleMandateInput } from '#shared/fields/index.ts';
import type { Instant, SaleMandateFacts, SaleMandateTerms } from '#shared/sale/index.ts';
import type { CarParticulars, PartyParticulars } from '../contract/party.ts';

/** The parties and the car of a mandate, fixed when its seller starts signing. */
export type MandateParticulars = {
  readonly house: HouseParticulars;
  readonly operator: Operator;
  readonly seller: PartyParticulars;
  readonly car: CarParticulars;
};

/** A version of an owner's mandate to sell their car. */
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
    /** The fixed parties and car; null until its seller starts signing. */
    readonly terms: MandateParticulars | null;
    readonly sha256: string | null;
    readonly refusal: string | null;
    readonly endedAt: Instant | null;
    readonly endReason: string | null;
  };
