import type { ConsignmentStage } from '#web/graphql/documents.gen.ts';
import type { BadgeTone } from '#web/ui/index.ts';

export const STAGE_TONES: Readonly<Partial<Record<ConsignmentStage, BadgeTone>>> = {
  SALE: 'brass',
  SETTLEMENT: 'good',
  DONE: 'good',
  UNSOLD: 'red',
};
