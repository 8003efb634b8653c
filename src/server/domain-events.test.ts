import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openDomainEvents } from './domain-events.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

describe('a domain event', () => {
  it('is told to those who follow it, in their order, and to nobody else', async () => {
    const domain = openDomainEvents();
    const told: string[] = [];
    for (const name of ['first', 'second']) {
      domain.on('ad.published', async (_writes, { uuid }) => {
        told.push(`${name} ${uuid}`);
      });
    }
    domain.on('ways.ended', async () => {
      told.push('another');
    });
    await house.db.database.transaction(writes => domain.tell(writes, 'ad.published', { uuid: 'a', at: 0 }));
    expect(told).toEqual(['first a', 'second a']);
  });

  it('and its consequences are kept together, or not at all', async () => {
    const domain = openDomainEvents();
    const count = async () => (await house.db.owner('select from jobs')).length;
    const before = await count();
    domain.on('ad.published', writes =>
      house.rooms.jobs.enqueue(writes, [{ kind: 'alerts.match', data: {} }]),
    );
    domain.on('ad.published', async () => {
      throw new Error('refused by who follows');
    });
    const publish = house.db.database.transaction(writes =>
      domain.tell(writes, 'ad.published', { uuid: 'a', at: 0 }),
    );
    await expect(publish).rejects.toThrow('refused by who follows');
    expect(await count()).toBe(before);
  });
});
