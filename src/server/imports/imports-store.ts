import type { Permission } from '../context.ts';
import { inColumnsOf, inOrderOf, isUuid, json, statement, type Writes } from '../database/index.ts';

/** What a file may bring: cars of the house, or what others sold elsewhere. */
export const IMPORT_KINDS = ['ADS', 'RESULTS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** What whoever brings a file of a kind has to be allowed. */
export const PERMISSIONS = { ADS: 'Ads:create', RESULTS: 'Auctions:update' } as const;
/** All that is asked of who has a file tried and taken. */
export const permissionsFor = ({ kind, wish }: Pick<FileImport, 'kind' | 'wish'>): readonly Permission[] => [
  PERMISSIONS[kind],
  ...(wish?.updatesBy ? (['Ads:update'] as const) : []),
];
export const IMPORT_STATES = [
  ...(['WAITING', 'TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED'] as const),
  'TAKEN_BACK',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** What an ad of a file is known by. */
export const IMPORT_KEYS = ['UUID', 'REFERENCE', 'CHASSIS'] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];

/** What the author chose. */
export type ImportWish = {
  /** The heading of ours that each column is read as; null: left out. In the order of the file's columns. */
  readonly targets: readonly (string | null)[];
  readonly days: 'DMY' | 'MDY';
  readonly decimal: 'COMMA' | 'POINT';
  /** By what the ads that it changes are known; null where each line is a new one. */
  readonly updatesBy: ImportKey | null;
  /** Takes the lines that are right, and leaves the others. */
  readonly takesGood: boolean;
  /** Of results: where they are from. */
  readonly source: string | null;
  /** Of results: what one unit of their money is in euros; none where they are in euros. */
  readonly rate?: number | null;
};

export type ImportCounts = {
  readonly total: number;
  /** Not looked at yet. */
  readonly waiting: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
};

export type FileImport = {
  readonly id: string;
  readonly authorId: string | null;
  /** Empty for who has left the house. */
  readonly authorName: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly separator: string | null;
  readonly wish: ImportWish | null;
  readonly state: ImportState;
  readonly counts: ImportCounts | null;
  readonly createdAt: number;
  /** Of results: when all that it brought was taken back. */
  readonly takenBackAt: number | null;
  /** By whom; empty for who has left the house since. */
  readonly takenBackBy: string | null;
};

/** What is wrong with a line: a code of the table of errors, the heading of ours it speaks of, and how it is wrong. */
export type LineFault = {
  readonly code: string;
  readonly field: string;
  readonly reason: string | null;
  /** Of photos: the names that it speaks of. */
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

/** One's own last, and all whose results stand: they may be taken back, whoever brought them. */
export const listImports = statement(
  'imports.list',
  `${FILES} where i.id in (select id from imports where author_id = $1 order by created_at desc limit 20)
     or (i.kind = 'RESULTS' and exists (select from past_results where import_id = i.id))
   order by i.created_at desc limit 200`,
).all<FileImport, [authorId: string]>();

/** What was chosen for the last file of this kind with these columns, in whatever order; `apart` count in neither. */
export const findRemembered = statement(
  'imports.remembered',
  `select columns, wish from imports where kind = $1 and wish is not null and (columns || $3) @> $2 and columns <@ ($2 || $3)
   order by created_at desc limit 1`,
).one<
  { columns: readonly string[]; wish: ImportWish },
  [kind: ImportKind, columns: readonly string[], apart: readonly string[]]
>();

/** The first lines, for whoever says what their columns are. */
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

/** Its lines as they are shown: what is refused first, then what changes something that is there. */
export const listLines = statement(
  'imports.lines',
  `select line, outcome, name, subject_id as "subjectId", faults from import_lines
   where import_id = $1 and outcome is not null
   order by array_position(array['REFUSED', 'UPDATED', 'CREATED', 'UNCHANGED'], outcome), line limit $2`,
).all<ImportLine, [id: string, most: number]>();

/** A kind of fault, and how many lines have it. */
export type FaultCount = LineFault & { readonly count: number };

export const countFaults = statement(
  'imports.faults',
  `select f ->> 'code' as code, f ->> 'field' as field, f ->> 'reason' as reason, count(*)::int as count
   from import_lines, jsonb_array_elements(faults) f
   where import_id = $1 and outcome = 'REFUSED' group by 1, 2, 3 order by 4 desc, 2, 3`,
).all<FaultCount, [id: string]>();

/** The lines that are refused, a part at a time, as they came. */
export const listRefused = statement(
  'imports.refused',
  `select line, cells, faults from import_lines where import_id = $1 and outcome = 'REFUSED' and line > $2
   order by line limit $3`,
).all<GivenLine & { faults: readonly LineFault[] }, [id: string, after: number, most: number]>();

/** Begins to try it, anew where it was tried before; false where it is under way, or was taken. */
export const beginTrial = statement(
  'imports.beginTrial',
  `update imports set state = 'TRYING', wish = $2, counts = null where id = $1 and state in ('WAITING', 'TRIED') returning id`,
).any<[id: string, wish: ImportWish], Writes>((id, wish) => [id, JSON.stringify(wish)]);

/** Begins to take what was tried, or goes on with what was stopped; false where there is no such thing. */
export const beginRun = statement(
  'imports.beginRun',
  `update imports set state = 'RUNNING', counts = null where id = $1 and state in ('TRIED', 'STOPPED') returning id`,
).any<[id: string], Writes>();

/** All its lines wait again; of a trial that was right, those that are to be taken. */
export const reopenLines = statement(
  'imports.reopenLines',
  `update import_lines set outcome = null, name = null, subject_id = null, faults = null
   where import_id = $1 and outcome is not null and ($2 or outcome <> 'REFUSED')`,
).run<[id: string, withRefused: boolean]>();

/**
 * A file of all or nothing that became wrong on its way is neither any more: its refused lines are judged anew, and
 * what stays wrong is left out. Nothing changes where none is refused.
 */
export const takeGoodOn = statement(
  'imports.takeGoodOn',
  `with judged_anew as (
     update import_lines set outcome = null, name = null, subject_id = null, faults = null
     where import_id = $1 and outcome = 'REFUSED' returning import_id
   )
   update imports set wish = jsonb_set(wish, '{takesGood}', 'true') where id in (select import_id from judged_anew)`,
).run<[id: string], Writes>();

/** Ends what is under way; a trial that is stopped waits as before it. False where nothing was under way. */
export const endImport = statement(
  'imports.end',
  `update imports set ended_at = clock_timestamp(),
     state = case when state = 'TRYING' then case when $2 then 'WAITING' else 'TRIED' end
       when $2 then 'STOPPED' else 'DONE' end
   where id = $1 and state in ('TRYING', 'RUNNING') returning id`,
).any<[id: string, isStopped: boolean], Writes>();

/** Says that all it brought is taken back; false where it is not over, or was taken back before. */
export const markTakenBack = statement(
  'imports.takeBack',
  `update imports set state = 'TAKEN_BACK', taken_back_at = clock_timestamp(), taken_back_by = $2
   where id = $1 and state in ('DONE', 'STOPPED') returning id`,
).any<[id: string, actorId: string], Writes>();

export const keepCounts = statement('imports.keepCounts', 'update imports set counts = $2 where id = $1').run<
  [id: string, counts: ImportCounts]
>((id, counts) => [id, JSON.stringify(counts)]);

/** The state it is in, which nobody changes until the transaction ends. */
export const holdState = statement('imports.hold', 'select state from imports where id = $1 for share').value<
  { state: ImportState },
  [id: string],
  Writes
>('state');

export const nextLines = statement(
  'imports.next',
  `select line, cells from import_lines where import_id = $1 and outcome is null order by line limit $2 for update`,
).all<GivenLine, [id: string, most: number], Writes>();

/** What became of a line. */
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

/** Whether a line before this one is about the same. */
export const isTwice = statement(
  'imports.isTwice',
  'select from import_lines where import_id = $1 and key = $2 and line < $3 limit 1',
).any<[id: string, key: string, line: number]>();

/** Lets go of the lines of files that were ended, or left, a month ago. */
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

/** The ads of that id, reference or chassis; two at most tell that it is not one. */
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

/** Does work, and takes back what it wrote where it answers that it should not stand. One may stand in another. */
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
