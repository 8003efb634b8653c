import { useTranslations } from 'use-intl';
import { PASSWORD_CHANGE_FIELDS } from '#shared/fields/person.ts';
import { checkedFields, ownPasswordIn, useForm } from '#web/features/form/index.ts';
import { NewPasswordFields, type Person } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RequestPasswordResetDocument, UpdatePasswordDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form } from '#web/ui/index.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const EMPTY = { currentPassword: '', password: '', confirmation: '' };

async function change(typed: typeof EMPTY) {
  const { confirmation, ...passwords } = checkedFields(PASSWORD_CHANGE_FIELDS, typed);
  return request(UpdatePasswordDocument, passwords);
}

/** Changes the password. Accounts without one receive a letter to set their first. */
export function PasswordForm({ person }: { person: Person }) {
  const t = useTranslations('profile.password');
  const { say } = useToasts();
  if (person.hasPassword) return <ChangeForm />;
  const askLetter = async () => {
    await request(RequestPasswordResetDocument, { email: person.email });
    say('passwordResetMailSent');
  };
  return (
    <>
      <p className="max-w-prose">{t('none')}</p>
      <Action onAct={askLetter} className="self-start">
        {t('choose')}
      </Action>
    </>
  );
}

function ChangeForm() {
  const t = useTranslations();
  const { say, fail } = useToasts();
  const form = useForm(
    EMPTY,
    change,
    () => {
      form.put(EMPTY);
      say('passwordChanged');
    },
    { wordsOf: ownPasswordIn('currentPassword'), onRefused: fail },
  );
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <CurrentPassword {...form.field('currentPassword')} />
      <NewPasswordFields label={t('auth.newPassword')} form={form} />
      <Button type="submit" look="secondary" className="self-start">
        {t('profile.password.save')}
      </Button>
    </Form>
  );
}
