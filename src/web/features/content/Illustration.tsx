import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { BesideTextFragment } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { classes, Photo } from '#web/ui/index.ts';
import { picturedCar } from './pictured-car.ts';

/** A text's photo with a link to its car, in the page's first screen; nothing without a car. */
export function Illustration({
  cars,
  sizes,
  className,
  isOnNight = false,
}: {
  cars: readonly BesideTextFragment[];
  sizes: string;
  className?: string;
  isOnNight?: boolean;
}) {
  const t = useTranslations('pages');
  const car = picturedCar(cars);
  if (!car?.photos.front) return null;
  const title = carTitle(car);
  return (
    <figure className={classes('flex flex-col gap-2', className)}>
      <Photo
        source={car.photos.front}
        alt={title}
        sizes={sizes}
        isFirst
        className="aspect-[3/2] w-full rounded-box"
      />
      <figcaption className={classes('text-14', isOnNight ? 'text-on-night-soft' : 'text-ink-soft')}>
        {t.rich('pictured', {
          car: title,
          link: words => (
            <LocaleLink to="car" params={{ slug: car.slug }} className="underline underline-offset-4">
              {words}
            </LocaleLink>
          ),
        })}
      </figcaption>
    </figure>
  );
}
