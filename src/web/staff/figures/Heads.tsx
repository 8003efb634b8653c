import { Link } from 'react-router';
import { type Messages, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { StaffFiguresQuery } from '#web/graphql/documents.gen.ts';
import { formatCents, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { mayOpen, usePermissions } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';

type Head = keyof Messages['admin']['figures']['heads'];

/** The main figures, each in words and with a link to its list. */
export function Heads({ figures }: { figures: StaffFiguresQuery['staffFigures'] }) {
  const t = useTranslations('admin.figures');
  const permissions = usePermissions();
  const { total, views, bidders, buyers, daysToPay, answerHours, withinWeek, withinMonth, older } = figures;
  const percent = (share: number) => formatNumber(Math.round(100 * share));
  const heads: readonly [name: Head, page: RouteName, value: string, note: string][] = [
    [
      'sold',
      'admin/auctions',
      t('percent', { share: percent(total.sold / total.ended) }),
      t('soldOfEndedLong', { sold: total.sold, ended: formatNumber(total.ended) }),
    ],
    [
      'hammer',
      'admin/auctions',
      formatEuros(total.hammer),
      t('average', { amount: formatEuros(Math.round(total.hammer / Math.max(1, total.sold))) }),
    ],
    [
      'fees',
      'admin/money',
      formatCents(total.feeCents + total.commissionCents),
      t('feesNote', {
        fees: formatCents(total.feeCents),
        commissions: formatCents(total.commissionCents),
      }),
    ],
    [
      'ofReserve',
      'admin/auctions',
      total.ofReserve == null ? '—' : t('percent', { share: percent(total.ofReserve) }),
      total.ofEstimate == null
        ? t('ofReserveNote')
        : t('ofEstimateNote', { share: percent(total.ofEstimate) }),
    ],
    [
      'people',
      'admin/people',
      formatNumber(bidders),
      t('peopleNote', { buyers, views: formatNumber(views) }),
    ],
    [
      'daysToPay',
      'admin/orders',
      daysToPay == null ? '—' : t('days', { count: Math.round(daysToPay) }),
      t('median'),
    ],
    [
      'answerHours',
      'admin/questions',
      answerHours == null ? '—' : t('hours', { count: Math.round(answerHours) }),
      t('median'),
    ],
    [
      'open',
      'admin/orders',
      formatNumber(withinWeek + withinMonth + older),
      t('openNote', {
        withinWeek: formatNumber(withinWeek),
        withinMonth: formatNumber(withinMonth),
        older: formatNumber(older),
      }),
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {heads.map(([name, page, value, note]) => {
        const path = linkTo<RouteName>(page, 'fr', {} as never);
        return (
          <Card key={name} className="relative flex flex-col p-4 transition-colors has-[a]:hover:bg-wash">
            <dt className="text-14 text-ink-soft">
              {mayOpen(path, permissions) ? (
                <Link to={path} className="after:absolute after:inset-0 after:rounded-box">
                  {t(`heads.${name}`)}
                </Link>
              ) : (
                t(`heads.${name}`)
              )}
            </dt>
            <dd className="display tabular text-22 leading-[2.25rem] sm:text-28">{value}</dd>
            <dd className="text-14 text-ink-soft">{note}</dd>
          </Card>
        );
      })}
    </dl>
  );
}
