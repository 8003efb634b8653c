import { inOrderOf, statement } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { ENDPOINT, type Endpoint, MESSAGE, type Message } from './webhooks-store.ts';

/** An endpoint in the staff's list, with its owner and the last attempt. */
export type EndpointLine = Endpoint & {
  readonly ownerName: string;
  readonly ownerEmail: string;
  /** null before the first attempt. */
  readonly lastAt: number | null;
  readonly lastStatus: number | null;
  /** Why the last attempt failed; null where it succeeded. */
  readonly lastError: string | null;
};
export type EndpointFilter = 'FAILING' | 'DEAD';

const OWNER = `p.first_name || ' ' || p.last_name as "ownerName", p.email as "ownerEmail"`;
const OWNED_BY = (pattern: string) =>
  `folded(concat_ws(' ', e.url, p.email, p.first_name, p.last_name)) like ${pattern}`;

/** The sort orders of the staff's list. */
export const ENDPOINT_ORDERS = {
  URL: 'e.url',
  OWNER: "lower(p.last_name || ' ' || p.first_name)",
  MADE: 'e.created_at',
} as const;

type Asked<Filter> = { readonly filter: Filter | null; readonly pattern: string | null };

/** Lists all endpoints, newest first. */
export const listEndpointLines = statement(
  'webhooks.staffList',
  `select ${ENDPOINT}, ${OWNER}, l.at as "lastAt", l.status as "lastStatus", l.error as "lastError",
     count(*) over ()::int as "totalCount"
   from webhook_endpoints e join accounts p on p.id = e.account_id left join lateral (
     select coalesce(m.delivered_at, m.died_at, m.created_at) as at, m.last_status as status, m.last_error as error
     from webhook_messages m
     where m.endpoint_id = e.id and (m.last_status is not null or m.last_error is not null)
     order by m.position desc limit 1) l on true
   where case $1::text when 'FAILING' then l.error is not null
       when 'DEAD' then exists (select from webhook_messages m where m.endpoint_id = e.id and m.died_at is not null)
       else true end
     and ($2::text is null or ${OWNED_BY('$2')})
   order by ${orderBy('$5', ENDPOINT_ORDERS)}, e.created_at desc, e.id limit $3 offset $4`,
).page<EndpointLine, Asked<EndpointFilter>>(inOrderOf('filter', 'pattern'));

/** A message in the staff's list, with its URL and owner. */
export type MessageLine = Message & { readonly url: string; readonly ownerEmail: string };
export type MessageFilter = 'WAITING' | 'SENT' | 'DEAD';

/** The sort orders of the staff's list. */
export const MESSAGE_ORDERS = { AT: 'm.position', URL: 'e.url', EVENT: 'm.kind' } as const;

/** Lists sent, waiting and dead messages, newest first. */
export const listMessageLines = statement(
  'webhooks.staffMessages',
  `select ${MESSAGE}, e.url, p.email as "ownerEmail", count(*) over ()::int as "totalCount"
   from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id join accounts p on p.id = e.account_id
   where ($1::text is null or $1 = case when m.delivered_at is not null then 'SENT'
       when m.died_at is not null then 'DEAD' else 'WAITING' end)
     and ($2::text is null or folded(m.kind) like $2 or ${OWNED_BY('$2')})
   order by ${orderBy('$5', MESSAGE_ORDERS)}, m.position desc limit $3 offset $4`,
).page<MessageLine, Asked<MessageFilter>>(inOrderOf('filter', 'pattern'));
