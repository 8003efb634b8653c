import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import {
  NewPasswordFields,
  type NewPasswordValues,
  newPasswordProblems,
  type Person,
  type Problems,
  useFieldErrors,
} from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RequestPasswordResetDocument, UpdatePasswordDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, Form, PasswordField } from '#web/ui/index.ts';

type Field = keyof NewPasswordValues | 'current';
const EMPTY = { current: '', password: '', confirmation: '' };

/** A new password for the old one. Who has none yet gets a letter to choose their first. */
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
  const send = useSend();
  const errors = useFieldErrors<Field>();
  const [values, setValues] = useState(EMPTY);

  const handleSend = async () => {
    const missing: Problems<Field> = values.current === '' ? { current: 'form.validation.required' } : {};
    if (errors.put({ ...missing, ...newPasswordProblems(values) })) return;
    try {
      await send(UpdatePasswordDocument, {
        currentPassword: values.current,
        password: values.password,
      });
      setValues(EMPTY);
      say('passwordChanged');
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code === 'InvalidCredentials') errors.put({ current: 'form.validation.ownPassword' });
      else if (code === 'PasswordTooWeak') errors.put({ password: 'form.validation.password.weak' });
      else fail(error);
    }
  };
  return (
    <Form onSend={handleSend} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <PasswordField
            label={t('profile.currentPassword')}
            name="currentPassword"
            autoComplete="current-password"
            isRequired
            value={values.current}
            onChange={event => setValues({ ...values, current: event.target.value })}
            error={errors.of('current')}
          />
          <NewPasswordFields
            label={t('auth.newPassword')}
            values={values}
            onValues={next => setValues({ ...values, ...next })}
            errorOf={errors.of}
          />
          <Button type="submit" look="secondary" isBusy={isBusy} className="self-start">
            {t('profile.password.save')}
          </Button>
        </>
      )}
    </Form>
  );
}
