import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { removeEndpointsOf } from './webhooks-store.ts';

/** A person's webhook endpoints. */
export const webhooksPersonalData: PersonalData = {
  name: 'webhooks',
  collect: statement(
    'webhooks.collect',
    `select url, events, to_json(created_at) as "createdAt" from webhook_endpoints
     where account_id = $1 order by created_at`,
  ).all(),
  erase: removeEndpointsOf,
};
