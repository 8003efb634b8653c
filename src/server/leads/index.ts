/**
 * The leads room: the forms people fill in, step by step, and what staff make of them. It promises that a
 * draft is its browser's and its account's alone, that what is sent makes one lead and two letters however
 * often it is sent, and that page and server check every answer by the same rule. It never shows one
 * person's answers to another but staff with Leads:read.
 */
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { confirmWithdrawal, listEndedWith } from './declared.ts';
import { FORMS } from './forms/index.ts';
import { type InquiriesParts, openInquiries } from './inquiries.ts';
import {
  findInquiry,
  hasDraftOf,
  type Keeper,
  listInquiries,
  removeInquiry,
  sweepInquiries,
  takeInquiry,
} from './leads-store.ts';
import { type MandatesParts, openMandates } from './mandates.ts';
import { openResuming } from './resuming.ts';
import { endLead, openStaffLeads } from './staff.ts';

export { findDeclaredAt, hasDropped } from './declared.ts';
export { OVERDUE } from './staff-store.ts';

const KEY_BYTES = 24;
const FORMS_WITH_PHOTOS = [...FORMS.values()]
  .filter(({ steps }) => steps.some(({ fields }) => fields.some(({ kind }) => kind === 'photos')))
  .map(({ name }) => name);

/** What tells whose a request is: of a page, too. */
type Asking = Pick<RequestContext, 'viewer' | 'draftsKey'>;

const keeperOf = ({ viewer, draftsKey }: Asking): Keeper => ({
  key: draftsKey,
  accountId: viewer?.id ?? null,
});

export type Leads = ReturnType<typeof openLeads>;

export function openLeads(parts: InquiriesParts & MandatesParts) {
  const { database, domain } = parts;
  // However a withdrawal came to be entered, what is declared of it is done.
  const endDeclarations = async (writes: Writes, orderId: string) => {
    for (const id of await listEndedWith(writes, orderId)) await endLead(writes, id, null);
  };
  domain.on('order.stepped', async (writes, { orderId, kind }) => {
    if (kind === 'WITHDRAWN') await endDeclarations(writes, orderId);
  });
  domain.on('withdrawal.proven', async (writes, { orderId, isKnown }) => {
    if (isKnown) await endDeclarations(writes, orderId);
  });
  return {
    ...openInquiries(parts),
    ...openMandates(parts),
    ...openResuming(parts),
    /** @throws AppError TokenExpired */
    confirmWithdrawal: (token: string) => confirmWithdrawal(parts, token),
    findForm: (name: string) => FORMS.get(name) ?? null,

    /** Whose drafts a request may see: those under the browser's key, and the person's own. */
    keeperOf,
    /** The same for a request that writes one: from then on the browser has a key, for as long as a draft is kept. */
    writerOf(context: RequestContext): Keeper {
      const key = context.draftsKey ?? randomBytes(KEY_BYTES).toString('base64url');
      context.setDraftsKey(key);
      return { ...keeperOf(context), key };
    },
    find: async (keeper: Keeper, id: string) => (isUuid(id) ? findInquiry(database, id, keeper) : null),
    list: (keeper: Keeper) => listInquiries(database, keeper),
    /** Whoever signs in with a draft under way takes it along to their account. @throws AppError NotFound */
    async take(keeper: Keeper, id: string) {
      return found(isUuid(id) ? await database.transaction(writes => takeInquiry(writes, id, keeper)) : null);
    },
    /** Drops a draft. @throws AppError NotFound when there is none, or it was sent */
    async remove(keeper: Keeper, id: string): Promise<void> {
      const isGone = isUuid(id) && (await database.transaction(writes => removeInquiry(writes, id, keeper)));
      if (!isGone) throw new AppError('NotFound');
    },
    /** Whether a browser is filling in a form that asks for photos: nobody else sends any without an account. */
    asksForPhotos: ({ draftsKey }: Asking) => hasDraftOf(database, draftsKey, FORMS_WITH_PHOTOS),
    /** Drops the drafts that nobody went on with for ninety days, and leads three years after their day. */
    sweep: () => database.transaction(sweepInquiries),
    staff: openStaffLeads(parts),
  };
}
