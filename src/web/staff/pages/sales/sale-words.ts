import type { SaleState } from '#web/graphql/documents.gen.ts';
import type { BadgeTone } from '#web/ui/index.ts';

/** In the place of an id: a sale that is not written yet. */
export const NEW_SALE = 'new';

export const STATE_TONES: Readonly<Record<SaleState, BadgeTone>> = {
  DRAFT: 'plain',
  ANNOUNCED: 'brass',
  RUNNING: 'good',
  ENDED: 'plain',
};
