import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { removeKeysOf } from './keys-store.ts';
import { removeClientsOf } from './oauth-store.ts';

/** What a person's keys, an application's too, are called and good for; the keys themselves nobody has. */
export const keysPersonalData: PersonalData = {
  name: 'apiKeys',
  collect: statement(
    'keys.collect',
    `select name, start, client_id as application, scopes, origins, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
     from api_keys where account_id = $1 order by created_at`,
  ).all(),
  erase: removeKeysOf,
};

/** The applications that a person made. */
export const applicationsPersonalData: PersonalData = {
  name: 'applications',
  collect: statement(
    'oauth.collect',
    `select id, name, home, redirects, scopes, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
     from oauth_clients where account_id = $1 order by created_at`,
  ).all(),
  erase: removeClientsOf,
};
