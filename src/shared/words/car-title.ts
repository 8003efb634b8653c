type Named = {
  readonly brand: string | null;
  readonly model: string | null;
  readonly version: string | null;
};

/** `Alpine A110 1600 S`; unknown parts are left out. */
export const carTitle = ({ brand, model, version }: Named): string =>
  [brand, model, version].filter(Boolean).join(' ');

/** `Alpine A110 1600 S 1973` */
export const datedCarTitle = (car: Named & { readonly year: number | null }): string =>
  [carTitle(car), car.year].filter(Boolean).join(' ');
