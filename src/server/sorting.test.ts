import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: [
      ...['Users:update', 'Leads:read', 'Auctions:update'],
      ...['Orders:update', 'Questions:answer', 'Content:update'],
    ],
  });
  for (const price of [30_000, 10_000, 20_000]) await sellCar(house, { price });
  const { uuid } = await addCar(house);
  for (const name of ['Zoé', 'anne', 'Marc']) {
    const lead = `form: "contact", name: "${name}", phone: "+33612345678", leadSource: "phone_call", note: ""`;
    await staff.ask(`mutation { addLead(data: { ${lead} }) { id } }`);
    const asked = `uuid: "${uuid}", auctionId: null, question: "${name}?"`;
    await staff.ask(`mutation { createQuestion(createQuestionInput: { ${asked} }) { id } }`);
    const review = `name: "${name}", date: "2026-01-0${name.length}T00:00:00Z", message: "x", note: "star_${name.length}"`;
    await staff.ask(`mutation { saveReview(data: { ${review}, state: DRAFT }) { uuid } }`);
  }
});
afterAll(() => house[Symbol.asyncDispose]());

const ROWS = {
  people: ['people', '{ people { firstName lastName createdAt } }'],
  leads: ['leads', '{ leads { name dueAt createdAt } }'],
  auctionBoard: ['auctions', '{ auctions { price end bidCount } }'],
  orders: ['orders', '{ orders { hammerPrice } }'],
  staffQuestions: ['questions', '{ questions { date question } }'],
  staffReviews: ['reviews', '{ reviews { note date } }'],
} as const;

/** What a list shows of its rows in an order. */
async function listed(list: keyof typeof ROWS, sort: string, field: string): Promise<(string | number)[]> {
  const [name, fields] = ROWS[list];
  const { data, errors } = await staff.ask(`{ ${list}(sort: ${sort}) ${fields} }`);
  expect(errors).toBeUndefined();
  const page = (data as unknown as Record<string, Record<string, Record<string, string | number>[]>>)[list];
  return (page?.[name] ?? []).map(row => row[field] ?? '');
}

const SORTS = [
  ['people', 'SINCE', 'createdAt'],
  ['leads', 'NAME', 'name'],
  ['leads', 'DUE', 'dueAt'],
  ['leads', 'AT', 'createdAt'],
  ['auctionBoard', 'PRICE', 'price'],
  ['auctionBoard', 'END', 'end'],
  ['auctionBoard', 'BIDS', 'bidCount'],
  ['orders', 'TOTAL', 'hammerPrice'],
  ['staffQuestions', 'AT', 'date'],
  ['staffReviews', 'NOTE', 'note'],
  ['staffReviews', 'DATE', 'date'],
] as const;

describe('the lists of staff', () => {
  it.each(SORTS)('%s stand in the order of %s, up and down', async (list, sort, field) => {
    const up = await listed(list, `${sort}_ASC`, field);
    const down = await listed(list, `${sort}_DESC`, field);
    const byWorth = (one: string | number, other: string | number) =>
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), 'fr');
    expect(up.length).toBeGreaterThanOrEqual(3);
    expect(up).toEqual([...up].sort(byWorth));
    expect(down).toEqual([...up].sort(byWorth).reverse());
  });

  it('take no order that there is not', async () => {
    expect(await staff.codeOf('{ people(sort: PASSWORD_ASC) { totalCount } }')).toBe('BadInput');
  });
});
