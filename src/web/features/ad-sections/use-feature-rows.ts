import { useTranslations } from 'use-intl';
import { formatDate, formatKilometres, formatNumber, useLocale } from '../../i18n/index.ts';
import { usePlace } from '../cards/index.ts';
import type { Ad } from './Section.tsx';
import { useCodeWords } from './use-text.ts';

type Name = keyof typeof import('../../i18n/messages/fr/ad.ts').ad.feature;
type Row = { readonly name: Name; readonly label: string; readonly value: string };

/** Everything known of the car as rows, in one order; what is not known gives no row. */
export function useFeatureRows(ad: Ad): readonly Row[] {
  const t = useTranslations('ad.feature');
  const values = useValues(ad);
  return values.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, label: t(name), value }],
  );
}

function useValues(ad: Ad): readonly (readonly [Name, string | null])[] {
  const t = useTranslations('ad');
  const wordOf = useCodeWords();
  const placeOf = usePlace();
  const colorOf = useColor();
  const data = ad.optionalData;
  const yesNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'));
  const number = (value: number | null, unit = '') =>
    value === null ? null : `${formatNumber(value)}${unit}`;
  const year = (value: number | null) => (value === null ? null : String(value));
  const place = placeOf(ad.location);
  const zip = ad.location?.zipCode;
  return [
    ['brand', ad.brand],
    ['model', ad.model],
    ['version', ad.version],
    ['year', year(ad.year)],
    ['releaseDate', ad.releaseDate && formatDate(ad.releaseDate)],
    ['mileage', ad.mileage === null ? null : formatKilometres(ad.mileage)],
    ['body', wordOf('body', ad.body)],
    ['transmission', wordOf('transmission', ad.transmission)],
    ['gearNumber', number(data.gearNumber)],
    ['fuel', wordOf('fuel', data.fuel)],
    ['engine', ad.engine],
    ['horsePower', number(data.horsePower, ' ch')],
    ['fiscalHorse', number(data.fiscalHorse, ' CV')],
    ['cylinderNumber', number(data.cylinderNumber)],
    ['cubicCapacity', number(data.cubicCapacity, ' cm³')],
    ['doorNumber', number(ad.doorNumber)],
    ['steeringWheel', wordOf('steering', data.steeringWheel)],
    ['shellColor', colorOf(ad.shellColor, ad.exteriorShade)],
    ['originalHue', yesNo(data.originalHue)],
    ['interiorColor', colorOf(ad.interiorColor, ad.interiorShade)],
    ['saddlery', wordOf('saddlery', ad.saddlery)],
    ['carState', wordOf('state', ad.carState)],
    ['location', place && zip ? place.replace(/^([^,]+)/, `$1 (${zip})`) : place],
    ['carLocation', ad.carLocation],
    ['registrationPlace', ad.registrationPlace],
    ['originPlace', data.originPlace],
    ['vin', data.vin],
    ['serialEngine', data.serialEngine],
    ['lastRestoration', year(data.lastRestoration)],
    ['expertiseLess5Y', yesNo(data.expertiseLess5Y)],
  ];
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
