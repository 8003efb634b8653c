import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let asker: Guest;
let seller: Guest;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse();
  asker = await house.guest({ firstName: 'Élodie' });
  seller = await house.guest({ firstName: 'Marc' });
  car = await addCar(house, { sellerEmail: seller.email, auction: {} });
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = 'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id question } }';
const ANSWER = `mutation($id: ID!, $answer: String!, $photoIds: [ID!]) {
  answerQuestion(id: $id, answer: $answer, photoIds: $photoIds) { answer answerDate photos { url } } }`;
const SHOWN = `query($u: ID!) { publicCarAd(uuid: $u) { auction { version questions {
  id question answer user { firstName lastName } } } } }`;
const MINE = 'query($u: ID!) { myQuestions(uuid: $u) { question user { lastName } } }';
const OPEN = '{ myOpenQuestions { question } }';
const SERIES = 'Does the engine match the papers?';

type Shown = { id: string; question: string; answer: string; user: { firstName: string; lastName: string } };

async function ask(by: Guest, of: TestCar, question = SERIES): Promise<string> {
  const input = { uuid: of.uuid, auctionId: of.auctionId || null, question };
  const { data } = await by.ask(ASK, { i: input });
  return (data as unknown as { createQuestion: { id: string } }).createQuestion.id;
}

function answerIn({ data }: Answer): { answer: string; answerDate: string; photos: unknown[] } {
  return (data as unknown as { answerQuestion: ReturnType<typeof answerIn> }).answerQuestion;
}

async function shownTo(guest: Guest, of: TestCar): Promise<{ version: number; questions: Shown[] }> {
  const { data } = await guest.ask(SHOWN, { u: of.uuid });
  return (data as unknown as { publicCarAd: { auction: { version: number; questions: Shown[] } } })
    .publicCarAd.auction;
}

describe('asking', () => {
  it('needs somebody signed in, a text and a public car', async () => {
    const input = { uuid: car.uuid, auctionId: car.auctionId, question: SERIES };
    expect(await house.visitor().codeOf(ASK, { i: input })).toBe('Unauthenticated');
    for (const question of ['', ' \n ', 'x'.repeat(5_001)]) {
      const { errors } = await asker.ask(ASK, { i: { ...input, question } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'question' });
    }
    expect(await asker.codeOf(ASK, { i: { uuid: car.uuid } })).toBe('BadInput');
    const draft = await addCar(house, { status: 'DRAFT' });
    for (const uuid of ['x', '00000000-0000-4000-8000-000000000000', draft.uuid]) {
      expect(await asker.codeOf(ASK, { i: { ...input, uuid } })).toBe('NotFound');
    }
  });

  it('takes one character and five thousand, and a car without an auction', async () => {
    const plain = await addCar(house);
    for (const question of ['?', 'x'.repeat(5_000)]) {
      expect(await asker.codeOf(ASK, { i: { uuid: plain.uuid, question } })).toBeNull();
    }
  });

  it('counts once while it waits, though it is sent again because its answer was lost', async () => {
    const plain = await addCar(house, { sellerEmail: seller.email });
    const first = await ask(asker, plain);
    expect(await ask(asker, plain, ` ${SERIES} `)).toBe(first);
    const both = await Promise.all([1, 2].map(() => ask(asker, plain, 'Has it been welded?')));
    expect(new Set(both).size).toBe(1);
    expect(await ask(await house.guest(), plain)).not.toBe(first);
    await seller.ask(ANSWER, { id: first, answer: 'Yes.' });
    expect(await ask(asker, plain)).not.toBe(first);
  });

  it('is not for whoever sells the car, in an auction or at a price', async () => {
    const plain = await addCar(house, { sellerEmail: seller.email });
    for (const { uuid } of [car, plain]) {
      expect(await seller.codeOf(ASK, { i: { uuid, question: SERIES } })).toBe('SellerCannotAsk');
    }
  });

  it('refuses the auction of another car', async () => {
    const other = await addCar(house, { auction: {} });
    const input = { uuid: car.uuid, auctionId: other.auctionId, question: SERIES };
    expect(await asker.codeOf(ASK, { i: input })).toBe('NotFound');
  });

  it('is over when the auction is, named or not', async () => {
    const past = await addCar(house, { auction: { startsInMs: -7_200_000, endsInMs: -3_600_000 } });
    const input = { uuid: past.uuid, question: SERIES };
    expect(await asker.codeOf(ASK, { i: { ...input, auctionId: past.auctionId } })).toBe('AuctionFinished');
    expect(await asker.codeOf(ASK, { i: input })).toBe('AuctionFinished');
  });

  it('is over when the car is sold', async () => {
    const sold = await addCar(house);
    await house.rooms.ads.update(sold.uuid, { sold: true });
    expect(await asker.codeOf(ASK, { i: { uuid: sold.uuid, question: SERIES } })).toBe('CarSold');
  });

  it('is told to the watchers of the auction', async () => {
    const before = await shownTo(asker, car);
    await ask(asker, car);
    expect((await shownTo(asker, car)).version).toBe(before.version + 1);
  });

  it('is limited to ten an hour', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = await strict.guest();
    const { uuid } = await addCar(strict);
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      codes.push(await guest.codeOf(ASK, { i: { uuid, question: SERIES } }));
    }
    expect(codes).toEqual([...Array(10).fill(null), 'RateLimited']);
  });
});

