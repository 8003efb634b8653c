import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { removeKeysOf } from './keys-store.ts';

/** What a person's keys are called and good for; the keys themselves nobody has. */
export const keysPersonalData: PersonalData = {
  name: 'apiKeys',
  collect: statement(
    'keys.collect',
    `select name, start, scopes, origins, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
     from api_keys where account_id = $1 order by created_at`,
  ).all(),
  erase: removeKeysOf,
};
