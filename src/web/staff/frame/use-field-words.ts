import { useTranslations } from 'use-intl';

/** What a field of an ad, an auction or an order is called; its own name where the words know none. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations('admin');
  return field => {
    const own = `fields.${field}` as 'fields.photos';
    const ads = `adFields.${field}` as 'adFields.year';
    return t.has(own) ? t(own) : t.has(ads) ? t(ads) : field;
  };
}
