import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { boughtBy } from '#test/kit/sales.ts';

const ORIGIN = 'http://localhost:3999';
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ PUBLIC_URL: ORIGIN });
});
afterAll(() => house[Symbol.asyncDispose]());

const BEGIN = 'mutation($p: String) { beginPasskey(password: $p) }';
const ADD = 'mutation($a: String!, $l: String!) { addPasskey(answer: $a, label: $l) { id } }';
const RENAME = 'mutation($id: ID!, $l: String!) { renamePasskey(id: $id, label: $l) { label } }';
const REMOVE = 'mutation($id: ID!) { removePasskey(id: $id) }';
const MINE = '{ myPasskeys { id label usedAt } }';
const BEGIN_LOGIN = 'mutation { beginPasskeyLogin }';
const LOGIN = 'mutation($a: String!) { loginWithPasskey(answer: $a) { user { id } } }';

/** A key made for a challenge, as an authenticator says it (WebAuthn §6.5): ES256, its person verified. */
function made(id: string, challenge: string): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = Buffer.from(id);
  const told = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN }));
  const authenticatorData = Buffer.concat([
    sha256('localhost'),
    Buffer.from(`4500000000${'00'.repeat(16)}00${rawId.length.toString(16).padStart(2, '0')}`, 'hex'),
    rawId,
    Buffer.from(`a5010203262001215820${hexOf(x)}225820${hexOf(y)}`, 'hex'),
  ]);
  // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR, whose lengths under 256 take one byte.
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authenticatorData.length]),
    authenticatorData,
  ]);
  const response = {
    clientDataJSON: told.toString('base64url'),
    attestationObject: attestation.toString('base64url'),
  };
  const encoded = rawId.toString('base64url');
  return JSON.stringify({
    ...{ id: encoded, rawId: encoded, type: 'public-key', response, clientExtensionResults: {} },
  });
}

/** What no authenticator signed, to a question of ours or of nobody's. */
function answerTo(challenge: string): string {
  const told = { type: 'webauthn.get', challenge, origin: 'http://localhost' };
  const clientDataJSON = Buffer.from(JSON.stringify(told)).toString('base64url');
  return JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON } });
}

/** A key as its device would have left it. */
async function addKey(guest: Guest, id: string): Promise<void> {
  await house.db.owner(
    `insert into passkeys (id, account_id, public_key, label)
     select $2, id, '\\x00', 'Mon téléphone' from accounts where email = $1`,
    [guest.email, id],
  );
}

/** A key that a device of the guest's really has: ES256, as COSE writes it (RFC 9053). */
async function addRealKey(guest: Guest, id: string): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = `a5010203262001215820${hexOf(x)}225820${hexOf(y)}`;
  await house.db.owner(
    `insert into passkeys (id, account_id, public_key, label)
     select $2, id, $3, 'Mon téléphone' from accounts where email = $1`,
    [guest.email, id, Buffer.from(cose, 'hex')],
  );
  return privateKey;
}
const hexOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString('hex');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** What the device with that key answers, its person verified. */
function signed(key: KeyObject, id: string, challenge: string): string {
  const told = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: ORIGIN }));
  const authenticatorData = Buffer.concat([sha256('localhost'), Buffer.from('0500000000', 'hex')]);
  const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(told)]), key);
  const response = {
    clientDataJSON: told.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: signature.toString('base64url'),
  };
  const type = 'public-key';
  return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} });
}

async function challengeOf(guest: Guest, call: string, variables = {}): Promise<string> {
  const { data } = await guest.ask(call, variables);
  const [options = '{}'] = Object.values(data ?? {});
  return (JSON.parse(options) as { challenge: string }).challenge;
}

