/** Who sells or buys, as papers name them. */
export type PartyParticulars = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: readonly string[];
  /** Of who sells or buys by trade: under that name, and for it this person acts. */
  readonly trade?: {
    readonly agent: string;
    readonly registerNumber: string;
    readonly vatNumber: string;
  };
};

/** A car, as papers name it. */
export type CarParticulars = {
  readonly name: string;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly vin: string | null;
  readonly engineNumber: string | null;
  readonly registrationPlace: string | null;
  readonly releaseDate: string | null;
  readonly color: string | null;
  readonly place: string | null;
};
