import { useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AuthFrame, refreshMe } from '../../../features/session/index.ts';
import { ConfirmEmailDocument } from '../../../graphql/documents.gen.ts';
import { RequestError, request } from '../../../graphql/index.ts';
import { localeOfPath, translatorIn, useLocale } from '../../../i18n/index.ts';
import { linkTo } from '../../../links.ts';
import { originOf, pageHead } from '../../../page-head.ts';
import { Button, LinkButton } from '../../../ui/index.ts';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'auth/confirmEmail',
    locale,
    params: {},
    title: t('auth.confirmation.title'),
    description: t('auth.confirmation.description'),
    origin: originOf(matches),
  });
};

type Stage = 'waiting' | 'done' | 'expired' | 'taken' | 'failed';

const STAGES: Readonly<Record<string, Stage>> = { TokenExpired: 'expired', EmailAlreadyUsed: 'taken' };

async function confirm(token: string): Promise<Stage> {
  try {
    await request(ConfirmEmailDocument, { token });
    // Whoever is signed in here may be the one whose address it is.
    await refreshMe();
    return 'done';
  } catch (error) {
    return STAGES[error instanceof RequestError ? error.code : ''] ?? 'failed';
  }
}

/** The link of a letter leads here, on whatever device it is opened. */
export default function ConfirmEmailPage() {
  const t = useTranslations('auth.confirmation');
  const locale = useLocale();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [stage, setStage] = useState<Stage>('waiting');
  useEffect(() => {
    if (stage === 'waiting') confirm(token).then(setStage);
  }, [stage, token]);

  return (
    <div role="status">
      <AuthFrame heading={t(`${stage}Heading`)} text={t(`${stage}Text`)}>
        {stage === 'failed' && (
          <Button size="large" onClick={() => setStage('waiting')}>
            {t('again')}
          </Button>
        )}
        {stage === 'done' && (
          <LinkButton size="large" to={linkTo('user', locale)}>
            {t('toAccount')}
          </LinkButton>
        )}
        {(stage === 'expired' || stage === 'taken') && (
          <LinkButton size="large" to={linkTo('user/profile', locale)}>
            {t('toProfile')}
          </LinkButton>
        )}
      </AuthFrame>
    </div>
  );
}
