import { LEAD_FIELDS, LEAD_NOTE_LENGTH_MAX, type WrittenWish } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Ads } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid, once, timestamp, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { ActedList, ListAct } from '../list-acts.ts';
import type { Span } from '../paging.ts';
import { holdDeclared, tellHeldUp, tellProven } from './declared.ts';
import { erase } from './erasing.ts';
import { FORMS } from './forms/index.ts';
import type { LeadState } from './leads-store.ts';
import {
  addTakenLead,
  changeLead,
  findLead,
  holdLead,
  type LeadChange,
  type LeadWish,
  listLeadOwners,
  listLeads,
  type StaffLead,
  type TakenLead,
} from './staff-store.ts';

const OPEN = ['NEW', 'IN_PROGRESS'] as const;
const STATES = [...OPEN, 'DONE', 'DROPPED'] as const;

export type LeadsAsked = Omit<LeadWish, 'states'> & { readonly state: LeadState | 'OPEN' | null };

export type LeadTaken = Omit<TakenLead, 'dueInHours' | 'addedBy'> & { readonly dueInHours: number | null };

/** The changes to a lead, with the note as its editor read it. */
export type LeadWanted = Partial<LeadChange> & { readonly noteWas: string | null };

type StaffLeadsParts = Pick<Core, 'database' | 'domain' | 'mail' | 'clock'> & {
  readonly ads: Pick<Ads, 'find'>;
};

/** What staff with Leads:read see of leads and make of them. */
export function openStaffLeads(parts: StaffLeadsParts) {
  const { database, ads } = parts;
  return {
    /** @throws AppError BadInput */
    list({ state, ...wish }: LeadsAsked, span: Span) {
      requireInput(wish.form === null || FORMS.has(wish.form), 'form');
      requireInput(wish.ownerId === null || isUuid(wish.ownerId), 'ownerId');
      const states = state === null ? STATES : state === 'OPEN' ? OPEN : [state];
      return listLeads(database, { ...wish, states }, span);
    },
    owners: () => listLeadOwners(database),
    find: async (id: string) => (isUuid(id) ? findLead(database, id) : null),

    /**
     * Changes a lead; missing properties stay as they are. @throws AppError NotFound, BadInput, StaleVersion where its
     * note differs from `noteWas`
     */
    async change(id: string, { noteWas, ...wish }: LeadWanted, actorId: string): Promise<StaffLead> {
      const { note = '', ownerId = null, dueAt = null } = wish;
      requireInput(note.length <= LEAD_NOTE_LENGTH_MAX, 'note');
      const owners = ownerId === null ? [] : await listLeadOwners(database);
      requireInput(ownerId === null || owners.some(owner => owner.id === ownerId), 'ownerId');
      requireInput(dueAt === null || isInstant(dueAt), 'dueAt');
      const wishOf = (before: StaffLead) => {
        const isStale = noteWas !== null && noteWas !== before.note;
        if (wish.note !== undefined && isStale) throw new AppError('StaleVersion', { field: 'note' });
        return { ...before, dueAt: null, ...wish };
      };
      return database.transaction(
        async writes => (await changeByStaff(parts, writes, id, wishOf, actorId)).after,
      );
    },
    acts: leadActs(parts),
    /** Closes a lead that continues elsewhere, in the transaction that continues it. @throws AppError NotFound */
    settle: endLead,

    /** Erases a lead at the person's written request. @throws AppError as `erase` */
    erase: (id: string, wish: WrittenWish, actorId: string) => erase(parts, id, wish, actorId),

    /** Writes down what came by telephone or otherwise. @throws AppError BadInput with the field */
    async take(given: LeadTaken, actorId: string): Promise<StaffLead> {
      const lead = checkedLead(given);
      requireInput(lead.adUuid === null || (await ads.find(lead.adUuid)) !== null, 'carUuid');
      return database.transaction(writes =>
        once(
          writes,
          { by: actorId, what: 'lead', wish: lead },
          id => findLead(writes, id),
          async () => {
            const id = await addTakenLead(writes, { ...lead, addedBy: actorId });
            const entry = { actorId, action: 'lead.added', subjectId: id, subjectName: lead.form } as const;
            await record(writes, entry);
            await tellProven(parts, writes, id);
            return found(await findLead(writes, id));
          },
        ),
      );
    },
  };
}

