import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { LeadSource } from '#web/graphql/documents.gen.ts';
import { tabMemory } from '../tab-memory/index.ts';

const KEPT_AS = 'leadSource';

/** Remembers the lead source in the landing page's URL for this visit. */
export function keepLeadSource(search: string): void {
  const given = new URLSearchParams(search).get('leadSource');
  if (LEAD_SOURCES.includes(given as LeadSource)) tabMemory.keep(KEPT_AS, given as LeadSource);
}

export function leadSource(): LeadSource {
  const kept = tabMemory.read(KEPT_AS) as LeadSource | null;
  return kept && LEAD_SOURCES.includes(kept) ? kept : 'website';
}
