import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { type OtherPerson, openTestProvider, type TestProvider } from '#test/kit/provider.ts';
import { boughtBy } from '#test/kit/sales.ts';
import { LIMITS } from '../limits/index.ts';

let other: TestProvider;
let house: TestHouse;
beforeAll(async () => {
  other = await openTestProvider();
  house = await openTestHouse(other.env);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});

/** A browser that keeps its cookies and follows where it is sent, step by step. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const follow = async (from: string, until: (url: string) => boolean, referer = ''): Promise<string> => {
    let url = from;
    for (let step = 0; step < 20 && !until(url); step += 1) {
      const to = (await ask(url, { headers: { referer } })).headers.get('location');
      if (to === null) return url;
      url = new URL(to, url).href;
    }
    return url;
  };
  return {
    cookies,
    ask,
    follow,
    /** The whole way there and back; answers the path one comes back to. */
    async through(
      provider: 'google' | 'facebook',
      person: OtherPerson,
      from = '/auth/login',
    ): Promise<string> {
      other.expect(person);
      const isBack = (url: string) =>
        url.startsWith(house.url) && !new URL(url).pathname.startsWith(`/auth/${provider}`);
      const end = new URL(await follow(`${house.url}/auth/${provider}`, isBack, house.url + from));
      return end.pathname + end.search;
    },
    /** The whole way there and back, from one's own profile. */
    async link(): Promise<string> {
      const { data } = await this.graphql(BEGIN_LINK);
      const isBack = (url: string) =>
        url.startsWith(house.url) && !new URL(url).pathname.startsWith('/auth/');
      const { beginSocialLink } = data as unknown as { beginSocialLink: string };
      return new URL(await follow(beginSocialLink, isBack)).pathname;
    },
    async graphql(query: string): Promise<Answer> {
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json' };
      return (await ask(`${house.url}/graphql`, { method: 'POST', headers, body })).json() as Promise<Answer>;
    },
  };
}

const BEGIN_LINK = 'mutation { beginSocialLink(provider: GOOGLE) }';
const ME = '{ me { email firstName lastName phone isEmailConfirmed hasPassword language } mySocialAccounts }';
const anna = {
  sub: 'anna',
  email: 'anna@calandre.test',
  email_verified: true,
  given_name: 'Anna',
  family_name: 'Roy',
};
const link = (password: string) =>
  `mutation { linkSocialAccount(password: "${password}") { user { email } } }`;

describe('the first time from a provider', () => {
  it('makes an account with the names and the proven address it answers for', async () => {
    const browser = openBrowser();
    expect(await browser.through('google', anna, '/en/auth/login')).toBe('/en/user');
    expect((await browser.graphql(ME)).data).toEqual({
      me: {
        email: 'anna@calandre.test',
        firstName: 'Anna',
        lastName: 'Roy',
        phone: null,
        isEmailConfirmed: true,
        hasPassword: false,
        language: 'EN',
      },
      mySocialAccounts: ['GOOGLE'],
    });
    const again = openBrowser();
    expect(await again.through('google', { ...anna, email: 'moved@calandre.test' })).toBe('/user');
    expect((await again.graphql(ME)).data).toMatchObject({ me: { email: 'anna@calandre.test' } });
  });

  it('asks for a proof of an address nobody answers for', async () => {
    const browser = openBrowser();
    expect(await browser.through('facebook', { sub: 'f1', email: 'fanny@calandre.test' })).toBe('/user');
    expect((await browser.graphql(ME)).data).toMatchObject({ me: { isEmailConfirmed: false } });
    const confirm = `mutation { confirmEmail(token: "${tokenIn(await openLetter(house, 'fanny@calandre.test'))}") }`;
    expect((await browser.graphql(confirm)).errors).toBeUndefined();
    expect((await browser.graphql(ME)).data).toMatchObject({ me: { isEmailConfirmed: true } });
  });

  it('cannot be without an address', async () => {
    expect(await openBrowser().through('facebook', { sub: 'f2' })).toBe('/auth/login?error=noEmail');
  });
});