describe('a passkey', () => {
  it('is asked for by whoever is signed in and knows their password', async () => {
    const guest = await house.guest();
    expect(await house.visitor().codeOf(BEGIN, { p: PASSWORD })).toBe('Unauthenticated');
    expect(await house.visitor().codeOf(ADD, { a: 'x', l: 'x' })).toBe('Unauthenticated');
    expect(await guest.codeOf(BEGIN, { p: 'wrong' })).toBe('InvalidCredentials');
    const { data } = await guest.ask(BEGIN, { p: PASSWORD });
    const options = JSON.parse((data as unknown as { beginPasskey: string }).beginPasskey);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: guest.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is kept only as the answer to what was asked of this very person, once', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    for (const a of ['', 'x', '{}', '{"response":{}}', 'x'.repeat(20_001)]) {
      expect(await guest.codeOf(ADD, { a, l: 'Clé' })).toBe('BadInput');
    }
    const challenge = await challengeOf(guest, BEGIN, { p: PASSWORD });
    const a = answerTo(challenge);
    for (const l of [' ', 'x'.repeat(61)]) expect(await guest.codeOf(ADD, { a, l })).toBe('BadInput');
    expect(await other.codeOf(ADD, { a, l: 'Clé' })).toBe('TokenExpired');
    expect(await guest.codeOf(ADD, { a, l: 'Clé' })).toBe('InvalidCredentials');
    expect((await guest.ask(MINE)).data).toEqual({ myPasskeys: [] });
  });

  it('is named and ended by its person alone', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    await addKey(guest, 'mine');
    const named = { id: 'mine', l: 'Ma clé' };
    expect(await other.codeOf(RENAME, named)).toBe('NotFound');
    expect(await other.codeOf(REMOVE, named)).toBe('NotFound');
    expect(await guest.codeOf(RENAME, { ...named, l: '' })).toBe('BadInput');
    expect((await guest.ask(RENAME, named)).data).toEqual({ renamePasskey: { label: 'Ma clé' } });
    expect((await other.ask(MINE)).data).toEqual({ myPasskeys: [] });
    expect((await guest.ask(REMOVE, named)).data).toEqual({ removePasskey: true });
    expect((await guest.ask(MINE)).data).toEqual({ myPasskeys: [] });
  });

  it('ends when the address is proven for the first time: a stranger may have taken it before', async () => {
    const guest = await house.guest();
    await addKey(guest, 'before');
    await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [guest.email]);
    await guest.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    const [letter] = await house.rooms.mail.list(guest.email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const reset = `mutation { resetPassword(token: "${token}", password: "Encore-Un-Autre-2") }`;
    expect(await house.visitor().codeOf(reset)).toBeNull();
    expect(await house.db.owner("select from passkeys where id = 'before'")).toEqual([]);
  });

  it('stays as long as it is the last way in', async () => {
    const guest = await house.guest();
    await addKey(guest, 'last');
    await addKey(guest, 'spare');
    await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
    expect(await guest.codeOf(REMOVE, { id: 'spare' })).toBe(null);
    expect(await guest.codeOf(REMOVE, { id: 'last' })).toBe('LastWayIn');
    const unlink = 'mutation { unlinkSocialAccount(provider: GOOGLE) }';
    await house.db.owner(
      `insert into account_identities (provider, subject, account_id)
       select 'google', 's', id from accounts where email = $1`,
      [guest.email],
    );
    expect(await guest.codeOf(unlink)).toBe(null);
  });
});

describe('coming in with a passkey', () => {
  it('takes an answer to what was asked in the last hour, once', async () => {
    const visitor = house.visitor();
    expect(await visitor.codeOf(LOGIN, { a: 'x' })).toBe('BadInput');
    expect(await visitor.codeOf(LOGIN, { a: answerTo('never-asked') })).toBe('TokenExpired');
    const challenge = await challengeOf(visitor, BEGIN_LOGIN);
    expect(await visitor.codeOf(LOGIN, { a: answerTo(challenge) })).toBe('InvalidCredentials');
    const old = await challengeOf(visitor, BEGIN_LOGIN);
    await house.db.owner(
      "update passkey_challenges set created_at = now() - interval '61 minutes' where challenge = $1",
      [old],
    );
    expect(await visitor.codeOf(LOGIN, { a: answerTo(old) })).toBe('TokenExpired');
    await house.rooms.accounts.sweep();
    expect(await house.db.owner('select from passkey_challenges where challenge = $1', [old])).toEqual([]);
  });

  it('lets in nobody without the key itself, and nobody who is blocked', async () => {
    const guest = await house.guest();
    await addKey(guest, 'a');
    const visitor = house.visitor();
    const forged = answerTo(await challengeOf(visitor, BEGIN_LOGIN));
    expect(await visitor.codeOf(LOGIN, { a: forged })).toBe('InvalidCredentials');
    // What was asked of somebody signed in is no way in.
    const theirs = await challengeOf(guest, BEGIN, { p: PASSWORD });
    expect(await visitor.codeOf(LOGIN, { a: answerTo(theirs) })).toBe('TokenExpired');
  });

  it('opens the account that its key belongs to, until it ends', async () => {
    const guest = await house.guest();
    const key = await addRealKey(guest, 'opens');
    const visitor = house.visitor();
    const login = async () =>
      visitor.codeOf(LOGIN, { a: signed(key, 'opens', await challengeOf(visitor, BEGIN_LOGIN)) });
    expect(await login()).toBeNull();
    expect((await visitor.ask('{ me { email } }')).data).toEqual({ me: { email: guest.email } });
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [guest.email]);
    expect(await login()).toBe('InvalidCredentials');
    // A party to a sale comes in for it all the same, as with a password, and shows there that it is them.
    await boughtBy(house, guest);
    expect(await login()).toBeNull();
    const proof = signed(key, 'opens', await challengeOf(visitor, 'mutation { beginPasskeyProof }'));
    expect(
      await visitor.codeOf('mutation($a: String!) { confirmWithPasskey(answer: $a) }', { a: proof }),
    ).toBeNull();
    await house.db.owner('update accounts set blocked_at = null where email = $1', [guest.email]);
    await house.db.owner("delete from passkeys where id = 'opens'");
    expect(await login()).toBe('InvalidCredentials');
  });
});

