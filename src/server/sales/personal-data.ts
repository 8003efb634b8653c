import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** The calls planned to a person during sales; erased with the account. */
export const callsPersonalData: PersonalData = {
  name: 'calls',
  collect: statement(
    'sales.collectCalls',
    `select ad_uuid as ad, phone, note, to_json(done_at) as "doneAt" from sale_calls where person_id = $1
     order by created_at`,
  ).all(),
  erase: statement('sales.eraseCalls', 'delete from sale_calls where person_id = $1').run(),
};
