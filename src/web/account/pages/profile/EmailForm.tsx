import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EMAIL_FIELDS, SIGN_IN_FIELDS } from '#shared/fields/person.ts';
import { checkedFields, ownPasswordIn, useForm } from '#web/features/form/index.ts';
import type { Person } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RequestEmailChangeDocument, ResendConfirmationDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Badge, Button, Form, TextField } from '#web/ui/index.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const EMPTY = { email: '', password: '' };
const EMAIL_TAKEN = { email: 'form.validation.emailTaken' } as const;

/** The account's e-mail address: confirmed or not, and the form to change it. */
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
  const t = useTranslations('profile');
  const { fail } = useToasts();
  const change = async (typed: typeof EMPTY) => {
    const asked = hasPassword ? SIGN_IN_FIELDS : EMAIL_FIELDS;
    return request(RequestEmailChangeDocument, { password: null, ...checkedFields(asked, typed) });
  };
  const form = useForm(EMPTY, change, onDone, {
    wordsOf: refusal =>
      refusal.code === 'EmailAlreadyUsed' ? EMAIL_TAKEN : ownPasswordIn('password')(refusal),
    onRefused: fail,
  });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5 border-line border-t pt-5">
      <TextField
        label={t('email.newEmail')}
        type="email"
        autoComplete="email"
        autoFocus
        isRequired
        hint={t('email.newEmailHint')}
        {...form.field('email')}
      />
      {hasPassword && <CurrentPassword {...form.field('password')} name="currentPassword" />}
      <Button type="submit" className="self-start">
        {t('email.send')}
      </Button>
    </Form>
  );
}
