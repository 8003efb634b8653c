import { useTranslations } from 'use-intl';
import { OwnWords, Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { AllowedList } from './AllowedList.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { HookList } from './HookList.tsx';
import { KeyList } from './KeyList.tsx';

export const meta = userAreaMeta('user/developers', t => t('account.nav.pages.developers'));

/** The page for developers: API keys, applications and webhooks. */
export default function DevelopersPage() {
  const t = useTranslations('account.nav.pages');
  return (
    <UserArea section="user/developers" title={t('developers')}>
      <OwnWords>
        <Developers />
      </OwnWords>
    </UserArea>
  );
}

function Developers() {
  const t = useTranslations('developers');
  const locale = useLocale();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col items-start gap-1">
        <p className="text-ink-soft">{t('intro')}</p>
        <a className="inline-block py-2.5 underline" href={locale === 'fr' ? '/api' : `/${locale}/api`}>
          {t('toReference')}
        </a>
      </div>
      <Panel id="keys" title={t('keys.title')} text={t('keys.text')}>
        <KeyList />
      </Panel>
      <Panel id="allowed" title={t('applications.allowed.title')} text={t('applications.allowed.text')}>
        <AllowedList />
      </Panel>
      <Panel id="applications" title={t('applications.title')} text={t('applications.text')}>
        <ApplicationList />
      </Panel>
      <Panel id="hooks" title={t('hooks.title')} text={t('hooks.text')}>
        <HookList />
      </Panel>
    </div>
  );
}
