import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const SUBSCRIBE = `mutation($email: String!, $consent: String!) {
  subscribeNewsletter(email: $email, language: EN, consent: $consent) }`;
const subscribe = (email: string, consent = 'I agree.') => house.visitor().ask(SUBSCRIBE, { email, consent });
const say = async (verb: 'confirm' | 'leave', token: string) => {
  const { data } = await house.visitor().ask(`mutation { ${verb}Newsletter(token: "${token}") }`);
  return data?.[`${verb}Newsletter`];
};
const subscribers = () =>
  house.db.owner<{ email: string }>(
    'select email, language, consent, confirmed_at from newsletter_subscribers',
  );

const of = async (email: string) => (await subscribers()).filter(each => each.email === email);

async function lettersTo(email: string): Promise<string[]> {
  const letters = await house.rooms.mail.list(email);
  return letters.map(letter => /newsletter\?token=([\w-]+)/.exec(letter.text)?.[1] ?? '');
}

describe('the newsletter', () => {
  it('keeps a wish with the sentence agreed to, confirms it by letter, and forgets whoever leaves', async () => {
    expect((await subscribe(' Anna@Calandre.test ')).data).toEqual({ subscribeNewsletter: true });
    expect(await subscribers()).toEqual([
      { email: 'Anna@Calandre.test', language: 'EN', consent: 'I agree.', confirmed_at: null },
    ]);
    const [token = ''] = await lettersTo('anna@calandre.test');
    expect(await say('confirm', token)).toBe(true);
    expect(await say('confirm', token)).toBe(true);
    expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    expect(await say('leave', token)).toBe(true);
    expect(await subscribers()).toEqual([]);
    expect(await say('leave', token)).toBe(false);
  });

  it('answers alike for an address it knows, and writes to it no second time once confirmed', async () => {
    await subscribe('paul@calandre.test');
    // Asked again because its answer was lost: the letter that is on its way stays good.
    await subscribe('paul@calandre.test');
    expect(await lettersTo('paul@calandre.test')).toHaveLength(1);
    await house.db.owner("update newsletter_subscribers set consented_at = now() - interval '3 minutes'");
    await subscribe('paul@calandre.test');
    const [newest = '', older = ''] = await lettersTo('paul@calandre.test');
    expect(await say('confirm', older)).toBe(false);
    expect(await say('confirm', newest)).toBe(true);
    expect((await subscribe('PAUL@calandre.test')).data).toEqual({ subscribeNewsletter: true });
    expect(await lettersTo('paul@calandre.test')).toHaveLength(2);
  });

  it('forgets after a month who did not confirm, and nobody else', async () => {
    await subscribe('silent@calandre.test');
    await house.db.owner("update newsletter_subscribers set consented_at = now() - interval '31 days'");
    const before = (await subscribers()).length;
    await house.rooms.newsletter.sweep();
    expect(await subscribers()).toHaveLength(before - 1);
    expect(await subscribers()).not.toMatchObject([{ email: 'silent@calandre.test' }]);
  });

  it('keeps what its owner agreed to, whoever asked for the address before', async () => {
    const guest = await house.guest({ email: 'asked@calandre.test' });
    await subscribe('asked@calandre.test', 'Somebody else’s.');
    await house.rooms.newsletter.subscribeOwn(await idOf(house, guest), 'My own.');
    expect(await of('asked@calandre.test')).toMatchObject([
      { language: 'FR', consent: 'My own.', confirmed_at: expect.any(Date) },
    ]);
    await house.rooms.newsletter.subscribeOwn(await idOf(house, guest), 'Another.');
    expect(await of('asked@calandre.test')).toMatchObject([{ consent: 'My own.' }]);
    await guest.ask('mutation { updateLanguage(language: ES) { id } }');
    expect(await of('asked@calandre.test')).toMatchObject([{ language: 'ES' }]);
  });

  it.each([
    ['goes with its person to another address', false],
    ['is one where the other address has it too', true],
  ])('%s', async (_said, hasBoth) => {
    const [from, to] = [`from${hasBoth}@calandre.test`, `to${hasBoth}@calandre.test`];
    const guest = await house.guest({ email: from });
    await house.rooms.newsletter.subscribeOwn(await idOf(house, guest), 'My own.');
    await subscribe(to, 'Of the other.');
    if (hasBoth) await say('confirm', (await lettersTo(to))[0] ?? '');
    const change = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { id } }';
    expect(await guest.codeOf(change, { e: to, p: PASSWORD })).toBeNull();
    const [letter] = await house.rooms.mail.list(to);
    const t = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    expect(await guest.codeOf('mutation($t: String!) { confirmEmail(token: $t) }', { t })).toBeNull();
    expect(await of(from)).toEqual([]);
    const consent = hasBoth ? 'Of the other.' : 'My own.';
    expect(await of(to)).toMatchObject([{ consent, confirmed_at: expect.any(Date) }]);
  });

  it('takes no address that is none, and no wish without a consent', async () => {
    const fieldOf = async (email: string, consent?: string) =>
      (await subscribe(email, consent)).errors?.[0]?.extensions;
    expect(await fieldOf('nobody')).toMatchObject({ code: 'BadInput', field: 'email' });
    expect(await fieldOf('x@calandre.test', ' ')).toMatchObject({ code: 'BadInput', field: 'consent' });
    expect(await say('confirm', 'guessed')).toBe(false);
  });

  it('sends no empty letter, also where the house has put another language first since it was written', async () => {
    await subscribe('anna@calandre.test');
    await house.db.owner("update newsletter_subscribers set language = 'FR', confirmed_at = now()");
    const staff = await house.guest({ permissions: ['Users:update'] });
    const [row] = await house.db.owner<{ id: string }>(
      `insert into campaigns (author_id, subject, body, button, segment) values
         ($1, '{"fr": null, "en": "Sale", "es": null}', '{"fr": null, "en": "Cars.", "es": null}',
          '{"fr": null, "en": null, "es": null}', 'SUBSCRIBERS') returning id`,
      [await idOf(house, staff)],
    );
    const send = 'mutation($id: ID!) { sendCampaign(id: $id, version: 0) { id } }';
    expect(await staff.codeOf(send, { id: row?.id })).toBeNull();
    await house.rooms.jobs.drain();
    const [letter] = await house.rooms.mail.list('anna@calandre.test');
    expect(letter).toMatchObject({ subject: 'Sale', text: expect.stringContaining('Cars.') });
  });
});

