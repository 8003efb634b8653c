import { useTranslations } from 'use-intl';
import type { Person } from '../../../features/session/index.ts';
import { Panel, UserArea, userAreaMeta } from '../../../features/user-area/index.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { PseudoForm } from './PseudoForm.tsx';

export const meta = userAreaMeta('user/profile', t => t('account.profile.title'));

/** Who one is to the house, and how one comes in. */
export default function ProfilePage() {
  const t = useTranslations('account.profile');
  return (
    <UserArea section="user/profile" title={t('title')} text={t('intro')}>
      {person => <Profile key={person.id} person={person} />}
    </UserArea>
  );
}

function Profile({ person }: { person: Person }) {
  const t = useTranslations('account');
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Panel title={t('details')} text={t('detailsText')}>
        <ProfileForm person={person} />
      </Panel>
      <Panel title={t('pseudoTitle')} text={t('pseudoText')}>
        <PseudoForm person={person} />
      </Panel>
    </div>
  );
}
