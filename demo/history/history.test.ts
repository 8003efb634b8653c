import { describe, expect, it } from 'vitest';
import { demoCars } from '../cars/index.ts';
import { chanceFrom } from './chance.ts';
import { DAY, pastLots } from './lots.ts';
import { pastOrders, statusOfCar } from './orders.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const named = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at}`);
const PEOPLE = { amateur: named('a', 90), vendeur: named('v', 40), marchand: named('m', 4) };
const sources = demoCars.map(car => ({ car, uuid: car.slug, isHouse: car.calandreCollection }));
const made = () => {
  const chance = chanceFrom(1);
  const lots = pastLots(sources, PEOPLE, chance, NOW);
  return { lots, orders: pastOrders(lots, chance, NOW) };
};
const { lots, orders } = made();

describe('the past of the demo’s house', () => {
  it('is of some four hundred lots in two years, sold, unsold and called off', () => {
    expect(lots.length).toBe(400);
    const count = (status: string) => lots.filter(lot => lot.status === status).length;
    expect(count('sold') / lots.length).toBeGreaterThan(0.7);
    for (const status of ['unsold', 'cancelled']) expect(count(status)).toBeGreaterThan(5);
    for (const { endAt, state, status, requests, reserve } of lots) {
      expect(endAt).toBeLessThan(NOW);
      expect(endAt).toBeGreaterThan(NOW - 732 * DAY);
      if (status === 'sold') expect(state.price).toBe(requests.at(-1)?.bid);
      if (status === 'unsold') expect(state.price ?? 0).toBeLessThan(reserve ?? 0);
    }
  });

  it('is the same whenever it is made, but for its ids', () => {
    const plain = (of: ReturnType<typeof made>) =>
      of.lots.map(({ endAt, status, state }) => [endAt, status, state.price, state.leader]);
    expect(plain(made())).toEqual(plain({ lots, orders }));
  });

  it('has no two cars of one name, year and mileage, whenever it is made: each page has a title of its own', () => {
    for (const days of Array.from({ length: 40 }, (_, day) => day)) {
      const past = pastLots(sources, PEOPLE, chanceFrom(20_261_125), NOW + days * DAY);
      const words = [
        ...demoCars.map(car => ({ car, ...car })),
        ...past.map(lot => ({ ...lot, car: lot.source.car })),
      ].map(({ car, year, mileage }) => [car.brand, car.model, car.version, year, mileage].join(' '));
      expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([]);
    }
  });

  it('has orders in every state, and a car of which the next bidder took the place', () => {
    const states = new Set(orders.map(({ state }) => state));
    expect([...states].sort()).toEqual(['CANCELLED', 'CLOSED', 'CREATED', 'HANDED_OVER', 'PAID', 'SIGNED']);
    expect(new Set(orders.map(({ cause }) => cause)).size).toBe(3);
    for (const { steps } of orders) expect(steps.every(({ at }) => at <= NOW)).toBe(true);
  });

  it('calls sold the cars that have a buyer, and nothing else', () => {
    for (const lot of lots) {
      const alive = orders.filter(order => order.lot === lot && order.state !== 'CANCELLED');
      expect(statusOfCar(lot, orders, NOW) === 'SOLD').toBe(alive.length > 0);
    }
    const offered = lots.filter(lot => statusOfCar(lot, orders, NOW) === 'PUBLISHED');
    expect(new Set(offered.map(({ status }) => status))).toContain('cancelled');
    for (const { endAt } of offered) expect(endAt).toBeGreaterThan(NOW - 60 * DAY);
  });

  it('has books that balance, and a closed order leaves nobody’s money in the house', () => {
    for (const { entries, invoices, state, feeCents } of orders) {
      const postings = entries.flatMap(entry => entry.postings);
      for (const { postings: lines } of entries)
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      if (state !== 'CLOSED') continue;
      const left = (account: string) =>
        postings.filter(line => line.account === account).reduce((sum, { cents }) => sum + cents, 0);
      for (const account of ['ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS']) expect(left(account)).toBe(0);
      expect(0 - left('FEES') - left('VAT')).toBe(feeCents);
      expect(invoices.find(({ item }) => item === 'FEE')?.totalCents).toBe(feeCents);
    }
  });
});
