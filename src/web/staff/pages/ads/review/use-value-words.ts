import { useTranslations } from 'use-intl';
import type { DifferenceLineFragment } from '#web/graphql/documents.gen.ts';
import { useCarWords, usePartWords } from '#web/staff/frame/index.ts';

type Part = DifferenceLineFragment['parts'][number];

/** A seller's changes in words: codes as visitors read them, parts by their names. */
export function useValueWords() {
  const t = useTranslations('admin.audit');
  const nameOfPart = usePartWords();
  const carWordsOf = useCarWords();

  /** What a part of a field is called; null where it is the whole of it. */
  const partOf = (path: Part['path']): string | null => {
    const names = path.map(nameOfPart);
    return names.length === 0 ? null : names.join(', ');
  };
  const wordsOf = (field: string, { path, value }: Part): string => {
    if (value === 'true') return t('yes');
    if (value === 'false') return t('no');
    return carWordsOf(path.at(-1) ?? field, value) ?? value;
  };
  return { wordsOf, partOf };
}
