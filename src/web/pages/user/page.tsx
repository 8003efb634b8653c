import { useTranslations } from 'use-intl';
import { Panel, UserArea, userAreaMeta } from '../../features/user-area/index.ts';
import { LocaleLink } from '../../i18n/index.ts';
import { ToTheSaleroom } from './ToTheSaleroom.tsx';

export const meta = userAreaMeta('user', t => t('account.title'));

/** Where one comes in: what can be done from here. */
export default function AccountPage() {
  const t = useTranslations('account');
  return (
    <UserArea section="user" title={t('title')} text={t('intro')}>
      {person => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Panel title={t('bids')} text={t('bidsText')}>
            <ToTheSaleroom />
          </Panel>
          <Panel title={t('greeting', { name: person.firstName })} text={t('profileText')}>
            <LocaleLink
              to="user/profile"
              className="inline-flex min-h-11 items-center self-start text-14 text-link underline underline-offset-4"
            >
              {t('toProfile')}
            </LocaleLink>
          </Panel>
        </div>
      )}
    </UserArea>
  );
}
