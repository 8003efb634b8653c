import { useTranslations } from 'use-intl';
import { isOptional, namesOf } from '#shared/fields/fields.ts';
import { PROFILE_FIELDS, type ProfileName } from '#shared/fields/person.ts';
import { EMPTY_PHONE, type PhoneEntry, PhoneField, TextField } from '#web/ui/index.ts';
import type { FormOf } from '../form/index.ts';

type ProfileLine = Exclude<ProfileName, 'phone'>;
/** A person's details as typed. */
export type PersonTyped = { readonly [Name in ProfileLine]: string } & { readonly phone: PhoneEntry };

export const PROFILE_LINES = namesOf(PROFILE_FIELDS).filter((name): name is ProfileLine => name !== 'phone');
export const NOBODY = {
  ...Object.fromEntries(PROFILE_LINES.map(name => [name, ''])),
  phone: EMPTY_PHONE,
} as PersonTyped;

/** The browsers' autocomplete tokens. */
const AUTO_COMPLETE: Partial<Record<ProfileLine, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
};

type Props = { form: FormOf<PersonTyped>; lines: readonly ProfileLine[] };

/** The fields for a person's name and contact data. */
export function PersonFields({ form: { values, put, field, errorOf }, lines }: Props) {
  const t = useTranslations('auth');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(name => (
          <TextField
            key={name}
            label={t(name)}
            autoComplete={AUTO_COMPLETE[name]}
            isRequired={!isOptional(PROFILE_FIELDS, name)}
            {...field(name)}
          />
        ))}
      </div>
      <PhoneField
        label={t('phone')}
        name="phone"
        isRequired
        entry={values.phone}
        onEntry={phone => put({ phone })}
        error={errorOf('phone')}
      />
    </>
  );
}
