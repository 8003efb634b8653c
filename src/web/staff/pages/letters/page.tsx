import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { FailedJobsDocument, RetryJobDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AdminArea, staffMeta, useLogWords } from '#web/staff/frame/index.ts';
import { Card, LinkButton, Tabs } from '#web/ui/index.ts';
import { CampaignList } from './CampaignList.tsx';
import { NEW_CAMPAIGN } from './campaign/campaign-words.ts';
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

/** Work that failed: what is given up first, then what is tried again. */
function FailedJobs() {
  const t = useTranslations('admin.letters');
  const { nameOf } = useLogWords();
  const wordOf = (kind: string) => nameOf(`job.${kind}`, kind);
  const send = useSend();
  const query = useQueryOf(FailedJobsDocument, {});
  if (!query.data) return <NotYet query={query} />;
  const { failedJobs } = query.data;
  if (failedJobs.length === 0)
    return <Card className="p-8 text-center text-ink-soft">{t('jobs.empty')}</Card>;
  return (
    <ul aria-label={t('jobs.label')} className="flex flex-col gap-3">
      {failedJobs.map(({ id, kind, attempts, lastError, runAt, diedAt }) => (
        <li key={id}>
          <Card className="flex flex-wrap items-center justify-between gap-4 p-5" data-failed-job={kind}>
            <div className="min-w-0 text-14">
              <p className="font-[560]">{wordOf(kind)}</p>
              <p className="wrap-anywhere">{lastError}</p>
              <p className="tabular text-12 text-ink-soft">
                {t('jobs.attempts', { count: attempts })} ·{' '}
                {diedAt
                  ? t('jobs.dead', { date: formatDateTime(diedAt) })
                  : t('jobs.later', { date: formatDateTime(runAt) })}
              </p>
            </div>
            <Action onAct={() => send(RetryJobDocument, { id })}>
              {t('retry')}
              <span className="sr-only">{`, ${wordOf(kind)}`}</span>
            </Action>
          </Card>
        </li>
      ))}
    </ul>
  );
}
