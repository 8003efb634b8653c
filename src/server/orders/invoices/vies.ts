import type { Trader } from '#shared/fields/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import type { VatFinding } from '../../selling/index.ts';
import type { OrdersParts } from '../parts.ts';

/** The current VIES result for a number. */
export type Vies = {
  /** VIES is not queried; no recent answer; valid; invalid. */
  readonly state: 'UNASKED' | 'PENDING' | 'VALID' | 'INVALID';
  readonly finding: VatFinding | null;
  /** The number queried. */
  readonly number: string;
};

const DAY_MS = 86_400_000;

/** Whether staff have confirmed an account's company in the registers. */
export const isConfirmedTrader = statement(
  'orders.isConfirmedTrader',
  'select from accounts where id = $1 and is_professional',
).any<[accountId: string]>();

/**
 * Returns the VIES result for a buying company: for its current number, where staff confirmed it and it is the company
 * of the contract; else for the contract's number. An answer counts for `taxes.viesDays`, because the number has to be
 * valid when the tax falls due.
 */
export async function viesOf(
  { vies, findTrader, settings }: Pick<OrdersParts, 'vies' | 'findTrader' | 'settings'>,
  reads: Reads,
  accountId: string,
  named: Pick<Trader, 'company' | 'vatNumber'>,
): Promise<Vies> {
  const now = await findTrader(accountId);
  const isTheirs = now?.company === named.company && (await isConfirmedTrader(reads, accountId));
  const number = isTheirs ? now.vatNumber : named.vatNumber;
  if (vies === null) return { state: 'UNASKED', finding: null, number };
  const answers = await vies.list(reads, accountId);
  const finding = answers.find(each => each.number === number) ?? null;
  if (finding === null) return { state: 'PENDING', finding, number };
  if (finding.state === 'UNKNOWN') return { state: 'INVALID', finding, number };
  const isNew = finding.ageMs <= settings.read('taxes').viesDays * DAY_MS;
  return { state: isNew ? 'VALID' : 'PENDING', finding, number };
}
