import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { NotYet } from '#web/features/cache/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, Outdated, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Card, LinkButton, Skeleton } from '#web/ui/index.ts';
import { STATE_TONES } from '../sale-words.ts';
import { Calls } from './Calls.tsx';
import { Lots } from './Lots.tsx';
import { type Desk, useDesk } from './use-desk.ts';

export const meta = staffMeta(t => t('admin.sales.desk.title'));

/** The clerk's board: every lot of a sale on one screen as it lives, and whom to ring for which. */
export default function SaleDeskPage() {
  const t = useTranslations('admin.sales');
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useDesk(id);
  const sale = query.data?.staffSale;
  return (
    <AdminArea
      section="admin/sales"
      title={sale ? textIn(sale.title, locale) : t('desk.title')}
      state={sale && <Badge tone={STATE_TONES[sale.state]}>{t(`states.${sale.state}`)}</Badge>}
      back={[linkTo('admin/sales', 'fr')]}
      actions={
        sale && (
          <LinkButton look="secondary" to={linkTo('admin/sales/edit', 'fr', { id })}>
            {t('toEdit')}
          </LinkButton>
        )
      }
    >
      {!query.data && <NotYet query={query} waiting={<Skeleton className="h-96" />} />}
      {query.data && !sale && <Card className="p-8 text-ink-soft">{t('none')}</Card>}
      {sale && (
        <div className="flex flex-col gap-6">
          <Outdated query={query} />
          <Sums sale={sale} />
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-start">
            <Lots sale={sale} />
            <Calls sale={sale} />
          </div>
        </div>
      )}
    </AdminArea>
  );
}

/** What the sale stands at, and which lot ends next. */
function Sums({ sale: { lots } }: { sale: Desk }) {
  const t = useTranslations('admin.sales.desk');
  const auctions = lots.flatMap(lot => (lot.auction ? [{ number: lot.number, ...lot.auction }] : []));
  const sumOf = (those: typeof auctions) => those.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const sold = auctions.filter(({ isSold }) => isSold);
  // What was bid on a lot that nobody bought is nobody's any more.
  const bid = auctions.filter(({ state, isSold }) => isSold || state === 'RUNNING');
  const next = auctions
    .filter(({ state }) => state === 'RUNNING')
    .toSorted((one, other) => Date.parse(one.end) - Date.parse(other.end))[0];
  return (
    <Card className="p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Sum label={t('next')}>
          {next ? (
            <>
              {t('lot', { number: String(next.number) })} ·{' '}
              <Countdown until={next.end} style="auction" canBeUrgent className="inline! min-w-0!" />
            </>
          ) : (
            '–'
          )}
        </Sum>
        <Sum label={t('bid')}>{formatEuros(sumOf(bid))}</Sum>
        <Sum label={t('hammer')}>{formatEuros(sumOf(sold))}</Sum>
        <Sum label={t('sold')}>
          {t('soldOf', { sold: formatNumber(sold.length), lots: formatNumber(lots.length) })}
        </Sum>
      </dl>
    </Card>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd className="price-type mt-0.5 text-22">{children}</dd>
    </div>
  );
}
