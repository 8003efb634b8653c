import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE } from '#test/kit/ads.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const REGISTER = `mutation($e: String!) { register(data: { firstName: "Zoé", lastName: "Roy", phone: "0612345678",
  email: $e, password: "${PASSWORD}", language: FR }) { user { id } } }`;
const CONFIRM = 'mutation($t: String!, $p: String) { confirmEmail(token: $t, password: $p) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const CHANGE = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { id } }';
const ASK_RESET = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
const RESET = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
const PLACE = 'query($t: String!) { emailLetter(token: $t) { asksPassword } }';
const SELL = 'mutation($data: CarAdInput!) { createCarAd(data: $data) { uuid } }';
const NEW_PASSWORD = 'Encore-Un-Autre-2';

let count = 0;
const newAddress = () => `planted${++count}@calandre.test`;
const letterTo = async (email: string) => tokenIn(await openLetter(house, email));

async function registrant(email: string): Promise<Guest> {
  const guest = house.visitor();
  await guest.ask(REGISTER, { e: email });
  return { ...guest, email };
}

/** What is about to become a way in: a key being made, a house being linked, a letter that gives a password. */
const UNDER_WAY = [
  "insert into passkey_challenges (challenge, account_id) values ('c' || $1::uuid, $1)",
  `insert into social_attempts (state_hash, provider, nonce, code_verifier, language, account_id)
   values (sha256($1::uuid::text::bytea), 'google', 'n', 'v', 'FR', $1)`,
  `insert into social_links (token_hash, provider, subject, account_id)
   values (sha256($1::uuid::text::bytea), 'facebook', 'f' || $1::uuid, $1)`,
  `insert into password_resets (token_hash, account_id, expires_at)
   values (sha256($1::uuid::text::bytea), $1, now() + interval '1 hour')`,
];

/** Every way in there is besides the password: a key, a provider, a calendar's address, news to a telephone. */
async function plant(guest: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    guest.email,
  ]);
  await house.db.owner(
    "insert into passkeys (id, account_id, public_key, label) values ('key' || $1::uuid, $1, '\\x00', 'x')",
    [row?.id],
  );
  await house.db.owner(
    "insert into account_identities (provider, subject, account_id) values ('google', 's' || $1::uuid, $1)",
    [row?.id],
  );
  await house.db.owner(
    `insert into push_subscriptions (account_id, endpoint, p256dh, auth)
     values ($1, 'https://push.test/' || $1::uuid, 'x', 'y')`,
    [row?.id],
  );
  for (const sql of UNDER_WAY) await house.db.owner(sql, [row?.id]);
  await house.db.owner(
    `insert into api_keys (account_id, name, key_hash, start, scopes, per_minute)
     values ($1, 'x', sha256($1::uuid::text::bytea), 'x', '{read}', 1)`,
    [row?.id],
  );
  await house.db.owner(
    `insert into oauth_clients (account_id, name, home, redirects, scopes)
     values ($1, 'x', 'https://x.test', '{https://x.test}', '{read}')`,
    [row?.id],
  );
  const { data } = await guest.ask('mutation { renewCalendarAddress }');
  return (data as unknown as { renewCalendarAddress: string }).renewCalendarAddress;
}

type Left = {
  keys: number;
  apiKeys: number;
  applications: number;
  houses: number;
  calendars: number;
  sessions: number;
  devices: number;
  push: number;
  underWay: number[];
};
const NOTHING: Left = {
  ...{ keys: 0, apiKeys: 0, applications: 0, houses: 0, calendars: 0, sessions: 0, devices: 0, push: 0 },
  underWay: [0, 0, 0, 0],
};
const EVERYTHING: Left = {
  ...{ keys: 1, apiKeys: 1, applications: 1, houses: 1, calendars: 1, sessions: 1, devices: 1, push: 1 },
  underWay: [1, 1, 1, 1],
};

/** What still opens the account, or tells its news. */
async function leftTo(email: string): Promise<Left | undefined> {
  const countIn = (table: string, of = '') =>
    `(select count(*)::int from ${table} where account_id = p.id ${of})`;
  const [row] = await house.db.owner<Left>(
    `select ${countIn('passkeys')} as keys, ${countIn('api_keys')} as "apiKeys",
       ${countIn('oauth_clients')} as applications,
       ${countIn('account_identities')} as houses,
       ${countIn('calendar_feeds')} as calendars, ${countIn('sessions')} as sessions,
       ${countIn('known_devices')} as devices, ${countIn('push_subscriptions')} as push,
       array[${countIn('passkey_challenges')}, ${countIn('social_attempts')}, ${countIn('social_links')},
         ${countIn('password_resets', 'and used_at is null')}] as "underWay"
     from accounts p where email = $1`,
    [email],
  );
  return row;
}

const statusOf = async (address: string) => (await fetch(house.url + new URL(address).pathname)).status;

describe('an account that somebody else made with one’s address', () => {
  it('reads nothing, ends nothing and owns nothing of whoever has the mailbox', async () => {
    const email = newAddress();
    await house.db.owner(
      `insert into mails (recipient, subject, body_text, body_html) values ($1, 'Votre recherche', 'x', 'x')`,
      [email],
    );
    await house.db.owner(
      `insert into newsletter_subscribers (email, language, consent, consented_at, confirmed_at, token_hash)
       values ($1, 'FR', 'x', now(), now(), 'x')`,
      [email],
    );
    const thief = await registrant(email);
    const { data } = await thief.ask('{ myData }');
    expect(JSON.parse(String((data as unknown as { myData: string }).myData))).toMatchObject({
      letters: [],
      newsletter: [],
    });
    const staff = await adStaff(house);
    expect(await staff.codeOf(SELL, { data: { ...BARE, sellerEmail: email } })).toBe('BadInput');
    expect(
      await thief.codeOf('mutation($p: String!) { deleteAccount(password: $p) }', { p: PASSWORD }),
    ).toBeNull();
    const kept = await house.db.owner(
      `select from mails where recipient = $1 and subject = 'Votre recherche'
       union all select from newsletter_subscribers where email = $1`,
      [email],
    );
    expect(kept).toHaveLength(2);
  });

  it('is one’s own alone once one confirms the address in another browser', async () => {
    const email = newAddress();
    const thief = await registrant(email);
    const address = await plant(thief);
    const { data } = await thief.ask('{ myNotifications { liveKey } }');
    const { liveKey } = (data as unknown as { myNotifications: { liveKey: string } }).myNotifications;
    expect(await leftTo(email)).toEqual(EVERYTHING);
    expect(await statusOf(address)).toBe(200);
    expect(await house.visitor().codeOf(CONFIRM, { t: await letterTo(email) })).toBeNull();
    expect(await leftTo(email)).toEqual(NOTHING);
    expect(await statusOf(address)).toBe(404);
    expect(await house.rooms.notifications.watch(liveKey)).toBeNull();
    expect((await thief.ask('{ me { id } }')).data).toEqual({ me: null });
    expect(await thief.codeOf(LOGIN, { e: email, p: PASSWORD })).toBe('InvalidCredentials');
    // Its person goes on by the letter that gives a new password.
    await house.visitor().ask(ASK_RESET, { e: email });
    expect(await house.visitor().codeOf(RESET, { t: await letterTo(email), p: NEW_PASSWORD })).toBeNull();
    expect(await house.visitor().codeOf(LOGIN, { e: email, p: NEW_PASSWORD })).toBeNull();
  });

  it('keeps all of it where the browser that registered it proves the address, signed in or not', async () => {
    for (const leave of [false, true]) {
      const email = newAddress();
      const guest = await registrant(email);
      await plant(guest);
      if (leave) await guest.ask('mutation { logout }');
      const token = await letterTo(email);
      expect((await guest.ask(PLACE, { t: token })).data).toEqual({ emailLetter: { asksPassword: false } });
      expect(await guest.codeOf(CONFIRM, { t: token })).toBeNull();
      expect(await leftTo(email)).toEqual({ ...EVERYTHING, sessions: leave ? 0 : 1 });
      expect(await guest.codeOf(LOGIN, { e: email, p: PASSWORD })).toBeNull();
    }
  });

  it('keeps all of it where the reader of the letter knows the password of the account', async () => {
    const email = newAddress();
    await plant(await registrant(email));
    const telephone = house.visitor();
    const token = await letterTo(email);
    expect((await telephone.ask(PLACE, { t: token })).data).toEqual({ emailLetter: { asksPassword: true } });
    expect(await telephone.codeOf(CONFIRM, { t: token, p: 'wrong' })).toBe('InvalidCredentials');
    expect(await telephone.codeOf(CONFIRM, { t: token, p: PASSWORD })).toBeNull();
    expect(await leftTo(email)).toEqual(EVERYTHING);
    expect((await telephone.ask(PLACE, { t: 'unknown' })).data).toEqual({ emailLetter: null });
  });

  it('tells a stranger’s browser from one’s own, signed in as somebody else or not', async () => {
    const email = newAddress();
    await plant(await registrant(email));
    const somebody = await house.guest();
    expect(await somebody.codeOf(CONFIRM, { t: await letterTo(email) })).toBeNull();
    expect(await leftTo(email)).toEqual(NOTHING);
  });

  it('is proven once: an older letter that is opened later ends nothing', async () => {
    const email = newAddress();
    const guest = await registrant(email);
    const older = await letterTo(email);
    await house.visitor().ask(ASK_RESET, { e: email });
    await guest.codeOf(RESET, { t: await letterTo(email), p: NEW_PASSWORD });
    await guest.ask(LOGIN, { e: email, p: NEW_PASSWORD });
    await plant(guest);
    await house.visitor().codeOf(CONFIRM, { t: older });
    expect(await leftTo(email)).toEqual(EVERYTHING);
  });

  it('is moved by one letter: the others that were under way end with it', async () => {
    const guest = await house.guest();
    const [first, second] = [newAddress(), newAddress()];
    for (const e of [first, second]) expect(await guest.codeOf(CHANGE, { e, p: PASSWORD })).toBeNull();
    const older = await letterTo(first);
    expect(await guest.codeOf(CONFIRM, { t: await letterTo(second) })).toBeNull();
    expect(await guest.codeOf(CONFIRM, { t: older })).toBe('TokenExpired');
  });

  it('that was never proven and wants one’s address is one’s own alone, too', async () => {
    const email = newAddress();
    const thief = await registrant(newAddress());
    await plant(thief);
    expect(await thief.codeOf(CHANGE, { e: email, p: PASSWORD })).toBeNull();
    expect(await house.visitor().codeOf(CONFIRM, { t: await letterTo(email) })).toBeNull();
    expect(await leftTo(email)).toEqual(NOTHING);
    expect(await house.visitor().codeOf(LOGIN, { e: email, p: PASSWORD })).toBe('InvalidCredentials');
  });
});

describe('a new password by letter', () => {
  it('ends every other way in, of an address long proven, in whatever browser', async () => {
    const guest = await house.guest();
    const address = await plant(guest);
    await guest.ask(ASK_RESET, { e: guest.email });
    expect(await guest.codeOf(RESET, { t: await letterTo(guest.email), p: NEW_PASSWORD })).toBeNull();
    // The browser of who read the letter is known from now on.
    expect(await leftTo(guest.email)).toEqual({ ...NOTHING, devices: 1 });
    expect(await statusOf(address)).toBe(404);
  });
});
