import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action, Panel, useOwn } from '#web/features/user-area/index.ts';
import {
  MySecondFactorDocument,
  ProveSecondFactorDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Badge, LinkButton } from '#web/ui/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { NewTotp } from './NewTotp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Staff only: what they show besides their password, where the house asks it. */
export function SecondFactor() {
  const t = useTranslations('mine.secondFactor');
  const locale = useLocale();
  const withFresh = useFresh();
  const { own, again } = useOwn(MySecondFactorDocument);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (own.kind !== 'ready' || !own.data.mySecondFactor) return null;
  const { isNeeded, isEnrolled, hasTotp, recoveryCodesLeft } = own.data.mySecondFactor;
  const prove = async (code: string) => {
    await request(ProveSecondFactorDocument, { code });
    await again();
  };
  const added = async (fresh: readonly string[]) => {
    setCodes(fresh);
    await again();
  };
  const renew = async () => {
    const renewed = await withFresh(() => request(RenewRecoveryCodesDocument, {}));
    if (renewed) await added(renewed.renewRecoveryCodes);
  };
  const remove = async () => {
    await withFresh(() => request(RemoveTotpDocument, {}));
    await again();
  };
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
      {isNeeded && <p className="max-w-prose text-14 text-ink-soft">{t('passkey')}</p>}
      {codes && <RecoveryCodes codes={codes} />}
      {(!isNeeded || !isEnrolled) && <NewTotp hasTotp={hasTotp} onAdded={added} />}
      {!isNeeded && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-14 text-ink-soft">{t('codesLeft', { count: recoveryCodesLeft })}</p>
          <Action look="quiet" onAct={renew}>
            {t('renew')}
          </Action>
          {hasTotp && (
            <Action look="quiet" onAct={remove}>
              {t('remove')}
            </Action>
          )}
        </div>
      )}
    </Panel>
  );
}
