import { useTranslations } from 'use-intl';
import { formatNumber } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { CarCatalogue } from './use-car-catalogue.ts';

type Props = {
  /** The name of the field that contains the figure. */
  name: string;
  value: number | null;
  catalogue: CarCatalogue | null;
};

/** Warns that a year or a measure lies outside those the model was built with; it forbids nothing. */
export function BoundNote({ name, value, catalogue }: Props) {
  const t = useTranslations('namedCar');
  const bound = catalogue?.bounds.find(({ field }) => field === name);
  const isOutside =
    bound !== undefined && value !== null && (value < bound.least || value > (bound.most ?? value));
  // A year is written without a thousands separator.
  const said = (figure: number) => (name === 'year' ? String(figure) : formatNumber(figure));
  return (
    <div role="status">
      {isOutside && (
        <p data-outside={name} className="flex gap-2 rounded-box bg-brass-wash px-4 py-3 text-14">
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brass-ink" />
          {bound.most === null
            ? t('outsideFrom', { least: said(bound.least) })
            : bound.most === bound.least
              ? t('outsideOne', { least: said(bound.least) })
              : t('outside', { least: said(bound.least), most: said(bound.most) })}
        </p>
      )}
    </div>
  );
}
