import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PROFILE_FIELDS } from '#shared/fields/person.ts';
import { UpdateProfileDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, EMPTY_PHONE, Form, phoneEntryOf, typedPhone } from '#web/ui/index.ts';
import { checkedFields, useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';
import { type Person, setMe, toPerson } from './me.ts';
import { NOBODY, PersonFields, type PersonTyped, PROFILE_LINES } from './PersonFields.tsx';

/** Returns a person's details as typed values; the phone number is international until it is parsed. */
function typedOf(person: Person): PersonTyped {
  const lines = PROFILE_LINES.map(name => [name, person[name] ?? '']);
  return { ...NOBODY, ...Object.fromEntries(lines), phone: { ...EMPTY_PHONE, text: person.phone ?? '' } };
}

async function save({ phone, ...lines }: PersonTyped): Promise<Person> {
  const data = checkedFields(PROFILE_FIELDS, { ...lines, phone: await typedPhone(phone) });
  return (await request(UpdateProfileDocument, { data })).updateProfile;
}

/** The form of name and phone number, for the profile and for asking questions (spec §5). */
export function ProfileForm({ person, onSaved }: { person: Person; onSaved?: () => void }) {
  const t = useTranslations('account');
  const { say, fail } = useToasts();
  const keep = (saved: Person) => {
    setMe(toPerson(saved));
    say('profilSuccess');
    onSaved?.();
  };
  const form = useForm(() => typedOf(person), save, keep, {
    onRefused: fail,
    ofForm: ['InvalidPhone'],
  });
  const { put } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is parsed once, later typing stays
  useEffect(() => {
    if (person.phone)
      phoneEntryOf(person.phone).then(
        phone => put({ phone }),
        () => undefined,
      );
  }, [person.phone]);

  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <PersonFields form={form} lines={PROFILE_LINES} />
      <Button type="submit" size="large" className="self-start">
        {t('save')}
      </Button>
    </Form>
  );
}
