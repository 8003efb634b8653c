import type { SellerDetails } from '#shared/fields/index.ts';
import { sirenOf } from '../../accounting/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import { findParty } from '../contract/particulars.ts';
import type { PartyParticulars } from '../contract/party.ts';
import type { OrdersParts } from '../parts.ts';

// One that is still to be signed, or came to nothing, says nothing of who sells.
const contractsSql = statement(
  'sellers.contracts',
  `select distinct on (o.seller_id) o.seller_id as "sellerId", f.particulars -> 'seller' as party
   from orders o join order_particulars f on f.order_id = o.id
   where o.seller_id = any($1::uuid[]) and o.state not in ('CREATED', 'CANCELLED')
     and f.particulars ->> 'seller' is not null
   order by o.seller_id, extract(year from f.fixed_at at time zone 'Europe/Paris') <= $2::int desc, o.number desc`,
);

type Contract = { readonly sellerId: string; readonly party: PartyParticulars };
type Known = Pick<OrdersParts, 'findAccount' | 'findTrader'>;

/**
 * Who each seller is, to all that the yearly report asks and says: as their newest contract has them, of a year the
 * newest until its end, whatever they have said of themselves since; who sold without one as a contract would have them
 * now. Not of who left without one.
 */
export async function readSellerParties(
  parts: Known,
  reads: Reads,
  sellerIds: readonly string[],
  year: number | null,
): Promise<ReadonlyMap<string, PartyParticulars>> {
  const contracts = await reads.query<Contract>(contractsSql, [sellerIds, year]);
  const parties = new Map(contracts.map(({ sellerId, party }) => [sellerId, party] as const));
  for (const id of new Set(sellerIds)) {
    const party = parties.get(id) ?? (await findParty(parts, reads, id));
    if (party) parties.set(id, party);
  }
  return parties;
}

/** Whether a seller is asked as a company: for its tax number alone. */
export const isCompanySeller = async (parts: Known, reads: Reads, id: string): Promise<boolean> =>
  (await readSellerParties(parts, reads, [id], null)).get(id)?.trade !== undefined;

/** The number of a French company, which is in its VAT number; null of anybody else. */
export const numberOf = ({ trade }: Pick<PartyParticulars, 'trade'>): string | null =>
  sirenOf(trade?.vatNumber ?? '');

/**
 * Whether the report needs an answer that is not there: of a person when they were born, of a company that is not
 * French its number (directive 2021/514, annex V, section II, B). A date of birth is what a person alone is asked: it
 * tells whose answer one is, and that of a person is none of a company.
 */
export function lacksAnswer(
  party: Pick<PartyParticulars, 'trade'>,
  { bornOn, tin }: Pick<SellerDetails, 'bornOn' | 'tin'>,
): boolean {
  if (!party.trade) return bornOn === null;
  return numberOf(party) === null && (tin === null || bornOn !== null);
}

/** Whether the house reports its sellers: by its French number, which the report is sent under. */
export const reportsSellers = ({ settings }: Pick<OrdersParts, 'settings'>): boolean =>
  sirenOf(settings.read('house').vatNumber) !== null;
