import { type Reads, statement, type Writes } from '../database/index.ts';

export type ImportState = 'WAITING' | 'RUNNING' | 'DONE' | 'REFUSED';
/** What became of a line: the ad it made, or what is wrong with it. */
export type ImportLine = {
  readonly line: number;
  readonly name: string;
  readonly uuid?: string;
  /** The ad was there before. */
  readonly isUpdate?: boolean;
  /** A code of the table of errors, and the field it speaks of. */
  readonly code?: string;
  readonly field?: string;
};
/** What an ad of a file is known by. */
export const IMPORT_KEYS = ['UUID', 'REFERENCE', 'CHASSIS'] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];
export type ImportWish = Pick<AdImport, 'fileName' | 'isTrial' | 'updatesBy' | 'takesGood'>;
export type AdImport = {
  readonly id: string;
  readonly authorId: string | null;
  readonly fileName: string;
  readonly isTrial: boolean;
  /** By what the ads that it changes are known; null where each line is a new one. */
  readonly updatesBy: ImportKey | null;
  /** Takes the lines that are right, and leaves the others. */
  readonly takesGood: boolean;
  readonly state: ImportState;
  readonly lineCount: number;
  readonly doneCount: number;
  readonly report: readonly ImportLine[];
  readonly createdAt: number;
};

const COLUMNS = `id, author_id as "authorId", file_name as "fileName", is_trial as "isTrial", updates_by as "updatesBy",
  takes_good as "takesGood", state,
  line_count as "lineCount", done_count as "doneCount", report, created_at as "createdAt"`;

const addSql = statement(
  'imports.add',
  `insert into ad_imports (author_id, file_name, body, is_trial, updates_by, takes_good)
   values ($1, $2, '', $3, $4, $5) returning id`,
);

export async function addImport(
  writes: Writes,
  authorId: string,
  { fileName, isTrial, updatesBy, takesGood }: ImportWish,
): Promise<string> {
  const values = [authorId, fileName, isTrial, updatesBy, takesGood];
  const [row] = await writes.query<{ id: string }>(addSql, values);
  if (!row) throw new Error('an import that was just added has an id');
  return row.id;
}

const pieceSql = statement(
  'imports.addPiece',
  `update ad_imports set body = body || $2 where id = $1 and state = 'WAITING'
     and length(body) + length($2) <= $3 returning id`,
);

/** Adds a piece to the end; false once the file has begun, or would grow too large. */
export async function addPiece(
  writes: Writes,
  id: string,
  text: string,
  lengthMax: number,
): Promise<boolean> {
  return (await writes.query(pieceSql, [id, text, lengthMax])).length === 1;
}

const startSql = statement(
  'imports.start',
  `update ad_imports set state = 'RUNNING' where id = $1 and state = 'WAITING' and body <> '' returning id`,
);

/** False where it has begun already, or there is nothing of it. */
export async function startImport(writes: Writes, id: string): Promise<boolean> {
  return (await writes.query(startSql, [id])).length === 1;
}

export const findImport = statement('imports.find', `select ${COLUMNS} from ad_imports where id = $1`).one<
  AdImport,
  [id: string]
>();

export const listImports = statement(
  'imports.list',
  `select ${COLUMNS} from ad_imports where author_id = $1 and state <> 'WAITING' order by created_at desc limit 20`,
).all<AdImport, [authorId: string]>();

const bodySql = statement('imports.body', 'select body from ad_imports where id = $1');

export async function findBody(reads: Reads, id: string): Promise<string> {
  const [row] = await reads.query<{ body: string }>(bodySql, [id]);
  return row?.body ?? '';
}

/** How far it has come, for those who watch; outside the transaction that does the work. */
export const showProgress = statement(
  'imports.progress',
  'update ad_imports set line_count = $2, done_count = $3 where id = $1',
).run<[id: string, count: number, done: number], Reads>();

export const endImport = statement(
  'imports.end',
  `update ad_imports set state = $2, report = $3, line_count = $4, done_count = $4,
     ended_at = clock_timestamp() where id = $1`,
).run<[id: string, state: 'DONE' | 'REFUSED', report: readonly ImportLine[], count: number]>(
  (id, state, report, count) => [id, state, JSON.stringify(report), count],
);

export type KnownAd = { readonly uuid: string; readonly isUnderHammer: boolean };

/** The ads of that id, reference or chassis; two at most tell that it is not one. */
export const findKnown = statement(
  'imports.findKnown',
  `select d.uuid, exists (select from auctions where ad_uuid = d.uuid and status = 'open') as "isUnderHammer"
   from ads d where ($1::text = 'UUID' and d.uuid::text = lower($2))
     or ($1::text = 'REFERENCE' and d.details ->> 'sfInternalOpportunityId' = $2)
     or ($1::text = 'CHASSIS' and upper(d.details -> 'optionalData' ->> 'vin') = upper($2))
   limit 2`,
).all<KnownAd, [key: ImportKey, value: string]>();

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
