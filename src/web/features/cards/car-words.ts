import { useTranslations } from 'use-intl';

type Named = { readonly brand: string; readonly model: string; readonly version: string | null };
type Placed = { readonly city: string | null; readonly country: string | null } | null;

/** `Alpine A110 1600 S` */
export const carTitle = ({ brand, model, version }: Named): string =>
  [brand, model, version].filter(Boolean).join(' ');

/** `Lyon, France`; a country that has no word of ours stays its code. */
export function usePlace(): (place: Placed) => string | null {
  const t = useTranslations('countries');
  return place => {
    const code = place?.country;
    const country = code && t.has(code as 'FR') ? t(code as 'FR') : code;
    return [place?.city, country].filter(Boolean).join(', ') || null;
  };
}
