import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, contentPolicy, networkOf } from './security.ts';

const PAGE =
  '<style data-href="/a.css">p { margin: 0 }</style><script>let a = 1</script><script src="/assets/a.js"></script>';
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
