import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = 'mutation($i: SaveInquiryInput!) { saveInquiry(input: $i) { id } }';
const SEND = 'mutation($id: ID!) { sendInquiry(id: $id) { isSent } }';
const MINE = '{ myMandates { id state brand budget proposals { id answer note reason car { uuid } } } }';
const PROPOSE =
  'mutation($m: ID!, $c: ID!, $n: String) { proposeCar(mandateId: $m, carUuid: $c, note: $n) { state } }';
const ANSWER =
  'mutation($id: ID!, $a: Boolean!, $r: String) { answerProposal(id: $id, accepts: $a, reason: $r) { state } }';
const MATCHING = 'query($c: ID!) { matchingMandates(carUuid: $c) { id name } }';

type Mandate = { id: string; state: string; proposals: { id: string; answer: string | null }[] };

/** Sends a short mandate for an Alpine, as this browser; `email` is the one it names. */
async function entrust(
  guest: Guest,
  wish: { email: string; budget?: string; model?: string },
): Promise<void> {
  const { email, budget = '50000', model = 'A110' } = wish;
  const steps = {
    car: { brand: 'alpine', model },
    budget: { budget },
    contact: { firstName: 'Anne', lastName: 'Roy', email },
  };
  let id: string | null = null;
  for (const [step, given] of Object.entries(steps)) {
    const answers = Object.entries(given).map(([name, value]) => ({ name, values: [value] }));
    const input = { form: 'carHunterLead', step, id, language: 'EN', answers };
    const { data } = await guest.ask(SAVE, { i: input });
    id = (data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
  }
  await guest.ask(SEND, { id });
}

async function mandatesOf(guest: Guest): Promise<Mandate[]> {
  return ((await guest.ask(MINE)).data as unknown as { myMandates: Mandate[] }).myMandates;
}
async function mandateOf(guest: Guest): Promise<Mandate> {
  const [mandate] = await mandatesOf(guest);
  if (!mandate) throw new Error('the guest has a mandate');
  return mandate;
}

describe('a search that is entrusted to the house', () => {
  it('before its person had an account is theirs: in the copy of their data, and gone when they leave', async () => {
    const email = 'before@calandre.test';
    await entrust(house.visitor(), { email });
    const guest = await house.guest({ email });
    const mandate = await mandateOf(guest);
    const { uuid } = await addCar(house);
    await staff.ask(PROPOSE, { m: mandate.id, c: uuid });
    const [account] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      email,
    ]);
    const id = account?.id ?? '';
    const copy = JSON.parse(await house.rooms.accounts.copy(id));
    expect([copy.inquiries.length, copy.proposals.length]).toEqual([1, 1]);
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    expect(await house.db.owner('select from leads where email = $1', [email])).toEqual([]);
    expect(await house.db.owner(`select from inquiries where answers::text like '%${email}%'`)).toEqual([]);
  });

  it('is its person’s alone, and goes from received by proposals to found', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await entrust(guest, { email: guest.email });
    expect((await house.visitor().ask(MINE)).data).toEqual({ myMandates: [] });
    expect(await mandatesOf(other)).toEqual([]);
    const mandate = await mandateOf(guest);
    expect(mandate).toMatchObject({ state: 'RECEIVED', brand: 'alpine', budget: 50_000, proposals: [] });

    const [first, second] = [await addCar(house), await addCar(house)];
    const n = 'Matching numbers.';
    expect((await staff.ask(PROPOSE, { m: mandate.id, c: first.uuid, n })).data).toEqual({
      proposeCar: { state: 'PROPOSALS' },
    });
    const [proposal] = (await mandateOf(guest)).proposals;
    expect(proposal).toMatchObject({ answer: null, note: n, car: { uuid: first.uuid } });

    const refusal = { id: proposal?.id, a: false, r: 'Not in blue.' };
    expect((await guest.ask(ANSWER, refusal)).data).toEqual({ answerProposal: { state: 'SEARCHING' } });
    await staff.ask(PROPOSE, { m: mandate.id, c: second.uuid });
    const open = (await mandateOf(guest)).proposals.find(({ answer }) => answer === null);
    expect((await guest.ask(ANSWER, { id: open?.id, a: true })).data).toEqual({
      answerProposal: { state: 'FOUND' },
    });
    const done = 'mutation($id: ID!) { updateLead(id: $id, state: DONE, note: "") { id } }';
    await staff.ask(done, { id: mandate.id });
    expect((await mandateOf(guest)).state).toBe('CLOSED');
    expect(await staff.codeOf(PROPOSE, { m: mandate.id, c: (await addCar(house)).uuid })).toBe('BadInput');
  });

  it('tells its person of a car once, and the house of the first answer alone', async () => {
    const guest = await house.guest();
    await entrust(guest, { email: guest.email });
    const { id } = await mandateOf(guest);
    const { uuid } = await addCar(house);
    await Promise.all([1, 2, 3].map(() => staff.ask(PROPOSE, { m: id, c: uuid })));
    await house.rooms.jobs.drain();
    const told = '{ myNotifications { nodes { kind ad { uuid } } } }';
    expect((await guest.ask(told)).data).toEqual({
      myNotifications: { nodes: [{ kind: 'MANDATE_NEWS', ad: { uuid } }] },
    });
    const subjects = (await house.rooms.mail.list(guest.email)).map(letter => letter.subject);
    expect(subjects).toContain('Une voiture pour votre recherche : Alpine A110');
    const [proposal] = (await mandateOf(guest)).proposals;
    const toldToHouse = async () => {
      const letters = await house.rooms.mail.list('equipe@calandre.test');
      const said = /^Recherche confiée : Anne Roy retient Alpine A110$/;
      return letters.filter(({ subject, text }) => said.test(subject) && /\/admin\/leads$/m.test(text))
        .length;
    };
    const before = await toldToHouse();
    await guest.ask(ANSWER, { id: proposal?.id, a: true });
    await guest.ask(ANSWER, { id: proposal?.id, a: false, r: 'Changed my mind.' });
    expect((await mandateOf(guest)).proposals[0]?.answer).toBe('ACCEPTED');
    expect(await toldToHouse()).toBe(before + 1);
  });

  it('leaves a line in its history for a car that was proposed, with who did it, and one only', async () => {
    const guest = await house.guest();
    await entrust(guest, { email: guest.email });
    const { id } = await mandateOf(guest);
    const { uuid } = await addCar(house);
    for (let time = 0; time < 2; time += 1) await staff.ask(PROPOSE, { m: id, c: uuid });
    const history = `{ staffHistory(kind: LEAD, id: "${id}") { action actorName changes { name after } } }`;
    expect((await staff.ask(history)).data?.staffHistory).toEqual([
      {
        action: 'lead.carProposed',
        actorName: 'Alain Mercier',
        changes: [{ name: 'car', after: 'Alpine A110' }],
      },
    ]);
    expect(await guest.codeOf(history)).toBe('Forbidden');
  });

  it('is answered by its person alone, within reason', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await entrust(guest, { email: guest.email });
    const { id } = await mandateOf(guest);
    await staff.ask(PROPOSE, { m: id, c: (await addCar(house)).uuid });
    const [proposal] = (await mandateOf(guest)).proposals;
    const answer = { id: proposal?.id, a: true };
    expect(await house.visitor().codeOf(ANSWER, answer)).toBe('Unauthenticated');
    expect(await other.codeOf(ANSWER, answer)).toBe('NotFound');
    expect(await staff.codeOf(ANSWER, answer)).toBe('NotFound');
    expect(await guest.codeOf(ANSWER, { id: 'x', a: true })).toBe('NotFound');
    expect(await guest.codeOf(ANSWER, { ...answer, r: 'x'.repeat(2_001) })).toBe('BadInput');
  });

  it('of a visitor is found by whoever has proven that address, and answered by letter until then', async () => {
    const email = 'later@calandre.test';
    await entrust(house.visitor(), { email, model: 'A310' });
    const car = { brand: 'Alpine', model: 'A310', carType: 'CLASSIC' } as const;
    const uuid = await house.rooms.ads.create(car);
    await house.rooms.ads.publish(uuid);
    const matching = (await staff.ask(MATCHING, { c: uuid })).data as unknown as {
      matchingMandates: { id: string; name: string }[];
    };
    expect(matching.matchingMandates).toMatchObject([{ name: 'Anne Roy' }]);
    await staff.ask(PROPOSE, { m: matching.matchingMandates[0]?.id, c: uuid });
    const subjects = (await house.rooms.mail.list(email)).map(letter => letter.subject);
    expect(subjects).toContain('We have found one: Alpine A310');
    const person = await house.guest({ email });
    expect(await mandatesOf(person)).toHaveLength(1);
    await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [email]);
    expect(await mandatesOf(person)).toEqual([]);
  });
});

