import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { removeKeysOf } from './keys-store.ts';
import { removeClientsOf } from './oauth-store.ts';

/** A person's keys and grants with their names and scopes; the secrets are not stored. */
export const keysPersonalData: PersonalData = {
  name: 'apiKeys',
  collect: statement(
    'keys.collect',
    `select name, start, client_id as application, scopes, origins, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
     from api_keys where account_id = $1 order by created_at`,
  ).all(),
  erase: removeKeysOf,
};

/** The applications that a person registered. */
export const applicationsPersonalData: PersonalData = {
  name: 'applications',
  collect: statement(
    'oauth.collect',
    `select id, name, home, redirects, scopes, to_json(created_at) as "createdAt", to_json(used_at) as "usedAt"
     from oauth_clients where account_id = $1 order by created_at`,
  ).all(),
  erase: removeClientsOf,
};
