import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandSlug } from '#shared/brand.ts';
import { SellingWords, TraderFields, TraderState } from '#web/account/selling/index.ts';
import { Loaded, NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { type Person, ProfileForm, sameSitePath } from '#web/features/session/index.ts';
import { Action, OwnWords, Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import {
  MyAccountDocument,
  type MyAccountQuery,
  MyDataDocument,
  MyTraderDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Disclosure, Skeleton, saveFile } from '#web/ui/index.ts';
import { CardPanel } from './CardPanel.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { History } from './History.tsx';
import { Keys } from './Keys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { PseudoForm } from './PseudoForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SocialAccounts } from './SocialAccounts.tsx';

export const meta = userAreaMeta('user/profile', t => t('account.profile.title'));

/** The user's personal data, and their ways to sign in. */
export default function ProfilePage() {
  const t = useTranslations('account.profile');
  return (
    <UserArea section="user/profile" title={t('title')} text={t('intro')}>
      {person => <Profile person={person} />}
    </UserArea>
  );
}

/** Returns a function that goes back to the page that required a name or number. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wayBack = sameSitePath(search.get('redirect'), '');
  return () => {
    if (wayBack !== '') void navigate(wayBack);
  };
}

function Profile({ person }: { person: Person }) {
  const t = useTranslations();
  const goBack = useWayBack();
  const query = useQueryOf(MyAccountDocument, {});
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Panel title={t('account.details')} text={t('account.detailsText')}>
        <ProfileForm person={person} onSaved={goBack} />
      </Panel>
      <Panel title={t('account.pseudoTitle')} text={t('account.pseudoText')}>
        <PseudoForm person={person} />
      </Panel>
      <Trader onSaved={goBack} />
      <Loaded query={query} waiting={<Skeleton className="h-[40rem]" />}>
        {account => <Rest person={person} account={account} />}
      </Loaded>
    </div>
  );
}

/** Professional sellers declare themselves here and see the state of it; for others it stays collapsed. */
function Trader({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('account');
  const { hash } = useLocation();
  const query = useQueryOf(MyTraderDocument, {});
  if (!query.data)
    return <NotYet query={query} title={t('traderTitle')} waiting={<Skeleton className="h-52" />} />;
  const trader = query.data.myTrader;
  return (
    <Panel id="trader" title={t('traderTitle')} text={trader === null && t('traderText')}>
      <SellingWords>
        {trader && <TraderState trader={trader} />}
        <Disclosure title={t(trader ? 'traderChange' : 'traderOpen')} isOpenAtFirst={hash === '#trader'}>
          <div className="pt-4">
            <TraderFields onSaved={onSaved} />
          </div>
        </Disclosure>
      </SellingWords>
    </Panel>
  );
}

/** The parts of the profile that are loaded separately from the session. */
function Rest({ person, account }: { person: Person; account: MyAccountQuery }) {
  const t = useTranslations('profile');
  return (
    <>
      <Panel id="email" title={t('email.title')} text={t('email.text')}>
        <EmailForm person={person} wanted={account.me?.wantedEmail ?? null} />
      </Panel>
      <Panel id="password" title={t('password.title')} text={t('password.text')}>
        <PasswordForm person={person} />
      </Panel>
      <OwnWords>
        <Keys person={person} />
      </OwnWords>
      <Panel id="social" title={t('social.title')} text={t('social.text')}>
        <SocialAccounts linked={account.mySocialAccounts} />
      </Panel>
      <Panel id="card" title={t('card.title')} text={t('card.text')}>
        <CardPanel personId={person.id} card={account.myCard} />
      </Panel>
      <Panel title={t('preferences.title')} text={t('preferences.text')}>
        <Preferences person={person} />
      </Panel>
      <Panel id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
        <Sessions sessions={account.mySessions} />
      </Panel>
      <OwnWords>
        <HistoryPanel account={account} />
      </OwnWords>
      <Panel id="data" title={t('data.title')} text={t('data.text')}>
        <DataPanel person={person} />
      </Panel>
    </>
  );
}

function HistoryPanel({ account }: { account: MyAccountQuery }) {
  const t = useTranslations('mine.history');
  return (
    <Panel id="history" title={t('title')} text={t('text')}>
      <History events={account.myAccountEvents} />
    </Panel>
  );
}

/** The export of the user's data, and the deletion of the account. */
function DataPanel({ person }: { person: Person }) {
  const t = useTranslations('profile.data');
  const [isLeaving, setLeaving] = useState(false);
  const download = async () => {
    const { myData } = await request(MyDataDocument, {});
    if (myData !== null) saveFile(`${brandSlug()}.json`, new Blob([myData], { type: 'application/json' }));
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Action onAct={download}>{t('download')}</Action>
        <Button look="danger" onClick={() => setLeaving(true)}>
          {t('delete')}
        </Button>
      </div>
      <DeleteDialog hasPassword={person.hasPassword} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
