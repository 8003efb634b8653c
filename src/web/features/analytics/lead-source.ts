import type { LeadSource } from '#web/graphql/documents.gen.ts';
import { tabMemory } from '../tab-memory/index.ts';

const KEPT_AS = 'leadSource';
const SOURCES: readonly LeadSource[] = [
  'website',
  'phone_call',
  'chat',
  'system_generated',
  'partner',
  'email',
  'shortlink',
  'video',
];

/** Remembers for this visit what the landing page's address says of where it came from. */
export function keepLeadSource(search: string): void {
  const given = new URLSearchParams(search).get('leadSource');
  if (SOURCES.includes(given as LeadSource)) tabMemory.keep(KEPT_AS, given as LeadSource);
}

export function leadSource(): LeadSource {
  const kept = tabMemory.read(KEPT_AS) as LeadSource | null;
  return kept && SOURCES.includes(kept) ? kept : 'website';
}
