import type { Instant } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';

/** What a note is of. */
export const NOTE_KINDS = ['PERSON', 'CAR', 'ORDER'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export type Note = {
  readonly id: string;
  readonly body: string;
  readonly authorId: string;
  /** Empty for who has left the house. */
  readonly authorName: string;
  readonly writtenAt: Instant;
};

const NOTES_SHOWN = 200;
/** The notes of one thing; the parameters are its kind and its id. */
const OF = `case $1::text when 'PERSON' then n.person_id = $2::uuid when 'CAR' then n.ad_uuid = $2::uuid
  else n.order_id = $2::uuid end`;

export const listNotes = statement(
  'notes.list',
  `select n.id, n.body, n.author_id as "authorId", trim(p.first_name || ' ' || p.last_name) as "authorName",
     n.written_at as "writtenAt"
   from staff_notes n join accounts p on p.id = n.author_id
   where ${OF} order by n.written_at desc, n.id limit ${NOTES_SHOWN}`,
).all<Note, [kind: NoteKind, id: string]>();

/** Keeps a person here until their note is written; false for who is not, or has left meanwhile. */
export const holdPerson = statement(
  'notes.holdPerson',
  'select id from accounts where id = $1 and erased_at is null for key share',
).any<[id: string], Writes>();

/** Answers its id; null where there is no such thing. */
export const addNote = statement(
  'notes.add',
  `insert into staff_notes (author_id, person_id, ad_uuid, order_id, body)
   select $4, p.id, d.uuid, o.id, $3
   from (select 1) as one
     left join accounts p on $1::text = 'PERSON' and p.id = $2::uuid and p.erased_at is null
     left join ads d on $1::text = 'CAR' and d.uuid = $2::uuid
     left join orders o on $1::text = 'ORDER' and o.id = $2::uuid
   where num_nonnulls(p.id, d.uuid, o.id) = 1 returning id`,
).value<{ id: string }, [kind: NoteKind, id: string, body: string, authorId: string], Writes>('id');

/**
 * The car is another seller's by now: what was written of it until then goes with the former one. Where nobody had it
 * that may be of anybody, and is in no copy.
 */
export const keepOfFormer = statement(
  'notes.keepOfFormer',
  `update staff_notes set seller_id = $2, is_before_owner = $2::uuid is null
   where ad_uuid = $1 and seller_id is null and not is_before_owner`,
).run<[adUuid: string, formerId: string | null]>();

/** One's own; answers what it was of. */
export const removeNote = statement(
  'notes.remove',
  `delete from staff_notes where id = $2 and author_id = $3
     and case $1::text when 'PERSON' then person_id is not null when 'CAR' then ad_uuid is not null
       else order_id is not null end
   returning coalesce(person_id, ad_uuid, order_id) as subject`,
).value<{ subject: string }, [kind: NoteKind, id: string, authorId: string], Writes>('subject');
