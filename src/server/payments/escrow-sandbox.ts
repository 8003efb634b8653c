import type { Cents } from '#shared/sale/index.ts';
import { type Database, type Reads, statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { EscrowProvider, EscrowStanding } from './escrow.ts';

const openSql = statement(
  'sandboxEscrow.open',
  'insert into sandbox_escrows (order_id, amount_cents) values ($1, $2) on conflict do nothing',
);
const lockSql = statement(
  'sandboxEscrow.lock',
  'select order_id as "orderId" from sandbox_escrows where order_id = $1 for update',
);
const lookAt = statement(
  'sandboxEscrow.look',
  `select case when came_cents >= amount_cents then came_cents else 0 end::bigint as "receivedCents",
     case when came_cents >= amount_cents or is_closed then 0 else came_cents end::bigint as "partCents",
     coalesce((select sum(m.amount_cents) from sandbox_escrow_moves m
       where m.order_id = e.order_id and m.kind = 'RELEASE'), 0)::bigint as "releasedCents",
     coalesce((select sum(m.amount_cents) from sandbox_escrow_moves m
       where m.order_id = e.order_id and m.kind = 'RETURN'), 0)::bigint as "returnedCents"
   from sandbox_escrows e where order_id = $1`,
).one<EscrowStanding, [orderId: string]>();
const closeSql = statement(
  'sandboxEscrow.close',
  'update sandbox_escrows set is_closed = true where order_id = $1',
);
const receiveSql = statement(
  'sandboxEscrow.receive',
  'update sandbox_escrows set came_cents = came_cents + $2 where order_id = $1 and not is_closed',
);
const knownSql = statement('sandboxEscrow.findMove', 'select id from sandbox_escrow_moves where id = $1');
const moveSql = statement(
  'sandboxEscrow.move',
  'insert into sandbox_escrow_moves (id, order_id, kind, amount_cents) values ($1, $2, $3, $4)',
);

const look = async (reads: Reads, orderId: string) => found(await lookAt(reads, orderId));

/** An escrow provider without real money: its books are our tables, and buyers pay by a button. */
export function sandboxEscrow(database: Database): EscrowProvider {
  const within = <Answer>(act: (writes: Writes) => Promise<Answer>) => database.transaction(act);
  return {
    name: 'sandbox',
    async ask({ orderId, amountCents, label }) {
      await within(writes => writes.query(openSql, [orderId, amountCents]));
      const account = { payee: 'Sandbox', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
      return { providerRef: `sandbox_${orderId}`, ...account, reference: label };
    },
    look: ({ orderId }) => look(database, orderId),
    close: ({ orderId }) =>
      within(async writes => {
        await writes.query(lockSql, [orderId]);
        const { receivedCents } = await look(writes, orderId);
        if (receivedCents === 0) await writes.query(closeSql, [orderId]);
      }),
    payee: async ({ accountId }) => ({ ref: `sandbox_${accountId}`, isReady: true, url: null }),
    move: ({ orderId }, { id, kind, amountCents }) =>
      within(async writes => {
        await writes.query(lockSql, [orderId]);
        const [known] = await writes.query<{ id: string }>(knownSql, [id]);
        if (known) return { state: 'DONE', providerRef: id };
        const { receivedCents, releasedCents, returnedCents } = await look(writes, orderId);
        if (amountCents > receivedCents - releasedCents - returnedCents)
          return { state: 'REFUSED', failure: 'balance_insufficient' };
        await writes.query(moveSql, [id, orderId, kind, amountCents]);
        return { state: 'DONE', providerRef: id };
      }),
    // The sandbox sends no webhooks.
    hear: () => null,
    receive: async ({ orderId }, cents: Cents) => {
      await within(writes => writes.query(receiveSql, [orderId, cents]));
    },
  };
}
