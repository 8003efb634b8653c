import { useTranslations } from 'use-intl';
import type { SaleRowFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { FactRow, Icon, Photo } from '#web/ui/index.ts';

type Props = {
  sale: SaleRowFragment;
  /** Whether its first picture may be the page's largest (LCP). */
  isFirst?: boolean;
};

/** A sale with the first of its cars; the whole row links to it. */
export function SaleRow({ sale, isFirst = false }: Props) {
  const t = useTranslations('sales');
  const { slug, title, place, start, lastEnd, lotCount, lots } = sale;
  return (
    <article data-sale={slug} className="group relative grid gap-5 md:grid-cols-[5fr_7fr] md:gap-10">
      <div className="flex flex-col gap-2 md:self-center">
        <p className="tabular text-14 text-ink-soft">
          <time dateTime={start}>{formatDate(start)}</time> –{' '}
          <time dateTime={lastEnd}>{formatDate(lastEnd)}</time>
        </p>
        <h3 className="display text-28 sm:text-36">
          <LocaleLink
            to="sale"
            params={{ slug }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-box group-hover:underline group-hover:decoration-1"
          >
            {title}
          </LocaleLink>
        </h3>
        <FactRow facts={[t('lots', { count: lotCount }), place]} />
      </div>
      <div className="grid grid-cols-3 gap-2 max-md:order-first sm:gap-3">
        {lots.map(({ car }, index) =>
          car.photos.front ? (
            <Photo
              key={car.uuid}
              source={car.photos.front}
              alt=""
              sizes="(min-width: 768px) 260px, 31vw"
              isFirst={isFirst && index === 0}
              className="aspect-[4/3] w-full rounded-box"
            />
          ) : (
            <div
              key={car.uuid}
              className="flex aspect-[4/3] items-center justify-center rounded-box bg-wash text-ink-soft"
            >
              <Icon name="camera" className="size-8" />
            </div>
          ),
        )}
      </div>
    </article>
  );
}
