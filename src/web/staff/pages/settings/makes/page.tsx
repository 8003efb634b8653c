import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CarModelsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, DialogButton, List, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';
import { RenameDialog } from './RenameDialog.tsx';

const FILTERS = ['ALIKE'] as const;

export const meta = staffMeta(t => t('admin.makes.title'));

/** How makes and models are written in ads and results, and those that are one written in two ways. */
export default function MakesPage() {
  const t = useTranslations('admin.makes');
  return (
    <AdminArea
      section="admin/settings"
      title={t('title')}
      text={t('text')}
      back={[linkTo('admin/settings', 'fr')]}
    >
      <List
        {...{ document: CarModelsDocument, label: t('title'), t, sheet: ['models', t('file')] }}
        variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
        page={({ carModels: { models, totalCount } }) => [models, totalCount]}
        keyOf={({ brand, model }) => `${brand} ${model}`}
        filters={{
          filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
        }}
        columns={[
          {
            name: 'model',
            sort: 'NAME',
            cell: ({ brand, model, alike }) => (
              <Stacked below={alike && <Badge tone="brass">{t('alike', { name: alike })}</Badge>}>
                <RowLink
                  to={`${linkTo('admin/ads', 'fr')}?${new URLSearchParams({ text: `${brand} ${model}` })}`}
                >
                  {`${brand} ${model}`}
                </RowLink>
              </Stacked>
            ),
          },
          {
            name: 'ads',
            sort: 'ADS',
            cell: ({ adCount, publicCount }) => (
              <Stacked below={t('public', { count: publicCount })}>{adCount}</Stacked>
            ),
          },
          {
            title: t('columns.results'),
            sort: 'RESULTS',
            isMinor: true,
            cell: ({ resultCount }) => resultCount,
          },
          {
            title: t('columns.act'),
            cell: line => (
              <DialogButton
                {...{ look: 'secondary', label: t('rename'), of: `${line.brand} ${line.model}` }}
                dialog={close => <RenameDialog line={line} onClose={close} />}
              />
            ),
          },
        ]}
      />
    </AdminArea>
  );
}
