import { useTranslations } from 'use-intl';
import { ViesAnswer } from '#web/features/orders/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import { classes } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** How the number of a buyer by trade stands, and what was said of the VAT when it fell due. */
export function BuyerVat({ order: { buyerVat } }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.buyerVat');
  const own = useTranslations('orders.buyerVat');
  const words = useTranslations('admin.money.vat');
  if (!buyerVat || (buyerVat.state === 'NONE' && buyerVat.rulings.length === 0)) return null;
  const { state, number, name, address, rulings } = buyerVat;
  const isBad = state === 'INVALID' || state === 'PENDING' || state === 'UNCONFIRMED';
  return (
    <Panel title={t('title')}>
      {number !== null && <p className="tabular font-[560]">{number}</p>}
      <p data-vat={state} className={classes('text-14', isBad ? 'text-red' : 'text-ink-soft')}>
        {t(`state.${state}`)}
      </p>
      <ViesAnswer {...buyerVat} />
      {name !== null && (
        <p className="whitespace-pre-line text-14">
          {t('registered', { name: [name, address].filter(part => part !== null).join('\n') })}
        </p>
      )}
      <ul className="flex flex-col text-14 empty:hidden">
        {rulings.map(each => (
          <li key={`${each.item} ${each.at}`} className="border-line border-t py-1.5">
            {joined(
              t('ruled', {
                item: words(`item.${each.item}`),
                regime: words(`regime.${each.regime}`),
                date: formatDate(each.at),
              }),
              each.consultation && own('consultation', { number: each.consultation }),
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