describe('an account that has the same address', () => {
  it('is theirs without a word when both sides have proven the address', async () => {
    await house.guest({ email: 'both@calandre.test' });
    const browser = openBrowser();
    expect(await browser.through('google', { ...anna, sub: 'both', email: 'Both@calandre.test' })).toBe(
      '/user',
    );
    expect((await browser.graphql(ME)).data).toMatchObject({ me: { email: 'both@calandre.test' } });
  });

  it.each([
    ['here', { provider: 'google', isConfirmed: false } as const],
    ['there', { provider: 'facebook', isConfirmed: true } as const],
  ])(
    'is not taken over while the address is unproven %s: its password is asked for once',
    async (where, of) => {
      const email = `${where}@calandre.test`;
      await house.guest({ email });
      if (!of.isConfirmed) {
        await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [email]);
      }
      const stranger = { sub: `stranger-${where}`, email, email_verified: true };
      const browser = openBrowser();
      expect(await browser.through(of.provider, stranger)).toBe(`/auth/login?link=${of.provider}`);
      expect((await browser.graphql(ME)).data).toMatchObject({ me: null });
      expect((await browser.graphql('{ socialLink { email } }')).data).toEqual({ socialLink: { email } });
      expect((await openBrowser().graphql(link(PASSWORD))).errors?.[0]?.extensions.code).toBe('TokenExpired');
      expect((await browser.graphql(link('wrong'))).errors?.[0]?.extensions.code).toBe('InvalidCredentials');
      const linked = { linkSocialAccount: { user: { email } } };
      expect((await browser.graphql(link(PASSWORD))).data).toEqual(linked);
      // Its answer may have been lost: it is linked once, and told once.
      const letters = await house.rooms.mail.list(email);
      browser.cookies.delete('calandre');
      expect((await browser.graphql(link('wrong'))).errors?.[0]?.extensions.code).toBe('InvalidCredentials');
      expect((await browser.graphql(link(PASSWORD))).data).toEqual(linked);
      expect(await house.rooms.mail.list(email)).toEqual(letters);
      expect(await openBrowser().through(of.provider, stranger)).toBe('/user');
      // Whoever uses this browser next reads no address there, and what is taken back is given back by nothing.
      expect((await browser.graphql('{ socialLink { email } }')).data).toEqual({ socialLink: null });
      const unlink = `mutation { unlinkSocialAccount(provider: ${of.provider.toUpperCase()}) }`;
      expect((await browser.graphql(unlink)).errors).toBeUndefined();
      expect((await browser.graphql(link(PASSWORD))).errors?.[0]?.extensions.code).toBe('TokenExpired');
    },
  );

  it('whose address a stranger had taken first lets them in no more once its letter was read', async () => {
    const email = 'victim@calandre.test';
    expect(await openBrowser().through('facebook', { sub: 'thief', email })).toBe('/user');
    const visitor = house.visitor();
    await visitor.ask(`mutation { requestPasswordReset(email: "${email}") }`);
    const token = tokenIn(await openLetter(house, email));
    await visitor.ask(`mutation { resetPassword(token: "${token}", password: "Encore-Un-Autre-2") }`);
    expect(await openBrowser().through('facebook', { sub: 'thief', email })).toBe(
      '/auth/login?link=facebook',
    );
  });

  it('and is blocked stays shut, but to a party to a sale', async () => {
    const shut = await house.guest({ email: 'shut@calandre.test' });
    await house.db.owner("update accounts set blocked_at = now() where email = 'shut@calandre.test'");
    const person = { sub: 'shut', email: 'shut@calandre.test', email_verified: true };
    expect(await openBrowser().through('google', person)).toBe('/auth/login?error=refused');
    await boughtBy(house, shut);
    for (let times = 0; times < 2; times += 1)
      expect(await openBrowser().through('google', person)).toBe('/user');
    await house.db.owner("update accounts set email_confirmed_at = null where email = 'shut@calandre.test'");
    const browser = openBrowser();
    await browser.through('facebook', { ...person, sub: 'shut-too' });
    expect((await browser.graphql(link(PASSWORD))).errors).toBeUndefined();
  });
});

