import type { Trader } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';

import type { Core } from '../core.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import {
  CHECK_KINDS,
  type CheckKind,
  companyNumberIn,
  type Finding,
  findCompanyAt,
  findVatAt,
  type RegisterUrls,
} from './registers.ts';

/** What a register was asked of a trader, and what it said. */
export type TraderCheck = {
  readonly kind: CheckKind;
  readonly number: string;
  readonly askedAt: Instant;
  /** null: it has not answered yet, nor has `state` been told. */
  readonly answeredAt: Instant | null;
  readonly state: Finding['state'] | null;
  readonly name: string | null;
};

const JOB = 'checkTrader';
type Asked = { readonly accountId: string; readonly kind: CheckKind; readonly number: string };

const listSql = statement(
  'selling.listTraderChecks',
  `select kind, number, asked_at as "askedAt", answered_at as "answeredAt", state, name
   from trader_checks where account_id = $1 order by kind desc`,
);
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
   where account_id = $1 and kind = $2 and number = $3`,
);

export const listTraderChecks = (reads: Reads, accountId: string): Promise<TraderCheck[]> =>
  reads.query<TraderCheck>(listSql, [accountId]);

type Parts = Pick<Core, 'jobs'> & { readonly registers: RegisterUrls };

/** Asks the registers of what is new in what a trader says; their answers come later. */
export async function askRegisters(
  { jobs, registers }: Parts,
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

/** Asks in the background, again and again while a register is away; what it says is kept, and decides nothing. */
export function followRegisters({ jobs, registers: { vat, company } }: Parts): void {
  if (vat === null && company === null) return;
  jobs.handle<Asked>(JOB, async ({ accountId, kind, number }, writes) => {
    const finding = await find({ vat, company }, kind, number);
    if (finding) await writes.query(answerSql, [accountId, kind, number, finding.state, finding.name]);
  });
}

/** null: that register is asked no longer. */
async function find(
  { vat, company }: RegisterUrls,
  kind: CheckKind,
  number: string,
): Promise<Finding | null> {
  if (kind === 'VAT') return vat && findVatAt(vat, number);
  return company && findCompanyAt(company, number);
}
