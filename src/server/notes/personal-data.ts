import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

const OF_PERSON = `(person_id = $1 or ad_uuid in (select uuid from ads where owner_id = $1)
  or order_id in (select id from orders where buyer_id = $1 or seller_id = $1))`;

/** What staff wrote down of a person, of their orders and their cars goes with them; who wrote it is staff's own. */
export const notesPersonalData: PersonalData = {
  name: 'staffNotes',
  collect: statement(
    'notes.collect',
    `select coalesce(json_agg(json_build_object('note', body, 'at', written_at) order by written_at), '[]') as held
     from staff_notes where ${OF_PERSON}`,
  ).value<{ held: unknown }, [accountId: string]>('held'),
  erase: statement('notes.erase', `delete from staff_notes where ${OF_PERSON}`).run(),
};
