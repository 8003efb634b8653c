import type { Permission } from '../context.ts';
import { inColumnsOf, inOrderOf, isUuid, json, statement, type Writes } from '../database/index.ts';

/** The kinds of import: ads, or auction results of other houses. */
export const IMPORT_KINDS = ['ADS', 'RESULTS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** The permission for each kind. */
export const PERMISSIONS = { ADS: 'Ads:create', RESULTS: 'Auctions:update' } as const;
/** The permissions needed to preview and run a file. */
export const permissionsFor = ({ kind, wish }: Pick<FileImport, 'kind' | 'wish'>): readonly Permission[] => [
  PERMISSIONS[kind],
  ...(wish?.updatesBy ? (['Ads:update'] as const) : []),
];
export const IMPORT_STATES = [
  ...(['WAITING', 'TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED'] as const),
  'TAKEN_BACK',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** The keys that identify an ad in a file. */
export const IMPORT_KEYS = ['UUID', 'REFERENCE', 'CHASSIS'] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];

/** The author's choices. */
export type ImportWish = {
  /** The target field of each column of the file, in order; null: ignored. */
  readonly targets: readonly (string | null)[];
  readonly days: 'DMY' | 'MDY';
  readonly decimal: 'COMMA' | 'POINT';
  /** The key by which lines update ads; null where each line is a new ad. */
  readonly updatesBy: ImportKey | null;
  /** Imports the valid lines and skips the others. */
  readonly takesGood: boolean;
  /** For results: their source. */
  readonly source: string | null;
  /** For results: the exchange rate to euros; absent where they are in euros. */
  readonly rate?: number | null;
};

export type ImportCounts = {
  readonly total: number;
  /** Not processed yet. */
  readonly waiting: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
};

export type FileImport = {
  readonly id: string;
  readonly authorId: string | null;
  /** Empty for an erased account. */
  readonly authorName: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly separator: string | null;
  readonly wish: ImportWish | null;
  readonly state: ImportState;
  readonly counts: ImportCounts | null;
  readonly createdAt: number;
  /** For results: when the import was undone. */
  readonly takenBackAt: number | null;
  /** By whom; empty for an erased account. */
  readonly takenBackBy: string | null;
};

/** A fault of a line: an error code, the target field, and the reason. */
export type LineFault = {
  readonly code: string;
  readonly field: string;
  readonly reason: string | null;
  /** For photos: the names concerned. */
  readonly value?: string;
};
export const OUTCOMES = ['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type ImportLine = {
  readonly line: number;
  readonly outcome: Outcome | null;
  readonly name: string | null;
  readonly subjectId: string | null;
  readonly faults: readonly LineFault[] | null;
};
export type GivenLine = { readonly line: number; readonly cells: readonly unknown[] };

const FILES = `select i.id, i.author_id as "authorId", coalesce(trim(p.first_name || ' ' || p.last_name), '') as "authorName",
    i.kind, i.file_name as "fileName", i.columns, i.separator, i.wish, i.state, i.counts, i.created_at as "createdAt",
    i.taken_back_at as "takenBackAt", trim(b.first_name || ' ' || b.last_name) as "takenBackBy"
  from imports i left join accounts p on p.id = i.author_id left join accounts b on b.id = i.taken_back_by`;

export const addImport = statement(
  'imports.add',
  'insert into imports (author_id, kind, file_name) values ($1, $2, $3) returning id',
).value<{ id: string }, [file: Pick<FileImport, 'authorId' | 'kind' | 'fileName'>], Writes>(
  'id',
  inOrderOf('authorId', 'kind', 'fileName'),
);

export const addLines = statement(
  'imports.addLines',
  `insert into import_lines (import_id, line, cells)
   select $1, line, cells from unnest($2::int[], $3::jsonb[]) as l (line, cells)`,
).run<[id: string, lines: readonly GivenLine[]]>(inColumnsOf('line', json('cells')));

export const setColumns = statement(
  'imports.setColumns',
  'update imports set columns = $2, separator = $3 where id = $1',
).run<[id: string, columns: readonly string[], separator: string | null]>();

export const findImport = statement('imports.find', `${FILES} where i.id = $1`).byId<FileImport>();

/** Lists the author's latest files, and all files whose results are in use, which anybody permitted may undo. */
export const listImports = statement(
  'imports.list',
  `${FILES} where i.id in (select id from imports where author_id = $1 order by created_at desc limit 20)
     or (i.kind = 'RESULTS' and exists (select from past_results where import_id = i.id))
   order by i.created_at desc limit 200`,
).all<FileImport, [authorId: string]>();

/** Finds the choices for the latest file of this kind with the same columns, in any order, ignoring `apart`. */
export const findRemembered = statement(
  'imports.remembered',
  `select columns, wish from imports where kind = $1 and wish is not null and (columns || $3) @> $2 and columns <@ ($2 || $3)
   order by created_at desc limit 1`,
).one<
  { columns: readonly string[]; wish: ImportWish },
  [kind: ImportKind, columns: readonly string[], apart: readonly string[]]
>();

/** Returns the first lines, to help map the columns. */
export const findSamples = statement(
  'imports.samples',
  'select cells from import_lines where import_id = $1 order by line limit 3',
).all<{ cells: readonly unknown[] }, [id: string]>();

export const countLines = statement(
  'imports.count',
  `select count(*)::int as total, count(*) filter (where outcome is null)::int as waiting,
     count(*) filter (where outcome = 'CREATED')::int as created, count(*) filter (where outcome = 'UPDATED')::int as updated,
     count(*) filter (where outcome = 'UNCHANGED')::int as unchanged,
     count(*) filter (where outcome = 'REFUSED')::int as refused
   from import_lines where import_id = $1`,
).only<ImportCounts, [id: string]>();

/** Lists lines for display: refused ones first, then updates. */
export const listLines = statement(
  'imports.lines',
  `select line, outcome, name, subject_id as "subjectId", faults from import_lines
   where import_id = $1 and outcome is not null
   order by array_position(array['REFUSED', 'UPDATED', 'CREATED', 'UNCHANGED'], outcome), line limit $2`,
).all<ImportLine, [id: string, most: number]>();

/** A kind of fault with its number of lines. */
export type FaultCount = LineFault & { readonly count: number };

export const countFaults = statement(
  'imports.faults',
  `select f ->> 'code' as code, f ->> 'field' as field, f ->> 'reason' as reason, count(*)::int as count
   from import_lines, jsonb_array_elements(faults) f
   where import_id = $1 and outcome = 'REFUSED' group by 1, 2, 3 order by 4 desc, 2, 3`,
).all<FaultCount, [id: string]>();

/** Returns a chunk of the refused lines as uploaded. */
export const listRefused = statement(
  'imports.refused',
  `select line, cells, faults from import_lines where import_id = $1 and outcome = 'REFUSED' and line > $2
   order by line limit $3`,
).all<GivenLine & { faults: readonly LineFault[] }, [id: string, after: number, most: number]>();

/** Starts a preview, possibly again; false where the import is running or was done. */
export const beginTrial = statement(
  'imports.beginTrial',
  `update imports set state = 'TRYING', wish = $2, counts = null where id = $1 and state in ('WAITING', 'TRIED') returning id`,
).any<[id: string, wish: ImportWish], Writes>((id, wish) => [id, JSON.stringify(wish)]);

/** Starts a previewed import or resumes a stopped one; false where it is in another state. */
export const beginRun = statement(
  'imports.beginRun',
  `update imports set state = 'RUNNING', counts = null where id = $1 and state in ('TRIED', 'STOPPED') returning id`,
).any<[id: string], Writes>();

/** Resets all lines, or, after a valid preview, those to be imported. */
export const reopenLines = statement(
  'imports.reopenLines',
  `update import_lines set outcome = null, name = null, subject_id = null, faults = null
   where import_id = $1 and outcome is not null and ($2 or outcome <> 'REFUSED')`,
).run<[id: string, withRefused: boolean]>();

/**
 * Switches an all-or-nothing import that failed midway to skipping invalid lines: its refused lines are tried again.
 * Nothing changes where none is refused.
 */
export const takeGoodOn = statement(
  'imports.takeGoodOn',
  `with judged_anew as (
     update import_lines set outcome = null, name = null, subject_id = null, faults = null
     where import_id = $1 and outcome = 'REFUSED' returning import_id
   )
   update imports set wish = jsonb_set(wish, '{takesGood}', 'true') where id in (select import_id from judged_anew)`,
).run<[id: string], Writes>();

/** Ends a running import; a stopped preview returns to its earlier state. False where none was running. */
export const endImport = statement(
  'imports.end',
  `update imports set ended_at = clock_timestamp(),
     state = case when state = 'TRYING' then case when $2 then 'WAITING' else 'TRIED' end
       when $2 then 'STOPPED' else 'DONE' end
   where id = $1 and state in ('TRYING', 'RUNNING') returning id`,
).any<[id: string, isStopped: boolean], Writes>();

/** Marks an import as undone; false where it has not ended, or was undone before. */
export const markTakenBack = statement(
  'imports.takeBack',
  `update imports set state = 'TAKEN_BACK', taken_back_at = clock_timestamp(), taken_back_by = $2
   where id = $1 and state in ('DONE', 'STOPPED') returning id`,
).any<[id: string, actorId: string], Writes>();

export const keepCounts = statement('imports.keepCounts', 'update imports set counts = $2 where id = $1').run<
  [id: string, counts: ImportCounts]
>((id, counts) => [id, JSON.stringify(counts)]);

/** Locks an import and returns its state. */
export const holdState = statement('imports.hold', 'select state from imports where id = $1 for share').value<
  { state: ImportState },
  [id: string],
  Writes
>('state');

export const nextLines = statement(
  'imports.next',
  `select line, cells from import_lines where import_id = $1 and outcome is null order by line limit $2 for update`,
).all<GivenLine, [id: string, most: number], Writes>();

/** The result of a line. */
export type Judged = {
  readonly line: number;
  readonly outcome: Outcome;
  readonly name: string;
  readonly key: string | null;
  readonly subjectId: string | null;
  readonly faults: readonly LineFault[];
};

export const judgeLines = statement(
  'imports.judge',
  `update import_lines l set outcome = j.outcome, name = j.name, key = j.key, subject_id = j.subject_id, faults = j.faults
   from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::jsonb[])
     as j (line, outcome, name, key, subject_id, faults)
   where l.import_id = $1 and l.line = j.line`,
).run<[id: string, lines: readonly Judged[]]>(
  inColumnsOf('line', 'outcome', 'name', 'key', 'subjectId', json('faults')),
);

/** Whether an earlier line has the same key. */
export const isTwice = statement(
  'imports.isTwice',
  'select from import_lines where import_id = $1 and key = $2 and line < $3 limit 1',
).any<[id: string, key: string, line: number]>();

/** Deletes the lines of imports ended or abandoned a month ago. */
export const sweepLines = statement(
  'imports.sweep',
  `with old as (select id from imports where created_at < clock_timestamp() - interval '30 days'),
   kept as (
     update imports i set counts = coalesce(i.counts, '{"total":0,"waiting":0,"created":0,"updated":0,"unchanged":0,"refused":0}'),
       state = case when state in ('DONE', 'STOPPED', 'TAKEN_BACK') then state else 'STOPPED' end
     where id in (select id from old) and exists (select from import_lines l where l.import_id = i.id))
   delete from import_lines where import_id in (select id from old)`,
).run();

export type KnownAd = { readonly uuid: string; readonly isUnderHammer: boolean };

/** Finds ads by id, reference or chassis number; at most two, to detect ambiguity. */
export const findKnown = statement(
  'imports.findKnown',
  `select d.uuid, exists (select from auctions where ad_uuid = d.uuid and status = 'open') as "isUnderHammer"
   from ads d where d.uuid in (
     select uuid from ads where $1::text = 'UUID' and uuid = $3::uuid
     union all select uuid from ads where $1 = 'REFERENCE' and details ->> 'sfInternalOpportunityId' = $2
     union all select uuid from ads where $1 = 'CHASSIS' and upper(details -> 'optionalData' ->> 'vin') = upper($2))
   limit 2`,
).all<KnownAd, [key: ImportKey, value: string]>((key, value) => [
  ...[key, value],
  key === 'UUID' && isUuid(value) ? value : null,
]);

const keepSql = statement('imports.savepoint', 'savepoint import');
const undoSql = statement('imports.undo', 'rollback to savepoint import');
const forgetSql = statement('imports.release', 'release savepoint import');

/** Runs work in a savepoint and rolls it back unless the result `stands`; may be nested. */
export async function onTrial<Result extends { readonly stands: boolean }>(
  writes: Writes,
  work: () => Promise<Result>,
): Promise<Result> {
  await writes.query(keepSql);
  const result = await work();
  if (!result.stands) await writes.query(undoSql);
  await writes.query(forgetSql);
  return result;
}
