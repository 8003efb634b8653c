import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { StaffSalesDocument } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, List, Moment, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, LinkButton } from '#web/ui/index.ts';
import { NEW_SALE, STATE_TONES } from './sale-words.ts';

export const meta = staffMeta(t => t('admin.sales.title'));

/** All sales, latest first, and a link to create one. */
export default function SalesPage() {
  const t = useTranslations('admin.sales');
  const locale = useLocale();
  return (
    <AdminArea
      section="admin/sales"
      title={t('title')}
      text={t('text')}
      actions={<LinkButton to={linkTo('admin/sales/edit', 'fr', { id: NEW_SALE })}>{t('add')}</LinkButton>}
    >
      <List
        {...{ document: StaffSalesDocument, label: t('label'), t, sheet: ['sales', t('file')] }}
        variables={({ text, page, sort }) => ({ search: text, page, sort })}
        page={({ staffSales: { sales, totalCount } }) => [sales, totalCount]}
        keyOf={sale => sale.id}
        filters={{}}
        columns={[
          {
            title: t('columns.title'),
            cell: ({ id, title, place, state }) => (
              <Stacked below={place}>
                <RowLink
                  to={linkTo(state === 'RUNNING' ? 'admin/sales/desk' : 'admin/sales/edit', 'fr', { id })}
                >
                  {textIn(title, locale)}
                </RowLink>
              </Stacked>
            ),
          },
          {
            name: 'state',
            cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>,
          },
          { title: t('columns.start'), sort: 'START', cell: ({ start }) => <Moment at={start} /> },
          { name: 'lastEnd', isMinor: true, cell: ({ lastEnd }) => <Moment at={lastEnd} /> },
          {
            ...{ name: 'lots', sort: 'LOTS', isNumber: true },
            cell: ({ lotCount, soldCount, state }) =>
              state === 'ENDED'
                ? t('soldOf', { sold: soldCount, lots: formatNumber(lotCount) })
                : formatNumber(lotCount),
          },
          {
            ...{ title: t('columns.hammer'), sort: 'HAMMER', isNumber: true, isMinor: true },
            cell: ({ hammer }) => (hammer === 0 ? '–' : formatEuros(hammer)),
          },
        ]}
      />
    </AdminArea>
  );
}
