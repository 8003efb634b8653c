import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  ConfirmRestoreDocument,
  StaffOverviewDocument,
  type StaffOverviewQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Card, classes } from '#web/ui/index.ts';
import { Opening } from './Opening.tsx';
import { Year } from './Year.tsx';

type Overview = NonNullable<StaffOverviewQuery['staffOverview']>;
type Figure = Exclude<keyof Overview, 'questionsSince' | 'restoredFrom'>;

/** Each figure, the page it leads to, and whether it should be none. */
const FIGURES: readonly [name: Figure, page: RouteName, query: Record<string, string>, isUrgent: boolean][] =
  [
    ['closingsFailed', 'admin/auctions', { state: 'STUCK' }, true],
    ['reservesAboveMandate', 'admin/auctions', { state: 'ABOVE_MANDATE' }, true],
    ['endingSoon', 'admin/auctions', { state: 'RUNNING' }, true],
    ['endingToday', 'admin/auctions', { view: 'calendar' }, false],
    ['running', 'admin/auctions', { state: 'RUNNING' }, false],
    ['questions', 'admin/questions', { state: 'OPEN' }, true],
    ['questionsFlagged', 'admin/questions', { state: 'FLAGGED' }, true],
    ['adsToReview', 'admin/ads/review', {}, true],
    ['ordersLate', 'admin/orders', { late: '1' }, true],
    ['withdrawals', 'admin/orders', { state: 'WITHDRAWN' }, false],
    ['returnsDue', 'admin/money', {}, true],
    ['carPapersDue', 'admin/orders', { papers: 'waiting' }, true],
    ['vigilanceDue', 'admin/orders', { vigilance: 'due' }, true],
    ['feesContested', 'admin/orders', { dispute: 'open' }, true],
    ['exportsDue', 'admin/orders', { export: 'open' }, true],
    ['ordersUnread', 'admin/orders', { messages: 'unread' }, false],
    ['leadsDue', 'admin/leads', { due: 'overdue' }, true],
    ['consignmentsLate', 'admin/consignments', { due: 'overdue' }, true],
    ['leads', 'admin/leads', {}, false],
    ['drafts', 'admin/ads', { status: 'DRAFT' }, false],
    ['mailsRefused', 'admin/letters', {}, true],
    ['jobsDead', 'admin/letters', {}, true],
  ];

export const meta = staffMeta(t => t('admin.home.title'));

/** What waits for whoever opens it, each figure before its list, and how the year went. */
export default function StaffHomePage() {
  const t = useTranslations('admin.home');
  const query = useQueryOf(StaffOverviewDocument, {});
  const canReadFigures = useCan(READS_ACCOUNTS);
  return (
    <AdminArea section="admin" title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-8">
        <Opening />
        <Loaded query={query}>
          {({ staffOverview }) => staffOverview && <Figures overview={staffOverview} />}
        </Loaded>
        {canReadFigures && <Year />}
      </div>
    </AdminArea>
  );
}

/** What waits, each with its list; where nothing does, the list's name and no more. */
function Figures({ overview }: { overview: Overview }) {
  const t = useTranslations('admin.home');
  const shown = FIGURES.filter(([name]) => overview[name] !== null);
  const waiting = shown.filter(([name]) => overview[name] !== 0);
  const empty = shown.filter(([name]) => overview[name] === 0);
  return (
    <div className="flex flex-col gap-4">
      {overview.restoredFrom && <Restored madeAt={overview.restoredFrom} />}
      {waiting.length === 0 && <p className="text-ink-soft">{t('calm')}</p>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {waiting.map(([name, page, query, isUrgent]) => {
          const count = overview[name] ?? 0;
          const since = name === 'questions' ? overview.questionsSince : null;
          return (
            <li key={name}>
              <Card className="h-full">
                <Link
                  to={linkTo<RouteName>(page, 'fr', {} as never, query)}
                  className="flex h-full flex-col rounded-box p-5 transition-colors hover:bg-wash"
                >
                  <span
                    className={classes('display tabular text-36 leading-[2.625rem]', isUrgent && 'text-red')}
                  >
                    {formatNumber(count)}
                  </span>
                  <span className="text-14 text-ink-soft">{t(`figures.${name}`, { count })}</span>
                  {since && (
                    <span className="mt-1 text-12 text-ink-soft">
                      {t('since', { date: formatDateTime(since) })}
                    </span>
                  )}
                </Link>
              </Card>
            </li>
          );
        })}
      </ul>
      {empty.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-soft">
          {empty.map(([name, page, query]) => (
            <li key={name}>
              <Link
                to={linkTo<RouteName>(page, 'fr', {} as never, query)}
                className="inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:underline"
              >
                <span className="tabular">{formatNumber(0)}</span> {t(`figures.${name}`, { count: 0 })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** After a restore: what staff compare before money moves again. */
function Restored({ madeAt }: { madeAt: string }) {
  const t = useTranslations('admin.home.restored');
  const mayConfirm = useCan('Refunds:create');
  const send = useSend();
  return (
    <Panel title={t('title')} text={t('text', { at: formatDateTime(madeAt) })}>
      {mayConfirm && (
        <Action onAct={() => send(ConfirmRestoreDocument, {})} className="self-start">
          {t('confirm')}
        </Action>
      )}
    </Panel>
  );
}
