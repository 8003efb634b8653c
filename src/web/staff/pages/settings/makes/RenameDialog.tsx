import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { type CarModelsQuery, RenameCarsDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { Checkbox, TextField } from '#web/ui/index.ts';

type Line = CarModelsQuery['carModels']['models'][number];

const NAME_LENGTH_MAX = 60;

/** Another name for a model or its whole make; one that there is already makes them one. */
export function RenameDialog({ line, onClose }: { line: Line; onClose: () => void }) {
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
