import { LEAD_TAKEN_BY } from '#shared/fields/index.ts';
import type { LeadState } from '#web/graphql/documents.gen.ts';

export const STATES: readonly LeadState[] = ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'];

const FORMS = [
  'contact',
  'interest',
  'buyPrecise',
  'buyBudget',
  'buyMultiple',
  'carHunter',
  'carHunterLead',
  'sellAd',
  'sellAuction',
  'managedSale',
  'concierge',
  'expertise',
  'delivery',
  'funding',
  'warranty',
  'tradeIn',
  'photoShoot',
  'registration',
  'specialist',
  'withdrawal',
] as const;
const SOURCES = ['website', ...LEAD_TAKEN_BY] as const;

/** A form's word; one that is younger than the words is "other". */
export const formWord = (form: string) => FORMS.find(each => each === form) ?? 'other';
export const sourceWord = (source: string) => SOURCES.find(each => each === source) ?? 'other';
