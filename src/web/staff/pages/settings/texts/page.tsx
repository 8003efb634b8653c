import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { HouseTextsDocument, type HouseTextsQuery } from '#web/graphql/documents.gen.ts';
import { AdminArea, List, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';

type Text = HouseTextsQuery['houseTexts']['texts'][number];

const GROUPS = [
  ...(['ACCOUNT', 'AUCTIONS', 'ORDERS', 'SELLERS', 'LEADS', 'HOUSE'] as const),
  ...(['SALE', 'REGIME', 'MANDATE', 'SETTLEMENT'] as const),
] as const;
const FILTERS = ['CHANGED', 'PLANNED'] as const;

export const meta = staffMeta(t => t('admin.texts.title'));

/** The texts of letters and documents, and those that the house has changed. */
export default function TextsPage() {
  const t = useTranslations('admin.texts');
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  return (
    <AdminArea
      section="admin/settings"
      title={t('title')}
      text={t('text')}
      back={[linkTo('admin/settings', 'fr')]}
    >
      <List
        {...{ document: HouseTextsDocument, label: t('title'), t, sheet: ['texts', t('file')] }}
        variables={({ text, page, sort, group, filter }) => ({ search: text, page, sort, group, filter })}
        page={({ houseTexts: { texts, totalCount } }) => [texts, totalCount]}
        keyOf={({ key }) => key}
        filters={{
          group: { label: t('group'), options: optionsOf(GROUPS, each => t(`groups.${each}`)) },
          filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
        }}
        columns={[
          {
            name: 'text',
            cell: ({ key, title, standard, value }) => (
              <Stacked below={title[locale]}>
                <RowLink to={linkTo('admin/settings/texts/text', 'fr', { id: key })}>
                  <span className="line-clamp-2 max-w-prose">{value[locale] ?? standard[locale]}</span>
                </RowLink>
              </Stacked>
            ),
          },
          { title: t('group'), cell: ({ group }) => t(`groups.${group}`) },
          { name: 'state', sort: 'WRITTEN', cell: text => <State text={text} /> },
        ]}
      />
    </AdminArea>
  );
}

/** Whether the text differs from the standard, and whether a change is planned. */
function State({ text: { isChanged, isPlanned, fixed } }: { text: Text }) {
  const t = useTranslations('admin.texts.states');
  if (!isChanged && !isPlanned) return <span className="text-ink-soft">{t('standard')}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {isChanged && <Badge tone="brass">{t(fixed.length > 0 ? 'fixed' : 'changed')}</Badge>}
      {isPlanned && <Badge tone="plain">{t('planned')}</Badge>}
    </span>
  );
}
