import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { TRIES_MAX } from '#web/features/unanswered/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  MySecondFactorDocument,
  ProveSecondFactorDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Badge, LinkButton } from '#web/ui/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { NewTotp } from './NewTotp.tsx';

/** Staff only: what they show besides their password, where the house asks it. */
export function SecondFactor() {
  const t = useTranslations('mine.secondFactor');
  const locale = useLocale();
  const query = useQueryOf(MySecondFactorDocument, {});
  const send = useSend();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [areUnseen, setUnseen] = useState(false);
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  if (!query.data.mySecondFactor) return null;
  const { isNeeded, isEnrolled, hasTotp, recoveryCodesLeft } = query.data.mySecondFactor;
  const prove = (code: string) => request(ProveSecondFactorDocument, { code });
  /** Shows the codes that are made; where nobody answered, they may be others by now, and are told as not seen. */
  const show = async (make: () => Promise<readonly string[] | undefined>) => {
    try {
      const made = await make();
      if (!made) return;
      setCodes(made);
      setUnseen(false);
    } catch (error) {
      const code = error instanceof RequestError ? error.code : '';
      if (code !== 'Unavailable' && TRIES_MAX.has(code)) setUnseen(true);
      throw error;
    }
  };
  const renew = () => show(async () => (await send(RenewRecoveryCodesDocument, {}))?.renewRecoveryCodes);
  return (
    <Panel id="second-factor" title={t('title')} text={t(isNeeded ? 'needed' : 'text')}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isNeeded ? 'brass' : 'good'}>{t(isNeeded ? 'closed' : 'open')}</Badge>
        {!isNeeded && (
          <LinkButton look="quiet" to={linkTo('admin', locale)} reloadDocument>
            {t('toStaff')}
          </LinkButton>
        )}
      </p>
      {isNeeded && isEnrolled && (
        <CodeForm label={t('code')} hint={t('codeHint')} sendLabel={t('prove')} onCode={prove} />
      )}
      {isNeeded && !isEnrolled && <p className="max-w-prose text-14 text-ink-soft">{t('passkey')}</p>}
      {codes && !areUnseen && <RecoveryCodes codes={codes} />}
      {areUnseen && (
        <p role="alert" className="max-w-prose rounded-box bg-red-wash px-4 py-3 text-14 text-red">
          {t('unseen')}
        </p>
      )}
      {(!isNeeded || !isEnrolled) && <NewTotp hasTotp={hasTotp} show={show} />}
      {!isNeeded && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-14 text-ink-soft">{t('codesLeft', { count: recoveryCodesLeft })}</p>
          <Action look="quiet" onAct={renew}>
            {t('renew')}
          </Action>
          {hasTotp && (
            <Action look="quiet" onAct={() => send(RemoveTotpDocument, {})}>
              {t('remove')}
            </Action>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Shown this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('mine.secondFactor');
  const [copied, setCopied] = useState<readonly string[] | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(codes);
  };
  return (
    <section className="rounded-box bg-wash p-5" aria-label={t('codes')}>
      <p className="max-w-prose text-14">{t('codesText')}</p>
      <ul className="tabular my-3 grid grid-cols-1 gap-x-6 font-[560] text-14 max-sm:divide-y max-sm:divide-line sm:grid-cols-2">
        {codes.map(code => (
          <li key={code} className="py-2">
            {code}
          </li>
        ))}
      </ul>
      <Action onAct={copy}>
        <span role="status">{t(copied === codes ? 'copied' : 'copy')}</span>
      </Action>
    </section>
  );
}
