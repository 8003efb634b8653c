import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '#server/limits/index.ts';
import { addCar, type TestCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';

const SITE = 'http://calandre.test';

let house: TestHouse;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse({
    ...{ RATE_LIMITS: 'on', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    PUBLIC_URL: SITE,
  });
  car = await addCar(house, { auction: { endsInMs: 24 * 3_600_000 } });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from rate_limits'));

type Way = {
  /** Whose turns are counted: a person's wherever they are, or an address's whoever is there. */
  readonly of: 'person' | 'address';
  /** One turn; answers the code it was refused with. */
  readonly turn: (guest: Guest, number: number) => Promise<string | null>;
};

const login = (email: string, password: string) =>
  `mutation { login(email: "${email}", password: "${password}") { user { id } } }`;
const asking = (of: Way['of'], mutation: (number: number) => string, kind = 'mutation'): Way => ({
  of,
  turn: (guest, number) => guest.codeOf(`${kind} { ${mutation(number)} }`),
});
const statusCode = ({ status }: Response) => (status === 429 ? 'RateLimited' : null);
const post = (path: string, type: string, body: string, cookie = '') =>
  fetch(house.url + path, { method: 'POST', headers: { 'content-type': type, cookie }, body }).then(
    statusCode,
  );

const draftTo = (
  email: string,
) => `saveInquiry(input: { form: "contact", step: "request", language: FR, answers: [
  { name: "subject", values: ["buying"] }, { name: "message", values: ["x"] }, { name: "firstName", values: ["A"] },
  { name: "lastName", values: ["B"] }, { name: "email", values: ["${email}"] },
  { name: "phone", values: ["+33612345678"] }] }) { id }`;

/** A key that nobody asked for. */
const told = Buffer.from(JSON.stringify({ challenge: 'x' })).toString('base64url');
const FORGED = JSON.stringify({ id: 'a', response: { clientDataJSON: told } });

/** Of a form that was open for a while: what is filled in in no time is tried with the forms. */
async function sendDraft(guest: Guest, email: string): Promise<string | null> {
  const { data } = await guest.ask(`mutation { ${draftTo(email)} }`);
  const { id } = (data as unknown as { saveInquiry: { id: string } }).saveInquiry;
  await house.db.owner("update inquiries set created_at = created_at - interval '1 minute' where id = $1", [
    id,
  ]);
  return guest.codeOf(`mutation { sendInquiry(id: "${id}") { id } }`);
}

/** The person's calendar, as their agenda reads it. */
async function readCalendar(guest: Guest): Promise<string | null> {
  const make = 'insert into calendar_feeds (account_id) select id from accounts where email = $1';
  await house.db.owner(`${make} on conflict do nothing`, [guest.email]);
  const { data } = await guest.ask('{ myCalendarAddress }');
  const { myCalendarAddress } = data as unknown as { myCalendarAddress: string };
  return fetch(house.url + new URL(myCalendarAddress).pathname).then(statusCode);
}

/** How each limit is reached; null where it takes an order that is being signed, or is tried below. */
const WAYS: Readonly<Record<LimitName, Way | null>> = {
  login: { of: 'address', turn: guest => guest.codeOf(login('a@limits.test', 'wrong')) },
  loginAccount: null,
  loginAddress: null,
  loginCrowded: null,
  register: null,
  registerKnown: null,
  registerCrowded: null,
  passwordReset: asking('address', () => 'requestPasswordReset(email: "a@limits.test")'),
  passwordResetVisitor: null,
  passwordResetCrowded: null,
  passwordCheck: asking('person', () => `updatePassword(currentPassword: "wrong", password: "${PASSWORD}2")`),
  secondFactor: asking('person', () => 'proveSecondFactor(code: "000000")'),
  proofCode: {
    of: 'person',
    turn: async guest => {
      await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
      return guest.codeOf('mutation { requestProofCode }');
    },
  },
  social: {
    of: 'address',
    turn: async () => {
      const answer = await fetch(`${house.url}/auth/google`, { redirect: 'manual' });
      // A browser is sent back to the page it came from either way: the limit's own table tells.
      void answer;
      const [row] = await house.db.owner<{ points: number }>(
        `select points from rate_limits where key like 'social:%'`,
      );
      return (row?.points ?? 0) > LIMITS.social.points ? 'RateLimited' : null;
    },
  },
  calendar: { of: 'person', turn: readCalendar },
  // By the key that asks: src/server/api.
  api: null,
  dossier: { of: 'address', turn: () => fetch(`${house.url}/dossiers/none.pdf`).then(statusCode) },
  passkey: asking('address', () => `loginWithPasskey(answer: ${JSON.stringify(FORGED)}) { user { id } }`),
  passkeyAsked: null,
  copy: asking('person', () => 'myData', 'query'),
  confirmation: asking(
    'person',
    number => `requestEmailChange(email: "to${number}@limits.test", password: "${PASSWORD}") { id }`,
  ),
  rename: asking('person', () => 'updatePseudo(pseudo: null) { id }'),
  question: asking(
    'person',
    () => `createQuestion(createQuestionInput: { uuid: "${car.uuid}", question: "Une question ?" }) { id }`,
  ),
  favorite: asking('person', number => `${number % 2 ? 'remove' : 'add'}Favorite(uuid: "${car.uuid}")`),
  view: asking('address', () => `registerView(id: "${car.auctionId}")`),
  // Nobody is refused: what is more than one look an hour is not counted.
  viewOnce: null,
  render: {
    of: 'address',
    turn: (_guest, number) => fetch(`${house.url}/blog/article/n${number}`).then(statusCode),
  },
  bid: asking(
    'person',
    () => `addBid(addBidInput: { auctionId: "${car.auctionId}", bid: 1, isAuctionCGVAccepted: true }) { id }`,
  ),
  revealContact: asking('person', () => `revealOwnerContact(uuid: "${car.uuid}") { phone }`),
  report: asking(
    'address',
    number => `report(data: { subject: AD, id: "${car.uuid}", reason: FRAUD, text: "${number}",
      email: "n${number}@limits.test", language: FR })`,
  ),
  inquiry: asking('person', () => draftTo('a@limits.test')),
  inquiryAddress: null,
  inquiryCrowded: null,
  inquirySent: { of: 'person', turn: (guest, number) => sendDraft(guest, `n${number}@limits.test`) },
  inquirySentAddress: null,
  inquirySentCrowded: null,
  // Of the mailbox: whoever asks, it is written to so often and no more.
  inquiryMailbox: { of: 'address', turn: () => sendDraft(house.visitor(), 'a@limits.test') },
  newsletter: asking(
    'address',
    () => 'subscribeNewsletter(email: "a@limits.test", language: FR, consent: "Oui.")',
  ),
  newsletterAddress: null,
  newsletterCrowded: null,
  conversion: {
    of: 'address',
    turn: () =>
      post(
        '/api/fb-event',
        'application/json',
        JSON.stringify({ eventName: 'PageView', eventId: randomUUID(), sourceUrl: `${SITE}/` }),
      ),
  },
  upload: { of: 'person', turn: guest => post('/uploads/photos', 'image/png', 'x', guest.cookie()) },
  // Of bytes, and tried with the uploads.
  uploadKiB: null,
  uploadKiBStaff: null,
  uploadKiBAddress: null,
  uploadKiBVisitors: null,
  cardCheckout: asking('person', () => `createCardCheckoutSession(id: "${car.uuid}")`),
  signingCode: null,
  orderMessage: null,
};

/** As if so many had come before. */
const count = (name: LimitName, points: number) =>
  house.db.owner('update rate_limits set points = $2 where starts_with(key, $1)', [`${name}:`, points]);

describe('a limit', () => {
  const openTwo = async () => [await house.guest(), await house.guest()] as const;
  let two: Awaited<ReturnType<typeof openTwo>>;
  beforeAll(async () => {
    two = await openTwo();
  });

  for (const [name, way] of Object.entries(WAYS) as [LimitName, Way | null][]) {
    if (way === null) continue;
    const { points } = LIMITS[name];
    it(`of ${points} on ${name} is reached, by ${way.of}`, async () => {
      // Who asks for that code has no password any more.
      const [guest, neighbour] = name === 'proofCode' ? await openTwo() : two;
      const codes = [await way.turn(guest, 0), await way.turn(guest, 1)];
      const counted = await house.db.owner('select points from rate_limits where starts_with(key, $1)', [
        `${name}:`,
      ]);
      expect(counted).toEqual([{ points: 2 }]);
      await count(name, points - 1);
      codes.push(await way.turn(guest, points - 1));
      expect(codes).not.toContain('RateLimited');
      expect(codes).not.toContain('Unauthenticated');
      expect(await way.turn(guest, points)).toBe('RateLimited');
      // Whoever else is there: with what is counted by person, they have all their turns.
      const theirs = await way.turn(neighbour, points + 1);
      expect([way.of, theirs === 'RateLimited']).toEqual([way.of, way.of === 'address']);
    });
  }
});

/**
 * So many tries, each at an account of its own, twenty at once: a busy machine has no more hashes ready before a request
 * is too old. What they were answered.
 */
async function stuff(from: number, count: number): Promise<Set<string | null>> {
  const thief = house.visitor();
  const tries = Array.from({ length: count }, (_, at) => login(`n${from + at}@limits.test`, 'Wrong-Word-12'));
  const said = new Set<string | null>();
  for (let at = 0; at < count; at += 20)
    for (const code of await Promise.all(tries.slice(at, at + 20).map(each => thief.codeOf(each))))
      said.add(code);
  return said;
}

describe('contacts', () => {
  it('are shown to strangers as often as their address may, and to who signs in all the same', async () => {
    const { email: sellerEmail } = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail });
    const reveal = `mutation { revealOwnerContact(uuid: "${uuid}") { phone } }`;
    const asked = Array.from({ length: LIMITS.revealContact.points }, () => house.visitor().codeOf(reveal));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
    expect(await house.visitor().codeOf(reveal)).toBe('RateLimited');
    expect(await (await house.guest()).codeOf(reveal)).toBeNull();
  });
});

