import { useTranslations } from 'use-intl';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { refreshMe } from '#web/features/session/index.ts';
import { ConfirmEmailDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, PasswordField } from '#web/ui/index.ts';

type Parts = {
  token: string;
  onDone: () => void;
  /** Called when the reader did not choose a password, or has forgotten it. */
  onForget: () => Promise<void>;
  onFailed: (error: unknown) => void;
};

/** Asks for the password chosen on registration, which proves that the letter's reader made the account. */
export function OwnPassword({ token, onDone, onForget, onFailed }: Parts) {
  const t = useTranslations();
  const confirm = async (typed: { password: string }) => {
    if (typed.password === '') throw new WrongFields({ password: 'form.validation.required' });
    await request(ConfirmEmailDocument, { token, ...typed });
    return refreshMe();
  };
  const form = useForm({ password: '' }, confirm, onDone, {
    wordsOf: ({ code }) => (code === 'InvalidCredentials' ? { password: 'auth.confirmation.wrong' } : null),
    onRefused: onFailed,
  });
  return (
    <div className="flex flex-col gap-5">
      <Form onSend={form.send} className="flex flex-col gap-5">
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          isRequired
          {...form.field('password')}
        />
        <Button type="submit" size="large">
          {t('auth.confirmation.confirm')}
        </Button>
      </Form>
      <Form onSend={onForget} className="mt-3 flex flex-col gap-4">
        <p className="text-14 text-ink-soft">{t('auth.confirmation.forgetText')}</p>
        <Button type="submit" look="secondary" size="large">
          {t('auth.confirmation.forget')}
        </Button>
      </Form>
    </div>
  );
}
