import type { Ad } from '../../features/ad-sections/index.ts';
import { late } from '../../features/on-demand/index.ts';
import { loadShelf } from '../../i18n/index.ts';
import type { FaqEntry } from './CarFaq.tsx';
import type { Reviewed } from './ReviewsBlock.tsx';

type Beside = { ad: Ad; reviews: Reviewed; faq: readonly FaqEntry[] };

async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  await loadShelf('details');
  return module;
}

/** An auction's car: what it is and who answers for it. */
export const AboutAuctioned = late<{ ad: Ad }>(
  async () => (await withWords(import('./BelowAuction.tsx'))).AboutCar,
);

/** What follows an auction's questions. */
export const AfterAuctioned = late<Beside>(
  async () => (await withWords(import('./BelowAuction.tsx'))).BelowAuction,
);

/** All that follows the head of an ad. */
export const AfterHead = late<Beside>(async () => (await withWords(import('./BelowAd.tsx'))).BelowAd);
