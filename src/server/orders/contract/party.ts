import type { Locale } from '#shared/words/locale.ts';

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
  /** In French; what was written down before `colors` has no other. */
  readonly color: string | null;
  readonly colors?: Readonly<Record<Locale, string>>;
  readonly place: string | null;
  /** As it stands in `place`; not of what was written down before papers named towns in their own language. */
  readonly city?: string | null;
};
