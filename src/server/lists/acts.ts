import type { Accounts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { DatabaseAway, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { ActedLists, ListAct } from '../list-acts.ts';
import {
  type ActCounts,
  type ActLine,
  countLines,
  dropTrials,
  endAct,
  findAct,
  insertAct,
  insertLines,
  judgeLine,
  listLines,
  nextLines,
  reopenLines,
  type StaffAct,
  startAct,
} from './acts-store.ts';

const RUN = 'lists.act';
/** As many rows as one act takes. */
export const ACT_ROWS_MAX = 20_000;
/** As many of them as are shown by their names. */
const LINES_SHOWN = 200;
const AT_ONCE = 50;
const VALUE_LENGTH_MAX = 1_000;

export type ActsParts = Pick<Core, 'database' | 'jobs' | 'events'> &
  Pick<Accounts, 'mayStill'> & { readonly lists: ActedLists };
export type NamedLine = ActLine & { readonly name: string | null };
export type ShownAct = StaffAct & ActCounts;

/** Takes back what a trial wrote. */
class TriedOut extends Error {
  readonly isChange: boolean;
  constructor(isChange: boolean) {
    super('tried');
    this.isChange = isChange;
  }
}

/**
 * What staff do to many rows of a list. It is tried before it may be done: each row in a transaction of its own that is
 * taken back, by the verb that one row is changed by. Done, each row is committed together with its outcome: what dies
 * on the way goes on where it stood, no row is done twice, and no lock is held longer than one row takes. It ends where
 * its author was blocked, or may not do it any more.
 */
export function openActs(parts: ActsParts) {
  const { database, jobs, lists } = parts;
  // One at a time: bids need the same database.
  jobs.handle<{ id: string }>(RUN, ({ id }, _writes, stop) => work(parts, id, stop), { atOnce: 1 });

  const actOf = ({ list, act }: Pick<StaffAct, 'list' | 'act'>): ListAct => found(lists[list]?.acts[act]);

  async function findAnybodys(id: string): Promise<ShownAct | null> {
    const act = await findAct(database, id);
    return act && { ...act, ...found(await countLines(database, id)) };
  }
  async function find(authorId: string, id: string): Promise<ShownAct | null> {
    const act = await findAnybodys(id);
    return act?.authorId === authorId ? act : null;
  }

  return {
    /** What an act asks of whoever does it. @throws AppError NotFound where there is no such act */
    permissionOf: (list: string, act: string) => actOf({ list, act }).permission,
    /** One's own; null for anybody else's. */
    find,
    findAnybodys,
    /** Its first rows by their names: what is refused first, then what stays as it is. */
    async lines({ id, list }: StaffAct): Promise<NamedLine[]> {
      const lines = await listLines(database, id, LINES_SHOWN);
      const names = await Promise.all(lines.map(line => lists[list]?.nameOf(line.subjectId) ?? null));
      return lines.map((line, at) => ({ ...line, name: names[at] ?? null }));
    },
    /** Begins to try an act on these rows; what was tried and not done is forgotten. @throws AppError BadInput */
    async try(
      authorId: string,
      wish: Pick<StaffAct, 'list' | 'act' | 'value'>,
      ids: readonly string[],
    ): Promise<ShownAct> {
      if (ids.length === 0 || ids.length > ACT_ROWS_MAX) throw new AppError('BadInput', { field: 'ids' });
      if ((wish.value ?? '').length > VALUE_LENGTH_MAX) throw new AppError('BadInput', { field: 'value' });
      await actOf(wish).check?.(wish.value);
      const id = await database.transaction(async writes => {
        await dropTrials(writes, authorId);
        const added = found(await insertAct(writes, { ...wish, authorId }));
        await insertLines(writes, added, ids);
        await jobs.enqueue(writes, [{ kind: RUN, data: { id: added } }]);
        return added;
      });
      return found(await find(authorId, id));
    },
    /** Does what was tried. @throws AppError NotFound, BadInput where it was not, or nothing would be done */
    async run(authorId: string, id: string): Promise<ShownAct> {
      const tried = found(await find(authorId, id));
      if (tried.would === 0) throw new AppError('BadInput', { field: 'state' });
      await database.transaction(async writes => {
        if (!(await startAct(writes, id))) throw new AppError('BadInput', { field: 'state' });
        await reopenLines(writes, id);
        await jobs.enqueue(writes, [{ kind: RUN, data: { id } }]);
      });
      return found(await find(authorId, id));
    },
    /** Ends anybody's where it stands: what is done stays done. @throws AppError NotFound */
    async stop(id: string): Promise<ShownAct> {
      await database.transaction(writes => end(writes, id, true));
      return found(await findAnybodys(id));
    },
  };
}

async function work(parts: ActsParts, id: string, stop: AbortSignal): Promise<void> {
  const database = parts.database.lane('LONG');
  const act = await findAct(database, id);
  if (!act) return;
  const asked = parts.lists[act.list]?.acts[act.act]?.permission;
  let mayGoOn = true;
  while (mayGoOn) {
    const lines = await nextLines(database, id, AT_ONCE);
    if (lines.length === 0) break;
    mayGoOn = await parts.mayStill(database, act.authorId, asked ? [asked] : []);
    if (!mayGoOn) break;
    for (const line of lines) {
      // What is done stays done; the rest is another process's.
      stop.throwIfAborted();
      await workOff(parts, act, line);
    }
  }
  await database.transaction(writes => end(writes, id, !mayGoOn));
}

type Waiting = Pick<ActLine, 'position' | 'subjectId'>;

async function workOff(
  { database, events, lists }: ActsParts,
  { id, list, act, value, authorId, state }: StaffAct,
  { position, subjectId }: Waiting,
): Promise<void> {
  const lane = database.lane('LONG');
  const judged = { position, code: null, field: null };
  const run = lists[list]?.acts[act]?.run;
  try {
    await lane.transaction(async writes => {
      // Held from here on: whoever else works on it finds it judged.
      if (!(await judgeLine(writes, id, { ...judged, outcome: 'DONE' }))) return;
      if (!run) throw new AppError('NotFound');
      const isChange = await run(writes, subjectId, { actorId: authorId, value });
      if (state === 'TRYING' || !isChange) throw new TriedOut(isChange);
    });
  } catch (error) {
    const outcome = outcomeOf(error);
    if (!outcome) throw error;
    if (outcome.code === 'Unknown') events.partFailed({ part: 'lists', error });
    await lane.transaction(writes => judgeLine(writes, id, { ...judged, ...outcome }));
  }
}

/** What a row that was not done is told as; null where the database is away, and it is tried again later. */
function outcomeOf(error: unknown) {
  if (error instanceof TriedOut) {
    return { outcome: error.isChange ? 'WOULD' : 'UNCHANGED', code: null, field: null } as const;
  }
  if (error instanceof DatabaseAway) return null;
  const { code, details } = error instanceof AppError ? error : new AppError('Unknown');
  return { outcome: 'REFUSED', code, field: details.fields?.join(' ') ?? details.field ?? null } as const;
}

/** The log has one line for all that was done, beside those of the rows. */
async function end(writes: Writes, id: string, isStopped: boolean): Promise<void> {
  const before = await endAct(writes, id, isStopped);
  if (before !== 'RUNNING') return;
  const { authorId, list, act, value } = found(await findAct(writes, id));
  const { done, unchanged, refused, waiting } = found(await countLines(writes, id));
  await record(writes, {
    actorId: authorId,
    action: 'list.acted',
    subjectId: id,
    subjectName: `${list} ${act}`,
    after: { done, unchanged, refused, ...(waiting > 0 ? { waiting } : {}) },
    reason: value,
  });
}