describe('the way there and back', () => {
  it('ends at sign-in, in its language, when the person says no over there', async () => {
    const said = await openBrowser().through('google', { sub: 'no', refuses: true }, '/es/auth/login');
    expect(said).toBe('/es/auth/login?error=failed');
  });

  it('belongs to the browser that set out, and is good once', async () => {
    const [mine, foreign] = [openBrowser(), openBrowser()];
    other.expect({ sub: 'once', email: 'once@calandre.test', email_verified: true });
    const isCallback = (url: string) => url.includes('/callback?');
    const callback = await mine.follow(`${house.url}/auth/google`, isCallback);
    const state = mine.cookies.get('calandre-state') ?? '';
    expect((await foreign.ask(callback)).headers.get('location')).toBe('/auth/login?error=failed');
    expect((await mine.ask(callback)).headers.get('location')).toBe('/user');
    mine.cookies.set('calandre-state', state);
    expect((await mine.ask(callback)).headers.get('location')).toBe('/auth/login?error=failed');
  });

  it('leads who is signed in to one more way in, which they can take back while another is left', async () => {
    const guest = await house.guest({ email: 'linked@calandre.test' });
    const browser = openBrowser();
    const [name = '', value = ''] = (guest.cookie().split(';')[0] ?? '').split('=');
    browser.cookies.set(name, value);
    other.expect({ sub: 'linked', email: 'else@calandre.test' });
    expect(await browser.link()).toBe('/user/profile');
    expect((await openLetter(house, 'linked@calandre.test')).subject).toBe(
      'Google ouvre désormais votre compte',
    );
    const again = openBrowser();
    expect(await again.through('google', { sub: 'linked' })).toBe('/user');
    expect((await again.graphql(ME)).data).toMatchObject({ me: { email: 'linked@calandre.test' } });
    const unlink = 'mutation { unlinkSocialAccount(provider: GOOGLE) }';
    expect((await again.graphql(unlink)).errors).toBeUndefined();
    expect((await openLetter(house, 'linked@calandre.test')).subject).toBe(
      'Google n’ouvre plus votre compte',
    );
    expect((await again.graphql(unlink)).errors?.[0]?.extensions.code).toBe('NotFound');

    const only = openBrowser();
    await only.through('google', { sub: 'only', email: 'only@calandre.test', email_verified: true });
    expect((await only.graphql(unlink)).errors?.[0]?.extensions.code).toBe('LastWayIn');
    expect((await only.graphql(ME)).data).toMatchObject({ mySocialAccounts: ['GOOGLE'] });
  });

  it('links nothing to whoever is signed in: that is asked for within, by who has just shown that it is them', async () => {
    const guest = await house.guest({ email: 'careless@calandre.test' });
    const browser = openBrowser();
    const [name = '', value = ''] = (guest.cookie().split(';')[0] ?? '').split('=');
    browser.cookies.set(name, value);
    // Whoever can send a browser there signs it in, at most, as whom the provider says it is.
    const stranger = { sub: 'thief', email: 'thief@calandre.test', email_verified: true };
    expect(await browser.through('google', stranger)).toBe('/user');
    expect((await guest.ask('{ mySocialAccounts }')).data).toEqual({ mySocialAccounts: [] });
    expect((await browser.graphql(ME)).data).toMatchObject({ me: { email: 'thief@calandre.test' } });

    const cross = await fetch(`${house.url}/auth/google`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(cross.headers.get('location')).toBe('/auth/login');
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await browser.graphql(BEGIN_LINK)).errors?.[0]?.extensions.code).toBe('PasswordNeeded');
    expect(await house.visitor().codeOf(BEGIN_LINK)).toBe('Unauthenticated');
  });

  it('links nothing for who has signed out on the way', async () => {
    const guest = await house.guest({ email: 'gone@calandre.test' });
    const browser = openBrowser();
    const [name = '', value = ''] = (guest.cookie().split(';')[0] ?? '').split('=');
    browser.cookies.set(name, value);
    other.expect({ sub: 'gone', email: 'gone@calandre.test', email_verified: true });
    const { data } = await browser.graphql(BEGIN_LINK);
    const { beginSocialLink } = data as unknown as { beginSocialLink: string };
    const callback = await browser.follow(beginSocialLink, url => url.includes('/callback?'));
    browser.cookies.delete(name);
    expect((await browser.ask(callback)).headers.get('location')).toBe('/auth/login?error=failed');
    expect((await guest.ask('{ mySocialAccounts }')).data).toEqual({ mySocialAccounts: [] });
  });

  it('leads back with a word where no provider is set up', async () => {
    await using bare = await openTestHouse();
    const response = await fetch(`${bare.url}/auth/google`, {
      redirect: 'manual',
      headers: { referer: `${bare.url}/en/auth/login` },
    });
    expect(response.headers.get('location')).toBe('/en/auth/login?error=unavailable');
  });

  it('says to try again where one came too often, or the provider does not answer', async () => {
    const end = async (url: string) =>
      (await fetch(`${url}/auth/google`, { redirect: 'manual' })).headers.get('location');
    await using limited = await openTestHouse({ ...other.env, PORT: '0', RATE_LIMITS: 'on' });
    const tries = Array.from({ length: LIMITS.social.points }, () => end(limited.url));
    expect(await Promise.all(tries)).not.toContainEqual(expect.stringContaining('error='));
    expect(await end(limited.url)).toBe('/auth/login?error=failed');
    await using away = await openTestHouse({ ...other.env, PORT: '0', GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    expect(await end(away.url)).toBe('/auth/login?error=failed');
  });
});