describe('staff', () => {
  it('need Leads:read, a mandate and a public car', async () => {
    const guest = await house.guest();
    await entrust(guest, { email: guest.email });
    const { id } = await mandateOf(guest);
    const [car, draft] = [await addCar(house), await addCar(house, { status: 'DRAFT' })];
    expect(await house.visitor().codeOf(PROPOSE, { m: id, c: car.uuid })).toBe('Unauthenticated');
    expect(await guest.codeOf(PROPOSE, { m: id, c: car.uuid })).toBe('Forbidden');
    expect(await guest.codeOf(MATCHING, { c: car.uuid })).toBe('Forbidden');
    for (const wrong of [{ m: 'x' }, { m: car.uuid }, { c: draft.uuid }, { c: 'x' }]) {
      expect(await staff.codeOf(PROPOSE, { m: id, c: car.uuid, ...wrong })).toBe('NotFound');
    }
    expect(await staff.codeOf(PROPOSE, { m: id, c: car.uuid, n: 'x'.repeat(2_001) })).toBe('BadInput');
  });

  it('see the searches a car could answer: its name, within the budget and a little more', async () => {
    const guest = await house.guest();
    const car = { brand: 'Alpine', model: 'GTA', carType: 'CLASSIC', price: 54_000 } as const;
    const uuid = await house.rooms.ads.create(car);
    await house.rooms.ads.publish(uuid);
    for (const [model, budget] of [
      ['GTA', '50000'],
      ['gta V6 turbo', '60000'],
      ['GTA', '40000'],
      ['A610', '90000'],
    ] as const) {
      await entrust(guest, { email: guest.email, model, budget });
    }
    const { data } = await staff.ask(MATCHING, { c: uuid });
    expect((data as unknown as { matchingMandates: unknown[] }).matchingMandates).toHaveLength(2);
  });
});
