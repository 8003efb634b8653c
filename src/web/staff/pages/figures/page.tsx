import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  type FigureGroupFragment,
  StaffFiguresDocument,
  type StaffFiguresQuery,
} from '#web/graphql/documents.gen.ts';
import { formatCents, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { Heads } from '#web/staff/figures/index.ts';
import { AdminArea, ExportButton, mayOpen, staffMeta, usePermissions, Wide } from '#web/staff/frame/index.ts';
import { optionsOf, SelectField } from '#web/ui/index.ts';

/** The periods in months, including the current one. */
const SPANS = [1, 3, 12, 24, 36] as const;
const USUAL = 12;
const MAKES_MAX = 15;

export const meta = staffMeta(t => t('admin.figures.title'));

/** The house's results over time, by brand and by seller. */
export default function FiguresPage() {
  const t = useTranslations('admin.figures');
  const [params, setParams] = useSearchParams();
  const months = SPANS.find(span => String(span) === params.get('months')) ?? USUAL;
  const query = useQueryOf(StaffFiguresDocument, { months });
  return (
    <AdminArea
      section="admin/figures"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <SelectField
            name="months"
            label={t('span.label')}
            isRequired
            value={String(months)}
            onChange={event => setParams({ months: event.target.value }, { replace: true })}
            options={optionsOf(SPANS, span => t('span.months', { count: span }))}
          />
          <ExportButton sheet={['figures', t('file')]} variables={{ months }} />
        </>
      }
    >
      <Loaded query={query}>{({ staffFigures }) => <Figures figures={staffFigures} />}</Loaded>
    </AdminArea>
  );
}

type Shown = StaffFiguresQuery['staffFigures'];

function Figures({ figures }: { figures: Shown }) {
  const t = useTranslations('admin.figures');
  const locale = useLocale();
  const { total, months, makes, sellers, channels } = figures;
  if (total.ended === 0) return <p className="text-ink-soft">{t('none')}</p>;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-6">
      <Heads figures={figures} />
      <Panel title={t('byMonth')}>
        <GroupTable
          caption={t('byMonth')}
          of={t('columns.month')}
          groups={months.toReversed()}
          nameOf={({ name }) => month.format(Date.parse(`${name}-01T00:00:00Z`))}
          asked={({ name }) => ({ month: name })}
        />
      </Panel>
      <Panel title={t('byMake')}>
        <GroupTable
          caption={t('byMake')}
          of={t('columns.make')}
          groups={makes.slice(0, MAKES_MAX)}
          nameOf={({ name }) => name}
          asked={({ name }) => ({ text: name })}
        />
        {makes.length > MAKES_MAX && (
          <p className="text-14 text-ink-soft">{t('moreMakes', { count: makes.length - MAKES_MAX })}</p>
        )}
      </Panel>
      <Panel title={t('bySeller')}>
        <GroupTable
          caption={t('bySeller')}
          of={t('columns.seller')}
          groups={sellers}
          nameOf={({ name }) => t(`names.${name as 'HOUSE'}`)}
          asked={({ name }) => ({ regime: name })}
        />
      </Panel>
      {channels.length > 0 && (
        <Panel title={t('byChannel')}>
          <GroupTable
            caption={t('byChannel')}
            of={t('columns.channel')}
            groups={channels}
            isSold
            nameOf={({ name }) => t(`names.${name as 'SITE'}`)}
          />
        </Panel>
      )}
    </div>
  );
}

const HEAD = 'py-2 pl-2 text-right align-bottom font-[520] sm:pl-4';
const CELL = 'py-2.5 pl-2 text-right whitespace-nowrap sm:pl-4';

type GroupTableProps = {
  caption: string;
  /** The heading of the first column. */
  of: string;
  groups: readonly FigureGroupFragment[];
  /** Whether it covers only what was sold. */
  isSold?: boolean;
  nameOf: (group: FigureGroupFragment) => string;
  /** Returns the filters that show the auctions of a line; without it a line has no link. */
  asked?: ((group: FigureGroupFragment) => Readonly<Record<string, string>>) | undefined;
};

/** A table with bars: each shows what was sold out of what ended. */
function GroupTable({ caption, of, groups, nameOf, asked, isSold = false }: GroupTableProps) {
  const t = useTranslations('admin.figures');
  const percent = (share: number | null | undefined) =>
    share == null ? '—' : t('percent', { share: formatNumber(Math.round(100 * share)) });
  const most = Math.max(1, ...groups.map(({ ended }) => ended));
  return (
    <Wide
      label={caption}
      className="scroll-shade -mx-5 overflow-x-auto px-5 [--color-paper:var(--color-surface)]"
    >
      <table className="tabular w-full text-12 sm:text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            <th scope="col" className="py-2 font-[520]">
              {of}
            </th>
            <th scope="col" className="py-2 pl-2 font-[520] sm:w-2/5 sm:pl-4">
              {t(isSold ? 'columns.sold' : 'columns.soldOfEnded')}
            </th>
            <th scope="col" className={HEAD}>
              {t('columns.hammer')}
            </th>
            <th scope="col" className={HEAD}>
              {t('columns.fees')}
            </th>
            <th scope="col" className={`${HEAD} max-lg:hidden`}>
              {t('columns.ofReserve')}
            </th>
            <th scope="col" className={`${HEAD} max-lg:hidden`}>
              {t('columns.ofEstimate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={group.name} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2.5 text-left font-[520]">
                <Name group={group} {...{ nameOf, asked }} />
              </th>
              <td className="py-2.5 pl-2 sm:pl-4">
                <span className="flex items-center gap-3">
                  <Bar ended={group.ended / most} sold={group.sold / most} />
                  <span className="whitespace-nowrap">
                    {isSold
                      ? formatNumber(group.sold)
                      : t('soldOfEnded', {
                          sold: formatNumber(group.sold),
                          ended: formatNumber(group.ended),
                        })}
                  </span>
                </span>
              </td>
              <td className={CELL}>{formatEuros(group.hammer)}</td>
              <td className={CELL}>{formatCents(group.feeCents + group.commissionCents)}</td>
              <td className={`${CELL} max-lg:hidden`}>{percent(group.ofReserve)}</td>
              <td className={`${CELL} max-lg:hidden`}>{percent(group.ofEstimate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A line's name, as a link to its auctions for users who may open them. */
function Name({
  group,
  nameOf,
  asked,
}: Pick<GroupTableProps, 'nameOf' | 'asked'> & { group: FigureGroupFragment }) {
  const permissions = usePermissions();
  const list = linkTo('admin/auctions', 'fr', {}, asked?.(group) ?? {});
  if (!asked || !mayOpen(linkTo('admin/auctions', 'fr'), permissions)) return nameOf(group);
  return (
    <Link to={list} className="text-link underline underline-offset-4">
      {nameOf(group)}
    </Link>
  );
}

/** A bar in proportion to the longest; the table gives the same figures. */
function Bar({ ended, sold }: { ended: number; sold: number }) {
  return (
    <svg aria-hidden className="hidden h-3 min-w-16 flex-1 sm:block" preserveAspectRatio="none">
      <rect width={`${100 * ended}%`} height="100%" rx="2" className="fill-line" />
      <rect width={`${100 * sold}%`} height="100%" rx="2" className="fill-green" />
    </svg>
  );
}
