import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { readConfig } from '../config.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ STAFF_SECOND_FACTOR: 'on', RATE_LIMITS: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());

const LEADS = '{ leads { totalCount } }';
const MINE = '{ mySecondFactor { isNeeded isEnrolled hasTotp recoveryCodesLeft } }';
const BEGIN = 'mutation { beginTotp { secret picture } }';
const CONFIRM = 'mutation($c: String!) { confirmTotp(code: $c) }';
const PROVE = 'mutation($c: String!) { proveSecondFactor(code: $c) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const KEY = 'mutation($p: String) { beginPasskey(password: $p) }';

const clerk = () => house.guest({ permissions: ['Leads:read'] });
/** What a telephone shows, so many codes from now. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

async function begin(guest: Guest): Promise<string> {
  const { data } = await guest.ask(BEGIN);
  return (data as unknown as { beginTotp: { secret: string } }).beginTotp.secret;
}

/** Somebody of the staff whose telephone makes codes: its secret, and the recovery codes. */
async function enrolled(): Promise<{ guest: Guest; secret: string; codes: string[] }> {
  const guest = await clerk();
  const secret = await begin(guest);
  const { data } = await guest.ask(CONFIRM, { c: codeOf(secret, -1) });
  return { guest, secret, codes: (data as unknown as { confirmTotp: string[] }).confirmTotp };
}

/** Gives somebody a passkey, whose id it answers. */
async function addKey({ email }: Guest): Promise<string> {
  const [key] = await house.db.owner<{ id: string }>(
    `insert into passkeys (id, account_id, public_key, label)
     select 'of-' || id, id, '\\x00', 'x' from accounts where email = $1 returning id`,
    [email],
  );
  return key?.id ?? '';
}

/** The same person in another browser, with the password alone. */
async function elsewhere({ email }: Guest): Promise<Guest> {
  const browser = house.visitor();
  await browser.ask(LOGIN, { e: email, p: PASSWORD });
  return { ...browser, email };
}

describe('staff with their password alone', () => {
  it('may do nothing of staff’s, and are led to where they show more', async () => {
    const guest = await clerk();
    expect(await guest.codeOf(LEADS)).toBe('Forbidden');
    expect((await guest.ask(MINE)).data).toEqual({
      mySecondFactor: { isNeeded: true, isEnrolled: false, hasTotp: false, recoveryCodesLeft: 0 },
    });
    const page = await fetch(`${house.url}/admin`, {
      redirect: 'manual',
      headers: { cookie: guest.cookie() },
    });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/user/profile#second-factor']);
  });

  it('are asked for it; nobody else is', async () => {
    const buyer = await house.guest();
    expect((await buyer.ask(MINE)).data).toEqual({ mySecondFactor: null });
    expect(await buyer.codeOf(BEGIN)).toBe('NotFound');
    expect((await house.visitor().ask(MINE)).data).toEqual({ mySecondFactor: null });
  });

  it('are asked for nothing more where the house does not', async () => {
    await using plain = await openTestHouse();
    const guest = await plain.guest({ permissions: ['Leads:read'] });
    expect(await guest.codeOf(LEADS)).toBeNull();
    expect((await guest.ask(MINE)).data).toEqual({ mySecondFactor: null });
  });
});

describe('the house', () => {
  it('asks it in production, and elsewhere where it is told to', () => {
    const asks = (env: NodeJS.ProcessEnv) => readConfig({ DEMO: '0', ...env }).asksSecondFactor;
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://calandre.test',
      HOUSE_VAT: 'FR40303265045',
      HOUSE_LEGAL: 'SAS au capital de 50 000 €, 303 265 045 RCS Paris',
    };
    expect([asks({}), asks({ STAFF_SECOND_FACTOR: 'on' })]).toEqual([false, true]);
    expect([asks(production), asks({ ...production, STAFF_SECOND_FACTOR: 'off' })]).toEqual([true, false]);
    expect(() => asks({ STAFF_SECOND_FACTOR: 'maybe' })).toThrow('STAFF_SECOND_FACTOR');
  });
});

