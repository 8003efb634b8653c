import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { REGISTRATION_FORM_FIELDS } from '#shared/fields/person.ts';
import { languageOf } from '#shared/words/locale.ts';
import { LoginDocument, RegisterDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import {
  Button,
  Checkbox,
  Form,
  FormAlert,
  phoneEntryOf,
  TextField,
  toastStore,
  typedPhone,
} from '#web/ui/index.ts';
import { convert } from '../analytics/index.ts';
import { checkedFields, useForm } from '../form/index.ts';
import { PrivacyNote } from '../privacy/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { mayHaveCounted } from '../unanswered/index.ts';
import { type Person, setMe, TAKEN_EMAIL, toPerson } from './me.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { NOBODY, PersonFields } from './PersonFields.tsx';

/** How long the toast about an account's kept details is shown; it says where to change them. */
const KEPT_MS = 8_000;
const EMPTY = { ...NOBODY, email: '', password: '', confirmation: '' };

/** The details of a new user that were typed elsewhere before; the phone number with its country. */
export type KnownOfPerson = Partial<Pick<Person, 'firstName' | 'lastName' | 'email' | 'phone'>>;

type Props = {
  onSignedIn: (person: Person) => void;
  /** Fills the fields that are still empty. */
  known?: KnownOfPerson | undefined;
  /** Whether the user sells professionally, if asked; the business details follow later. */
  trade?: { readonly isTrader: boolean; readonly onChange: (isTrader: boolean) => void };
};

const DETAILS = ['firstName', 'lastName', 'phone'] as const;

/** Signs in with the typed password; null if it is not the account's. */
const signIn = ({ email, password }: { email: string; password: string }) =>
  request(LoginDocument, { email, password }).then(
    ({ login }) => login.user,
    () => null,
  );

/** The form to register, for the page, the dialog and the inquiry forms. */
export function RegisterForm({ onSignedIn, known, trade }: Props) {
  const t = useTranslations('auth');
  const language = languageOf(useLocale());
  // Its text loads with the form; the table of toasts is part of every page.
  const sayKept = () =>
    toastStore.show({ kind: 'info', key: 'kept', durationMs: KEPT_MS, text: t('registration.detailsKept') });
  /** The address of an attempt without an answer: an existing account may be the one it created. */
  const unanswered = useRef<string | null>(null);
  const register = async ({ phone, ...texts }: typeof EMPTY) => {
    const typed = { ...texts, phone: await typedPhone(phone), language };
    const { confirmation, ...data } = checkedFields(REGISTRATION_FORM_FIELDS, typed);
    return request(RegisterDocument, { data }).then(
      ({ register: { user } }) => user,
      async error => {
        const code = error instanceof RequestError ? error.code : '';
        if (mayHaveCounted(code)) unanswered.current = data.email;
        if (code !== 'EmailAlreadyUsed') throw error;
        const made = unanswered.current === data.email ? await signIn(data) : null;
        if (made === null) tabMemory.keep(TAKEN_EMAIL, data.email);
        else if (DETAILS.some(name => made[name] !== data[name])) sayKept();
        return made ?? Promise.reject(error);
      },
    );
  };
  const enter = (person: Person) => {
    setMe(toPerson(person));
    convert({ eventName: 'CompleteRegistration', user: { email: person.email, phone: person.phone } });
    onSignedIn(person);
  };
  const form = useForm(EMPTY, register, enter, { ofForm: ['EmailAlreadyUsed', 'InvalidPhone'] });
  const fillIn = useEffectEvent(async ({ phone, ...texts }: KnownOfPerson) => {
    const empty = Object.entries(texts).filter(([name]) => form.values[name as keyof typeof texts] === '');
    form.put(Object.fromEntries(empty));
    if (phone && form.values.phone.text === '') form.put({ phone: await phoneEntryOf(phone) });
  });
  useEffect(() => {
    if (known) void fillIn(known);
  }, [known]);

  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <PersonFields form={form} lines={['firstName', 'lastName']} />
      <TextField label={t('email')} type="email" autoComplete="email" isRequired {...form.field('email')} />
      <NewPasswordFields label={t('password')} form={form} />
      {trade && (
        <Checkbox
          name="isTrader"
          label={t('registration.trader')}
          isChecked={trade.isTrader}
          onChange={trade.onChange}
        />
      )}
      <PrivacyNote of="account" />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" size="large">
        {t('register')}
      </Button>
    </Form>
  );
}
