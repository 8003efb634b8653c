import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { StaffOverviewDocument, type StaffOverviewQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Card, classes } from '#web/ui/index.ts';
import { Opening } from './Opening.tsx';

type Overview = NonNullable<StaffOverviewQuery['staffOverview']>;
type Figure = Exclude<keyof Overview, 'questionsSince'>;

/** Each figure, the page it leads to, and whether it should be none. */
const FIGURES: readonly [name: Figure, page: RouteName, query: Record<string, string>, isUrgent: boolean][] =
  [
    ['closingsFailed', 'admin/auctions', { state: 'STUCK' }, true],
    ['endingSoon', 'admin/auctions', { state: 'RUNNING' }, true],
    ['endingToday', 'admin/auctions', { view: 'calendar' }, false],
    ['running', 'admin/auctions', { state: 'RUNNING' }, false],
    ['questions', 'admin/questions', { state: 'OPEN' }, true],
    ['questionsFlagged', 'admin/questions', { state: 'FLAGGED' }, true],
    ['adsToReview', 'admin/ads/review', {}, true],
    ['ordersLate', 'admin/orders', { late: '1' }, true],
    ['ordersUnread', 'admin/orders', { messages: 'unread' }, false],
    ['leadsDue', 'admin/leads', { due: 'overdue' }, true],
    ['leads', 'admin/leads', {}, false],
    ['drafts', 'admin/ads', { status: 'DRAFT' }, false],
    ['mailsRefused', 'admin/letters', {}, true],
    ['jobsDead', 'admin/letters', {}, true],
  ];

export const meta = staffMeta(t => t('admin.home.title'));

/** What waits for whoever opens it; each figure leads to its list. */
export default function StaffHomePage() {
  const t = useTranslations('admin.home');
  const query = useQueryOf(StaffOverviewDocument, {});
  return (
    <AdminArea section="admin" title={t('title')} text={t('text')}>
      <Opening />
      <Loaded query={query}>
        {({ staffOverview }) => staffOverview && <Figures overview={staffOverview} />}
      </Loaded>
    </AdminArea>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const t = useTranslations('admin.home');
  const shown = FIGURES.filter(([name]) => overview[name] !== null);
  if (shown.length === 0) return <p className="text-ink-soft">{t('calm')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {shown.map(([name, page, query, isUrgent]) => {
        const count = overview[name] ?? 0;
        const since = name === 'questions' ? overview.questionsSince : null;
        const content = (
          <>
            <span
              className={classes(
                'display tabular leading-[2.625rem]',
                count === 0 ? 'text-22 text-ink-soft' : 'text-36',
                count > 0 && isUrgent && 'text-red',
              )}
            >
              {formatNumber(count)}
            </span>
            <span className="text-14 text-ink-soft">{t(`figures.${name}`, { count })}</span>
            {since && (
              <span className="mt-1 text-12 text-ink-soft">
                {t('since', { date: formatDateTime(since) })}
              </span>
            )}
          </>
        );
        return (
          <li key={name}>
            <Card className="h-full">
              <Link
                to={linkTo<RouteName>(page, 'fr', {} as never, query)}
                className="flex h-full flex-col rounded-box p-5 transition-colors hover:bg-wash"
              >
                {content}
              </Link>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
