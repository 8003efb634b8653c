import { isZipCode } from '#shared/sale/places.ts';
import type { Problems } from '#web/features/session/index.ts';
import type { AddressCardFragment } from '#web/graphql/documents.gen.ts';

export type AddressValues = {
  readonly label: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly isDefault: boolean;
};
export type AddressField = 'label' | 'street' | 'zipCode' | 'city';

export const EMPTY_ADDRESS: AddressValues = {
  label: '',
  street: '',
  zipCode: '',
  city: '',
  country: 'FR',
  isDefault: false,
};

export const LINE_LENGTH_MAX = 120;

export function valuesOf(address: AddressCardFragment): AddressValues {
  const { label, street, zipCode, city, country, isDefault } = address;
  return { label: label ?? '', street: street ?? '', zipCode, city, country, isDefault };
}

/** What is sent: the lines without the blanks around them. */
export type AddressData = Omit<AddressValues, 'label'> & { readonly label: string | null };

export function dataOf({ label, street, zipCode, city, country, isDefault }: AddressValues): AddressData {
  const place = { street: street.trim(), zipCode: zipCode.trim(), city: city.trim(), country };
  return { label: label.trim() || null, ...place, isDefault };
}

/** What is wrong, field by field. */
export function addressProblems({ street, zipCode, city, country }: AddressValues): Problems<AddressField> {
  const required = 'form.validation.required';
  return {
    ...(street.trim() === '' ? { street: required } : {}),
    ...(city.trim() === '' ? { city: required } : {}),
    ...(zipCode.trim() === '' ? { zipCode: required } : {}),
    ...(zipCode.trim() !== '' && !isZipCode(country, zipCode)
      ? { zipCode: 'form.validation.zipCode' as const }
      : {}),
  };
}
