/**
 * The leads room: the forms people fill in, step by step, and what staff make of them. It promises that a
 * draft is its browser's and its account's alone, that what is sent makes one lead and two letters however
 * often it is sent, and that page and server check every answer by the same rule. It never shows one
 * person's answers to another but staff with Leads:read.
 */
import type { RequestContext } from '../context.ts';
import { requireInput } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { FORMS } from './forms/index.ts';
import { type InquiriesParts, openInquiries } from './inquiries.ts';
import {
  changeLead,
  findInquiry,
  findLead,
  type Keeper,
  type Lead,
  type LeadState,
  listInquiries,
  listLeads,
  removeInquiry,
} from './leads-store.ts';
import { type MandatesParts, openMandates } from './mandates.ts';

export { inquiriesHolding, proposalsHolding } from './holding.ts';
export { mandatesSchema } from './mandates-schema.ts';
export { leadsSchema } from './schema.ts';

const KEY_LENGTH_MIN = 20;
const KEY_LENGTH_MAX = 100;
const PAGE_MAX = 100;
const NOTE_LENGTH_MAX = 5_000;

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

    /** Staff's list, newest first, with a cursor to what follows. @throws AppError BadInput */
    async listLeads(state: LeadState | null, first: number, cursor: string | null) {
      requireInput(first >= 1 && first <= PAGE_MAX, 'first');
      const after = cursor === null ? null : placeOf(cursor);
      const leads = await listLeads(database, { state, after, first: first + 1 });
      const shown = leads.slice(0, first);
      const last = shown.at(-1);
      return {
        leads: shown,
        next: leads.length > first && last ? `${last.createdAt}_${last.id}` : null,
      };
    },
    /** What staff decide of a lead. @throws AppError NotFound, BadInput */
    async change(id: string, wish: Pick<Lead, 'state' | 'ownerId' | 'note'>): Promise<Lead> {
      requireInput(wish.note.length <= NOTE_LENGTH_MAX, 'note');
      requireInput(wish.ownerId === null || isUuid(wish.ownerId), 'ownerId');
      if (!isUuid(id)) throw new AppError('NotFound');
      const isThere = await database.transaction(writes => changeLead(writes, id, wish));
      return found(isThere ? await findLead(database, id) : null);
    },
  };
}

function placeOf(cursor: string) {
  const [at = '', id = ''] = cursor.split('_');
  requireInput(/^\d{1,13}$/.test(at) && isUuid(id), 'after');
  return { at: Number(at), id };
}
