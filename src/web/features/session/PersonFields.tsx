import { useTranslations } from 'use-intl';
import { isOptional } from '#shared/fields/fields.ts';
import { PROFILE_FIELDS, type ProfileName } from '#shared/fields/person.ts';
import { type PhoneEntry, PhoneField, TextField } from '#web/ui/index.ts';
import type { FormOf } from '../form/index.ts';

export type ProfileLine = Exclude<ProfileName, 'phone'>;
/** What somebody says of themselves, as it is typed. */
export type PersonTyped = { readonly [Name in ProfileLine]: string } & { readonly phone: PhoneEntry };

/** What browsers call it. */
const AUTO_COMPLETE: Partial<Record<ProfileLine, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
};

/** Who somebody is and how to reach them. */
export function PersonFields({
  form: { values, put, field, errorOf },
  lines,
}: {
  form: FormOf<PersonTyped>;
  lines: readonly ProfileLine[];
}) {
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