describe('signing in behind an address from which others guess', () => {
  it('is as ever for everybody else where one account is tried', async () => {
    const honest = await house.guest();
    const thief = house.visitor();
    for (let turn = 0; turn < 15; turn += 1) await thief.codeOf(login('a@limits.test', 'wrong'));
    expect(await thief.codeOf(login('a@limits.test', 'wrong'))).toBe('RateLimited');
    expect(await house.visitor().codeOf(login(honest.email, PASSWORD))).toBeNull();
  });

  it('is slowed after a hundred failures, and still open to who knows their password', async () => {
    const honest = await house.guest();
    expect(await stuff(0, LIMITS.loginAddress.points)).toEqual(new Set(['InvalidCredentials']));
    expect(await house.visitor().codeOf(login(honest.email, PASSWORD))).toBeNull();
    expect(await stuff(1_000, LIMITS.loginCrowded.points)).toEqual(new Set(['InvalidCredentials']));
    expect(await stuff(2_000, 10)).toEqual(new Set(['RateLimited']));
    await house.db.owner("delete from rate_limits where key like 'loginCrowded:%'");
    expect(await house.visitor().codeOf(login(honest.email, PASSWORD))).toBeNull();
  });

  it('never shuts out who has signed in in this browser before, and counts their own failures', async () => {
    const honest = await house.guest();
    await stuff(0, LIMITS.loginAddress.points);
    await stuff(1_000, LIMITS.loginCrowded.points + 5);
    expect(await house.visitor().codeOf(login(honest.email, PASSWORD))).toBe('RateLimited');
    await honest.ask('mutation { logout }');
    expect(await honest.codeOf(login(honest.email, PASSWORD))).toBeNull();
    const own = Array.from({ length: LIMITS.login.points }, () =>
      honest.codeOf(login(honest.email, 'wrong')),
    );
    expect(new Set(await Promise.all(own))).toEqual(new Set(['InvalidCredentials']));
    expect(await honest.codeOf(login(honest.email, PASSWORD))).toBe('RateLimited');
  });

  it('tells nobody by a foreign browser’s word, nor by a forged one', async () => {
    const [honest, other] = [await house.guest(), await house.guest()];
    await stuff(0, LIMITS.loginAddress.points);
    await stuff(1_000, LIMITS.loginCrowded.points);
    expect(await other.codeOf(login(honest.email, PASSWORD))).toBe('RateLimited');
    expect(await other.codeOf(login('nobody@limits.test', PASSWORD))).toBe('RateLimited');
    expect(await other.codeOf(login(other.email, PASSWORD))).toBeNull();
  });
});

