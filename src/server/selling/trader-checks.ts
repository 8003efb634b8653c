import type { Trader } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import { type Database, statement, type Writes } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import {
  CHECK_KINDS,
  type CheckKind,
  companyNumberIn,
  type Finding,
  findCompanyAt,
  findVatAt,
  type RegisterUrls,
} from './registers.ts';

/** A query of a register about a trader, with its answer. */
export type TraderCheck = {
  readonly kind: CheckKind;
  readonly number: string;
  readonly askedAt: Instant;
  /** null: no answer yet; `state` is null as well. */
  readonly answeredAt: Instant | null;
  readonly state: Finding['state'] | null;
  readonly name: string | null;
};

const JOB = 'checkTrader';
type Asked = { readonly accountId: string; readonly kind: CheckKind; readonly number: string };

export const listTraderChecks = statement(
  'selling.listTraderChecks',
  `select kind, number, asked_at as "askedAt", answered_at as "answeredAt", state, name
   from trader_checks where account_id = $1 order by kind desc`,
).all<TraderCheck, [accountId: string]>();

const askSql = statement(
  'selling.askTraderCheck',
  `insert into trader_checks (account_id, kind, number) values ($1, $2, $3)
   on conflict (account_id, kind) do update set number = excluded.number, asked_at = clock_timestamp(),
     answered_at = null, state = null, name = null where trader_checks.number <> excluded.number
   returning kind`,
);
const dropSql = statement(
  'selling.dropTraderCheck',
  'delete from trader_checks where account_id = $1 and kind = $2',
);
const answerSql = statement(
  'selling.answerTraderCheck',
  `update trader_checks set answered_at = clock_timestamp(), state = $4, name = $5
   where account_id = $1 and kind = $2 and number = $3 returning kind`,
);

/** A VIES answer about an account's number. */
export type VatFinding = {
  readonly id: number;
  readonly number: string;
  readonly state: 'KNOWN' | 'UNKNOWN';
  readonly name: string | null;
  readonly address: string | null;
  readonly consultation: string | null;
  readonly answeredAt: Instant;
  /** Age of the answer, by the database's clock. */
  readonly ageMs: number;
};

const FINDING = `id, number, state, name, address, consultation, answered_at as "answeredAt",
     (1000 * extract(epoch from clock_timestamp() - answered_at))::float8 as "ageMs"`;
const addFindingSql = statement(
  'selling.addVatFinding',
  `insert into vat_findings (account_id, number, state, name, address, consultation) values ($1, $2, $3, $4, $5, $6)`,
);
const FINDINGS_MAX = 50;

/** Every VIES answer about an account's numbers, newest first. */
export const listVatFindings = statement(
  'selling.listVatFindings',
  `select ${FINDING} from vat_findings where account_id = $1 order by id desc limit ${FINDINGS_MAX}`,
).all<VatFinding, [accountId: string]>();

type Parts = Pick<Core, 'jobs' | 'settings'> & {
  readonly registers: RegisterUrls;
  readonly domain: DomainEvents;
};

/** Queries the registers for numbers that are new; the answers come later. */
export async function askRegisters(
  { jobs, registers }: Pick<Parts, 'jobs' | 'registers'>,
  writes: Writes,
  accountId: string,
  { vatNumber, registerNumber }: Pick<Trader, 'vatNumber' | 'registerNumber'>,
): Promise<void> {
  const numbers: Readonly<Record<CheckKind, string | null>> = {
    VAT: registers.vat && vatNumber,
    COMPANY: registers.company && companyNumberIn(registerNumber),
  };
  for (const kind of CHECK_KINDS) {
    const number = numbers[kind];
    if (number === null) await writes.query(dropSql, [accountId, kind]);
    else if ((await writes.query(askSql, [accountId, kind, number])).length > 0)
      await jobs.enqueue<Asked>(writes, [{ kind: JOB, data: { accountId, kind, number } }]);
  }
}

/** Runs the queries in the background, retried while a register is unavailable. Answers decide nothing. */
export function followRegisters({ jobs, registers, settings, domain }: Parts): void {
  if (registers.vat === null && registers.company === null) return;
  jobs.handle<Asked>(JOB, async ({ accountId, kind, number }, writes) => {
    const finding = await find(registers, kind, number, settings.read('house').vatNumber);
    if (finding === null) return;
    const { state, name, address, consultation } = finding;
    const kept = await writes.query(answerSql, [accountId, kind, number, state, name]);
    // An answer about a number that was changed meanwhile is ignored.
    if (kind !== 'VAT' || kept.length === 0) return;
    await writes.query(addFindingSql, [accountId, number, state, name, address, consultation]);
    await domain.tell(writes, 'vat.answered', { accountId, number, isKnown: state === 'KNOWN' });
  });
  domain.on('order.stepped', async (writes, { kind, buyerId, sellerId }) => {
    if (kind !== 'OPENED') return;
    await askAgain(jobs, writes, buyerId);
    if (sellerId !== null) await askAgain(jobs, writes, sellerId);
  });
}

/** SQL: accounts that are to be invoiced. */
const INVOICED = `select c.account_id from trader_checks c join orders o
     on o.buyer_id = c.account_id or (o.seller_id = c.account_id and o.commission_cents > 0)
   where c.kind = 'VAT' and o.state in ('CREATED', 'SIGNED', 'PAID')
   union all
   select m.seller_id from sale_mandates m where m.ending = 'WITHDRAWN' and m.withdrawal_fee_cents > 0
     and not exists (select from invoices i where i.mandate_id = m.id and i.kind = 'INVOICE'
       and not exists (select from invoices c where c.invoice_id = i.id))`;
const againSql = statement(
  'selling.askVatAgain',
  `update trader_checks set asked_at = clock_timestamp() where kind = 'VAT' and account_id in (${INVOICED})
     and (account_id = $1 or $1 is null and asked_at < clock_timestamp() - interval '1 day')
   returning account_id as "accountId", number`,
);

/** Queries VIES again for one account to be invoiced; with null, for all not queried for a day. */
async function askAgain(jobs: Core['jobs'], writes: Writes, accountId: string | null): Promise<void> {
  const asked = await writes.query<{ accountId: string; number: string }>(againSql, [accountId]);
  await jobs.enqueue<Asked>(
    writes,
    asked.map(each => ({ kind: JOB, data: { ...each, kind: 'VAT' as const } })),
  );
}

/** Runs daily while an order or withdrawal fee is open, because the tax needs a recent answer when it falls due. */
export const sweepVat = ({ database, jobs }: { readonly database: Database } & Pick<Core, 'jobs'>) =>
  database.transaction(writes => askAgain(jobs, writes, null));

/** null: that register is no longer queried. */
async function find(
  { vat, company }: RegisterUrls,
  kind: CheckKind,
  number: string,
  asker: string,
): Promise<Finding | null> {
  if (kind === 'VAT') return vat && findVatAt(vat, number, asker);
  return company && findCompanyAt(company, number);
}
