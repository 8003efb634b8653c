import type { Words } from '#shared/words/words.gen.ts';
import { statement, type Writes } from '../database/index.ts';

/** What a change was of: its field names are those of the API. */
type State = Readonly<Record<string, unknown>>;

/** What staff read that was done, as the catalogue of words has it: nothing is logged that it has no words for. */
export type Action = Dotted<keyof Words['admin']['audit']['actions']>;
type Dotted<Key> = Key extends `${infer Subject}_${infer Act}` ? `${Subject}.${Act}` : never;

export type NewEntry = {
  /** null: the house itself. */
  readonly actorId: string | null;
  /** The thing and what was done to it: `ad.updated`, `order.cancelled`. */
  readonly action: Action;
  readonly subjectId: string;
  /** What it is called: it is found again by this, even once it is gone. */
  readonly subjectName: string;
  readonly before?: State;
  readonly after?: State;
  readonly reason?: string | null;
};

const recordSql = statement(
  'audit.record',
  `insert into audit_entries (actor_id, action, subject_id, subject_name, before, after, reason)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/**
 * Writes a line; of both states only what differs. Answers the names of those fields. `isQuiet`: where nothing
 * differs, nothing is written.
 */
export async function record(
  writes: Writes,
  entry: NewEntry,
  { isQuiet = false } = {},
): Promise<readonly string[]> {
  const { actorId, action, subjectId, subjectName, reason = null } = entry;
  const { before, after, names } = differenceOf(entry.before ?? {}, entry.after ?? {});
  if (isQuiet && names.length === 0) return [];
  const states = [JSON.stringify(before), JSON.stringify(after)];
  await writes.query(recordSql, [actorId, action, subjectId, subjectName, ...states, reason]);
  return names;
}

/** Both states without what is the same in them. */
export function differenceOf(before: State, after: State) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => written(before[name]) !== written(after[name]),
  );
  return { names, before: pick(before, names), after: pick(after, names) };
}

const pick = (state: State, names: readonly string[]): State =>
  Object.fromEntries(names.filter(name => name in state).map(name => [name, state[name]]));

/** A value as it is compared: the order of keys does not count, and what is missing is none. */
function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => each !== null && each !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
