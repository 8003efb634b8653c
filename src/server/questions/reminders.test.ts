import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let asker: Guest;
let seller: Guest;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  asker = await house.guest({ firstName: 'Élodie' });
  seller = await house.guest({ firstName: 'Marc' });
  staff = await house.guest({ permissions: ['Questions:answer'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;
const ASK = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id question } }';
const ANSWER = 'mutation($id: ID!, $a: String!) { answerQuestion(id: $id, answer: $a) { answer } }';

async function ask({ uuid }: TestCar, question = 'Où est-elle ?'): Promise<{ id: string; question: string }> {
  const { data } = await asker.ask(ASK, { i: { uuid, question } });
  return (data as unknown as { createQuestion: { id: string; question: string } }).createQuestion;
}

/** Lets so many days pass for the jobs that wait. */
async function pass(days: number): Promise<void> {
  await house.db.owner("update jobs set run_at = run_at - $1 * interval '1 day'", [days]);
  await house.rooms.jobs.drain();
}

async function remindersOf(guest: Guest, { uuid }: TestCar): Promise<number> {
  const { data } = await guest.ask('{ myNotifications(first: 100) { nodes { kind ad { uuid } } } }');
  type Told = { myNotifications: { nodes: { kind: string; ad: { uuid: string } }[] } };
  const { nodes } = (data as unknown as Told).myNotifications;
  return nodes.filter(({ kind, ad }) => kind === 'QUESTION_WAITING' && ad.uuid === uuid).length;
}

describe('a question that nobody answers', () => {
  it('is told again after a day, to the seller and to those of the house who answer', async () => {
    const car = await addCar(house, { sellerEmail: seller.email });
    await ask(car);
    await house.rooms.jobs.drain();
    expect(await remindersOf(seller, car)).toBe(0);
    await pass(1);
    expect([await remindersOf(seller, car), await remindersOf(staff, car)]).toEqual([1, 1]);
    expect(await remindersOf(asker, car)).toBe(0);
  });

  it('is told once more in the last day of its auction', async () => {
    const car = await addCar(house, { sellerEmail: seller.email, auction: { endsInMs: 3 * DAY_MS } });
    await ask(car);
    await pass(1);
    expect(await remindersOf(seller, car)).toBe(1);
    await house.db.owner("update auctions set end_at = end_at - interval '2 days' where id = $1", [
      car.auctionId,
    ]);
    await house.db.database.transaction(writes => house.rooms.auctions.touch(writes, car.auctionId));
    await pass(1);
    expect(await remindersOf(seller, car)).toBe(2);
  });

  it('is told in the last day of an auction that was planned after it was asked, and of the next one', async () => {
    const car = await addCar(house, { sellerEmail: seller.email });
    await ask(car);
    await pass(1);
    expect(await remindersOf(seller, car)).toBe(1);
    const [by, { auctions }] = [await idOf(house, staff), house.rooms];
    const times = { startAt: Date.now(), endAt: Date.now() + 3 * DAY_MS };
    const rest = { startingPrice: 1_000, reserve: null, asksForCard: false, extensionWindowMs: 0 };
    const acts = [
      () => auctions.schedule(car.uuid, { ...times, ...rest, tieRule: 'REFUSE' }, by),
      () => auctions.relist(car.uuid, times, by),
    ];
    for (const [before, act] of acts.entries()) {
      const id = await act();
      await pass(1);
      expect(await remindersOf(seller, car)).toBe(1 + before);
      await house.db.owner("update auctions set end_at = end_at - interval '2 days' where id = $1", [id]);
      await pass(2);
      expect(await remindersOf(seller, car)).toBe(2 + before);
      await auctions.cancel(id, 'Une bielle.', by);
    }
  });

  it('is not told of once the car is withdrawn, or its auction is over', async () => {
    const [gone, over] = [
      await addCar(house, { sellerEmail: seller.email }),
      await addCar(house, { sellerEmail: seller.email, auction: {} }),
    ];
    for (const car of [gone, over]) await ask(car);
    await house.rooms.ads.withdraw(gone.uuid);
    await endAuction(house, over.uuid);
    await pass(1);
    expect([await remindersOf(seller, gone), await remindersOf(seller, over)]).toEqual([0, 0]);
  });

  it('is not told of once it is answered', async () => {
    const car = await addCar(house, { sellerEmail: seller.email });
    const { id } = await ask(car);
    await seller.ask(ANSWER, { id, a: 'À Dieppe.' });
    await pass(1);
    expect(await remindersOf(seller, car)).toBe(0);
  });
});

describe('ways around the house', () => {
  it('are masked in questions and answers, and kept for staff to judge', async () => {
    const car = await addCar(house, { sellerEmail: seller.email });
    const { id, question } = await ask(car, 'Appelez-moi au 06 12 34 56 78 !');
    expect(question).toBe('Appelez-moi au ••••• !');
    const { data } = await seller.ask(ANSWER, { id, a: 'Ou marc@example.org.' });
    expect(data).toEqual({ answerQuestion: { answer: 'Ou •••••.' } });
    const flags = await house.db.owner(
      'select part, found, original from question_flags where question_id = $1 order by part',
      [id],
    );
    expect(flags).toEqual([
      { part: 'ANSWER', found: ['EMAIL'], original: 'Ou marc@example.org.' },
      { part: 'QUESTION', found: ['PHONE'], original: 'Appelez-moi au 06 12 34 56 78 !' },
    ]);
  });

  it('are seen and settled by staff who answer questions, and by nobody else', async () => {
    const car = await addCar(house, { sellerEmail: seller.email });
    const { id } = await ask(car, 'Écrivez-moi : marc@example.org');
    const settle = 'mutation($id: ID!) { settleQuestionFlags(id: $id) { flags { part } } }';
    expect(await house.visitor().codeOf(settle, { id })).toBe('Unauthenticated');
    expect(await seller.codeOf(settle, { id })).toBe('Forbidden');
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    expect(await staff.codeOf(settle, { id: 'x' })).toBe('NotFound');

    const flagged = async () => {
      const list = '{ staffQuestions(filter: FLAGGED) { questions { id flags { part found original } } } }';
      const { data } = await staff.ask(list);
      const { questions } = (data as unknown as { staffQuestions: { questions: { id: string }[] } })
        .staffQuestions;
      return questions.find(question => question.id === id);
    };
    const flags = [{ part: 'QUESTION', found: ['EMAIL'], original: 'Écrivez-moi : marc@example.org' }];
    expect(await flagged()).toEqual({ id, flags });
    expect((await staff.ask(settle, { id })).data).toEqual({ settleQuestionFlags: { flags: [] } });
    expect(await flagged()).toBeUndefined();
    await staff.ask(settle, { id });
    const lines = await house.db.owner('select action from audit_entries where subject_id = $1', [id]);
    expect(lines).toEqual([{ action: 'question.flagsSettled' }]);
  });
});
