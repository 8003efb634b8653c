import type { SellerDetails } from '#shared/fields/index.ts';
import { sirenOf } from '../../accounting/index.ts';
import { type Reads, statement } from '../../database/index.ts';
import { findParty } from '../contract/particulars.ts';
import type { PartyParticulars } from '../contract/party.ts';
import type { OrdersParts } from '../parts.ts';

// Unsigned and cancelled contracts do not identify a seller.
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
 * Returns each seller's identity for the yearly report: from their newest contract, or the newest of `year`, regardless
 * of later changes. Without a contract it is as of now; deleted accounts without one are left out.
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

/** Whether a seller is asked as a company: for its tax number only. */
export const isCompanySeller = async (parts: Known, reads: Reads, id: string): Promise<boolean> =>
  (await readSellerParties(parts, reads, [id], null)).get(id)?.trade !== undefined;

/** The registration number of a French company, from its VAT number; null otherwise. */
export const numberOf = ({ trade }: Pick<PartyParticulars, 'trade'>): string | null =>
  sirenOf(trade?.vatNumber ?? '');

/**
 * Whether the report lacks an answer: a person's date of birth, or a foreign company's number (directive 2021/514,
 * annex V, section II, B). Only persons give a date of birth, so it shows that an answer was not given as a company.
 */
export function lacksAnswer(
  party: Pick<PartyParticulars, 'trade'>,
  { bornOn, tin }: Pick<SellerDetails, 'bornOn' | 'tin'>,
): boolean {
  if (!party.trade) return bornOn === null;
  return numberOf(party) === null && (tin === null || bornOn !== null);
}

/** Whether the house reports its sellers: only with a French number, under which the report is sent. */
export const reportsSellers = ({ settings }: Pick<OrdersParts, 'settings'>): boolean =>
  sirenOf(settings.read('house').vatNumber) !== null;
