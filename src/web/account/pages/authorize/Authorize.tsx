import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  AnswerOAuthDocument,
  OAuthAuthorizationDocument,
  type OAuthAuthorizationQuery,
} from '#web/graphql/documents.gen.ts';
import { buttonClasses, Skeleton } from '#web/ui/index.ts';

type Asked = NonNullable<OAuthAuthorizationQuery['oauthAuthorization']>;

/**
 * The consent to an OAuth application: who asks, for which scopes. Unknown applications never receive a redirect, and
 * known ones only after a click: anybody may register one and send invalid requests on purpose (RFC 9700 §4.11.2).
 */
export function Authorize({ query: asking }: { query: string }) {
  const t = useTranslations('authorize');
  const query = useQueryOf(OAuthAuthorizationDocument, { query: asking });
  const asked = query.data?.oauthAuthorization;
  if (asked === undefined) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  if (asked === null) return <p className="max-w-prose">{t('wrong')}</p>;
  if (asked.sendTo !== null) return <Faulty asked={asked} sendTo={asked.sendTo} />;
  return <Asking query={asking} asked={asked} />;
}

function Faulty({ asked: { name, home, maker }, sendTo }: { asked: Asked; sendTo: string }) {
  const t = useTranslations('authorize');
  const host = URL.parse(sendTo)?.host ?? '';
  return (
    <Panel id="asked" title={t('faulty', { name })} text={t('maker', { maker, home })}>
      <p className="max-w-prose break-words">{t('nothing', { host })}</p>
      <a href={sendTo} rel="noreferrer" className={buttonClasses('secondary', 'medium')}>
        {t('back', { host })}
      </a>
    </Panel>
  );
}

function Asking({ query, asked: { name, home, maker, scopes } }: { query: string; asked: Asked }) {
  const t = useTranslations('authorize');
  const words = useTranslations('developers.keys.scope');
  const send = useSend();
  const answer = async (isAllowed: boolean) => {
    const answered = await send(AnswerOAuthDocument, { query, isAllowed });
    if (answered) location.assign(answered.answerOAuth);
  };
  const host = URL.parse(new URLSearchParams(query).getAll('redirect_uri')[0] ?? '')?.host ?? '';
  return (
    <Panel id="asked" title={t('asks', { name })} text={t('maker', { maker, home })}>
      <div className="flex max-w-form flex-col gap-5">
        <div>
          <p className="font-[560]">{t('scopes')}</p>
          <ul className="list-disc pl-5">
            {scopes.map(scope => (
              <li key={scope}>{words(scope)}</li>
            ))}
          </ul>
        </div>
        <p className="break-words text-14 text-ink-soft">{t('end', { host })}</p>
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={() => answer(true)}>
            {t('allow')}
          </Action>
          <Action onAct={() => answer(false)}>{t('refuse')}</Action>
        </div>
      </div>
    </Panel>
  );
}
