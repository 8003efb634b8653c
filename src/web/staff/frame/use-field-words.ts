import { useTranslations } from 'use-intl';

/** The key of a field's word, from where it is said first; null where the words know none. */
export const fieldKeyOf = (field: string, has: (key: string) => boolean): string | null =>
  [
    ...[`admin.fields.${field}`, `admin.adFields.${field}`, `admin.settings.fields.${field}`],
    ...[`admin.sheets.columns.${field}`, `site.languages.${field}`],
  ].find(has) ?? null;

/** What a field of an ad, an auction, an order or a setting is called; its own name where the words know none. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations();
  return field => {
    const key = fieldKeyOf(field, each => t.has(each as 'admin.fields.photos'));
    return key === null ? field : t(key as 'admin.fields.photos');
  };
}
