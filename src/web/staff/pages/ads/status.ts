import type { BadgeTone } from '#web/ui/index.ts';

export const STATUS_TONES: Readonly<Record<'DRAFT' | 'PUBLISHED' | 'SOLD' | 'WITHDRAWN', BadgeTone>> = {
  DRAFT: 'plain',
  PUBLISHED: 'good',
  SOLD: 'night',
  WITHDRAWN: 'brass',
};
