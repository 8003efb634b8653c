import fastify from 'fastify';
import { expect, it } from 'vitest';
import { demoCars } from './cars/index.ts';
import { demoDocumentsDoor } from './documents.ts';

it('shows each kind of paper that an ad of the demo names, and no other', async () => {
  await using app = fastify();
  demoDocumentsDoor(app as never);
  const named = demoCars.flatMap(car => [...car.documents, ...car.customDocs]);
  const one = new Map(named.map(({ label, urls: [url = ''] }) => [label, url]));
  expect(one.size).toBeGreaterThan(5);
  for (const url of one.values()) {
    const paper = await app.inject(url);
    expect([paper.headers['content-type'], paper.body.slice(0, 5)], url).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  }
  expect((await app.inject('/documents/demo/nobody-s.pdf')).statusCode).toBe(404);
});
