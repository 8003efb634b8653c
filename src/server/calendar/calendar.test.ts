import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());

const RENEW = 'mutation { renewCalendarAddress }';
const END = 'mutation { endCalendarAddress }';
const MINE = '{ myCalendarAddress }';
const KEEP = 'mutation($u: ID!) { addFavorite(uuid: $u) }';

async function renew(guest: Guest): Promise<string> {
  const { data } = await guest.ask(RENEW);
  return (data as unknown as { renewCalendarAddress: string }).renewCalendarAddress;
}
/** A path of the house, whatever origin the address names. */
const get = (address: string) => fetch(house.url + new URL(address, house.url).pathname);
/** As a calendar reads it: folded lines are one. */
const textOf = async (response: Response) => (await response.text()).replaceAll('\r\n ', '');

describe('an auction’s end for calendars', () => {
  it('is everyone’s, in the language asked for, and stands for one auction only', async () => {
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    const answer = await fetch(`${house.url}/calendar/lots/${auctionId}.ics?lang=en`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await textOf(answer);
    expect(text).toContain(`UID:${auctionId}@`);
    expect(text).toContain('SUMMARY:Bidding ends: Alpine A110');
    expect(text).toContain('/en/buy/collection-car/');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(await textOf(await get(`/calendar/lots/${auctionId}.ics`))).toContain('SUMMARY:Fin des enchères');
    await house.rooms.ads.withdraw(uuid).catch(() => {});
    for (const id of ['x', uuid, '00000000-0000-4000-8000-000000000000']) {
      expect((await get(`/calendar/lots/${id}.ics`)).status).toBe(404);
    }
  });

  it('ends with the auction, and marks its last half hour', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const [row] = await house.db.owner<{ end: Date }>('select end_at as end from auctions where id = $1', [
      auctionId,
    ]);
    const text = await textOf(await get(`/calendar/lots/${auctionId}.ics`));
    const written = (at: number) => `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const end = new Date(row?.end ?? 0).getTime();
    expect(text).toContain(`DTEND:${written(end)}`);
    expect(text).toContain(`DTSTART:${written(end - 1_800_000)}`);
  });
});

describe('a person’s calendar', () => {
  it('is made, shown, changed and ended by its person alone', async () => {
    for (const change of [RENEW, END]) expect(await house.visitor().codeOf(change)).toBe('Unauthenticated');
    expect((await house.visitor().ask(MINE)).data).toEqual({ myCalendarAddress: null });
    const [guest, other] = [await house.guest(), await house.guest()];
    expect((await guest.ask(MINE)).data).toEqual({ myCalendarAddress: null });
    const first = await renew(guest);
    expect((await guest.ask(MINE)).data).toEqual({ myCalendarAddress: first });
    expect((await other.ask(MINE)).data).toEqual({ myCalendarAddress: null });
    const read = await get(first);
    expect([read.status, read.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(read.headers.get('cache-control')).toBe('no-store');
    const second = await renew(guest);
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
    await guest.ask(END);
    expect((await get(second)).status).toBe(404);
    expect((await guest.ask(MINE)).data).toEqual({ myCalendarAddress: null });
  });

  it('tells of the favourites under the hammer, follows their end, and of nothing else', async () => {
    const guest = await house.guest();
    const [followed, other] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    const forSale = await addCar(house);
    for (const { uuid } of [followed, forSale]) await guest.ask(KEEP, { u: uuid });
    const address = await renew(guest);
    const before = await textOf(await get(address));
    expect(before).toContain(followed.auctionId);
    expect(before).not.toContain(other.auctionId);
    expect(before.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const moved = house.rooms.auctions.clock() + 7_200_000;
    const [staff] = await house.db.owner<{ id: string }>('select id from accounts limit 1');
    await house.rooms.auctions.moveEnd(followed.auctionId, moved, staff?.id ?? '');
    const after = await textOf(await get(address));
    const endOf = (text: string) => /DTEND:(\w+)/.exec(text)?.[1];
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(endOf(after)).not.toBe(endOf(before));
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
    await house.rooms.auctions.cancel(followed.auctionId, 'x', staff?.id ?? '');
    expect(await textOf(await get(address))).toContain('STATUS:CANCELLED');
  });

  it('tells staff of their own appointments, moved and called off, for as long as they may read them', async () => {
    const { consignments } = house.rooms;
    const [staff, colleague] = [
      await house.guest({ permissions: ['Leads:read'] }),
      await house.guest({ permissions: ['Leads:read'] }),
    ];
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: (await house.guest()).email });
    await house.db.owner('update ads set handle_by_calandre = true where uuid = $1', [uuid]);
    const staffId = await idOf(house, staff);
    const { id } = await consignments.open({ leadId: null, adUuid: uuid }, staffId);
    const at = Math.round(Date.now() / 1_000) * 1_000 + 86_400_000;
    const given = { kind: 'PHOTOS', at, place: 'Quai 3, Lyon', staffId, note: 'Code 1234' };
    const { id: fileId } = await consignments.saveAppointment({ id, appointmentId: null, given }, staffId);
    const [made] = await consignments.appointments(fileId);
    const address = await renew(staff);
    const text = await textOf(await get(address));
    expect(text).toContain('SUMMARY:Séance photo\u00a0: Alpine A110');
    expect(text).toContain('LOCATION:Quai 3\\, Lyon');
    expect(text).toContain(`/admin/consignments/${id}`);
    expect(text).not.toContain('1234');
    expect(await textOf(await get(await renew(colleague)))).not.toContain('BEGIN:VEVENT');
    const moved = { ...given, at: at + 3_600_000 };
    await consignments.saveAppointment({ id, appointmentId: made?.id ?? '', given: moved }, staffId);
    const sequenceOf = (read: string) => Number(/SEQUENCE:(\d+)/.exec(read)?.[1]);
    expect(sequenceOf(await textOf(await get(address)))).toBeGreaterThan(sequenceOf(text));
    await consignments.settle(made?.id ?? '', false, staffId);
    expect(await textOf(await get(address))).toContain('STATUS:CANCELLED');
    await house.db.owner(`update accounts set added_permissions = '{}' where id = $1`, [staffId]);
    expect(await textOf(await get(address))).not.toContain('BEGIN:VEVENT');
  });

  it('opens to no address but ours, and not for ever as often as one likes', async () => {
    const guest = await house.guest();
    const address = await renew(guest);
    const wrong = ['/calendar/feeds/x.ics', '/calendar/feeds/..ics', address.replace(/\.ics$/, 'x.ics')];
    for (const each of wrong) expect((await get(each)).status).toBe(404);
    await house.db.owner("update rate_limits set points = 240 where key like 'calendar:%'");
    await get(address);
    await house.db.owner("update rate_limits set points = 240 where key like 'calendar:%'");
    expect((await get(address)).status).toBe(429);
  });
});
