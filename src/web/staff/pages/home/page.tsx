import { type CSSProperties, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useMessages, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  ConfirmRestoreDocument,
  type FigureGroupFragment,
  MissingParticularsDocument,
  type MissingParticularsQuery,
  StaffFiguresDocument,
  StaffOverviewDocument,
  type StaffOverviewQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { Heads } from '#web/staff/figures/index.ts';
import { AdminArea, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Card, classes } from '#web/ui/index.ts';

type Overview = NonNullable<StaffOverviewQuery['staffOverview']>;
type Figure = Exclude<keyof Overview, 'questionsSince' | 'restoredFrom'>;

/** The figures, the page that each links to, and whether it should be zero. */
const FIGURES: readonly [name: Figure, page: RouteName, query: Record<string, string>, isUrgent: boolean][] =
  [
    ['closingsFailed', 'admin/auctions', { state: 'STUCK' }, true],
    ['reservesAboveMandate', 'admin/auctions', { state: 'ABOVE_MANDATE' }, true],
    ['endingSoon', 'admin/auctions', { state: 'RUNNING' }, true],
    ['endingToday', 'admin/auctions', { view: 'calendar' }, false],
    ['running', 'admin/auctions', { state: 'RUNNING' }, false],
    ['questions', 'admin/questions', { state: 'OPEN' }, true],
    ['questionsFlagged', 'admin/questions', { state: 'FLAGGED' }, true],
    ['reportsWaiting', 'admin/reports', { state: 'waiting' }, true],
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

/** The user's pending work by figure with a link to each list, and the past year. */
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

/** The figures with a link to each list; zeros are only named. */
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

/** After a restore from backup: what staff must check before payments resume. */
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

const MONTHS = 12;

/** The last twelve months, for users who may read the figures; nothing before the first sale has ended. */
function Year() {
  const t = useTranslations('admin.home.year');
  const query = useQueryOf(StaffFiguresDocument, { months: MONTHS });
  return (
    <Loaded query={query}>
      {({ staffFigures }) =>
        staffFigures.total.ended > 0 && (
          <section className="flex flex-col gap-4">
            <header className="flex flex-wrap items-baseline justify-between gap-x-5">
              <h2 className="display text-22">{t('title')}</h2>
              <Link
                to={linkTo('admin/figures', 'fr', {})}
                className="text-14 text-link underline underline-offset-4"
              >
                {t('all')}
              </Link>
            </header>
            <Heads figures={staffFigures} />
            <Card className="p-5 sm:p-8">
              <Months months={staffFigures.months} />
            </Card>
          </section>
        )
      }
    </Loaded>
  );
}

/** A column per month, relative to the best month's sales; on narrow screens a line per month. */
function Months({ months }: { months: readonly FigureGroupFragment[] }) {
  const t = useTranslations('admin.home.year');
  const locale = useLocale();
  const [short, long] = (['short', 'long'] as const).map(
    month => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
  );
  const brief = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
  const most = Math.max(1, ...months.map(({ hammer }) => hammer));
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="text-14 text-ink-soft">{t('hammer')}</figcaption>
      <ol className="tabular flex flex-col gap-2 text-12 text-ink-soft md:flex-row md:items-end md:gap-3">
        {months.map(({ name, hammer }) => {
          const day = Date.parse(`${name}-01T00:00:00Z`);
          return (
            <li key={name} className="flex items-center gap-2 md:flex-1 md:flex-col md:gap-1">
              <span className="sr-only">{`${long?.format(day)} : ${formatEuros(hammer)}`}</span>
              <span aria-hidden className="hidden md:block">
                {brief.format(hammer)}
              </span>
              <span aria-hidden className="w-10 shrink-0 md:order-last md:w-auto">
                {short?.format(day)}
              </span>
              <span aria-hidden className="flex h-4 grow md:h-32 md:w-full md:grow-0 md:items-end">
                <span
                  className="h-full w-(--part) bg-green md:h-(--part) md:w-full"
                  style={{ '--part': `${Math.max(1, (100 * hammer) / most)}%` } as CSSProperties}
                />
              </span>
              <span aria-hidden className="w-20 shrink-0 text-right text-ink md:hidden">
                {formatEuros(hammer)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** How often the missing details are polled while the house is closed: a colleague may fill them in. */
const ASK_EVERY_MS = 3_000;

type Missing = NonNullable<MissingParticularsQuery['missingParticulars']>[number];
const isOpen = (data?: MissingParticularsQuery) =>
  data?.missingParticulars?.every(({ keepsClosed }) => !keepsClosed) === true;

/** The settings still missing before the house can open, with links; nothing once it is open. */
function Opening() {
  const t = useTranslations('admin.home.opening');
  const wasClosed = useRef(false);
  const { data } = useQueryOf(
    MissingParticularsDocument,
    {},
    { refetchInterval: ({ state }) => (isOpen(state.data) ? false : ASK_EVERY_MS) },
  );
  const [missing, toHandle] = [true, false].map(closes =>
    (data?.missingParticulars ?? []).filter(({ keepsClosed }) => keepsClosed === closes),
  ) as [Missing[], Missing[]];
  if (missing.length > 0) wasClosed.current = true;
  if (!wasClosed.current) return null;
  if (missing.length === 0) {
    return (
      <p role="status" className="rounded-box bg-good-wash px-5 py-4">
        {t('open')}
      </p>
    );
  }
  return (
    <section aria-labelledby="opening">
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <header className="flex flex-col gap-1.5">
          <h2 id="opening" className="display text-22">
            {t('title')}
          </h2>
          <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
          <p role="status" className="font-[560] text-14 text-red">
            {t('left', { count: missing.length })}
          </p>
        </header>
        <BySetting missing={missing} />
        {toHandle.length > 0 && (
          <>
            <p className="max-w-prose text-14 text-ink-soft">{t('toHandle')}</p>
            <BySetting missing={toHandle} />
          </>
        )}
      </Card>
    </section>
  );
}

/** The missing fields by setting, with links for users who may change it. */
function BySetting({ missing }: { missing: readonly Missing[] }) {
  const settings = useTranslations('admin.settings');
  const { fields } = useMessages().admin.settings;
  const mayDecide = useCan('Settings:update');
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {[...Map.groupBy(missing, ({ setting }) => setting)].map(([setting, parts]) => (
        <li key={setting} className="flex flex-col gap-1">
          <h3 className="font-[560] text-16">
            {mayDecide ? (
              <Link to={`${linkTo('admin/settings', 'fr')}#${setting}`} className="link-line">
                {settings(`names.${setting}`)}
              </Link>
            ) : (
              settings(`names.${setting}`)
            )}
          </h3>
          <ul className="flex flex-col gap-1 text-14 text-ink-soft">
            {parts.map(({ field }) => (
              <li key={field}>{fields[field as 'iban'] ?? field}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
