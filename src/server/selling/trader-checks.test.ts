import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openRegisters } from '#test/kit/registers.ts';
import { companyNumberIn } from './registers.ts';

let registers: Awaited<ReturnType<typeof openRegisters>>;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  registers = await openRegisters();
  house = await openTestHouse(registers.settings);
  staff = await house.guest({ permissions: ['Users:update'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await registers[Symbol.asyncDispose]();
});
beforeEach(async () => {
  registers.control.state = 'answers';
  registers.control.unavailable.clear();
  await house.db.owner('delete from jobs');
});

const SAVE = 'mutation($d: TraderInput!) { saveTrader(data: $d) { company } }';
const LOOK = `query($id: ID!) { declaredTrader(personId: $id) { trader { company }
  checks { kind number state name askedAt answeredAt } } }`;
const TRADER = {
  ...{ company: 'Marchand', registerNumber: 'RCS Lyon 812 345 678', vatNumber: 'FR25812345678' },
  ...{ street: '1 rue', zipCode: '69002', city: 'Lyon', country: 'FR' },
};
type Check = {
  kind: string;
  number: string;
  state: string | null;
  name: string | null;
  answeredAt: string | null;
};

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}
const declare = async (guest: Guest, more: Partial<typeof TRADER> = {}) =>
  expect(await guest.codeOf(SAVE, { d: { ...TRADER, ...more } })).toBeNull();
async function checksOf(guest: Guest): Promise<Check[]> {
  const { data } = await staff.ask(LOOK, { id: await idOf(guest) });
  return (data as unknown as { declaredTrader: { checks: Check[] } }).declaredTrader.checks;
}
const found = async (guest: Guest) =>
  (await checksOf(guest)).map(({ kind, state, name }) => [kind, state, name]);
/** What is tried later, now. */
async function workAgain(): Promise<void> {
  await house.db.owner('update jobs set run_at = clock_timestamp()');
  await house.rooms.jobs.drain();
}

