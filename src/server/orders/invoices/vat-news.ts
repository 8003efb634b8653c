import { asksVies } from '#shared/sale/index.ts';
import { statement, type Writes } from '../../database/index.ts';
import type { OrdersParts } from '../parts.ts';

const DAY_MS = 86_400_000;
/** How long VIES may be silent before the buyer gets an e-mail. */
const SILENCE = "interval '1 hour'";

type Waiting = {
  readonly orderId: string;
  readonly accountId: string;
  readonly adUuid: string;
  readonly country: string;
  readonly number: string;
};

const openSql = statement(
  'orders.openOfTrader',
  `select o.id as "orderId", o.buyer_id as "accountId", o.ad_uuid as "adUuid", t.country, t.vat_number as number
   from orders o join traders t on t.account_id = o.buyer_id
   where o.state in ('CREATED', 'SIGNED') and o.buyer_id = $1`,
);
const silentSql = statement(
  'orders.awaitingVies',
  `select o.id as "orderId", o.buyer_id as "accountId", o.ad_uuid as "adUuid", t.country, c.number
   from orders o join traders t on t.account_id = o.buyer_id
     join trader_checks c on c.account_id = o.buyer_id and c.kind = 'VAT'
   where o.state in ('CREATED', 'SIGNED') and c.asked_at < clock_timestamp() - ${SILENCE}
     and coalesce(c.answered_at, '-infinity') < clock_timestamp() - $1 * interval '1 millisecond'`,
);

/** Tells EU buyers the state of their VAT number, once per order and number. */
async function tell(
  { notify }: Pick<OrdersParts, 'notify'>,
  writes: Writes,
  step: 'VAT_PENDING' | 'VAT_UNKNOWN',
  waiting: readonly Waiting[],
): Promise<void> {
  await notify(
    writes,
    waiting
      .filter(({ country }) => asksVies(country))
      .map(({ orderId, accountId, adUuid, number }) => ({
        ...{ accountId, adUuid, kind: 'ORDER_STEP' as const, key: `${orderId}:${step}:${number}` },
        data: { orderId, step, isSeller: false },
      })),
  );
}

/** Tells a buyer that VIES does not know their number while they can still correct it: before the invoice. */
export function followVies(parts: Pick<OrdersParts, 'domain' | 'notify'>): void {
  parts.domain.on('vat.answered', async (writes, { accountId, isKnown }) => {
    if (isKnown) return;
    await tell(parts, writes, 'VAT_UNKNOWN', await writes.query<Waiting>(openSql, [accountId]));
  });
}

/** Tells buyers whose number VIES has not answered that French VAT applies unless it answers before the invoice. */
export function sweepVies(parts: Pick<OrdersParts, 'database' | 'notify' | 'settings'>): Promise<void> {
  const goodForMs = parts.settings.read('taxes').viesDays * DAY_MS;
  return parts.database.transaction(async writes =>
    tell(parts, writes, 'VAT_PENDING', await writes.query<Waiting>(silentSql, [goodForMs])),
  );
}
