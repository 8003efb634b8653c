import { type Messages, useTranslations } from 'use-intl';
import { formatKilometres, formatNumber, useLocale } from '#web/i18n/index.ts';
import { usePlace } from '../cards/index.ts';
import { dateWords } from './date-words.ts';
import type { Ad } from './Section.tsx';
import { useCodeWords, useCountryWords } from './use-text.ts';

type Name = keyof Messages['ad']['feature'];
type Row = {
  readonly name: Name;
  readonly label: string;
  /** null: told to those who are signed in. */
  readonly value: string | null;
};
type Values = readonly (readonly [Name, string | null])[];

/** Everything known of the car as rows, in one order; what is not known gives no row. */
export function useFeatureRows(ad: Ad): readonly Row[] {
  const t = useTranslations('ad.feature');
  const values = [...useIdentity(ad), ...useMechanics(ad), ...useLooks(ad), ...useOrigins(ad)];
  return values.flatMap(([name, given]) => {
    const value = given?.trim() || null;
    const isKept = name === 'vin' && !ad.vinPublic;
    return value !== null || isKept ? [{ name, label: t(name), value }] : [];
  });
}

/** A count of things that every car has; none of them means that nobody counted. */
const count = (value: number | null, unit = ''): string | null =>
  value === null || value === 0 ? null : `${formatNumber(value)} ${unit}`;
const year = (value: number | null): string | null => (value === null ? null : String(value));

function useYesNo(): (value: boolean | null) => string | null {
  const t = useTranslations('ad');
  return value => (value === null ? null : t(value ? 'yes' : 'no'));
}

function useIdentity(ad: Ad): Values {
  const wordOf = useCodeWords();
  return [
    ['brand', ad.brand],
    ['model', ad.model],
    ['version', ad.version],
    ['year', year(ad.year)],
    ['releaseDate', ad.releaseDate && dateWords(ad.releaseDate)],
    ['mileage', ad.mileage === null ? null : formatKilometres(ad.mileage)],
    ['body', wordOf('body', ad.body)],
    ['transmission', wordOf('transmission', ad.transmission)],
  ];
}

function useMechanics({ optionalData: data, ...ad }: Ad): Values {
  const unit = useTranslations('ad.unit');
  const wordOf = useCodeWords();
  return [
    ['gearNumber', count(data.gearNumber)],
    ['fuel', wordOf('fuel', data.fuel)],
    ['engine', ad.engine],
    ['horsePower', count(data.horsePower, unit('horsePower'))],
    ['fiscalHorse', count(data.fiscalHorse, unit('fiscalHorse'))],
    ['cylinderNumber', count(data.cylinderNumber)],
    ['cubicCapacity', count(data.cubicCapacity, unit('cubicCapacity'))],
    ['doorNumber', count(ad.doorNumber)],
    ['steeringWheel', wordOf('steering', data.steeringWheel)],
  ];
}

function useLooks(ad: Ad): Values {
  const wordOf = useCodeWords();
  const colorOf = useColor();
  const yesNo = useYesNo();
  return [
    ['shellColor', colorOf(ad.shellColor, ad.exteriorShade)],
    ['originalHue', yesNo(ad.optionalData.originalHue)],
    ['interiorColor', colorOf(ad.interiorColor, ad.interiorShade)],
    ['saddlery', wordOf('saddlery', ad.saddlery)],
    ['carState', wordOf('state', ad.carState)],
  ];
}

function useOrigins({ optionalData: data, ...ad }: Ad): Values {
  const wordOf = useCodeWords();
  const countryOf = useCountryWords();
  const yesNo = useYesNo();
  return [
    ['location', useLocation(ad.location)],
    ['carLocation', wordOf('carLocation', ad.carLocation)],
    ['registrationPlace', countryOf(ad.registrationPlace)],
    ['originPlace', countryOf(data.originPlace)],
    ['vin', data.vin],
    ['serialEngine', data.serialEngine],
    ['lastRestoration', year(data.lastRestoration)],
    ['expertiseLess5Y', yesNo(data.expertiseLess5Y)],
  ];
}

/** `Dieppe (76200), France`. */
function useLocation(location: Ad['location']): string | null {
  const placeOf = usePlace();
  if (!location) return null;
  const { city, zipCode, country } = location;
  const town = city && zipCode ? `${city} (${zipCode})` : (city ?? zipCode);
  return placeOf({ city: town, country });
}

/** A colour's name in the page's language, with its shade. */
function useColor(): (color: Ad['shellColor'], shade: string | null) => string | null {
  const locale = useLocale();
  const wordOf = useCodeWords();
  const names = { fr: 'nameFr', en: 'nameEn', es: 'nameEs' } as const;
  return (color, shade) => {
    const words = [color?.[names[locale]], wordOf('shade', shade)].filter(Boolean);
    return words.length === 0 ? null : words.join(' ');
  };
}
