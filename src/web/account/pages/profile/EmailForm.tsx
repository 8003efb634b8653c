import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#shared/sale/forms.ts';
import { useSend } from '#web/features/cache/index.ts';
import { emailProblems, type Person, type Problems, useFieldErrors } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RequestEmailChangeDocument, ResendConfirmationDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Badge, Button, Form, PasswordField, TextField } from '#web/ui/index.ts';

type Field = 'email' | 'password';

/** What the server found wrong with one field. */
function refusedField(error: unknown): Problems<Field> | null {
  const code = error instanceof RequestError ? error.code : null;
  if (code === 'InvalidEmail') return { email: 'form.validation.email' };
  if (code === 'EmailAlreadyUsed') return { email: 'form.validation.emailTaken' };
  return code === 'InvalidCredentials' ? { password: 'form.validation.ownPassword' } : null;
}

/** The address one comes in with: proven or not, and the way to another. */
export function EmailForm({ person, wanted }: { person: Person; wanted: string | null }) {
  const t = useTranslations();
  const { say } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const resend = async () => {
    await request(ResendConfirmationDocument, {});
    say('confirmationSent');
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <strong className="min-w-0 break-all font-[560]">{person.email}</strong>
        <Badge tone={person.isEmailConfirmed ? 'good' : 'brass'}>
          {t(person.isEmailConfirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed')}
        </Badge>
      </p>
      {wanted && (
        <p className="rounded-box bg-wash px-4 py-3 text-14">{t('profile.email.wanted', { wanted })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!person.isEmailConfirmed && <Action onAct={resend}>{t('profile.email.resend')}</Action>}
        {!isOpen && (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('profile.email.change')}
          </Button>
        )}
      </div>
      {isOpen && (
        <ChangeForm
          hasPassword={person.hasPassword}
          onDone={() => {
            setOpen(false);
            say('confirmationSent');
          }}
        />
      )}
    </div>
  );
}

function ChangeForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const t = useTranslations();
  const { fail } = useToasts();
  const send = useSend();
  const errors = useFieldErrors<Field>();
  const [values, setValues] = useState({ email: '', password: '' });
  const handleSend = async () => {
    const missing: Problems<Field> =
      hasPassword && values.password === '' ? { password: 'form.validation.required' } : {};
    if (errors.put({ ...emailProblems(values.email), ...missing })) return;
    const password = hasPassword ? values.password : null;
    try {
      const email = normalizeEmail(values.email);
      if (await send(RequestEmailChangeDocument, { email, password })) onDone();
    } catch (error) {
      const refused = refusedField(error);
      if (refused) errors.put(refused);
      else fail(error);
    }
  };
  return (
    <Form onSend={handleSend} className="flex flex-col gap-5 border-line border-t pt-5">
      {isBusy => (
        <>
          <TextField
            label={t('profile.email.newEmail')}
            name="email"
            type="email"
            autoComplete="email"
            autoFocus
            isRequired
            value={values.email}
            onChange={event => setValues({ ...values, email: event.target.value })}
            hint={t('profile.email.newEmailHint')}
            error={errors.of('email')}
          />
          {hasPassword && (
            <PasswordField
              label={t('profile.currentPassword')}
              name="currentPassword"
              autoComplete="current-password"
              isRequired
              value={values.password}
              onChange={event => setValues({ ...values, password: event.target.value })}
              error={errors.of('password')}
            />
          )}
          <Button type="submit" isBusy={isBusy} className="self-start">
            {t('profile.email.send')}
          </Button>
        </>
      )}
    </Form>
  );
}
