import type { Ad } from '../../features/ad-sections/index.ts';
import { carTitle } from '../../features/cards/index.ts';

/** What a car's page is headed with. */
export function titleOf(ad: Ad): string {
  return [carTitle(ad), ad.year].filter(Boolean).join(' · ');
}

/** The front first, then the groups; a photo that stands twice is shown once. */
export function photosOf({ photos }: Ad) {
  const all = [photos.front, ...photos.exteriors, ...photos.interiors, ...photos.mechanics];
  const seen = new Set<string>();
  return all.filter(photo => photo !== null).filter(({ url }) => !seen.has(url) && seen.add(url));
}
