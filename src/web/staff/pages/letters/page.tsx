import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { LinkButton, Tabs } from '#web/ui/index.ts';
import { CampaignList } from './CampaignList.tsx';
import { NEW_CAMPAIGN } from './campaign/campaign-words.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { LetterList } from './LetterList.tsx';

export const meta = staffMeta(t => t('admin.letters.title'));

const VIEWS = ['letters', 'campaigns', 'jobs'] as const;

/** What the house writes to people, to one or to many, and the work that failed. */
export default function LettersPage() {
  const t = useTranslations('admin.letters');
  const many = useTranslations('admin.campaigns');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(each => each === search.get('view')) ?? 'letters';
  return (
    <AdminArea
      section="admin/letters"
      title={t('title')}
      text={view === 'campaigns' ? many('text') : t('text')}
      actions={
        view === 'campaigns' && (
          <LinkButton to={linkTo('admin/letters/campaign', 'fr', { id: NEW_CAMPAIGN })}>
            {many('add')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'letters' ? {} : { view: id }, { replace: true })}
        tabs={[
          { id: 'letters', label: t('views.letters'), panel: <LetterList /> },
          { id: 'campaigns', label: t('views.campaigns'), panel: <CampaignList /> },
          { id: 'jobs', label: t('views.jobs'), panel: <FailedJobs /> },
        ]}
      />
    </AdminArea>
  );
}
