import { useTranslations } from 'use-intl';

/** What a field of an ad is called; its own name where the words know none. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations('admin.adFields');
  return field => (t.has(field as 'year') ? t(field as 'year') : field);
}
