import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { HouseCarsDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { AdminArea, List, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { PurchaseButton } from '#web/staff/money/index.ts';
import { optionsOf } from '#web/ui/index.ts';

export const meta = staffMeta(t => t('admin.money.cars.title'));

/** The house's own cars: the cost of each, and the tax on its margin. */
export default function HouseCarsPage() {
  const t = useTranslations('admin.money.cars');
  const kinds = useTranslations('admin.money.purchase.kinds');
  return (
    <AdminArea section="admin/money" title={t('title')} text={t('text')} back={[linkTo('admin/money', 'fr')]}>
      <List
        {...{ document: HouseCarsDocument, label: t('label'), t, sheet: ['house-cars', t('file')] }}
        variables={({ text, page, sort, cost }) => ({
          ...{ search: text, page, sort },
          isUnknown: cost === 'unknown',
        })}
        page={({ houseCars: { cars, totalCount } }) => [cars, totalCount]}
        keyOf={({ adUuid }) => adUuid}
        filters={{
          cost: { label: t('filter.label'), options: optionsOf(['unknown'], () => t('filter.unknown')) },
        }}
        columns={[
          {
            ...{ name: 'car', sort: 'NAME' },
            cell: ({ name, orderId, orderReference }) => (
              <Stacked
                below={
                  orderId && (
                    <Link to={linkTo('admin/orders/order', 'fr', { id: orderId })} className="text-link">
                      {orderReference}
                    </Link>
                  )
                }
              >
                {name}
              </Stacked>
            ),
          },
          {
            ...{ title: t('columns.bought'), sort: 'BOUGHT' },
            cell: ({ purchase }) =>
              purchase && (
                <Stacked below={`${kinds(purchase.soldBy)} · ${purchase.reference}`}>
                  {formatDate(`${purchase.boughtOn}T12:00:00Z`)}
                </Stacked>
              ),
          },
          {
            ...{ name: 'cost', isNumber: true },
            cell: ({ purchase }) => purchase && formatCents(purchase.costCents),
          },
          {
            ...{ title: t('columns.price'), isNumber: true, isMinor: true },
            cell: ({ priceCents }) => priceCents !== null && formatCents(priceCents),
          },
          {
            ...{ title: t('columns.margin'), isNumber: true, isMinor: true },
            cell: ({ marginVatCents, orderId }) => (orderId === null ? '–' : formatCents(marginVatCents)),
          },
          {
            title: t('columns.act'),
            cell: ({ adUuid, name, purchase }) => (
              <span className="whitespace-nowrap">
                <PurchaseButton {...{ adUuid, purchase }} car={name} />
              </span>
            ),
          },
        ]}
      />
    </AdminArea>
  );
}