describe('a question', () => {
  it('is its author’s until it is answered, then everyone’s, newest first', async () => {
    const of = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const first = await ask(asker, of, 'First?');
    const second = await ask(asker, of, 'Second?');
    expect((await shownTo(house.visitor(), of)).questions).toEqual([]);
    expect((await asker.ask(MINE, { u: of.uuid })).data).toHaveProperty('myQuestions.length', 2);
    expect((await seller.ask(MINE, { u: of.uuid })).data).toHaveProperty('myQuestions.length', 2);
    expect((await house.guest().then(other => other.ask(MINE, { u: of.uuid }))).data).toEqual({
      myQuestions: [],
    });
    expect((await house.visitor().ask(MINE, { u: of.uuid })).data).toEqual({ myQuestions: [] });

    await house.rooms.jobs.drain();
    const asked = (await house.rooms.mail.list(seller.email)).map(letter => letter.text).join();
    expect(asked.replaceAll('\u00a0', ' ')).toContain('La question :\nSecond?');
    for (const id of [first, second]) await seller.ask(ANSWER, { id, answer: 'Yes.' });
    await house.rooms.jobs.drain();
    const answered = (await house.rooms.mail.list(asker.email)).map(letter => letter.text).join();
    expect(answered.replaceAll('\u00a0', ' ')).toContain('La question :\nSecond?\n\nLa réponse :\nYes.');
    const { questions } = await shownTo(house.visitor(), of);
    expect(questions.map(question => question.id)).toEqual([second, first]);
    expect((await asker.ask(MINE, { u: of.uuid })).data).toEqual({ myQuestions: [] });
  });

  it('tells the whole last name to its author, the seller and staff who answer, else an initial', async () => {
    const of = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await seller.ask(ANSWER, { id: await ask(asker, of), answer: 'Yes.' });
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    const stranger = await house.guest();
    const lastNames: string[] = [];
    for (const guest of [asker, seller, staff, stranger, house.visitor()]) {
      lastNames.push((await shownTo(guest, of)).questions[0]?.user.lastName ?? '');
    }
    expect(lastNames).toEqual(['Mercier', 'Mercier', 'Mercier', 'M.', 'M.']);
  });

  it('is shown under its author’s new name', async () => {
    const of = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const author = await house.guest({ firstName: 'Anne' });
    await seller.ask(ANSWER, { id: await ask(author, of), answer: 'Yes.' });
    expect((await shownTo(seller, of)).questions[0]?.user.firstName).toBe('Anne');
    const rename = 'mutation($d: UpdateProfileInput!) { updateProfile(data: $d) { id } }';
    await author.ask(rename, { d: { firstName: 'Zoé', lastName: 'Mercier', phone: '0612345678' } });
    expect((await shownTo(seller, of)).questions[0]?.user.firstName).toBe('Zoé');
  });

  it('of one car takes no place from those of another', async () => {
    const [busy, quiet] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    await house.db.owner(
      `insert into questions (ad_uuid, author_id, question, answer, answer_date, created_at)
       select v.uuid, (select id from accounts limit 1), '?', '!', now(), now() - v.age * interval '1 day'
       from (select $1::uuid as uuid, 0 as age from generate_series(1, 600)
             union all select $2::uuid, 1) v`,
      [busy.uuid, quiet.uuid],
    );
    const [many, few] = await Promise.all([
      house.rooms.questions.listPublic(busy.uuid),
      house.rooms.questions.listPublic(quiet.uuid),
    ]);
    expect([many.length, few.length]).toEqual([500, 1]);
  });
});

