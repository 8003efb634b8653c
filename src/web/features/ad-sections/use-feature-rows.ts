import { useTranslations } from 'use-intl';
import { CAR_ROWS, type CarFact, type CarFieldValue, type CarInput, factsIn } from '#shared/fields/index.ts';
import { formatKilometres, formatNumber, useLocale } from '#web/i18n/index.ts';
import { usePlace } from '../cards/index.ts';
import { dateWords } from './date-words.ts';
import type { Ad } from './Section.tsx';
import { useCodeWords, useCountryWords } from './use-text.ts';

type Row = {
  readonly name: (typeof CAR_ROWS)[number]['row'];
  readonly label: string;
  /** null: told to those who are signed in. */
  readonly value: string | null;
};

/** Everything known of the car as rows, in the order of its description; what is not known gives no row. */
export function useFeatureRows(ad: Ad): readonly Row[] {
  const t = useTranslations('ad.feature');
  const wordsOf = useValueWords();
  const placeOf = useLocation();
  const car: CarInput = factsIn(ad);
  return CAR_ROWS.flatMap(({ row, field }) => {
    const given = row === 'location' ? placeOf(ad.location) : wordsOf(field, car);
    const value = given?.trim() || null;
    const isKept = field.reader === 'SIGNED_IN' && !ad.vinPublic;
    return value !== null || isKept ? [{ name: row, label: t(row), value }] : [];
  });
}

/** What a car holds in a field that is one figure, code, line or colour. */
function useValueWords(): (field: CarFact, car: CarInput) => string | null {
  const t = useTranslations('ad');
  const countryOf = useCountryWords();
  const codeOf = useCodeWords();
  const colourOf = useColour();
  return ({ name, kind, codes, unit }, car) => {
    const value = car[name];
    if (name === 'shellColor') return colourOf(car.shellColor, car.exteriorShade);
    if (name === 'interiorColor') return colourOf(car.interiorColor, car.interiorShade);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') {
      if (kind === 'year') return String(value);
      if (unit === 'km') return formatKilometres(value);
      // Of what every car has, none means that nobody counted.
      if (value === 0) return null;
      return unit && unit !== 'euros' ? `${formatNumber(value)} ${t(`unit.${unit}`)}` : formatNumber(value);
    }
    if (typeof value !== 'string') return null;
    if (codes) return codeOf(codes, value);
    if (kind === 'country') return countryOf(value);
    return kind === 'day' ? dateWords(value) : value;
  };
}

/** `Dieppe (76200), France`. */
function useLocation(): (location: Ad['location']) => string | null {
  const placeOf = usePlace();
  return location => {
    if (!location) return null;
    const { city, zipCode, country } = location;
    const town = city && zipCode ? `${city} (${zipCode})` : (city ?? zipCode);
    return placeOf({ city: town, country });
  };
}

type Given<Value> = Value | null | undefined;

/** A colour's name in the page's language, with its shade. */
function useColour(): (colour: Given<CarFieldValue<'shellColor'>>, shade: Given<string>) => string | null {
  const locale = useLocale();
  const codeOf = useCodeWords();
  const names = { fr: 'nameFr', en: 'nameEn', es: 'nameEs' } as const;
  return (colour, shade) => {
    const words = [colour?.[names[locale]], codeOf('shade', shade ?? null)].filter(word => word);
    // English says first how a colour is: metallic blue.
    const said = (locale === 'en' ? words.toReversed() : words).join(' ').toLowerCase();
    return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1);
  };
}
