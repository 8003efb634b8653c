import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CONFIRMED_PASSWORD_FIELDS } from '#shared/fields/person.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { AuthFrame, NewPasswordFields } from '#web/features/session/index.ts';
import { tabMemory } from '#web/features/tab-memory/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { mayHaveCounted } from '#web/features/unanswered/index.ts';
import { ResetPasswordDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Button, Form } from '#web/ui/index.ts';

type Stage = 'open' | 'saved' | 'expired';

const EMPTY = { password: '', confirmation: '' };
/** The tab memory's key for a reset without an answer, which may have used up the link. */
const UNANSWERED = 'resetPassword';
const codeOf = (refusal: unknown) => (refusal instanceof RequestError ? refusal.code : '');

export function NewPassword({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>('open');
  if (stage === 'saved') return <Outcome words="done" action="back" to="auth/login" />;
  if (stage === 'expired') return <Outcome words="expired" action="askAgain" to="auth/resetPassword" />;
  return <NewPasswordForm token={token} onStage={setStage} />;
}

function NewPasswordForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const t = useTranslations('auth');
  const { say, fail } = useToasts();
  const reset = async (typed: typeof EMPTY) => {
    const { password } = checkedFields(CONFIRMED_PASSWORD_FIELDS, typed);
    return request(ResetPasswordDocument, { token, password, again: tabMemory.read(UNANSWERED) !== null });
  };
  const ended = (stage: Stage) => {
    tabMemory.forget(UNANSWERED);
    onStage(stage);
  };
  const saved = () => {
    say('passwordChanged');
    ended('saved');
  };
  const form = useForm(EMPTY, reset, saved, {
    onRefused: refusal => {
      if (mayHaveCounted(codeOf(refusal))) tabMemory.keep(UNANSWERED, '1');
      if (codeOf(refusal) === 'TokenExpired') ended('expired');
      else fail(refusal);
    },
  });

  return (
    <AuthFrame heading={t('reset.newHeading')} text={t('reset.newText')}>
      <Form onSend={form.send} className="flex flex-col gap-5">
        <NewPasswordFields label={t('newPassword')} form={form} />
        <Button type="submit" size="large">
          {t('reset.save')}
        </Button>
      </Form>
    </AuthFrame>
  );
}

type OutcomeProps = {
  words: 'done' | 'expired';
  action: 'back' | 'askAgain';
  to: 'auth/login' | 'auth/resetPassword';
};

function Outcome({ words, action, to }: OutcomeProps) {
  const t = useTranslations('auth.reset');
  return (
    <AuthFrame heading={t(`${words}Heading`)} text={t(`${words}Text`)}>
      <LocaleButton size="large" to={to}>
        {t(action)}
      </LocaleButton>
    </AuthFrame>
  );
}
