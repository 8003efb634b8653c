/** Who buys and sells in the year of a house (`year.ts`), and on what terms. */
import type { Guest, TestHouse } from './house.ts';
import { idOf } from './sales.ts';

/**
 * Under which regime a fee is invoiced to whom, and a car bought without VAT, or with it; VIES knows no Italian. The Swiss
 * proves that each car has left the Union, the American never does.
 */
const BUYERS = [
  { country: 'FR', fee: 'STANDARD', cars: ['MARGIN', 'STANDARD'] },
  { country: 'DE', vatNumber: 'DE811569869', fee: 'REVERSE_CHARGE', cars: ['MARGIN', 'INTRA_EU'] },
  { country: 'IT', vatNumber: 'IT00743110157', fee: 'STANDARD', cars: ['MARGIN', 'STANDARD'] },
  { country: 'CH', vatNumber: 'CHE123456788', fee: 'OUTSIDE', cars: ['MARGIN', 'STANDARD'], proves: true },
  { country: 'US', fee: 'STANDARD', cars: ['MARGIN', 'STANDARD'] },
] as const;

/** Each seller has signed for 6 % of the price with its tax, a thousand euros at least. */
export const COMMISSION = { commissionBp: 600, commissionMinCents: 100_000 };
export const commissionOf = (price: number): number => Math.max(100_000, 6 * price);

/** The fee as the terms say it: 4.8 % with its tax, 500 euros at least, half a cent up. */
export const feeOf = (price: number): number => Math.max(50_000, Math.floor((48 * price + 5) / 10));

const SAVE_TRADER = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';

/** What somebody asks and is not refused. */
export async function must(guest: Guest, query: string, variables: object): Promise<Record<string, unknown>> {
  const { data, errors } = await guest.ask(query, variables);
  if (errors || !data) throw new Error(`${query} ${JSON.stringify(errors)}`);
  return data;
}

export type Who = { buyer: Guest; fee: string; cars: readonly [string, string]; proves?: true };

/** Where somebody lives who has not said so. */
export async function liveIn(house: TestHouse, guest: Guest, country: string): Promise<void> {
  await house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     select $1, $2, 'Ville', '10000', 'Rue 1', true where not exists (select from addresses where account_id = $1)`,
    [await idOf(house, guest), country],
  );
}

/** Who buys in the year, and who sells. */
export async function people(house: TestHouse) {
  const trade = async (guest: Guest, vatNumber: string, country: string) => {
    const where = { street: '1 rue Royale', zipCode: '75008', city: 'Paris', country };
    const data = { company: 'Müller', registerNumber: 'RCS 1', vatNumber, ...where };
    await must(guest, SAVE_TRADER, { data });
    await house.db.owner('update accounts set is_professional = true where email = $1', [guest.email]);
  };
  const buyers: Who[] = [];
  for (const each of BUYERS) {
    const buyer = await house.guest();
    if ('vatNumber' in each) await trade(buyer, each.vatNumber, each.country);
    await liveIn(house, buyer, each.country);
    buyers.push({ ...each, buyer });
  }
  const [person, dealer] = [await house.guest(), await house.guest({ firstName: 'Claire' })];
  await trade(dealer, 'FR40303265045', 'FR');
  return { buyers, sellers: { BROKERAGE: person, PROFESSIONAL: dealer, HOUSE: person, PUBLIC_SALE: person } };
}
