import { describe, expect, it } from 'vitest';
import {
  consentCookie,
  deviceCookie,
  draftsCookie,
  linkCookie,
  sessionCookie,
  stateCookie,
  viewIn,
} from './session-cookie.ts';

const TOKEN = 'a'.repeat(43);

describe('the session cookie', () => {
  it('over https carries the __Host- name, and is out of reach of scripts and other sites', () => {
    const written = sessionCookie(true).write(TOKEN);
    expect(written).toBe(`__Host-calandre=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(sessionCookie(true).read(`other=1; __Host-calandre=${TOKEN}`)).toBe(TOKEN);
    expect(sessionCookie(true).read(`calandre=${TOKEN}`)).toBeNull();
  });

  it('is taken away by an empty one, and read only when it could be a token', () => {
    expect(sessionCookie(false).write(null)).toContain('calandre=; ');
    expect(sessionCookie(false).write(null)).toContain('Max-Age=0');
    expect(sessionCookie(false).read(`calandre=${TOKEN}`)).toBe(TOKEN);
    for (const wrong of [undefined, '', 'calandre=', 'calandre=short', 'calandre=a b']) {
      expect(sessionCookie(false).read(wrong)).toBeNull();
    }
  });
});

describe('a cookie', () => {
  it.each([sessionCookie, stateCookie, linkCookie, deviceCookie, draftsCookie, consentCookie])(
    'over https is of this host alone, whatever it holds (%#)',
    open => {
      const written = open(true).write('value');
      expect(written).toMatch(/^__Host-[\w-]+=value; Max-Age=\d+; Path=\/; /);
      expect(written).toMatch(/; Secure(;|$)/);
      expect(written).toContain('; SameSite=Lax');
      expect(open(false).write('value')).not.toMatch(/__Host-|Secure|Domain/);
    },
  );

  it('is out of reach of scripts, but for the choice that pages read', () => {
    for (const open of [sessionCookie, stateCookie, linkCookie, deviceCookie, draftsCookie]) {
      expect(open(true).write('value')).toContain('; HttpOnly');
    }
    expect(consentCookie(true).write('value')).not.toContain('HttpOnly');
  });

  it('of another name than its own is not read over https', () => {
    const choice = '00000000-0000-4000-8000-000000000000.11.1';
    expect(consentCookie(true).read(`__Host-consent=${choice}`)).toBe(choice.slice(0, 36));
    expect(consentCookie(true).read(`consent=${choice}`)).toBeNull();
    const view = (cookie: string) =>
      viewIn({ publicUrl: new URL('https://calandre.test') })({ headers: { cookie } });
    expect(view(`__Host-calandre-view=${TOKEN}`)).toBe(TOKEN);
    expect(view(`calandre-view=${TOKEN}`)).toBeNull();
  });
});
