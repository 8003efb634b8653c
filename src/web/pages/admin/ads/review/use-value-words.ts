import { useMessages, useTranslations } from 'use-intl';
import type { DifferenceLineFragment } from '../../../../graphql/documents.gen.ts';
import { formatEuros, formatKilometres } from '../../../../i18n/index.ts';

type Part = DifferenceLineFragment['parts'][number];
type Words = Readonly<Record<string, string>>;

const COUNTRIES = ['country', 'registrationPlace', 'originPlace'];
const AMOUNTS = ['price', 'reducedPrice'];
const LANGUAGES: Words = { fr: 'fr', en: 'en', es: 'es', nameFr: 'fr', nameEn: 'en', nameEs: 'es' };

/** What the codes of a field say, by the name of the field or of its last part. */
function useCodeWords(): Readonly<Record<string, Words>> {
  const { car, codes } = useMessages();
  return {
    ...{ carType: car.type, transmission: car.transmission, body: codes.body, fuel: codes.fuel },
    ...{ steeringWheel: codes.steering, carState: codes.state, carLocation: codes.carLocation },
    ...{ exteriorShade: codes.shade, interiorShade: codes.shade, saddlery: codes.saddlery },
    ...{ highlights: codes.highlight, options: codes.option, label: codes.documentLabel },
  };
}

/** A seller's changes in words: codes as visitors read them, parts by their names. */
export function useValueWords() {
  const t = useTranslations('admin');
  const site = useTranslations('site.languages');
  const { countries }: { countries: Words } = useMessages();
  const codes = useCodeWords();

  /** What a part of a field is called; null where it is the whole of it. */
  const partOf = (path: Part['path']): string | null => {
    const names = path.map(name => {
      const language = LANGUAGES[name] as 'fr' | undefined;
      if (language) return site(language);
      if (t.has(`adReview.parts.${name as 'label'}`)) return t(`adReview.parts.${name as 'label'}`);
      return t.has(`adFields.${name as 'year'}`) ? t(`adFields.${name as 'year'}`) : name;
    });
    return names.length === 0 ? null : names.join(', ');
  };
  const wordsOf = (field: string, { path, value }: Part): string => {
    const name = path.at(-1) ?? field;
    if (value === 'true') return t('adReview.yes');
    if (AMOUNTS.includes(name)) return formatEuros(Number(value));
    if (name === 'mileage') return formatKilometres(Number(value));
    if (COUNTRIES.includes(name)) return countries[value] ?? value;
    return codes[name]?.[value] ?? value;
  };
  return { wordsOf, partOf };
}
