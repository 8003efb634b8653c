import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openPageCache } from './page-cache.ts';
import { addressOf, contentPolicy, networkOf } from './security.ts';

const PAGE = { scripts: ['let a = 1'], styles: ['p { margin: 0 }'] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HOST = 'https://files.calandre.test';

/** What a policy says of one kind of content. */
const partOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the content policy of a page', () => {
  it('lets frames and pictures come from the file host, and nothing else', () => {
    const policy = contentPolicy(PAGE, HOST);
    expect(partOf(policy, 'frame-src')).toBe(`'self' ${HOST}`);
    expect(partOf(policy, 'img-src')).toContain(HOST);
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'frame-ancestors']) {
      expect(partOf(policy, name)).not.toContain(HOST);
    }
  });

  it('frames nothing but our own where there is no file host, and names each inline script and style', () => {
    const policy = contentPolicy(PAGE);
    expect(partOf(policy, 'frame-src')).toBe("'self'");
    expect(partOf(policy, 'script-src')?.match(/sha256-/g)).toHaveLength(1);
    expect(partOf(policy, 'style-src')?.match(/sha256-/g)).toHaveLength(1);
    expect(partOf(policy, 'style-src')).not.toContain('unsafe');
  });
});

describe('a script that somebody else brought into a page', () => {
  it('is in no policy, wherever it stands', async () => {
    const evil = '<script>evil()</script><style>evil{}</style>';
    const rendered = { status: 200, headers: { 'content-type': 'text/html' }, cacheTags: new Set<string>() };
    const body = `<script>let a = 1</script>${evil}<style>p { margin: 0 }</style>`;
    const page = await openPageCache().once(async () => ({
      ...rendered,
      body,
      inline: PAGE,
      isPrivate: false,
    }));
    const policy = page.headers['content-security-policy'] ?? '';
    for (const text of ['evil()', 'evil{}']) expect(policy).not.toContain(hashOf(text));
    for (const text of [...PAGE.scripts, ...PAGE.styles]) expect(policy).toContain(hashOf(text));
  });
});

describe('what counts as one address', () => {
  it('is a network with IPv6, and the address itself with IPv4', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('not an address')).toBe('not an address');
  });
});

describe('the address of who asks', () => {
  const asking = (forwarded?: string) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.9' },
    }) as unknown as IncomingMessage;

  it('is the one at the other end where no proxy is trusted, whatever is said', () => {
    expect(addressOf(0)(asking('1.2.3.4'))).toBe('10.0.0.9');
  });

  it('is what the outermost trusted proxy saw, and nothing that was said before it', () => {
    expect(addressOf(1)(asking('9.9.9.9, 1.2.3.4'))).toBe('1.2.3.4');
    expect(addressOf(2)(asking('9.9.9.9, 1.2.3.4, 10.0.0.8'))).toBe('1.2.3.4');
    expect(addressOf(2)(asking('1.2.3.4'))).toBe('10.0.0.9');
    expect(addressOf(1)(asking())).toBe('10.0.0.9');
  });
});
