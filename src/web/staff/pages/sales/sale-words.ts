import type { SaleState } from '#web/graphql/documents.gen.ts';
import type { BadgeTone } from '#web/ui/index.ts';

/** The id of a sale that is not saved yet. */
export const NEW_SALE = 'new';

export const STATE_TONES: Readonly<Record<SaleState, BadgeTone>> = {
  DRAFT: 'plain',
  ANNOUNCED: 'brass',
  RUNNING: 'good',
  ENDED: 'plain',
};
