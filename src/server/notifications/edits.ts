import { statement, type Writes } from '../database/index.ts';
import type { NewNotification } from './kinds.ts';

const editedSql = statement(
  'notifications.edited',
  `select a.id, a.end_at as "endAt", date_trunc('hour', clock_timestamp())::text as hour, array(
     select account_id from favorites where ad_uuid = a.ad_uuid union select bidder_id from bids where auction_id = a.id
   ) as followers
   from auctions a where a.ad_uuid = $1 and a.status = 'open'
     and a.start_at <= clock_timestamp() and a.end_at > clock_timestamp()`,
);
type Edited = {
  readonly id: string;
  readonly endAt: number;
  readonly hour: string;
  readonly followers: readonly string[];
};

type Edit = {
  readonly kind: 'AD_EDITED' | 'ANSWER_EDITED';
  readonly uuid: string;
  /** The question whose answer was edited; each question is notified separately. */
  readonly part?: string;
};

/**
 * Notifies bidders and followers of a running auction that its ad, or an answer on it, was edited: at most once an
 * hour.
 */
export async function tellEdit(
  notify: (writes: Writes, added: readonly NewNotification[]) => Promise<void>,
  writes: Writes,
  { kind, uuid: adUuid, part }: Edit,
): Promise<void> {
  const [edited] = await writes.query<Edited>(editedSql, [adUuid]);
  if (!edited) return;
  const told = { kind, key: `${part ?? edited.id}:${edited.hour}`, adUuid } as const;
  const data = { endAt: edited.endAt, ...(part ? { questionId: part } : {}) };
  await notify(
    writes,
    edited.followers.map(accountId => ({ ...told, accountId, data })),
  );
}
