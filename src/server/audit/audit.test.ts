import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';
import { record } from './index.ts';
import { differenceOf } from './record.ts';

let house: TestHouse;
let reader: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  reader = await house.guest({ permissions: ['Users:update', 'Auctions:update'], firstName: 'Camille' });
});
afterAll(() => house[Symbol.asyncDispose]());

const PAGE = `query($filter:AuditFilter,$page:Int){auditEntries(filter:$filter,page:$page){totalCount
  entries{actorName action subjectId subjectName reason changes{name before after}}}}`;

type Page = { totalCount: number; entries: { action: string; actorName: string; subjectName: string }[] };

async function read(filter: object = {}, page = 1): Promise<Page> {
  const { data } = await reader.ask(PAGE, { filter, page });
  return (data as { auditEntries: Page } | null)?.auditEntries as Page;
}

describe('the log', () => {
  it('is for those who hand out permissions', async () => {
    expect(await house.visitor().codeOf(PAGE)).toBe('Unauthenticated');
    expect(await (await house.guest({ permissions: ['Ads:update'] })).codeOf(PAGE)).toBe('Forbidden');
    expect(await reader.codeOf(PAGE, { page: 0 })).toBe('BadInput');
    expect(await reader.codeOf(PAGE, { filter: { actorId: 'x' } })).toBe('BadInput');
    expect(await reader.codeOf(PAGE, { filter: { actorId: '' } })).toBe('BadInput');
  });

  it('keeps what differs, and who did it, with the change or not at all', async () => {
    const entry = { actorId: null, subjectId: 's-1', subjectName: 'Alpine A110' };
    await house.db.database.transaction(writes =>
      record(writes, { ...entry, action: 'ad.updated', before: { a: 1, b: 2 }, after: { a: 1, b: 3, c: 4 } }),
    );
    const failed = house.db.database.transaction(async writes => {
      await record(writes, { ...entry, action: 'ad.sold' });
      throw new Error('in vain');
    });
    await expect(failed).rejects.toThrow('in vain');
    expect(await read({ text: 's-1' })).toEqual({
      totalCount: 1,
      entries: [
        {
          actorName: '',
          action: 'ad.updated',
          subjectId: 's-1',
          subjectName: 'Alpine A110',
          reason: null,
          changes: [
            { name: 'b', before: '2', after: '3' },
            { name: 'c', before: null, after: '4' },
          ],
        },
      ],
    });
  });

  it('hides a reserve from those who may not know it, and tells them that it changed', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const entry = { actorId: null, subjectId: auctionId, subjectName: 'Facel Vega' };
    const before = { reserve: 73_219, reservePrice: 73_220, wishedReserve: 73_221, tieRule: 'REFUSE' };
    const states = { before, after: { reserve: null, tieRule: 'X' } };
    await house.db.database.transaction(writes =>
      record(writes, { ...entry, action: 'auction.scheduled', ...states }),
    );
    const other = await house.guest({ permissions: ['Users:update'] });
    const filter = { text: auctionId };
    const all = async (guest: Guest) =>
      JSON.stringify([await guest.ask(PAGE, { filter }), await takeSheet(house, guest, 'audit', { filter })]);
    expect(await all(reader)).toContain('73219');
    const told = await all(other);
    expect(told).not.toMatch(/732(19|20|21)/);
    expect(told).toContain('{"name":"reserve","before":"•••","after":"•••"}');
    expect(told).toContain('REFUSE');
  });

  it('calls an account by its person, by whose name and address it is found, until they have left', async () => {
    const person = await house.guest({ firstName: 'Maëlle' });
    const subjectId = await idOf(house, person);
    const entry = { actorId: null, subjectId, subjectName: subjectId.slice(0, 8) };
    await house.db.database.transaction(async writes => {
      await record(writes, { ...entry, action: 'account.blocked' });
      // What is no account's number is left alone.
      await record(writes, { ...entry, subjectId: 'x', subjectName: 'x', action: 'account.blocked' });
      await record(writes, { ...entry, subjectName: 'Autre', action: 'ad.updated' });
    });
    const named = async (text: string) => (await read({ text })).entries.map(each => each.subjectName);
    expect(await named(subjectId)).toEqual(['Autre', 'Maëlle Mercier']);
    for (const text of [person.email.toUpperCase(), 'maelle mercier'])
      expect(await named(text)).toEqual(['Maëlle Mercier']);
    const { text } = await takeSheet(house, reader, 'audit', { filter: { text: person.email } });
    expect(text).toContain(`${subjectId},Maëlle Mercier,`);
    await house.db.owner(
      "update accounts set erased_at = now(), email = null, first_name = '', last_name = '' where id = $1",
      [subjectId],
    );
    expect(await named(subjectId)).toEqual(['Autre', subjectId.slice(0, 8)]);
    expect(await named(person.email)).toEqual([]);
  });

  it('is never changed or deleted, by nobody', async () => {
    for (const change of [
      'update audit_entries set reason = $1',
      'delete from audit_entries where $1 = $1',
    ]) {
      await expect(house.db.owner(change, ['x'])).rejects.toThrow('never changed');
    }
  });

  it('tells every change of an auction, found by its car, by who did it, and by its kind', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    await reader.ask(`mutation { cancelAuction(uuid: "${uuid}", reason: "No papers") { id } }`);
    const byKind = await read({ subject: 'auction', text: 'alpine' });
    expect(byKind.entries).toMatchObject([
      {
        action: 'auction.cancelled',
        actorName: 'Camille Mercier',
        subjectName: 'Alpine A110',
        reason: 'No papers',
      },
    ]);
    expect((await read({ text: 'no papers' })).totalCount).toBe(1);
    expect((await read({ from: '2199-01-01T00:00:00Z' })).totalCount).toBe(0);
    expect((await read({ text: '%' })).totalCount).toBe(0);
    const { text: file } = await takeSheet(house, reader, 'audit', { filter: { subject: 'auction' } });
    expect(file.split('\r\n')[0]).toBe(
      '\uFEFFid,recordedAt,actor,action,subjectId,subject,before,after,reason',
    );
    expect(file).toContain('Camille Mercier,auction.cancelled');
  });
});

describe('a difference', () => {
  it('sees neither the order of keys nor a missing one beside a none', () => {
    const before = { place: { city: 'Dieppe', zip: null }, list: [1, 2] };
    expect(differenceOf(before, { place: { city: 'Dieppe' }, list: [1, 2], gone: null }).names).toEqual([]);
    expect(differenceOf(before, { place: { city: 'Dieppe' }, list: [2, 1] }).names).toEqual(['list']);
  });
});
