import { useMessages, useTranslations } from 'use-intl';
import type { DifferenceLineFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatKilometres } from '#web/i18n/index.ts';
import { useCodeWords, usePartWords, type Words } from '#web/staff/frame/index.ts';

type Part = DifferenceLineFragment['parts'][number];

const COUNTRIES = ['country', 'registrationPlace', 'originPlace'];
const AMOUNTS = ['price', 'reducedPrice'];

/** A seller's changes in words: codes as visitors read them, parts by their names. */
export function useValueWords() {
  const t = useTranslations('admin');
  const nameOfPart = usePartWords();
  const { countries }: { countries: Words } = useMessages();
  const codes = useCodeWords();

  /** What a part of a field is called; null where it is the whole of it. */
  const partOf = (path: Part['path']): string | null => {
    const names = path.map(nameOfPart);
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