describe('the registers', () => {
  it('tell staff who a number belongs to, and confirm nobody', async () => {
    registers.vat.set('FR25812345678', 'SARL MARCHAND AUTOMOBILES');
    registers.companies.push({ siren: '812345678', siret: '81234567800014', name: 'MARCHAND AUTOMOBILES' });
    const dealer = await house.guest();
    await declare(dealer);
    expect(await found(dealer)).toEqual([
      ['VAT', null, null],
      ['COMPANY', null, null],
    ]);
    await house.rooms.jobs.drain();
    expect(await found(dealer)).toEqual([
      ['VAT', 'KNOWN', 'SARL MARCHAND AUTOMOBILES'],
      ['COMPANY', 'KNOWN', 'MARCHAND AUTOMOBILES'],
    ]);
    const [row] = await house.db.owner('select is_professional from accounts where email = $1', [
      dealer.email,
    ]);
    expect(row).toEqual({ is_professional: false });
  });

  it('say what is unknown there, closed, of another establishment, or told without a name', async () => {
    registers.vat.set('DE123456789', '---');
    registers.companies.push({
      ...{ siren: '552100554', siret: '55210055400013', name: 'ANCIENNE', isClosed: true },
    });
    const [one, two, three] = [await house.guest(), await house.guest(), await house.guest()];
    await declare(one, { vatNumber: 'FR14999999999', registerNumber: '999 999 999' });
    await declare(two, { vatNumber: 'DE123456789', registerNumber: 'SIREN 552 100 554', country: 'DE' });
    await declare(three, { vatNumber: 'GB123456789', registerNumber: '552 100 554 00099', country: 'GB' });
    await house.rooms.jobs.drain();
    expect(await found(one)).toEqual([
      ['VAT', 'UNKNOWN', null],
      ['COMPANY', 'UNKNOWN', null],
    ]);
    expect(await found(two)).toEqual([
      ['VAT', 'KNOWN', null],
      ['COMPANY', 'CLOSED', 'ANCIENNE'],
    ]);
    expect(await found(three)).toEqual([
      ['VAT', 'UNKNOWN', null],
      ['COMPANY', 'UNKNOWN', null],
    ]);
  });

  it.each(['away', 'nonsense'] as const)('are asked again where one is %s', async state => {
    registers.control.state = state;
    registers.vat.set('IT00743110157', 'OFFICINA');
    const dealer = await house.guest();
    await declare(dealer, { vatNumber: 'IT00743110157', registerNumber: 'Milano', country: 'IT' });
    await house.rooms.jobs.drain();
    expect(await found(dealer)).toEqual([['VAT', null, null]]);
    registers.control.state = 'answers';
    registers.control.unavailable.add('IT');
    await workAgain();
    expect(await found(dealer)).toEqual([['VAT', null, null]]);
    registers.control.unavailable.clear();
    await workAgain();
    expect(await found(dealer)).toEqual([['VAT', 'KNOWN', 'OFFICINA']]);
  });

  it('hold nobody up while one takes its time, and are left once the time is over', async () => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    using within = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(50));
    registers.control.state = 'slow';
    const dealer = await house.guest();
    await declare(dealer, { vatNumber: 'ESX1234567L', registerNumber: 'Madrid', country: 'ES' });
    await house.rooms.jobs.drain();
    expect(await found(dealer)).toEqual([['VAT', null, null]]);
    const [job] = await house.db.owner<{ last_error: string }>('select last_error from jobs');
    expect(job?.last_error).toContain('Timeout');
    expect(within).toHaveBeenCalledWith(10_000);
  });

  it('are asked of what is new alone, and an answer to another number is not shown', async () => {
    registers.vat.set('FR23111111111', 'PREMIER');
    const dealer = await house.guest();
    const trader = { vatNumber: 'FR23111111111', registerNumber: 'sans numéro' };
    await declare(dealer, trader);
    await house.rooms.jobs.drain();
    const askedBefore = registers.asked.length;
    await declare(dealer, { ...trader, company: 'Autre nom' });
    await house.rooms.jobs.drain();
    expect(registers.asked.length).toBe(askedBefore);
    expect(await found(dealer)).toEqual([['VAT', 'KNOWN', 'PREMIER']]);
    await declare(dealer, { ...trader, vatNumber: 'FR34222222222' });
    await declare(dealer, { ...trader, vatNumber: 'FR45333333333' });
    expect(await checksOf(dealer)).toMatchObject([
      { number: 'FR45333333333', state: null, answeredAt: null },
    ]);
    registers.vat.set('FR34222222222', 'DEUXIÈME');
    await house.rooms.jobs.drain();
    expect(await found(dealer)).toEqual([['VAT', 'UNKNOWN', null]]);
  });

  it('are in the copy that a dealer takes of what the house has of them, and leave with them', async () => {
    registers.vat.set('FR56444444444', 'QUATRIÈME');
    const dealer = await house.guest();
    await declare(dealer, { vatNumber: 'FR56444444444', registerNumber: 'Lyon' });
    await house.rooms.jobs.drain();
    const id = await idOf(dealer);
    const copy = JSON.parse(await house.rooms.accounts.copy(id));
    expect(copy.selling).toMatchObject({
      trader: { company: 'Marchand' },
      registersSay: [{ kind: 'VAT', number: 'FR56444444444', state: 'KNOWN', name: 'QUATRIÈME' }],
    });
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    expect(await house.db.owner('select from trader_checks where account_id = $1', [id])).toEqual([]);
  });

  it('are for staff to read', async () => {
    const dealer = await house.guest();
    await declare(dealer);
    expect(await dealer.codeOf(LOOK, { id: await idOf(dealer) })).toBe('Forbidden');
    const { data } = await staff.ask(LOOK, { id: 'x' });
    expect(data).toEqual({ declaredTrader: null });
  });
});

it('reads a SIREN or a SIRET where one stands in the line of the register', () => {
  const numbers = [
    'RCS Lyon 812 345 678',
    '812.345.678',
    'SIRET 812 345 678 00014',
    'HRB 1234',
    'Paris 75008',
  ];
  expect(numbers.map(companyNumberIn)).toEqual([
    ...['812345678', '812345678', '81234567800014'],
    ...[null, null],
  ]);
});
