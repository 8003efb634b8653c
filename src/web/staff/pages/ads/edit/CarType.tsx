import { useTranslations } from 'use-intl';
import { SelectField } from '#web/ui/index.ts';
import { useFieldAt } from './editor-context.ts';

const CAR_TYPES = ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'] as const;

/** Decides in which order the page tells of the car; never none. */
export function CarType() {
  const t = useTranslations('admin');
  const { value, change } = useFieldAt('carType');
  return (
    <SelectField
      label={t('ads.newAd.carType')}
      name="carType"
      isRequired
      value={value as string}
      onChange={event => change(event.target.value)}
    >
      {CAR_TYPES.map(type => (
        <option key={type} value={type}>
          {t(`ads.carTypes.${type}`)}
        </option>
      ))}
    </SelectField>
  );
}
