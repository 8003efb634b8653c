import { useMessages, useTranslations } from 'use-intl';
import { CAR_FIELDS, type CarField, type CodeList } from '#shared/fields/index.ts';
import { formatEuros, formatKilometres } from '#web/i18n/index.ts';

/** Returns the message key of a field, from the first namespace that has it; null if none does. */
export const fieldKeyOf = (field: string, has: (key: string) => boolean): string | null =>
  [
    ...[`admin.fields.${field}`, `admin.adFields.${field}`, `admin.settings.fields.${field}`],
    ...[`admin.sheets.columns.${field}`, `site.languages.${field}`],
  ].find(has) ?? null;

/** Returns the label of a field of an ad, auction, order or setting; its own name without one. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations();
  return field => {
    const key = fieldKeyOf(field, each => t.has(each as 'admin.fields.photos'));
    return key === null ? field : t(key as 'admin.fields.photos');
  };
}

const LANGUAGES: Words = { fr: 'fr', en: 'en', es: 'es', nameFr: 'fr', nameEn: 'en', nameEs: 'es' };

/** Returns the label of a part of a field, for instance a language; its own name without one. */
export function usePartWords(): (name: string) => string {
  const t = useTranslations('admin');
  const site = useTranslations('site.languages');
  return name => {
    const language = LANGUAGES[name] as 'fr' | undefined;
    if (language) return site(language);
    if (t.has(`adReview.parts.${name as 'label'}`)) return t(`adReview.parts.${name as 'label'}`);
    return t.has(`adFields.${name as 'year'}`) ? t(`adFields.${name as 'year'}`) : name;
  };
}

export type Words = Readonly<Record<string, string>>;

const FIELDS: ReadonlyMap<string, CarField> = new Map(CAR_FIELDS.map(field => [field.name, field]));

/** Returns the words for a value of a car’s field, by the field's name or its last part; null to show it as it is. */
export function useCarWords(): (name: string, value: string | number) => string | null {
  const { car, codes, countries } = useMessages();
  const places: Words = countries;
  const lists: Record<CodeList, Words> = { ...codes, carType: car.type, transmission: car.transmission };
  return (name, value) => {
    // A document's label is a part of its field.
    const field = FIELDS.get(name === 'label' ? 'documents' : name);
    if (field?.kind === 'euros') return formatEuros(Number(value));
    if (field?.unit === 'km') return formatKilometres(Number(value));
    if (field?.kind === 'country') return places[value] ?? null;
    return (field?.codes && lists[field.codes][value]) ?? null;
  };
}
