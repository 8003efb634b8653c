import { inOrderOf, statement, type Writes } from '../database/index.ts';

export type ActState = 'TRYING' | 'TRIED' | 'RUNNING' | 'DONE' | 'STOPPED';
export type Outcome = 'WOULD' | 'DONE' | 'UNCHANGED' | 'REFUSED';

export type StaffAct = {
  readonly id: string;
  readonly authorId: string;
  readonly list: string;
  readonly act: string;
  readonly value: string | null;
  readonly state: ActState;
};

/** How many rows there are of each kind; `waiting` were not looked at yet. */
export type ActCounts = {
  readonly total: number;
  readonly waiting: number;
  readonly would: number;
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
};

export type ActLine = {
  readonly position: number;
  readonly subjectId: string;
  readonly outcome: Outcome | null;
  readonly code: string | null;
  readonly field: string | null;
};

/** What one tried before and never did. */
export const dropTrials = statement(
  'lists.dropTrials',
  `delete from list_acts where author_id = $1 and state in ('TRYING', 'TRIED')`,
).run<[authorId: string]>();

type NewAct = Pick<StaffAct, 'authorId' | 'list' | 'act' | 'value'>;

export const insertAct = statement(
  'lists.addAct',
  'insert into list_acts (author_id, list, act, value) values ($1, $2, $3, $4) returning id',
).value<{ id: string }, [act: NewAct], Writes>('id', inOrderOf('authorId', 'list', 'act', 'value'));

export const insertLines = statement(
  'lists.addLines',
  `insert into list_act_lines (act_id, position, subject_id)
   select $1, min(n), id from unnest($2::text[]) with ordinality as named (id, n) group by id`,
).run<[actId: string, ids: readonly string[]]>();

const ACT = 'id, author_id as "authorId", list, act, value, state';

export const findAct = statement(
  'lists.findAct',
  `select ${ACT} from list_acts where id = $1`,
).byId<StaffAct>();

export const countLines = statement(
  'lists.countLines',
  `select count(*)::int as total, count(*) filter (where outcome is null)::int as waiting,
     count(*) filter (where outcome = 'WOULD')::int as would, count(*) filter (where outcome = 'DONE')::int as done,
     count(*) filter (where outcome = 'UNCHANGED')::int as unchanged,
     count(*) filter (where outcome = 'REFUSED')::int as refused
   from list_act_lines where act_id = $1`,
).one<ActCounts, [actId: string]>();

// What is refused is read first, then what stays as it is.
export const listLines = statement(
  'lists.lines',
  `select position, subject_id as "subjectId", outcome, code, field from list_act_lines where act_id = $1
   order by array_position(array['REFUSED', 'UNCHANGED'], outcome), position limit $2`,
).all<ActLine, [actId: string, most: number]>();

export const nextLines = statement(
  'lists.nextLines',
  `select l.position, l.subject_id as "subjectId" from list_act_lines l join list_acts a on a.id = l.act_id
   where a.id = $1 and a.state in ('TRYING', 'RUNNING') and l.outcome is null order by l.position limit $2`,
).all<Pick<ActLine, 'position' | 'subjectId'>, [actId: string, most: number]>();

type Judged = Pick<ActLine, 'position' | 'outcome' | 'code' | 'field'>;

/**
 * Writes what became of a row, unless somebody has before, or the act was stopped meanwhile; false then. Holds the row
 * until the transaction ends.
 */
export const judgeLine = statement(
  'lists.judge',
  `update list_act_lines l set outcome = $3, code = $4, field = $5
   from (select id from list_acts where id = $1 and state in ('TRYING', 'RUNNING') for share) as a
   where l.act_id = a.id and l.position = $2 and l.outcome is null returning l.position`,
).any<[actId: string, judged: Judged], Writes>(inOrderOf('position', 'outcome', 'code', 'field'));

/** Begins what was tried; false where it has begun, or was never tried to its end. */
export const startAct = statement(
  'lists.startAct',
  `update list_acts set state = 'RUNNING' where id = $1 and state = 'TRIED' returning id`,
).any<[id: string], Writes>();

/** What would be done waits to be done. */
export const reopenLines = statement(
  'lists.reopenLines',
  `update list_act_lines set outcome = null where act_id = $1 and outcome = 'WOULD'`,
).run<[actId: string]>();

/** Ends what has come to its end, or is stopped; answers the state it was in, null where it had ended. */
export const endAct = statement(
  'lists.endAct',
  `update list_acts a set ended_at = clock_timestamp(),
     state = case when $2::boolean then 'STOPPED' when a.state = 'TRYING' then 'TRIED' else 'DONE' end
   from (select id, state from list_acts where id = $1 and state in ('TRYING', 'RUNNING') for update) as was
   where a.id = was.id returning was.state as "before"`,
).value<{ before: ActState }, [id: string, isStopped: boolean], Writes>('before');
