import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UpdateProfileDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, EMPTY_PHONE, Form, PhoneField, phoneEntryOf, readPhone, TextField } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';
import { type Person, setMe, toPerson } from './me.ts';
import { type ProfileValues, profileProblems } from './registration.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** The stored number as one types it, as soon as it has been read; until then in its international form. */
function usePhoneOf(person: Person) {
  const [phone, setPhone] = useState({ ...EMPTY_PHONE, text: person.phone ?? '' });
  useEffect(() => {
    if (person.phone) phoneEntryOf(person.phone).then(setPhone, () => undefined);
  }, [person.phone]);
  return [phone, setPhone] as const;
}

/** Names and number, as one's profile and the question of who asks both want them (spec §5). */
export function ProfileForm({ person, onSaved }: { person: Person; onSaved?: () => void }) {
  const t = useTranslations();
  const { say, fail } = useToasts();
  const errors = useFieldErrors<keyof ProfileValues | 'phone'>();
  const [values, setValues] = useState<ProfileValues>(person);
  const [phone, setPhone] = usePhoneOf(person);

  const save = async () => {
    try {
      const number = await readPhone(phone);
      if (errors.put(profileProblems(values, phone.text, number)) || number === null) return;
      const data = { firstName: values.firstName.trim(), lastName: values.lastName.trim(), phone: number };
      const { updateProfile } = await request(UpdateProfileDocument, { data });
      setMe(toPerson(updateProfile));
      say('profilSuccess');
      onSaved?.();
    } catch (error) {
      fail(error);
    }
  };
  const nameField = (name: keyof ProfileValues, autoComplete: string) => (
    <TextField
      label={t(`auth.${name}`)}
      name={name}
      autoComplete={autoComplete}
      isRequired
      value={values[name]}
      onChange={event => setValues({ ...values, [name]: event.target.value })}
      error={errors.of(name)}
    />
  );

  return (
    <Form onSend={save} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {nameField('firstName', 'given-name')}
            {nameField('lastName', 'family-name')}
          </div>
          <PhoneField
            label={t('auth.phone')}
            name="phone"
            isRequired
            entry={phone}
            onEntry={setPhone}
            error={errors.of('phone')}
          />
          <Button type="submit" size="large" isBusy={isBusy} className="self-start">
            {t('account.save')}
          </Button>
        </>
      )}
    </Form>
  );
}
