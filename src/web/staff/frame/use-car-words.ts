import { useMessages } from 'use-intl';
import { CAR_FIELDS, type CarField, type CodeList } from '#shared/fields/index.ts';
import { formatEuros, formatKilometres } from '#web/i18n/index.ts';

export type Words = Readonly<Record<string, string>>;

const FIELDS: ReadonlyMap<string, CarField> = new Map(CAR_FIELDS.map(field => [field.name, field]));

/** What a figure or a code of a car’s field says, by the name of the field or its last part; null: as it is. */
export function useCarWords(): (name: string, value: string | number) => string | null {
  const { car, codes, countries } = useMessages();
  const places: Words = countries;
  const lists: Record<CodeList, Words> = { ...codes, carType: car.type, transmission: car.transmission };
  return (name, value) => {
    // A document's label stands inside its field.
    const field = FIELDS.get(name === 'label' ? 'documents' : name);
    if (field?.kind === 'euros') return formatEuros(Number(value));
    if (field?.unit === 'km') return formatKilometres(Number(value));
    if (field?.kind === 'country') return places[value] ?? null;
    return (field?.codes && lists[field.codes][value]) ?? null;
  };
}