describe('answering', () => {
  it('is for the car’s own seller and for staff with Questions:answer', async () => {
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    const id = await ask(asker, car);
    const others = [
      asker,
      await house.guest({ permissions: ['Ads:update', 'Auctions:update', 'Users:update'] }),
    ];
    expect(await house.visitor().codeOf(ANSWER, { id, answer: 'Yes.' })).toBe('Unauthenticated');
    for (const guest of others) expect(await guest.codeOf(ANSWER, { id, answer: 'Yes.' })).toBe('Forbidden');
    for (const guest of [seller, staff]) {
      expect(await guest.codeOf(ANSWER, { id: await ask(asker, car), answer: 'Yes.' })).toBeNull();
    }
  });

  it('needs a text, a question that exists and photos that exist', async () => {
    const id = await ask(asker, car);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await seller.codeOf(ANSWER, { id, answer: '  ' })).toBe('BadInput');
    expect(await seller.codeOf(ANSWER, { id: 'x', answer: 'Yes.' })).toBe('NotFound');
    expect(await seller.codeOf(ANSWER, { id: unknown, answer: 'Yes.' })).toBe('NotFound');
    for (const photoIds of [['x'], [unknown], Array(7).fill(unknown)]) {
      const { errors } = await seller.ask(ANSWER, { id, answer: 'Yes.', photoIds });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'photoIds' });
    }
    const { errors } = await seller.ask(ANSWER, { id, answer: 'Yes.', photoIds: [unknown] });
    expect(errors?.[0]?.extensions).toMatchObject({ gone: [unknown] });
    // Nothing of a refused answer stays.
    const [row] = await house.db.owner<{ answer: string | null }>(
      'select answer from questions where id = $1',
      [id],
    );
    expect(row?.answer).toBeNull();
  });

  it('puts photos beside the answer, and a later text leaves its date and photos', async () => {
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('k', 3, 2) returning id",
    );
    const id = await ask(asker, car);
    const given = await seller.ask(ANSWER, { id, answer: 'Yes.', photoIds: [photo?.id] });
    const edited = await seller.ask(ANSWER, { id, answer: 'Yes, both.' });
    const { answerDate, photos } = answerIn(given);
    expect(answerIn(edited)).toEqual({ answer: 'Yes, both.', answerDate, photos });
    expect(photos).toHaveLength(1);
  });
});

