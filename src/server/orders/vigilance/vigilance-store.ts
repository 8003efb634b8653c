import type { VIGILANCE_ENTRY_KINDS, VigilanceAnswers } from '#shared/fields/index.ts';
import type { Instant, OrderParty, VigilancePieceKind } from '#shared/sale/index.ts';
import { inOrderOf, instant, statement, timestamp, type Writes } from '../../database/index.ts';

/** The identity check of one side of a sale, and their answers. */
export type VigilanceFile = {
  readonly party: OrderParty;
  readonly accountId: string;
  readonly answers: VigilanceAnswers | null;
};

/** A document handed in: for the sale, or before, for the account. */
export type VigilancePiece = {
  readonly id: string;
  readonly orderId: string;
  readonly party: OrderParty;
  readonly kind: VigilancePieceKind;
  readonly fileKey: string;
  readonly handedInBy: string;
  readonly state: 'RECEIVED' | 'ACCEPTED' | 'REFUSED';
  /** The reason of a refusal. */
  readonly reason: string | null;
  /** Whether it is an account document that the house accepted before and that is still valid. */
  readonly isKnown: boolean;
};

export type VigilanceEntryKind = (typeof VIGILANCE_ENTRY_KINDS)[number];

/** An entry by staff. */
export type VigilanceEntry = {
  readonly party: OrderParty;
  readonly kind: VigilanceEntryKind;
  readonly text: string | null;
  /** `2026-11-23`, of a declaration. */
  readonly declaredOn: string | null;
  /** Empty for former staff. */
  readonly actorName: string;
  readonly at: Instant;
};

export const listFiles = statement(
  'vigilance.list',
  `select party, account_id as "accountId", answers from vigilance_files where order_id = $1 order by party`,
).all<VigilanceFile, [orderId: string]>();

export const askFile = statement(
  'vigilance.ask',
  `insert into vigilance_files (order_id, party, account_id, asked_at) values ($1, $2, $3, $4)`,
).run<[orderId: string, party: OrderParty, accountId: string, at: Instant]>(
  (orderId, party, accountId, at) => [...[orderId, party, accountId, timestamp(at)]],
);

export const answerFile = statement(
  'vigilance.answer',
  `update vigilance_files set answers = $3, answered_at = $4 where order_id = $1 and party = $2`,
).run<[orderId: string, party: OrderParty, answers: VigilanceAnswers, at: Instant]>(
  (orderId, party, answers, at) => [orderId, party, JSON.stringify(answers), timestamp(at)],
);

const PIECE = `id, order_id as "orderId", party, kind, file_key as "fileKey", handed_in_by as "handedInBy", state,
  reason, false as "isKnown"`;
/**
 * The latest document of each kind, but one accepted for the sale stays. Account documents with an expiry date are
 * shown in their current state until there is a verdict.
 */
export const listPieces = statement(
  'vigilance.listPieces',
  `select distinct on (party, kind) id, "orderId", party, kind, "fileKey", "handedInBy", state, reason, "isKnown" from (
     select ${PIECE}, handed_in_at as at from vigilance_pieces where order_id = $1
     union all
     select p.id, f.order_id, f.party, p.kind, p.file_key, p.account_id, p.state, null, true, p.decided_at
     from vigilance_files f join person_documents p on p.account_id = f.account_id
     where f.order_id = $1 and p.kind = 'IDENTITY' and p.state = 'ACCEPTED' and p.expires_at > clock_timestamp()
       and not exists (select from vigilance_entries e where e.order_id = f.order_id and e.party = f.party
         and e.kind in ('CLEARED', 'REFUSED', 'WAIVED'))) each
   order by party, kind, (state = 'ACCEPTED' and not "isKnown") desc, at desc`,
).all<VigilancePiece, [orderId: string]>();

export const findPiece = statement(
  'vigilance.findPiece',
  `select ${PIECE} from vigilance_pieces where id = $1`,
).one<VigilancePiece, [id: string]>();

export const addPiece = statement(
  'vigilance.addPiece',
  `insert into vigilance_pieces (order_id, party, kind, file_key, handed_in_by, handed_in_at)
   values ($1, $2, $3, $4, $5, $6)`,
).run<[piece: Omit<VigilancePiece, 'id' | 'state' | 'reason' | 'isKnown'> & { readonly at: Instant }]>(
  inOrderOf('orderId', 'party', 'kind', 'fileKey', 'handedInBy', instant('at')),
);

/** Copies an account document into the file, where it stays even if it changes in the account. Returns its id. */
export const keepKnown = statement(
  'vigilance.keepKnown',
  `insert into vigilance_pieces (order_id, party, kind, file_key, handed_in_by, handed_in_at, state, decided_by,
     decided_at)
   select $2, $3, $4, file_key, account_id, clock_timestamp(), state, decided_by, decided_at
   from person_documents where id = $1 returning id`,
).onlyValue<{ id: string }, [known: Pick<VigilancePiece, 'id' | 'orderId' | 'party' | 'kind'>], Writes>(
  'id',
  inOrderOf('id', 'orderId', 'party', 'kind'),
);

export const decidePiece = statement(
  'vigilance.decidePiece',
  `update vigilance_pieces set state = $2, reason = $3, decided_by = $4, decided_at = $5 where id = $1`,
).run<[id: string, state: VigilancePiece['state'], reason: string | null, actorId: string, at: Instant]>(
  (id, state, reason, actorId, at) => [id, state, reason, actorId, timestamp(at)],
);

export const listEntries = statement(
  'vigilance.listEntries',
  `select e.party, e.kind, e.text, to_char(e.declared_on, 'YYYY-MM-DD') as "declaredOn",
     trim(a.first_name || ' ' || a.last_name) as "actorName", e.at
   from vigilance_entries e join accounts a on a.id = e.actor_id where e.order_id = $1 order by e.id`,
).all<VigilanceEntry, [orderId: string]>();

export const addEntry = statement(
  'vigilance.addEntry',
  `insert into vigilance_entries (order_id, party, kind, text, declared_on, actor_id, at)
   values ($1, $2, $3, $4, $5::text::date, $6, $7)`,
).run<[entry: Omit<VigilanceEntry, 'actorName'> & { readonly orderId: string; readonly actorId: string }]>(
  inOrderOf('orderId', 'party', 'kind', 'text', 'declaredOn', 'actorId', instant('at')),
);

/**
 * Deletes files five years after the last event in any sale of the person (code monétaire et financier, L561-12), with
 * documents and entries; a sweep then removes the unreferenced stored files.
 */
export const dropOldFiles = statement(
  'vigilance.expire',
  `delete from vigilance_files f using orders o where o.id = f.order_id and o.state in ('CLOSED', 'CANCELLED')
     and not exists (select from orders p join order_steps s on s.order_id = p.id
       where f.account_id in (p.buyer_id, p.seller_id) and s.at > clock_timestamp() - interval '5 years')`,
).run();

/** What a person gave, without the staff's entries or names. */
export const collectVigilance = statement(
  'vigilance.collect',
  `select f.order_id as order, f.party, to_json(f.asked_at) as "askedAt", f.answers,
     to_json(f.answered_at) as "answeredAt",
     (select coalesce(json_agg(json_build_object('kind', p.kind, 'file', p.file_key, 'state', p.state, 'reason', p.reason,
        'at', p.handed_in_at) order by p.place), '[]') from vigilance_pieces p
      where p.order_id = f.order_id and p.party = f.party and p.handed_in_by = $1) as pieces
   from vigilance_files f where f.account_id = $1 order by f.asked_at`,
).all<object, [accountId: string]>();
