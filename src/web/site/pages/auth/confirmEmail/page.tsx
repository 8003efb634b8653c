import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AuthFrame, refreshMe, useRequireSession } from '#web/features/session/index.ts';
import { ConfirmEmailDocument, EmailLetterDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { plainMeta } from '#web/page-head.ts';
import { Button } from '#web/ui/index.ts';
import { OwnPassword } from './OwnPassword.tsx';

export const meta = plainMeta('auth/confirmEmail', t => ({
  title: t('auth.confirmation.title'),
  description: t('auth.confirmation.description'),
}));

/**
 * `asked`: nothing proves yet that the reader made the account. `emptied`: they did not, or cannot prove it.
 * `elsewhere`: the link confirms a change of address, which needs the account to be signed in here.
 */
type Stage = 'waiting' | 'asked' | 'elsewhere' | 'done' | 'emptied' | 'expired' | 'taken' | 'failed';

const STAGES: Readonly<Record<string, Stage>> = {
  TokenExpired: 'expired',
  EmailAlreadyUsed: 'taken',
  Unauthenticated: 'elsewhere',
};
const stageOf = (error: unknown): Stage =>
  STAGES[error instanceof RequestError ? error.code : ''] ?? 'failed';

async function confirm(token: string): Promise<Stage> {
  try {
    await request(ConfirmEmailDocument, { token, password: null });
    // The confirmed address may be that of the account signed in here.
    await refreshMe();
    return 'done';
  } catch (error) {
    return stageOf(error);
  }
}

async function open(token: string): Promise<Stage> {
  try {
    const { emailLetter } = await request(EmailLetterDocument, { token });
    return emailLetter?.asksPassword ? 'asked' : confirm(token);
  } catch (error) {
    return stageOf(error);
  }
}

/** The page of a confirmation letter's link, opened on any device. */
export default function ConfirmEmailPage() {
  const t = useTranslations('auth.confirmation');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const requireSession = useRequireSession();
  const [stage, setStage] = useState<Stage>('waiting');
  useEffect(() => {
    if (stage === 'waiting') open(token).then(setStage);
  }, [stage, token]);
  const empty = async () => {
    const next = await confirm(token);
    setStage(next === 'done' ? 'emptied' : next);
  };

  return (
    <AuthFrame isLive heading={t(`${stage}Heading`)} text={t(`${stage}Text`)}>
      {stage === 'asked' && (
        <OwnPassword
          token={token}
          onDone={() => setStage('done')}
          onForget={empty}
          onFailed={error => setStage(stageOf(error))}
        />
      )}
      {stage === 'elsewhere' && (
        <Button size="large" onClick={() => requireSession(() => setStage('waiting'))}>
          {t('signIn')}
        </Button>
      )}
      {stage === 'failed' && (
        <Button size="large" onClick={() => setStage('waiting')}>
          {t('again')}
        </Button>
      )}
      {stage === 'done' && (
        <LocaleButton size="large" to="user">
          {t('toAccount')}
        </LocaleButton>
      )}
      {stage === 'emptied' && (
        <LocaleButton size="large" to="auth/resetPassword">
          {t('toPassword')}
        </LocaleButton>
      )}
      {(stage === 'expired' || stage === 'taken') && (
        <LocaleButton size="large" to="user/profile">
          {t('toProfile')}
        </LocaleButton>
      )}
    </AuthFrame>
  );
}
