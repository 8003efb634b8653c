import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useForm } from '#web/features/form/index.ts';
import { CarModelsDocument, type CarModelsQuery, RenameCarsDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { AdminArea, DialogButton, List, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Checkbox, optionsOf, TextField } from '#web/ui/index.ts';

const FILTERS = ['ALIKE'] as const;

export const meta = staffMeta(t => t('admin.makes.title'));

/** The spellings of brands and models in ads and results, and possible duplicates. */
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
                <RowLink to={linkTo('admin/ads', 'fr', {}, { text: `${brand} ${model}` })}>
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

type Line = CarModelsQuery['carModels']['models'][number];

const NAME_LENGTH_MAX = 60;

/** Renames a model or its whole brand; an existing name merges them. */
function RenameDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useTranslations('admin.makes');
  const { brand, model, adCount, resultCount } = line;
  const form = useForm(
    { newBrand: brand, newModel: model, isWhole: false },
    ({ newBrand, newModel, isWhole }) =>
      request(RenameCarsDocument, {
        input: {
          ...{ brand, newBrand: newBrand.trim() },
          ...(isWhole ? {} : { model, newModel: newModel.trim() }),
        },
      }),
    onClose,
  );
  const { isWhole } = form.values;
  const name = isWhole ? brand : `${brand} ${model}`;
  const text = isWhole ? t('wholeText', { brand }) : t('renameText', { ads: adCount, results: resultCount });
  return (
    <StaffDialog
      {...{ name: 'rename', title: t('renameTitle', { name }), text, sendLabel: t('confirm'), form, onClose }}
    >
      <TextField label={t('brand')} isRequired maxLength={NAME_LENGTH_MAX} {...form.field('newBrand')} />
      {!isWhole && (
        <TextField
          {...{ label: t('model'), hint: t('modelHint'), isRequired: true, maxLength: NAME_LENGTH_MAX }}
          {...form.field('newModel')}
        />
      )}
      <Checkbox label={t('whole', { brand })} {...form.ticks('isWhole')} />
    </StaffDialog>
  );
}