describe('codes by telephone', () => {
  it('count from the first one on, at this session and at no other', async () => {
    const guest = await clerk();
    expect(await guest.codeOf(CONFIRM, { c: '123456' })).toBe('NotFound');
    const secret = await begin(guest);
    expect(await guest.codeOf(CONFIRM, { c: 'x' })).toBe('BadInput');
    expect(await guest.codeOf(LEADS)).toBe('Forbidden');
    expect(await guest.codeOf(CONFIRM, { c: codeOf(secret) })).toBeNull();
    expect(await guest.codeOf(LEADS)).toBeNull();
    expect(await (await elsewhere(guest)).codeOf(LEADS)).toBe('Forbidden');
    const letters = await house.rooms.mail.list(guest.email);
    expect(letters[0]?.subject).toBe('Votre téléphone confirme désormais vos connexions');
  });

  it('are good once, and open the session they are given at', async () => {
    const { guest, secret } = await enrolled();
    const [one, other] = [await elsewhere(guest), await elsewhere(guest)];
    expect(await one.codeOf(PROVE, { c: 'x' })).toBe('BadInput');
    const code = codeOf(secret);
    expect(await one.codeOf(PROVE, { c: `${code.slice(0, 3)} ${code.slice(3)}` })).toBeNull();
    expect(await one.codeOf(LEADS)).toBeNull();
    expect(await other.codeOf(PROVE, { c: code })).toBe('BadInput');
    expect(await other.codeOf(LEADS)).toBe('Forbidden');
    expect(await other.codeOf(PROVE, { c: codeOf(secret, -1) })).toBe('BadInput');
    expect(await (await clerk()).codeOf(PROVE, { c: codeOf(secret, 1) })).toBe('BadInput');
    expect(await other.codeOf(PROVE, { c: codeOf(secret, 1) })).toBeNull();
  });

  it('are told as taken again at the session that they have just opened, and open it for no longer', async () => {
    const { guest, secret, codes } = await enrolled();
    const provenAt = () =>
      house.db.owner(
        `select second_factor_at, proven_at from sessions s join accounts p on p.id = s.account_id
         where p.email = $1 order by s.created_at`,
        [guest.email],
      );
    for (const code of [codeOf(secret), codes[0]]) {
      const [one, other] = [await elsewhere(guest), await elsewhere(guest)];
      expect(await Promise.all([1, 2].map(() => one.codeOf(PROVE, { c: code })))).toEqual([null, null]);
      const once = await provenAt();
      expect(await one.codeOf(PROVE, { c: code })).toBeNull();
      expect(await provenAt()).toEqual(once);
      expect(await other.codeOf(PROVE, { c: code })).toBe('BadInput');
      expect(await one.codeOf(PROVE, { c: 'x' })).toBe('BadInput');
      await house.db.owner(
        `update sessions set second_factor_at = second_factor_at - interval '10 minutes'
         where account_id = (select id from accounts where email = $1)`,
        [guest.email],
      );
      expect(await one.codeOf(PROVE, { c: code })).toBe('BadInput');
    }
    expect((await guest.ask(MINE)).data).toMatchObject({ mySecondFactor: { recoveryCodesLeft: 9 } });
  });

  it('are set up once by the first, and its answer that was lost is given again with other recovery codes', async () => {
    const guest = await clerk();
    const c = codeOf(await begin(guest));
    expect(await guest.codeOf(CONFIRM, { c })).toBeNull();
    const letters = async () => (await house.rooms.mail.list(guest.email)).length;
    const told = await letters();
    const { data } = await guest.ask(CONFIRM, { c });
    const [code] = (data as unknown as { confirmTotp: string[] }).confirmTotp;
    expect(await letters()).toBe(told);
    expect(await guest.codeOf(CONFIRM, { c: '123456' })).toBe('NotFound');
    expect(await (await elsewhere(guest)).codeOf(CONFIRM, { c })).toBe('SecondFactorNeeded');
    expect(await (await elsewhere(guest)).codeOf(PROVE, { c: code })).toBeNull();
    expect((await guest.ask(MINE)).data).toMatchObject({ mySecondFactor: { recoveryCodesLeft: 9 } });
  });

  it('cannot be guessed', async () => {
    const { guest } = await enrolled();
    const thief = await elsewhere(guest);
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push(await thief.codeOf(PROVE, { c: 'x' }));
    expect(codes).toEqual([...Array(10).fill('BadInput'), 'RateLimited']);
  });

  it('have recovery codes for the day the telephone is lost, each good once, kept as hashes', async () => {
    const { guest, codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const lost = await elsewhere(guest);
    expect(await lost.codeOf(PROVE, { c: codes[0]?.toLowerCase() })).toBeNull();
    expect(await lost.codeOf(LEADS)).toBeNull();
    expect(await (await elsewhere(guest)).codeOf(PROVE, { c: codes[0] })).toBe('BadInput');
    expect((await lost.ask(MINE)).data).toMatchObject({ mySecondFactor: { recoveryCodesLeft: 9 } });
    const { data } = await lost.ask('mutation { renewRecoveryCodes }');
    const [fresh] = (data as unknown as { renewRecoveryCodes: string[] }).renewRecoveryCodes;
    expect(await (await elsewhere(guest)).codeOf(PROVE, { c: codes[1] })).toBe('BadInput');
    expect(await (await elsewhere(guest)).codeOf(PROVE, { c: fresh })).toBeNull();
    const kept = await house.db.owner("select encode(code_hash, 'escape') as code from recovery_codes");
    expect(JSON.stringify(kept)).not.toContain(fresh?.replaceAll('-', ''));
  });
});

describe('whoever has a second factor already', () => {
  it('adds none without showing it: a stolen password is not enough', async () => {
    const { guest, secret } = await enrolled();
    const thief = await elsewhere(guest);
    expect(await thief.codeOf(BEGIN)).toBe('SecondFactorNeeded');
    expect(await thief.codeOf(CONFIRM, { c: codeOf(secret) })).toBe('SecondFactorNeeded');
    expect(await thief.codeOf(KEY, { p: PASSWORD })).toBe('SecondFactorNeeded');
    expect(await thief.codeOf('mutation { addPasskey(answer: "x", label: "x") { id } }')).toBe(
      'SecondFactorNeeded',
    );
    expect(await thief.codeOf('mutation { renewRecoveryCodes }')).toBe('SecondFactorNeeded');
    expect(await thief.codeOf('mutation { removeTotp }')).toBe('SecondFactorNeeded');
    expect(await guest.codeOf(KEY, { p: PASSWORD })).toBeNull();
  });

  it('keeps it through a new password by letter, which shows the mailbox alone', async () => {
    const { guest, secret } = await enrolled();
    await guest.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    const [letter] = await house.rooms.mail.list(guest.email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const reset = `mutation { resetPassword(token: "${token}", password: "${PASSWORD}") }`;
    expect(await guest.codeOf(reset)).toBeNull();
    const again = await elsewhere(guest);
    expect(await again.codeOf(LEADS)).toBe('Forbidden');
    expect(await again.codeOf(BEGIN)).toBe('SecondFactorNeeded');
    expect(await again.codeOf(PROVE, { c: codeOf(secret) })).toBeNull();
    expect(await again.codeOf(LEADS)).toBeNull();
  });

  it('ends their telephone where a passkey is left to show', async () => {
    const { guest } = await enrolled();
    expect(await guest.codeOf('mutation { removeTotp }')).toBe('LastSecondFactor');
    await addKey(guest);
    expect(await guest.codeOf('mutation { removeTotp }')).toBeNull();
    expect((await guest.ask(MINE)).data).toMatchObject({ mySecondFactor: { hasTotp: false } });
  });

  it('keeps the last key that they can show, also from who knows their password alone', async () => {
    const REMOVE = 'mutation($id: ID!) { removePasskey(id: $id) }';
    const { guest } = await enrolled();
    const named = { id: await addKey(guest) };
    expect(await (await elsewhere(guest)).codeOf(REMOVE, named)).toBe('SecondFactorNeeded');
    expect(await guest.codeOf('mutation { removeTotp }')).toBeNull();
    await house.db.owner('delete from recovery_codes');
    expect(await guest.codeOf(REMOVE, named)).toBe('LastSecondFactor');
    expect((await guest.ask('mutation { renewRecoveryCodes }')).errors).toBeUndefined();
    expect(await guest.codeOf(REMOVE, named)).toBeNull();
  });

  it('are kept by nobody who is no longer of the staff', async () => {
    const { guest } = await enrolled();
    const id = await addKey(guest);
    expect(await guest.codeOf('mutation { removeTotp }')).toBeNull();
    await house.db.owner('delete from recovery_codes');
    await house.db.owner("update accounts set added_permissions = '{}' where email = $1", [guest.email]);
    expect((await guest.ask(MINE)).data).toEqual({ mySecondFactor: null });
    expect(await guest.codeOf(`mutation { removePasskey(id: "${id}") }`)).toBeNull();
  });

  it('are not all ended by two who end them at once', async () => {
    const { guest } = await enrolled();
    const id = await addKey(guest);
    await house.db.owner('delete from recovery_codes');
    const acts = ['mutation { removeTotp }', `mutation { removePasskey(id: "${id}") }`];
    await using other = await openTransaction(house.db);
    await other.query('select from accounts where email = $1 for no key update', [guest.email]);
    const ends = Promise.all(acts.map(act => guest.codeOf(act)));
    await untilWaiting(house.db, acts.length);
    await other.query('commit');
    expect(new Set(await ends)).toEqual(new Set(['LastSecondFactor', null]));
  });

  it('is let set it up anew by whoever gives permissions, with their own second factor', async () => {
    const { guest } = await enrolled();
    const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      guest.email,
    ]);
    const keeper = await house.guest({ permissions: ['Users:update'] });
    const END = `mutation { endSecondFactor(id: "${row?.id}") { changes { kind } } }`;
    expect(await keeper.codeOf(END)).toBe('Forbidden');
    const secret = await begin(keeper);
    await keeper.ask(CONFIRM, { c: codeOf(secret) });
    expect((await keeper.ask(END)).data).toEqual({
      endSecondFactor: { changes: [{ kind: 'SECOND_FACTOR_ENDED' }] },
    });
    expect((await guest.ask('{ me { id } }')).data).toEqual({ me: null });
    const again = await elsewhere(guest);
    expect((await again.ask(MINE)).data).toMatchObject({ mySecondFactor: { isEnrolled: false } });
    expect(await again.codeOf(BEGIN)).toBeNull();
  });
});
