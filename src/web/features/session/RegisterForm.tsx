import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Button, EMPTY_PHONE, Form, FormAlert, PhoneField, readPhone, TextField } from '#web/ui/index.ts';
import { convert } from '../analytics/index.ts';
import { type Person, setMe, toPerson } from './me.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { fieldRefusedBy, registerAccount } from './register-account.ts';
import { type RegistrationField, type RegistrationValues, registrationProblems } from './registration.ts';
import { useErrorText } from './use-error-text.ts';
import { useFieldErrors } from './use-field-errors.ts';

const EMPTY: RegistrationValues = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

/** Makes an account; used by the page and by the dialog. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const errorText = useErrorText();
  const errors = useFieldErrors<RegistrationField>();
  const [values, setValues] = useState(EMPTY);
  const [phone, setPhone] = useState(EMPTY_PHONE);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async () => {
    setRefusal(null);
    try {
      const number = await readPhone(phone);
      if (errors.put(registrationProblems(values, phone.text, number)) || number === null) return;
      const person = await registerAccount(values, number, locale);
      setMe(toPerson(person));
      convert({ eventName: 'CompleteRegistration', user: { email: person.email, phone: person.phone } });
      onSignedIn(person);
    } catch (error) {
      const field = fieldRefusedBy(error);
      if (field) errors.put(field);
      else setRefusal(errorText(error));
    }
  };
  const textField = (name: 'firstName' | 'lastName' | 'email', autoComplete: string, type = 'text') => (
    <TextField
      label={t(name)}
      name={name}
      type={type}
      autoComplete={autoComplete}
      isRequired
      value={values[name]}
      onChange={event => setValues({ ...values, [name]: event.target.value })}
      error={errors.of(name)}
    />
  );

  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {textField('firstName', 'given-name')}
            {textField('lastName', 'family-name')}
          </div>
          <PhoneField
            label={t('phone')}
            name="phone"
            isRequired
            entry={phone}
            onEntry={setPhone}
            error={errors.of('phone')}
          />
          {textField('email', 'email', 'email')}
          <NewPasswordFields
            label={t('password')}
            values={values}
            onValues={next => setValues({ ...values, ...next })}
            errorOf={errors.of}
          />
          <FormAlert>{refusal}</FormAlert>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('register')}
          </Button>
        </>
      )}
    </Form>
  );
}