/** Marks a lead as done, by a member of staff or as a consequence. @throws AppError NotFound */
export const endLead = (writes: Writes, id: string, actorId: string | null) =>
  changeFor(writes, id, lead => ({ ...lead, dueAt: null, state: 'DONE' }), actorId);

/** Changes a lead as it stands, inside the caller's transaction. @throws AppError NotFound */
async function changeFor(
  writes: Writes,
  id: string,
  wishOf: (before: StaffLead) => LeadChange,
  actorId: string | null,
): Promise<{ after: StaffLead; isChange: boolean }> {
  if (!isUuid(id)) throw new AppError('NotFound');
  await holdLead(writes, id);
  const before = found(await findLead(writes, id));
  await changeLead(writes, id, wishOf(before));
  const after = found(await findLead(writes, id));
  const entry = { actorId, action: 'lead.changed', subjectId: id, subjectName: after.form } as const;
  const states = { before: logged(before), after: logged(after) };
  const names = await record(writes, { ...entry, ...states }, { isQuiet: true });
  return { after, isChange: names.length > 0 };
}

/** As `changeFor`, by staff: a reopened withdrawal holds up its possible orders again. @throws AppError NotFound */
async function changeByStaff(
  parts: Pick<StaffLeadsParts, 'domain'>,
  writes: Writes,
  id: string,
  ...rest: [wishOf: (before: StaffLead) => LeadChange, actorId: string]
): Promise<{ after: StaffLead; isChange: boolean }> {
  if (isUuid(id)) await holdDeclared(writes, id, null);
  const changed = await changeFor(writes, id, ...rest);
  if (changed.isChange) await tellHeldUp(parts, writes, id);
  return changed;
}

/** What is done to many leads at once: how far they are, and who answers them. */
function leadActs(parts: Pick<StaffLeadsParts, 'database' | 'domain'>): ActedList {
  const { database } = parts;
  const change =
    (wishOf: (value: string | null) => Partial<LeadChange>): ListAct['run'] =>
    async (writes, id, { actorId, value }) => {
      const wish = (lead: StaffLead) => ({ ...lead, dueAt: null, ...wishOf(value) });
      return (await changeByStaff(parts, writes, id, wish, actorId)).isChange;
    };
  const isState = (value: string | null): value is LeadState => STATES.some(state => state === value);
  return {
    nameOf: async id => (isUuid(id) ? ((await findLead(database, id))?.name ?? null) : null),
    acts: {
      STATE: {
        permission: 'Leads:read',
        check: value => requireInput(isState(value), 'value'),
        // A withdrawal is decided by itself, by staff with a right to its order.
        async run(writes, id, by) {
          if ((await findLead(writes, id))?.form === 'withdrawal') throw new AppError('Forbidden');
          return change(value => (isState(value) ? { state: value } : {}))(writes, id, by);
        },
      },
      // null: unassigned.
      ASSIGN: {
        permission: 'Leads:read',
        async check(value) {
          const owners = value === null ? [] : await listLeadOwners(database);
          requireInput(value === null || owners.some(({ id }) => id === value), 'value');
        },
        run: change(ownerId => ({ ownerId })),
      },
    },
  };
}

/** What the log keeps of a lead: its progress, and nothing of the person or the answers. */
const logged = ({ state, ownerId, dueAt }: StaffLead) => ({ state, ownerId, dueAt: timestamp(dueAt) });

const isInstant = (at: Instant) => at > 0 && at < Date.UTC(2100, 0);

function checkedLead(given: LeadTaken) {
  requireInput(FORMS.has(given.form), 'form');
  return { ...requireFields(LEAD_FIELDS, given), adUuid: given.adUuid || null };
}