describe('an answer that is given', () => {
  const STATED = `query($u: ID!) { publicCarAd(uuid: $u) { auction { version }
    questions { answer answerDate answerEditedAt isHouseAnswer } } }`;
  type Stated = { answer: string; answerDate: string; answerEditedAt: string | null; isHouseAnswer: boolean };
  async function stated(of: TestCar): Promise<{ version: number; question: Stated | undefined }> {
    const { data } = await house.visitor().ask(STATED, { u: of.uuid });
    const ad = (data as unknown as { publicCarAd: { auction: { version: number }; questions: Stated[] } })
      .publicCarAd;
    return { version: ad.auction.version, question: ad.questions[0] };
  }
  const NEWS = '{ myNotifications { nodes { kind } } }';
  async function toldTo(guest: Guest): Promise<number> {
    const { data } = await guest.ask(NEWS);
    const { nodes } = (data as unknown as { myNotifications: { nodes: { kind: string }[] } }).myNotifications;
    return nodes.filter(({ kind }) => kind === 'ANSWER_EDITED').length;
  }

  it('is changed by the side that gave it alone, the seller or the house', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => house.guest({ permissions: ['Questions:answer'] })),
    );
    const of = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const [sellers, houses] = [await ask(asker, of), await ask(asker, of, 'And the gearbox?')];
    expect(await seller.codeOf(ANSWER, { id: sellers, answer: 'Ours.' })).toBeNull();
    expect(await one?.codeOf(ANSWER, { id: sellers, answer: 'The house’s.' })).toBe('Forbidden');
    expect(await one?.codeOf(ANSWER, { id: houses, answer: 'The house’s.' })).toBeNull();
    expect(await seller.codeOf(ANSWER, { id: houses, answer: 'Ours.' })).toBe('Forbidden');
    expect(await other?.codeOf(ANSWER, { id: houses, answer: 'The house’s, whole.' })).toBeNull();
    expect(await seller.codeOf(ANSWER, { id: sellers, answer: 'Ours, whole.' })).toBeNull();
    const answers = (await shownTo(house.visitor(), of)).questions.map(({ answer }) => answer).toSorted();
    expect(answers).toEqual(['Ours, whole.', 'The house’s, whole.']);
  });

  it('of two that come at once, one side’s stands', async () => {
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    const id = await ask(asker, car);
    const codes = await Promise.all(
      [seller, staff].map(guest => guest.codeOf(ANSWER, { id, answer: 'Yes.' })),
    );
    expect(codes.toSorted()).toEqual(['Forbidden', null]);
  });

  it('of two from the house, the second is told that it has not read the first', async () => {
    const AS_READ = `mutation($id: ID!, $a: String!, $was: String, $photos: [ID!], $were: [ID!]) {
      answerQuestion(id: $id, answer: $a, answerWas: $was, photoIds: $photos, photoIdsWere: $were) { id } }`;
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    const id = await ask(asker, car);
    const answer = (a: string, was: string | null, of: { photos?: string[]; were?: string[] } = {}) =>
      staff.codeOf(AS_READ, { id, a, was, ...of });
    expect(await answer('One key.', null)).toBeNull();
    expect(await answer('Two keys.', null)).toBe('StaleVersion');
    expect(await answer('Two keys.', 'One key.')).toBeNull();
    expect(await answer('Three keys.', 'One key.')).toBe('StaleVersion');
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('keys', 3, 2) returning id",
    );
    const photos = [photo?.id ?? ''];
    const same = 'Two keys.';
    expect(await answer(same, same, { photos, were: [] })).toBeNull();
    // The words are those that were read; the photos are not.
    expect(await answer(same, same, { photos: [], were: [] })).toBe('StaleVersion');
    expect(await answer(same, same, { were: photos })).toBeNull();
    expect(await answer(same, same, { photos: [], were: photos })).toBeNull();
  });

  it('stays of the side that gave it, whoever has the car by now', async () => {
    const of = await addCar(house, {
      sellerEmail: seller.email,
      auction: { startsInMs: 3_600_000, endsInMs: 7_200_000 },
    });
    const id = await ask(asker, of);
    await seller.ask(ANSWER, { id, answer: 'Mine since new.' });
    const sideOf = async () => (await stated(of)).question?.isHouseAnswer;
    expect(await sideOf()).toBe(false);
    await house.rooms.ads.update(of.uuid, { sellerEmail: (await house.guest()).email });
    expect(await sideOf()).toBe(false);
    await house.rooms.ads.update(of.uuid, { sellerEmail: null });
    expect(await sideOf()).toBe(false);
    // What was answered before the side was kept is worked out of whose the car is.
    await house.db.owner('update questions set is_house_answer = null where id = $1', [id]);
    await house.rooms.ads.update(of.uuid, { sellerEmail: seller.email });
    expect(await sideOf()).toBe(false);
  });

  it('shows with the date of its change, and those who bid are told while the lot runs', async () => {
    const of = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const bidder = await house.guest();
    await bidder.ask('mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }', {
      i: { auctionId: of.auctionId, bid: 1_000, isAuctionCGVAccepted: true },
    });
    const id = await ask(asker, of);
    await seller.ask(ANSWER, { id, answer: 'One key.' });
    const given = await stated(of);
    expect(given.question).toMatchObject({ answerEditedAt: null, isHouseAnswer: false });
    await seller.ask(ANSWER, { id, answer: ' One key. ' });
    expect((await stated(of)).question?.answerEditedAt).toBeNull();
    expect(await toldTo(bidder)).toBe(0);
    await seller.ask(ANSWER, { id, answer: 'Two keys.' });
    const changed = await stated(of);
    expect(changed.question?.answer).toBe('Two keys.');
    expect(changed.question?.answerDate).toBe(given.question?.answerDate);
    expect(Date.parse(changed.question?.answerEditedAt ?? '')).toBeGreaterThan(
      Date.parse(given.question?.answerDate ?? ''),
    );
    expect(changed.version).toBeGreaterThan(given.version);
    expect(await toldTo(bidder)).toBe(1);
    expect(await toldTo(await house.guest())).toBe(0);
  });
});

