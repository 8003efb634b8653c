import type { Ad } from '#web/features/ad-sections/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { groupedPhotos } from '#web/features/gallery/index.ts';

/** Returns the heading of a car's page. */
export function titleOf(ad: Ad): string {
  return [carTitle(ad), ad.year].filter(Boolean).join(' · ');
}

export const photosOf = ({ photos }: Ad) => groupedPhotos(photos);
