/**
 * The leads room: the forms people fill in, step by step, and what staff make of them. It promises that a
 * draft is its browser's and its account's alone, that what is sent makes one lead and two letters however
 * often it is sent, and that page and server check every answer by the same rule. It never shows one
 * person's answers to another but staff with Leads:read.
 */
import type { RequestContext } from '../context.ts';
import { requireInput } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { FORMS } from './forms/index.ts';
import { type InquiriesParts, openInquiries } from './inquiries.ts';
import { findInquiry, type Keeper, listInquiries, removeInquiry } from './leads-store.ts';
import { type MandatesParts, openMandates } from './mandates.ts';
import { openStaffLeads } from './staff.ts';

export { inquiriesHolding, proposalsHolding } from './holding.ts';
export { mandatesSchema } from './mandates-schema.ts';
export { leadsSchema } from './schema.ts';

const KEY_LENGTH_MIN = 20;
const KEY_LENGTH_MAX = 100;

export type Leads = ReturnType<typeof openLeads>;

export function openLeads(parts: InquiriesParts & MandatesParts) {
  const { database } = parts;
  return {
    ...openInquiries(parts),
    ...openMandates(parts),
    findForm: (name: string) => FORMS.get(name) ?? null,

    /** Whose drafts a request may see: those under the browser's key, and the person's own. @throws BadInput */
    keeperOf(key: string, { viewer }: RequestContext): Keeper {
      requireInput(key.length >= KEY_LENGTH_MIN && key.length <= KEY_LENGTH_MAX, 'key');
      return { key, accountId: viewer?.id ?? null };
    },
    find: async (keeper: Keeper, id: string) => (isUuid(id) ? findInquiry(database, id, keeper) : null),
    list: (keeper: Keeper) => listInquiries(database, keeper),
    /** Drops a draft. @throws AppError NotFound when there is none, or it was sent */
    async remove(keeper: Keeper, id: string): Promise<void> {
      const isGone = isUuid(id) && (await database.transaction(writes => removeInquiry(writes, id, keeper)));
      if (!isGone) throw new AppError('NotFound');
    },
    staff: openStaffLeads(parts),
  };
}