describe('questions in the hands of staff', () => {
  const LIST = `query($f: QuestionFilter, $s: String) { staffQuestions(filter: $f, search: $s) {
    totalCount questions { id question authorName hiddenReason } } }`;
  const HIDE = 'mutation($id: ID!, $r: String!) { hideQuestion(id: $id, reason: $r) { hiddenReason } }';
  const SHOW = 'mutation($id: ID!) { showQuestion(id: $id) { hiddenAt } }';

  it('are seen and hidden with Questions:answer alone', async () => {
    const id = await ask(asker, car);
    for (const [query, variables] of [
      [LIST, {}],
      [HIDE, { id, r: 'x' }],
      [SHOW, { id }],
    ] as const) {
      expect(await house.visitor().codeOf(query, variables)).toBe('Unauthenticated');
      for (const guest of [asker, seller]) expect(await guest.codeOf(query, variables)).toBe('Forbidden');
    }
  });

  it('wait with the oldest first, and are hidden from everyone with a reason their author is told', async () => {
    const staff = await house.guest({ permissions: ['Questions:answer'] });
    const other = await addCar(house, { auction: {} });
    const author = await house.guest({ firstName: 'Odette' });
    const ids = [await ask(author, other, 'First?'), await ask(author, other, 'Second?')];
    const shown = async (f: string) => {
      const { data } = await staff.ask(LIST, { f, s: 'odette' });
      return (data as unknown as { staffQuestions: { questions: { id: string }[] } }).staffQuestions
        .questions;
    };
    expect((await shown('OPEN')).map(each => each.id)).toEqual(ids);
    await staff.ask(ANSWER, { id: ids[0], answer: 'Yes.' });
    const { version } = await shownTo(asker, other);
    for (const r of [' ', 'x'.repeat(1_001)]) {
      const { errors } = await staff.ask(HIDE, { id: ids[0], r });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'reason' });
    }
    const before = (await house.rooms.mail.list(author.email)).length;
    for (const id of ids) await staff.ask(HIDE, { id, r: 'Names a person' });
    const after = await shownTo(asker, other);
    expect(after.questions).toEqual([]);
    expect(after.version).toBe(version + 2);
    expect((await author.ask(MINE, { u: other.uuid })).data).toEqual({ myQuestions: [] });
    expect((await author.ask(OPEN)).data).toEqual({ myOpenQuestions: [] });
    expect(await shown('HIDDEN')).toHaveLength(2);
    const letters = await house.rooms.mail.list(author.email);
    expect(letters.length).toBe(before + 2);
    expect(letters[0]?.text).toContain('Names a person');
    await staff.ask(SHOW, { id: ids[0] });
    expect((await shownTo(asker, other)).questions.map(each => each.id)).toEqual([ids[0]]);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect(await staff.codeOf(HIDE, { id, r: 'x' })).toBe('NotFound');
      expect(await staff.codeOf(SHOW, { id })).toBe('NotFound');
    }
  });
});
