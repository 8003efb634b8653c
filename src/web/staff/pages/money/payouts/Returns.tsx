import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { lastDayOf } from '#shared/sale/index.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { DueReturnsDocument, type DueReturnsQuery } from '#web/graphql/documents.gen.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { RowLink } from '#web/staff/frame/index.ts';
import { classes, Skeleton } from '#web/ui/index.ts';

/** The refunds owed to buyers, with their dates; each is booked on its order once it was sent. */
export function Returns() {
  const t = useTranslations('admin.money.returns');
  const query = useQueryOf(DueReturnsDocument, {});
  return (
    <Panel title={t('title')} text={t('text')}>
      <Loaded query={query} waiting={<Skeleton className="h-32" />}>
        {({ dueReturns }) =>
          dueReturns.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('none')}</p>
          ) : (
            <ul className="flex flex-col">
              {dueReturns.map(due => (
                <Row key={due.orderId} due={due} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Row({ due }: { due: DueReturnsQuery['dueReturns'][number] }) {
  const t = useTranslations('admin.money.returns');
  const { orderId, reference, buyer, amountCents, since, until, isHeld, hasAccount } = due;
  const account = isHeld ? 'isHeld' : hasAccount ? 'hasAccount' : 'noAccount';
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
  const isLate = useFromServerNow(now => now !== null && now > end);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 text-14">
      <span className="flex min-w-0 flex-col">
        <span>
          <RowLink to={linkTo('admin/orders/order', 'fr', { id: orderId })}>{reference}</RowLink> · {buyer}
        </span>
        <span className="text-ink-soft">
          {t('since', { date: formatDate(since) })} · {t(account)}
        </span>
        {until !== null && (
          <span className={classes(isLate ? 'text-red' : 'text-ink-soft')}>
            {t(isLate ? 'missed' : 'until', { date: formatDate(lastDayOf(end)) })}
          </span>
        )}
      </span>
      <span className="tabular font-[560]">{formatCents(amountCents)}</span>
    </li>
  );
}
