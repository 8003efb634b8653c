import { describe, expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

const TOKEN = 'a'.repeat(43);

describe('the session cookie', () => {
  it('over https carries the __Host- name, and is out of reach of scripts and other sites', () => {
    const written = sessionCookie(true).write(TOKEN);
    expect(written).toBe(`__Host-calandre=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000`);
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
