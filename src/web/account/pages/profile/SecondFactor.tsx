import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  MySecondFactorDocument,
  ProveSecondFactorDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { NewTotp } from './NewTotp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { useRecoveryCodes } from './use-recovery-codes.ts';

/** Staff only: the second factor, where the house requires one. */
export function SecondFactor({ recovery }: { recovery: ReturnType<typeof useRecoveryCodes> }) {
  const t = useTranslations('mine.secondFactor');
  const query = useQueryOf(MySecondFactorDocument, {});
  const send = useSend();
  const { codes, areUnseen, show } = recovery;
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  if (!query.data.mySecondFactor) return null;
  const { isNeeded, isEnrolled, hasTotp, recoveryCodesLeft } = query.data.mySecondFactor;
  const prove = (code: string) => request(ProveSecondFactorDocument, { code });
  const renew = () =>
    show(
      () => send(RenewRecoveryCodesDocument, {}),
      made => made?.renewRecoveryCodes,
    );
  return (
    <Panel id="second-factor" title={t('title')} text={t(isNeeded ? 'needed' : 'text')}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isNeeded ? 'brass' : 'good'}>{t(isNeeded ? 'closed' : 'open')}</Badge>
        {!isNeeded && (
          <LocaleButton look="quiet" to="admin" reloadDocument>
            {t('toStaff')}
          </LocaleButton>
        )}
      </p>
      {isNeeded && isEnrolled && (
        <CodeForm label={t('code')} hint={t('codeHint')} sendLabel={t('prove')} onCode={prove} />
      )}
      {isNeeded && !isEnrolled && <p className="max-w-prose text-14 text-ink-soft">{t('passkey')}</p>}
      {codes && recoveryCodesLeft > 0 && <RecoveryCodes codes={codes} />}
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
