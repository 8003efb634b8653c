import { useTranslations } from 'use-intl';
import { cityIn } from '#shared/words/cities.ts';
import { formatKilometres, useLocale } from '#web/i18n/index.ts';

type Placed = { readonly city: string | null; readonly country: string | null } | null;

/** Returns `Lyon, France` in the page's language; a country without a translation stays a code. */
export function usePlace(): (place: Placed) => string | null {
  const t = useTranslations('countries');
  const locale = useLocale();
  return place => {
    const code = place?.country;
    const country = code && t.has(code as 'FR') ? t(code as 'FR') : code;
    const city = place?.city && cityIn(locale, place.city);
    return [city, country].filter(Boolean).join(', ') || null;
  };
}

type Described = {
  readonly mileage: number | null;
  readonly transmission: string | null;
  readonly location: Placed;
};

/** Returns mileage, gearbox and place, as shown under a car's name. */
export function useCarFacts(): (car: Described) => string[] {
  const t = useTranslations('car.transmission');
  const placeOf = usePlace();
  return ({ mileage, transmission, location }) => {
    const gearbox =
      transmission && t.has(transmission as 'MANUAL') ? t(transmission as 'MANUAL') : transmission;
    const distance = mileage === null ? null : formatKilometres(mileage);
    return [distance, gearbox, placeOf(location)].filter(fact => fact !== null);
  };
}
