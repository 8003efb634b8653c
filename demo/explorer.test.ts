import fastify from 'fastify';
import { expect, it } from 'vitest';
import { explorerDoor } from './explorer.ts';

it('shows the public schema to whoever writes a program, and asks nobody but the house', async () => {
  await using app = fastify();
  explorerDoor(app);
  const page = await app.inject('/dev/explorer/');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/);
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(named).toContain('main.js');
  for (const path of named.filter(each => each !== '/dev/explorer/')) {
    const { pathname, host } = new URL(path, 'http://house.test/dev/explorer/');
    expect([path, host, (await app.inject(pathname)).statusCode]).toEqual([path, 'house.test', 200]);
  }
  expect((await app.inject('/dev/explorer/first.js')).body).toContain('/api/v1/graphql');
});
