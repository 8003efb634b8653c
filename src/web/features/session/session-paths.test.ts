import { describe, expect, it } from 'vitest';
import { pathIn, sameSitePath, takeFlag, withFlag } from './return-path.ts';

describe('sameSitePath', () => {
  it.each([
    '//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\\evil',
    '/\t/evil.test',
    '%2f%2fevil',
    'user',
    '',
    null,
  ])('%j never leaves the site', value => {
    expect(sameSitePath(value, '/user')).toBe('/user');
  });

  it('keeps path, query and anchor of our own', () => {
    expect(sameSitePath('/en/user/alerts?x=1#y', '/user')).toBe('/en/user/alerts?x=1#y');
  });
});

describe('pathIn', () => {
  it.each([
    ['en', '/user/favorites?x=1#y', '/en/user/favorites?x=1#y'],
    ['fr', '/en/user/orders', '/user/orders'],
    ['es', '/acheter/porsche/coupe.html', '/acheter/porsche/coupe.html'],
    ['en', '/admin/ads', '/admin/ads'],
  ] as const)('in %s %s is %s', (locale, path, there) => {
    expect(pathIn(locale, path)).toBe(there);
  });
});

describe('return flags', () => {
  it('stand at the end and come off again', () => {
    expect(withFlag('/car.html', 'fromAuth')).toBe('/car.html?fromAuth');
    expect(withFlag('/car.html?a=1', 'fromAuthForSendingMessage')).toBe(
      '/car.html?a=1&fromAuthForSendingMessage',
    );
    expect(takeFlag('/car.html?a=1&fromAuth', 'fromAuth')).toEqual({ path: '/car.html?a=1', isThere: true });
    expect(takeFlag('/car.html?fromAuth=', 'fromAuth')).toEqual({ path: '/car.html', isThere: true });
  });

  it('come off a query that has a question mark in it, which it keeps', () => {
    const path = '/car.html?q=why?&a=1';
    expect(takeFlag(`${path}&fromAuth`, 'fromAuth')).toEqual({ path, isThere: true });
    expect(takeFlag('/car.html', 'fromAuth')).toEqual({ path: '/car.html', isThere: false });
  });

  it('do not mistake one another', () => {
    expect(takeFlag('/car.html?fromAuthForSendingMessage', 'fromAuth').isThere).toBe(false);
  });
});
