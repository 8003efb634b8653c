import type { Locale } from '#shared/words/locale.ts';

/** A buyer or seller as documents name them. */
export type PartyParticulars = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: readonly string[];
  /** Of a trader, whose company is `name`: the person acting for it, and its numbers. */
  readonly trade?: {
    readonly agent: string;
    readonly registerNumber: string;
    readonly vatNumber: string;
  };
};

/** A car as documents name it. */
export type CarParticulars = {
  readonly name: string;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly vin: string | null;
  readonly engineNumber: string | null;
  readonly registrationPlace: string | null;
  readonly releaseDate: string | null;
  /** In French; older records have no `colors`. */
  readonly color: string | null;
  readonly colors?: Readonly<Record<Locale, string>>;
  readonly place: string | null;
  /** As written in `place`, to be translated; missing in older records. */
  readonly city?: string | null;
};
