import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

const OF_PERSON = `(person_id = $1 or seller_id = $1
  or (seller_id is null and ad_uuid in (select uuid from ads where owner_id = $1)))`;
/** Of a sale whose other side has gone before. */
const OF_NOBODY_ELSE = `order_id in (select o.id from orders o where $1 in (o.buyer_id, o.seller_id)
  and not exists (select from accounts p where p.id in (o.buyer_id, o.seller_id) and p.id <> $1 and p.erased_at is null))`;

/**
 * What staff wrote down of a person and of their cars goes with them; who wrote it is staff's own. What they wrote of a
 * car before it was anybody's goes with its owner too, and is not in their copy. What they wrote of a sale is of two
 * people: neither has it in their copy, and it goes with the second of them.
 */
export const notesPersonalData: PersonalData = {
  name: 'staffNotes',
  collect: statement(
    'notes.collect',
    `select coalesce(json_agg(json_build_object('note', body, 'at', written_at) order by written_at), '[]') as held
     from staff_notes where ${OF_PERSON} and not is_before_owner`,
  ).value<{ held: unknown }, [accountId: string]>('held'),
  erase: statement('notes.erase', `delete from staff_notes where ${OF_PERSON} or ${OF_NOBODY_ELSE}`).run(),
};
