import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { FailedJobsDocument, RetryJobDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { useLogWords } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';

/** Work that failed: what is given up first, then what is tried again. */
export function FailedJobs() {
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