describe('a passkey at an open session', () => {
  const BEGIN_PROOF = 'mutation { beginPasskeyProof }';
  const PROVE = 'mutation($a: String!) { confirmWithPasskey(answer: $a) }';

  it('shows that its own person sits there, once, and nobody else’s does', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const [own, foreign] = [await addRealKey(guest, 'own'), await addRealKey(other, 'foreign')];
    const ask = () => challengeOf(guest, BEGIN_PROOF);
    expect(await guest.codeOf(PROVE, { a: signed(foreign, 'foreign', await ask()) })).toBe(
      'InvalidCredentials',
    );
    expect(await guest.codeOf(PROVE, { a: signed(foreign, 'own', await ask()) })).toBe('InvalidCredentials');
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await guest.codeOf('mutation { renewCalendarAddress }')).toBe('PasswordNeeded');
    const answer = signed(own, 'own', await ask());
    expect(await guest.codeOf(PROVE, { a: answer })).toBeNull();
    expect(await guest.codeOf(PROVE, { a: answer })).toBe('TokenExpired');
    expect(await guest.codeOf('mutation { renewCalendarAddress }')).toBeNull();
  });
});

describe('what is asked of a key', () => {
  const PURPOSES = ['LOGIN', 'ADD', 'PROOF'] as const;
  const pairs = PURPOSES.flatMap(asked => PURPOSES.map(given => [asked, given] as const));

  it.each(pairs)('for %s is good for %s where they are one, and else for nothing', async (asked, given) => {
    const guest = await house.guest();
    const id = `${asked}-${given}`.padEnd(16, '-');
    const key = await addRealKey(guest, id);
    const begin = { LOGIN: BEGIN_LOGIN, ADD: BEGIN, PROOF: 'mutation { beginPasskeyProof }' }[asked];
    const challenge = await challengeOf(guest, begin, asked === 'ADD' ? { p: PASSWORD } : {});
    const finish = {
      LOGIN: () => guest.codeOf(LOGIN, { a: signed(key, id, challenge) }),
      ADD: () => guest.codeOf(ADD, { a: made(`new-${id}`, challenge), l: 'Clé' }),
      PROOF: () =>
        guest.codeOf('mutation($a: String!) { confirmWithPasskey(answer: $a) }', {
          a: signed(key, id, challenge),
        }),
    }[given];
    expect(await finish()).toBe(asked === given ? null : 'TokenExpired');
  });
});

