/**
 * Leads: the forms people fill in, step by step, and how staff handle them. Guarantees: a draft is visible to its
 * browser and account only; sending creates one lead and two e-mails, even if repeated; page and server check every
 * answer by the same rule. Only staff with Leads:read see the answers of others.
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

/** The context that identifies whose request it is, also when a page is rendered. */
type Asking = Pick<RequestContext, 'viewer' | 'draftsKey'>;

const keeperOf = ({ viewer, draftsKey }: Asking): Keeper => ({
  key: draftsKey,
  accountId: viewer?.id ?? null,
});

export type Leads = ReturnType<typeof openLeads>;

export function openLeads(parts: InquiriesParts & MandatesParts) {
  const { database, domain } = parts;
  // However the withdrawal was recorded, its declarations are settled.
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

    /** The drafts that a request may see: those of the browser's key, and the account's own. */
    keeperOf,
    /** The same for a request that writes a draft: the browser gets a key for as long as drafts are kept. */
    writerOf(context: RequestContext): Keeper {
      const key = context.draftsKey ?? randomBytes(KEY_BYTES).toString('base64url');
      context.setDraftsKey(key);
      return { ...keeperOf(context), key };
    },
    find: async (keeper: Keeper, id: string) => (isUuid(id) ? findInquiry(database, id, keeper) : null),
    list: (keeper: Keeper) => listInquiries(database, keeper),
    /** Moves a draft to the account of a visitor who signs in. @throws AppError NotFound */
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
    /** Deletes drafts untouched for ninety days, and leads three years after their deadline. */
    sweep: () => database.transaction(sweepInquiries),
    staff: openStaffLeads(parts),
  };
}
