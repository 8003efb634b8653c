import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { LIMITS, type LimitName } from '../limits/index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from rate_limits'));

const SAVE = 'mutation($input: SaveInquiryInput!) { saveInquiry(input: $input) { id } }';
const SEND = 'mutation($id: ID!, $opening: String) { sendInquiry(id: $id, opening: $opening) { isSent } }';
const REQUEST = { subject: 'buying', message: 'Bonjour', firstName: 'Anne', lastName: 'Roy' };
const WITHDRAWAL = { car: 'Alpine A110', firstName: 'Anne', lastName: 'Roy' };

let count = 0;
/** An address that nothing was sent to before. */
function nextEmail(): string {
  count += 1;
  return `n${count}@machines.test`;
}

function save(guest: Guest, email: string, more: object = {}, said: object = REQUEST): Promise<Answer> {
  const answers = Object.entries({ ...said, email }).map(([name, value]) => ({ name, values: [value] }));
  return guest.ask(SAVE, { input: { form: 'contact', step: 'request', language: 'FR', answers, ...more } });
}
const begin = async (guest: Guest, email = nextEmail()) =>
  ((await save(guest, email)).data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
const refusal = (answer: Answer) => answer.errors?.[0]?.extensions ?? null;
const send = async (guest: Guest, id: string, opening: string | null = null) =>
  refusal(await guest.ask(SEND, { id, opening }));
/** A form that its person had before their eyes for a while. */
const sealed = () => house.rooms.leads.sealOpening(20_000);
/** As if so many had come before. */
const crowd = (name: LimitName, points = LIMITS[name].points) =>
  house.db.owner('update rate_limits set points = $2 where starts_with(key, $1)', [`${name}:`, points]);

describe('the field that nobody sees', () => {
  it('keeps nothing of who fills it in, says so, and goes on once it is empty', async () => {
    const guest = house.visitor();
    const email = nextEmail();
    const answer = await save(guest, email, { backlink: 'https://casino.test' });
    expect(refusal(answer)).toMatchObject({ code: 'BadInput', field: 'backlink' });
    expect(await house.db.owner(`select from inquiries where answers->'email'->>0 = $1`, [email])).toEqual(
      [],
    );
    expect(refusal(await save(guest, email, { backlink: '' }))).toBeNull();
  });

  it('is asked with every form but a withdrawal, which nothing may stand in the way of', async () => {
    const ask =
      '{ contact: inquiryForm(name: "contact") { isGuarded } back: inquiryForm(name: "withdrawal") { isGuarded } }';
    const { data } = await house.visitor().ask(ask);
    expect(data).toEqual({ contact: { isGuarded: true }, back: { isGuarded: false } });
    const guest = house.visitor();
    const withdrawal = { form: 'withdrawal', step: 'statement', backlink: 'x' };
    const { data: saved } = await save(guest, nextEmail(), withdrawal, WITHDRAWAL);
    const { id } = (saved as unknown as { saveInquiry: { id: string } }).saveInquiry;
    expect(await send(guest, id)).toBeNull();
  });
});

describe('what is filled in sooner than a person can', () => {
  it('is not sent, says when it may be, and then is', async () => {
    const guest = house.visitor();
    const email = nextEmail();
    const id = await begin(guest, email);
    const refused = await send(guest, id);
    expect(refused).toMatchObject({ code: 'RateLimited' });
    expect((refused as { retryAfter?: number }).retryAfter).toBeLessThanOrEqual(3);
    expect(await house.rooms.mail.list(email)).toEqual([]);
    await house.db.owner(
      "update inquiries set created_at = created_at - interval '5 seconds' where id = $1",
      [id],
    );
    expect(await send(guest, id)).toBeNull();
    expect(await house.rooms.mail.list(email)).toHaveLength(1);
  });

  it('waits for nothing where the form had been open for a while, under the house’s seal', async () => {
    const guest = house.visitor();
    expect(await send(guest, await begin(guest), await sealed())).toBeNull();
    const { data } = await guest.ask('{ inquiryOpening }');
    const { inquiryOpening: fresh } = data as unknown as { inquiryOpening: string };
    const long = await house.rooms.leads.sealOpening(25 * 3_600_000);
    const forged = `${Buffer.from('1').toString('base64url')}.${(await sealed()).split('.')[1]}`;
    for (const opening of [fresh, long, forged, 'x', ''])
      expect([opening, await send(guest, await begin(guest), opening)]).toMatchObject([
        opening,
        { code: 'RateLimited' },
      ]);
  });
});

describe('sending behind an address that many share', () => {
  it('is counted by browser and by person, so that nobody keeps the others out', async () => {
    const [eager, person, neighbour] = [house.visitor(), await house.guest(), house.visitor()];
    const opening = await sealed();
    for (const one of [eager, person]) {
      for (let turn = 0; turn < LIMITS.inquirySent.points; turn += 1)
        expect(await send(one, await begin(one), opening)).toBeNull();
      expect(await send(one, await begin(one), opening)).toMatchObject({ code: 'RateLimited' });
    }
    expect(await send(neighbour, await begin(neighbour), opening)).toBeNull();
  });

  it('is slowed where a machine is a new browser each time, and not shut', async () => {
    const opening = await sealed();
    const sendAnew = async () => {
      const browser = house.visitor();
      return send(browser, await begin(browser), opening);
    };
    expect(await sendAnew()).toBeNull();
    await crowd('inquirySentAddress');
    expect(await sendAnew()).toBeNull();
    await crowd('inquirySentCrowded');
    expect(await sendAnew()).toMatchObject({ code: 'RateLimited' });
    await house.db.owner("delete from rate_limits where key like 'inquirySentCrowded:%'");
    expect(await sendAnew()).toBeNull();
    await crowd('inquiryAddress');
    await crowd('inquiryCrowded');
    expect(await sendAnew()).toBeNull();
    await crowd('inquiryCrowded');
    expect(refusal(await save(house.visitor(), nextEmail()))).toMatchObject({ code: 'RateLimited' });
  });

  it('writes to one mailbox so often an hour, whoever asks', async () => {
    const [email, opening] = [nextEmail(), await sealed()];
    const sendTo = async (address: string) => {
      const browser = house.visitor();
      return send(browser, await begin(browser, address), opening);
    };
    expect(await sendTo(email)).toBeNull();
    await crowd('inquiryMailbox');
    expect(await sendTo(email.toUpperCase())).toMatchObject({ code: 'RateLimited' });
    expect(await house.rooms.mail.list(email)).toHaveLength(1);
    expect(await sendTo(nextEmail())).toBeNull();
  });

  it('counts what is sent once, however often it is sent', async () => {
    const guest = house.visitor();
    const [id, opening] = [await begin(guest), await sealed()];
    await Promise.all(Array.from({ length: 8 }, () => send(guest, id, opening)));
    const counted = await house.db.owner<{ points: number }>(
      `select points from rate_limits where key like 'inquirySent:%' or key like 'inquiryMailbox:%'`,
    );
    expect(counted).toEqual([{ points: 1 }, { points: 1 }]);
  });
});

describe('the house’s letter behind an address that many share', () => {
  const subscribe = (email: string) =>
    house
      .visitor()
      .codeOf(`mutation { subscribeNewsletter(email: "${email}", language: FR, consent: "Oui.") }`);

  it('is sent to all of them, slowed beyond, and to one mailbox a few times an hour', async () => {
    const email = nextEmail();
    for (let turn = 0; turn < LIMITS.newsletter.points; turn += 1) expect(await subscribe(email)).toBeNull();
    expect(await subscribe(email)).toBe('RateLimited');
    await crowd('newsletterAddress');
    expect(await subscribe(nextEmail())).toBeNull();
    await crowd('newsletterCrowded');
    expect(await subscribe(nextEmail())).toBe('RateLimited');
  });
});
