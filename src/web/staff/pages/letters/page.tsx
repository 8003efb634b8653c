import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { LetterList } from './LetterList.tsx';

export const meta = staffMeta(t => t('admin.letters.title'));

/** What the house writes to people, and the work that failed. */
export default function LettersPage() {
  const t = useTranslations('admin.letters');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'jobs' ? 'jobs' : 'letters';
  return (
    <AdminArea section="admin/letters" title={t('title')} text={t('text')}>
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'letters' ? {} : { view: id }, { replace: true })}
        tabs={[
          { id: 'letters', label: t('views.letters'), panel: <LetterList /> },
          { id: 'jobs', label: t('views.jobs'), panel: <FailedJobs /> },
        ]}
      />
    </AdminArea>
  );
}
