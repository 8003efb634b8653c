import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/index.ts';
import { type GroupedPhoto, groupStarts, type PhotoGroup } from './photo-groups.ts';

type Props = {
  photos: readonly GroupedPhoto[];
  current?: PhotoGroup | undefined;
  onGo: (index: number) => void;
};

/** The photo groups, each linking to its first photo. */
export function GroupButtons({ photos, current, onGo }: Props) {
  const t = useTranslations('ad');
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label={t('photoGroups')} className="flex flex-wrap gap-x-5">
      {groupStarts(photos).map(({ group, count, start }) => (
        <Button
          key={group}
          look="quiet"
          data-photo-group={group}
          aria-current={group === current ? 'true' : undefined}
          aria-label={t('groupPhotos', { group: t(`groups.${group}`), count })}
          className="tabular aria-[current]:text-ink aria-[current]:underline"
          onClick={() => onGo(start)}
        >
          {t(`groups.${group}`)} <span className="text-ink-soft">{count}</span>
        </Button>
      ))}
    </div>
  );
}
