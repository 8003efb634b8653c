import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_CODES, type CarType } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { CreateCarAdDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const EMPTY = { brand: '', model: '', carType: 'CLASSIC' as CarType };

/** Asks for what an ad cannot be without; the editor opens on the rest. */
export function NewAd() {
  const t = useTranslations('admin.ads');
  const navigate = useNavigate();
  const { fail } = useToasts();
  const create = async (typed: typeof EMPTY) => {
    const empty = (['brand', 'model'] as const).filter(name => typed[name].trim() === '');
    if (empty.length > 0) {
      throw new WrongFields(
        Object.fromEntries(empty.map(name => [name, 'admin.ads.newAd.required'] as const)),
      );
    }
    const { createCarAd } = await request(CreateCarAdDocument, { data: typed });
    await navigate(linkTo('admin/ads/edit', 'fr', { uuid: createCarAd.uuid }));
  };
  return (
    <FormButton
      {...{ name: 'new-ad', label: t('create'), title: t('newAd.title'), text: t('newAd.text') }}
      sendLabel={t('newAd.create')}
      first={EMPTY}
      act={create}
      onRefused={fail}
    >
      {({ field }) => (
        <>
          <TextField label={t('newAd.brand')} isRequired {...field('brand')} />
          <TextField label={t('newAd.model')} isRequired {...field('model')} />
          <SelectField
            label={t('newAd.carType')}
            isRequired
            {...field('carType')}
            options={optionsOf(CAR_CODES.carType, type => t(`carTypes.${type}`))}
          />
        </>
      )}
    </FormButton>
  );
}
