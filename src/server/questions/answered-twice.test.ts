import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = `mutation($u: ID!) { createQuestion(createQuestionInput: { uuid: $u, question: "How many keys?" }) { id } }`;
const ANSWER = `mutation($id: ID!, $a: String!, $was: String, $photos: [ID!]) {
  answerQuestion(id: $id, answer: $a, answerWas: $was, photoIds: $photos) { answer answerDate answerEditedAt } }`;

it('an answer that is sent again for want of one is given once, by either side, and told once', async () => {
  const seller = await house.guest();
  const staff = await house.guest({ permissions: ['Questions:answer'] });
  for (const [side, other] of [
    [seller, staff],
    [staff, seller],
  ] as const) {
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const author = await house.guest();
    const { data } = await author.ask(ASK, { u: uuid });
    const { id } = (data as unknown as { createQuestion: { id: string } }).createQuestion;
    const told = async () => {
      await house.rooms.jobs.drain();
      return (await house.rooms.mail.list(author.email)).length;
    };
    const given = (a: string, by = side) => by.ask(ANSWER, { id, a, was: null, photos: [] });
    const first = await given('One key.');
    expect(first.errors).toBeUndefined();
    const letters = await told();
    expect(await given(' One key.')).toEqual(first);
    expect(await told()).toBe(letters);
    expect((await given('Two keys.')).errors?.[0]?.extensions.code).toBe('StaleVersion');
    expect((await given('One key.', other)).errors?.[0]?.extensions.code).toBe('StaleVersion');
  }
});
