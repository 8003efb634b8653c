import type { Trader } from '#shared/fields/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import type { VatFinding } from '../../selling/index.ts';
import type { OrdersParts } from '../parts.ts';

/** What VIES says of a number now. */
export type Vies = {
  /** Not asked by this house; no answer, or none of late; given out; not given out. */
  readonly state: 'UNASKED' | 'PENDING' | 'VALID' | 'INVALID';
  readonly finding: VatFinding | null;
  /** The number that it is about. */
  readonly number: string;
};

const DAY_MS = 86_400_000;

/** Whether staff have found somebody's company in the registers. */
export const isConfirmedTrader = statement(
  'orders.isConfirmedTrader',
  'select from accounts where id = $1 and is_professional',
).any<[accountId: string]>();

/**
 * What VIES says of the number of a company that buys: of the one that they give by now, where that is the company's
 * that the contract names and staff have confirmed it; else of the one in the contract. An answer counts for as many
 * days as the house has decided (`taxes.viesDays`): the number has to be valid when the tax falls due.
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
