import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  AuthFrame,
  NewPasswordFields,
  type NewPasswordValues,
  newPasswordProblems,
  useFieldErrors,
} from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { ResetPasswordDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Form, LinkButton } from '#web/ui/index.ts';

type Stage = 'open' | 'saved' | 'expired';

export function NewPassword({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>('open');
  if (stage === 'saved') return <Outcome words="done" action="back" to="auth/login" />;
  if (stage === 'expired') return <Outcome words="expired" action="askAgain" to="auth/resetPassword" />;
  return <NewPasswordForm token={token} onStage={setStage} />;
}

function NewPasswordForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const t = useTranslations('auth');
  const { say, fail } = useToasts();
  const errors = useFieldErrors<keyof NewPasswordValues>();
  const [values, setValues] = useState<NewPasswordValues>({ password: '', confirmation: '' });

  const send = async () => {
    if (errors.put(newPasswordProblems(values))) return;
    try {
      await request(ResetPasswordDocument, { token, password: values.password });
      say('passwordChanged');
      onStage('saved');
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code === 'TokenExpired') onStage('expired');
      else if (code === 'PasswordTooWeak') errors.put({ password: 'form.validation.password.weak' });
      else fail(error);
    }
  };

  return (
    <AuthFrame heading={t('reset.newHeading')} text={t('reset.newText')}>
      <Form onSend={send} className="flex flex-col gap-5">
        {isBusy => (
          <>
            <NewPasswordFields
              label={t('newPassword')}
              values={values}
              onValues={setValues}
              errorOf={errors.of}
            />
            <Button type="submit" size="large" isBusy={isBusy}>
              {t('reset.save')}
            </Button>
          </>
        )}
      </Form>
    </AuthFrame>
  );
}

function Outcome({
  words,
  action,
  to,
}: {
  words: 'done' | 'expired';
  action: 'back' | 'askAgain';
  to: 'auth/login' | 'auth/resetPassword';
}) {
  const t = useTranslations('auth.reset');
  const locale = useLocale();
  return (
    <AuthFrame heading={t(`${words}Heading`)} text={t(`${words}Text`)}>
      <LinkButton size="large" to={linkTo(to, locale)}>
        {t(action)}
      </LinkButton>
    </AuthFrame>
  );
}
