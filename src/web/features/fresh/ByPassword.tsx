import { useTranslations } from 'use-intl';
import { ConfirmPasswordDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, PasswordField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';

export function ByPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { fail } = useToasts();
  const confirm = (typed: { password: string }) => request(ConfirmPasswordDocument, typed);
  const form = useForm({ password: '' }, confirm, onDone, {
    wordsOf: ({ code }) => (code === 'InvalidCredentials' ? { password: 'profile.fresh.wrong' } : null),
    onRefused: fail,
  });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <PasswordField
            label={t('password')}
            isRequired
            autoComplete="current-password"
            {...form.field('password')}
          />
          <Button type="submit" isBusy={isBusy} className="self-start">
            {t('confirm')}
          </Button>
        </>
      )}
    </Form>
  );
}
