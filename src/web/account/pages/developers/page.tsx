import { useTranslations } from 'use-intl';
import { OwnWords, Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { KeyList } from './KeyList.tsx';

export const meta = userAreaMeta('user/developers', t => t('account.nav.pages.developers'));

/** What one's own programs come in by. */
export default function DevelopersPage() {
  const t = useTranslations('account.nav.pages');
  return (
    <UserArea section="user/developers" title={t('developers')}>
      {person => (
        <OwnWords key={person.id}>
          <Developers />
        </OwnWords>
      )}
    </UserArea>
  );
}

function Developers() {
  const t = useTranslations('developers');
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-ink-soft">{t('intro')}</p>
      <Panel id="keys" title={t('keys.title')} text={t('keys.text')}>
        <KeyList />
      </Panel>
    </div>
  );
}
