import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { Authorize } from './Authorize.tsx';

export const meta = userAreaMeta('user/authorize', t => t('account.authorize'));

/** The page on which a user authorizes an OAuth application. The server validates its query unchanged. */
export default function AuthorizePage() {
  const t = useTranslations('account');
  const query = useLocation().search.slice(1);
  return (
    <UserArea section="user/developers" title={t('authorize')}>
      <OwnWords>
        <Authorize query={query} />
      </OwnWords>
    </UserArea>
  );
}
