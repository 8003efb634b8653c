import type { LotCarFragment } from '#web/graphql/documents.gen.ts';
import { classes, Icon, Photo } from '#web/ui/index.ts';

const SIZES = '(min-width: 640px) 176px, 112px';

/** The car's photo in a row; hidden from screen readers, because the name is beside it. */
export function LotPhoto({ car, isDimmed = false }: { car: LotCarFragment | null; isDimmed?: boolean }) {
  const front = car?.photos.front;
  const shape = 'aspect-[4/3] w-28 shrink-0 self-start rounded-box sm:w-44';
  if (!front) {
    return (
      <span className={classes(shape, 'flex items-center justify-center bg-wash text-ink-soft')}>
        <Icon name="camera" className="size-6" />
      </span>
    );
  }
  const source = { ...front, alt: '' };
  return <Photo source={source} alt="" sizes={SIZES} className={classes(shape, isDimmed && 'opacity-60')} />;
}