const registration = (email: string, password = PASSWORD) => `mutation { register(data: { firstName: "A",
  lastName: "B", phone: "0612345678", language: FR, email: "${email}", password: "${password}" }) { user { id } } }`;
const reset = (email: string) => `mutation { requestPasswordReset(email: "${email}") }`;
/** What so many are answered, some at a time, each by their own name. */
async function answersTo(count: number, mutation: (number: number) => string): Promise<Set<string | null>> {
  const answers = new Set<string | null>();
  for (let from = 0; from < count; from += 5) {
    const some = Array.from({ length: Math.min(5, count - from) }, (_, at) => mutation(from + at));
    for (const code of await Promise.all(some.map(each => house.visitor().codeOf(each)))) answers.add(code);
  }
  return answers;
}

describe('registering behind an address that many share', () => {
  it('goes on for everybody, and ends where nobody so many are', async () => {
    const many = LIMITS.registerKnown.points + LIMITS.registerCrowded.points + 5;
    expect(await answersTo(many, number => registration(`fair${number}@limits.test`))).toEqual(
      new Set([null]),
    );
    await count('register', LIMITS.register.points);
    expect(await house.visitor().codeOf(registration('late@limits.test'))).toBe('RateLimited');
  });

  it('is slowed where it was asked who has an account, and not shut', async () => {
    const { email } = await house.guest();
    const known = () => registration(email, 'Un-Autre-Encore-2');
    expect(await answersTo(LIMITS.registerKnown.points, known)).toEqual(new Set(['EmailAlreadyUsed']));
    expect(await house.visitor().codeOf(registration('honest1@limits.test'))).toBeNull();
    expect(await answersTo(LIMITS.registerCrowded.points, known)).toEqual(new Set(['EmailAlreadyUsed']));
    expect(await answersTo(5, known)).toEqual(new Set(['RateLimited']));
    await house.db.owner("delete from rate_limits where key like 'registerCrowded:%'");
    expect(await house.visitor().codeOf(registration('honest2@limits.test'))).toBeNull();
  });
});

