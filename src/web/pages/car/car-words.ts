import type { Ad } from '../../features/ad-sections/index.ts';
import { carTitle } from '../../features/cards/index.ts';
import { groupedPhotos } from '../../features/gallery/index.ts';

/** What a car's page is headed with. */
export function titleOf(ad: Ad): string {
  return [carTitle(ad), ad.year].filter(Boolean).join(' · ');
}

export const photosOf = ({ photos }: Ad) => groupedPhotos(photos);
