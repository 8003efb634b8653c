import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { EscrowDifferencesDocument, type FlowsFragment } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDateTime } from '#web/i18n/index.ts';
import { RowLink } from '#web/staff/frame/index.ts';

/** Prices for which the journal and the escrow provider disagree; nothing if there are none. */
export function Differences() {
  const t = useTranslations('admin.money.escrow.differences');
  const query = useQueryOf(EscrowDifferencesDocument, {});
  const sums = ({ receivedCents, releasedCents, returnedCents }: FlowsFragment) => ({
    received: formatCents(receivedCents),
    released: formatCents(releasedCents),
    returned: formatCents(returnedCents),
  });
  const found = query.data?.escrowDifferences;
  if (found?.length === 0) return null;
  return (
    <div className="empty:hidden xl:col-span-2">
      {found ? (
        <Panel title={t('title')} text={t('text')}>
          <ul className="flex flex-col">
            {found.map(({ orderId, reference, checkedAt, ours, theirs }) => (
              <li key={orderId} className="flex flex-col border-line border-t py-2 text-14">
                <RowLink to={linkTo('admin/orders/order', 'fr', { id: orderId })}>{reference}</RowLink>
                <span>{t('ours', sums(ours))}</span>
                <span className="text-red">{t('theirs', sums(theirs))}</span>
                <span className="text-ink-soft">{t('checked', { at: formatDateTime(checkedAt) })}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : (
        <NotYet query={query} title={t('title')} waiting={null} />
      )}
    </div>
  );
}