describe('a new password, asked for behind an address that many share', () => {
  it('is sent to all of them, whoever else is there', async () => {
    expect(await answersTo(40, number => reset(`forgot${number}@limits.test`))).toEqual(new Set([null]));
    await count('passwordResetVisitor', LIMITS.passwordResetVisitor.points);
    const slowly = (number: number) => reset(`slow${number}@limits.test`);
    expect(await answersTo(LIMITS.passwordResetCrowded.points, slowly)).toEqual(new Set([null]));
    expect(await house.visitor().codeOf(reset('more@limits.test'))).toBe('RateLimited');
  });

  it('is counted alike for who has an account and who has none', async () => {
    const { email } = await house.guest();
    const counted: object[] = [];
    for (const asked of [email, 'nobody@limits.test']) {
      await house.db.owner('delete from rate_limits');
      await house.visitor().codeOf(reset(asked));
      const rows = "select split_part(key, ':', 1) as name, points from rate_limits order by 1";
      counted.push(await house.db.owner(rows));
    }
    expect(counted[0]).toHaveLength(2);
    expect(counted[1]).toEqual(counted[0]);
  });
});

describe('an account that is tried from many addresses', () => {
  const LOGIN_KEY = 'loginAccount:';
  it('is shut to browsers it does not know, open to its own and to who resets by mail', async () => {
    const honest = await house.guest();
    await house.visitor().codeOf(login(honest.email, 'wrong'));
    // What a hundred addresses would have come to.
    await house.db.owner('update rate_limits set points = $1 where starts_with(key, $2)', [
      LIMITS.loginAccount.points,
      LOGIN_KEY,
    ]);
    const elsewhere = house.visitor();
    expect(await elsewhere.codeOf(login(honest.email, PASSWORD))).toBe('RateLimited');
    expect(await honest.codeOf(login(honest.email, PASSWORD))).toBeNull();
    expect(await elsewhere.codeOf(login((await house.guest()).email, PASSWORD))).toBeNull();
    await elsewhere.ask(`mutation { requestPasswordReset(email: "${honest.email}") }`);
    const [letter] = await house.rooms.mail.list(honest.email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const reset = `mutation { resetPassword(token: "${token}", password: "Encore-Un-Autre-2") }`;
    expect(await elsewhere.codeOf(reset)).toBeNull();
    expect(await elsewhere.codeOf(login(honest.email, 'Encore-Un-Autre-2'))).toBeNull();
  });
});