describe('a letter to many', () => {
  const WORDS = { subject: { fr: 'Automne' }, body: { fr: 'Bonjour.' }, button: {}, segment: 'SUBSCRIBERS' };
  /** Begins to send one, by somebody new; answers the code of its refusal. */
  async function send(): Promise<string | null> {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const { data } = await staff.ask('mutation($d: CampaignInput!) { saveCampaign(data: $d) { id } }', {
      d: WORDS,
    });
    const { id } = (data as unknown as { saveCampaign: { id: string } }).saveCampaign;
    return staff.codeOf('mutation($id: ID!) { sendCampaign(id: $id, version: 0) { id } }', { id });
  }

  it('has a link that ends whatever its address has subscribed to since', async () => {
    const guest = await house.guest({ email: 'Again@calandre.test' });
    const accountId = await idOf(house, guest);
    const { subscribeOwn, leaveOwn } = house.rooms.newsletter;
    await subscribeOwn(accountId, 'Once.');
    expect(await send()).toBeNull();
    await house.rooms.jobs.drain();
    const [letter] = await house.rooms.mail.list(guest.email);
    const { pathname } = new URL(letter?.unsubscribeUrl ?? '');
    // Nobody reads in a log whose link it is.
    expect(Buffer.from(pathname.split('/').at(-1) ?? '', 'base64url').toString()).not.toMatch(/again@/i);
    await leaveOwn(accountId);
    await subscribeOwn(accountId, 'Once more.');
    await subscribe('other@calandre.test');
    expect((await fetch(house.url + pathname, { method: 'POST' })).status).toBe(200);
    expect(await of(guest.email)).toEqual([]);
    expect(await of('other@calandre.test')).toHaveLength(1);
  });

  it('is sent to the others where somebody leaves at the moment it begins', async () => {
    for (const email of ['stays@calandre.test', 'leaves@calandre.test']) {
      await subscribe(email);
      await say('confirm', (await lettersTo(email))[0] ?? '');
    }
    await using leaving = await openTransaction(house.db);
    await leaving.query("delete from newsletter_subscribers where email = 'leaves@calandre.test'");
    const sent = send();
    await untilWaiting(house.db, 1);
    await leaving.query('commit');
    expect(await sent).toBeNull();
    await house.rooms.jobs.drain();
    const readers = ['stays@calandre.test', 'leaves@calandre.test'].map(each => house.rooms.mail.list(each));
    const heard = (await Promise.all(readers)).map(list => list.some(({ subject }) => subject === 'Automne'));
    expect(heard).toEqual([true, false]);
  });
});