it('gives staff recovery codes with the first that they can show, once, and nobody else any', async () => {
  await using asking = await openTestHouse({ PUBLIC_URL: ORIGIN, STAFF_SECOND_FACTOR: 'on' });
  const add = async (guest: Guest, id: string) => {
    const a = made(id, await challengeOf(guest, BEGIN, { p: PASSWORD }));
    const call = 'mutation($a: String!) { addPasskey(answer: $a, label: "Clé") { recoveryCodes } }';
    const { data } = await guest.ask(call, { a });
    return (data as unknown as { addPasskey: { recoveryCodes: string[] | null } }).addPasskey.recoveryCodes;
  };
  const lastLetter = async ({ email }: Guest) => {
    const last = 'select body_text as text from mails where recipient = $1 order by id desc limit 1';
    return (await asking.db.owner<{ text: string }>(last, [email]))[0]?.text;
  };
  expect(await add(await asking.guest(), 'of a buyer')).toBeNull();
  const clerk = await asking.guest({ permissions: ['Leads:read'] });
  const prove = 'mutation($c: String!) { proveSecondFactor(code: $c) }';
  // A key that somebody else added, who knew the password, leaves nothing behind once it is removed.
  const foreign = await add(clerk, 'foreign');
  expect(new Set(foreign).size).toBe(10);
  const { data } = await clerk.ask('{ myPasskeys { id } }');
  const [key] = (data as unknown as { myPasskeys: { id: string }[] }).myPasskeys;
  const hers = () =>
    clerk.ask('{ myPasskeys { hasRecoveryCodes } }').then(({ data: its }) => its?.myPasskeys);
  expect(await hers()).toEqual([{ hasRecoveryCodes: true }]);
  expect(await clerk.codeOf(REMOVE, { id: key?.id })).toBeNull();
  expect(await lastLetter(clerk)).toContain('Les codes de secours venus avec elle cessent aussi.');
  const codes = await add(clerk, 'first');
  expect(new Set(codes).size).toBe(10);
  expect(await clerk.codeOf(prove, { c: foreign?.[3] })).toBe('BadInput');
  expect(await clerk.codeOf('{ leads { totalCount } }')).toBe('Forbidden');
  expect(await clerk.codeOf(prove, { c: codes?.[3] })).toBeNull();
  expect(await clerk.codeOf('{ leads { totalCount } }')).toBeNull();
  // What came with a key ends with it while it was not shown, and nothing else does.
  const other = await asking.guest({ permissions: ['Leads:read'] });
  const [mine, thiefs] = [await add(other, 'of their own'), await add(other, 'of a thief')];
  expect(await other.codeOf(prove, { c: mine?.[0] })).toBeNull();
  const keys = (await other.ask('{ myPasskeys { id } }')).data as unknown as { myPasskeys: { id: string }[] };
  expect(await other.codeOf(REMOVE, { id: keys.myPasskeys[0]?.id })).toBeNull();
  expect(await other.codeOf(prove, { c: thiefs?.[1] })).toBe('BadInput');
  expect(await other.codeOf(prove, { c: mine?.[1] })).toBeNull();
  // So does what came with the key that was shown first, once its person removes that.
  const taken = await asking.guest({ permissions: ['Leads:read'] });
  const [stolen] = [await add(taken, 'shown by a thief')];
  expect(await taken.codeOf(prove, { c: stolen?.[0] })).toBeNull();
  expect(await add(taken, 'of the owner')).toBeNull();
  const [, thiefsKey] = (
    (await taken.ask('{ myPasskeys { id } }')).data as unknown as { myPasskeys: { id: string }[] }
  ).myPasskeys;
  expect(await taken.codeOf(REMOVE, { id: thiefsKey?.id })).toBeNull();
  expect(await lastLetter(taken)).toContain('Les codes de secours venus avec elle cessent aussi.');
  expect(await taken.codeOf(prove, { c: stolen?.[1] })).toBe('BadInput');
  // A new password by letter ends every key, and leaves what was shown to be theirs.
  await other.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: other.email });
  const letters = await asking.rooms.mail.list(other.email);
  const token = letters.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  const reset = `mutation { resetPassword(token: "${token}", password: "${PASSWORD}") }`;
  expect(await other.codeOf(reset)).toBeNull();
  const login = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
  expect(await other.codeOf(login, { e: other.email, p: PASSWORD })).toBeNull();
  expect((await other.ask('{ myPasskeys { id } }')).data).toEqual({ myPasskeys: [] });
  expect(await other.codeOf(prove, { c: mine?.[2] })).toBeNull();
  // Who has shown one has their own: another key brings none.
  expect(await add(clerk, 'second')).toBeNull();
  expect(await hers()).toEqual([{ hasRecoveryCodes: false }, { hasRecoveryCodes: true }]);
  expect((await clerk.ask('{ myPasskeys { recoveryCodes } }')).data).toEqual({
    myPasskeys: [{ recoveryCodes: null }, { recoveryCodes: null }],
  });
  const added = (await clerk.ask('{ myPasskeys { id } }')).data as unknown as {
    myPasskeys: { id: string }[];
  };
  expect(await clerk.codeOf(REMOVE, { id: added.myPasskeys[0]?.id })).toBeNull();
  expect(await lastLetter(clerk)).not.toContain('codes de secours');
});
