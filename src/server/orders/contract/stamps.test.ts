import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { codeOf, entrustCar, idOf, sellCar, signPaper } from '#test/kit/sales.ts';
import { openTimeStampServer, type TimeStampServer } from '#test/kit/time-stamp-server.ts';
import { readConfig } from '../../config.ts';

let authority: TimeStampServer;
let house: TestHouse;
beforeAll(async () => {
  authority = await openTimeStampServer();
  house = await openTestHouse(authority.env);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

const SEE = `query($id: ID!) { order(id: $id) { state signatures { sha256 }
  stamps { id paper authority stampedAt } } }`;
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
type View = {
  state: string;
  signatures: { sha256: string }[];
  stamps: { id: string; paper: string; authority: string; stampedAt: string }[];
};
const see = async (guest: Guest, id: string): Promise<View> =>
  ((await guest.ask(SEE, { id })).data as unknown as { order: View }).order;
const open = async (guest: Guest, id: string): Promise<Response> => {
  const { data } = await guest.ask(LINK, { id });
  return fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
};

describe('a contract that both have signed', () => {
  it('is stamped by an authority: the very hash they signed, told to both, for anybody’s tools', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    await house.rooms.jobs.drain();
    expect((await see(buyer, id)).stamps).toEqual([]);
    await signPaper(house, seller, id);
    await house.rooms.jobs.drain();
    const { stamps, signatures } = await see(seller, id);
    expect(stamps).toMatchObject([{ paper: 'CONTRACT', authority: 'Authority of the test tsa' }]);
    expect(await see(buyer, id)).toMatchObject({ stamps });
    const answer = await open(buyer, stamps[0]?.id ?? '');
    expect(answer.headers.get('content-type')).toContain('application/timestamp-reply');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await authority.verifies(bytes, signatures[0]?.sha256 ?? '')).toBe(true);
    const stranger = await house.guest();
    expect(await stranger.codeOf(LINK, { id: stamps[0]?.id })).toBe('NotFound');
    const sheet = await readPdf(Buffer.from(await (await open(buyer, `contract_${id}`)).arrayBuffer()));
    expect(JSON.stringify(sheet)).toContain('Horodatage');
  });

  it('is signed while the authority is away, which is asked again, and once', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    authority.setAway(true);
    await signPaper(house, buyer, id);
    expect(await signPaper(house, seller, id)).toBe('SIGNED');
    await house.rooms.jobs.drain();
    expect(await see(buyer, id)).toMatchObject({ state: 'SIGNED', stamps: [] });
    authority.setAway(false);
    const before = authority.count();
    for (const _twice of [1, 2]) {
      await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
      await house.rooms.jobs.drain();
    }
    expect((await see(buyer, id)).stamps).toHaveLength(1);
    expect(authority.count() - before).toBe(1);
  });
});

describe('a mandate that its seller has signed', () => {
  const SEND = 'mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }';
  const SIGN = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { id } }';
  const STAMP = 'id sha256 stamp { id paper authority }';
  type Mandate = { id: string; sha256: string; stamp: { id: string; authority: string } | null };

  it('is stamped too, once, and its seller and staff of ads have the proof', async () => {
    const { uuid, seller } = await entrustCar(house);
    const staff = await house.guest({ permissions: ['Ads:update'] });
    const mine = async () => {
      const { data } = await seller.ask(`{ mySaleMandates { ${STAMP} } }`);
      return (data as unknown as { mySaleMandates: [Mandate] }).mySaleMandates[0];
    };
    await house.rooms.orders.proposeMandate(uuid, await idOf(house, staff), {
      ...{ reserve: 40_000, estimateLow: null, estimateHigh: null, withdrawalFeeCents: 0 },
      ...{ commissionBp: 0, commissionMinCents: 0 },
      ...{ fromOn: '2026-01-02', untilOn: '2099-01-02' },
    });
    const { id } = await mine();
    expect(await seller.codeOf(SEND, { id })).toBeNull();
    await house.rooms.jobs.drain();
    expect((await mine()).stamp).toBeNull();
    const before = authority.count();
    expect(await seller.codeOf(SIGN, { id, code: await codeOf(house, seller) })).toBeNull();
    await house.rooms.jobs.drain();
    const { sha256, stamp } = await mine();
    expect(stamp).toMatchObject({ paper: 'MANDATE', authority: 'Authority of the test tsa' });
    expect(authority.count() - before).toBe(1);
    const seen = await staff.ask(`query($u: ID!) { saleMandates(uuid: $u) { ${STAMP} } }`, { u: uuid });
    expect(seen.data?.saleMandates).toEqual([{ id, sha256, stamp }]);
    for (const guest of [seller, staff]) {
      const answer = await open(guest, stamp?.id ?? '');
      expect(answer.headers.get('content-type')).toContain('application/timestamp-reply');
      expect(answer.headers.get('content-disposition')).toMatch(/M-\d+-1/);
      expect(await authority.verifies(Buffer.from(await answer.arrayBuffer()), sha256)).toBe(true);
      // What was stamped is opened beside it.
      expect((await open(guest, `mandate_${id}`)).status).toBe(200);
    }
    const stranger = await house.guest({ permissions: ['Auctions:update'] });
    expect(await stranger.codeOf(LINK, { id: stamp?.id })).toBe('NotFound');
    expect(await stranger.codeOf(LINK, { id: `mandate_${id}` })).toBe('NotFound');
  });

  it('opens no paper of an order to staff of ads', async () => {
    const { orderId } = await sellCar(house);
    const staff = await house.guest({ permissions: ['Ads:update'] });
    for (const id of [`contract_${orderId}`, `stamp_${orderId}_CONTRACT`, `stamp_${orderId}_MANDATE`])
      expect(await staff.codeOf(LINK, { id }), id).toBe('NotFound');
  });
});

describe('where an authority is', () => {
  it('is said whole, with certificates that are some, over a line that is encrypted in production', () => {
    const { TIMESTAMP_URL, TIMESTAMP_CA } = authority.env;
    expect(readConfig({}).timeStamps).toBeNull();
    expect(readConfig(authority.env).timeStamps?.roots).toHaveLength(1);
    for (const half of [{ TIMESTAMP_URL }, { TIMESTAMP_CA }])
      expect(() => readConfig(half)).toThrow('go together');
    expect(() => readConfig({ TIMESTAMP_URL, TIMESTAMP_CA: 'package.json' })).toThrow('TIMESTAMP_CA');
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://calandre.test' };
    expect(() =>
      readConfig({ ...production, TIMESTAMP_CA, TIMESTAMP_URL: 'http://tsa.example.org' }),
    ).toThrow('TIMESTAMP_URL');
  });
});
