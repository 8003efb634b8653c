import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOOK_EVENTS } from '#shared/fields/index.ts';
import { askApi, makeKey } from '#test/kit/api.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { openReceiver, type Received } from '#test/kit/receiver.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: Guest;
/** What the OpenAPI document says of each event's body. */
const described = new Map<string, ValidateFunction>();
const seen = new Set<string>();
beforeAll(async () => {
  house = await openTestHouse();
  await house.guest({ email: 'seller@hooks.test' });
  const { webhooks } = (await (await askApi(house, null, '/openapi.json')).json()) as Openapi;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const [name, { post }] of Object.entries(webhooks ?? {}))
    described.set(name, ajv.compile(post.requestBody.content['application/json'].schema));
});
afterAll(() => house[Symbol.asyncDispose]());
type Posted = { requestBody: { content: { 'application/json': { schema: object } } } };
type Openapi = { webhooks?: Record<string, { post: Posted }> };
beforeEach(async () => {
  receiver = await openReceiver();
  owner = await house.guest();
});
afterEach(async () => {
  for (const { body } of receiver.received) {
    const { type } = JSON.parse(body) as Body;
    const fits = described.get(type);
    expect([type, fits?.(JSON.parse(body)), fits?.errors]).toEqual([type, true, null]);
    seen.add(type);
  }
  await receiver[Symbol.asyncDispose]();
  await house.db.owner('delete from webhook_endpoints');
});

const EVENTS: readonly string[] = HOOK_EVENTS.filter(kind => kind !== 'order.stepped');
const ADD = `mutation($u: String!, $e: [String!]!) { addWebhook(url: $u, events: $e) { secret webhook { id events } } }`;
const LOG = `query($id: ID!) { webhookMessages(id: $id) { id event attempts deliveredAt diedAt lastStatus lastError } }`;
const RESEND = 'mutation($id: ID!) { resendWebhookMessage(id: $id) { id attempts } }';
const BID = `mutation($a: ID!, $b: Int!, $m: Int) {
  addBid(addBidInput: { auctionId: $a, bid: $b, maxBid: $m, isAuctionCGVAccepted: true }) { id } }`;

type Made = { secret: string; webhook: { id: string } };
async function addWebhook(events: readonly string[] = EVENTS, of = owner, url = receiver.url): Promise<Made> {
  const { data, errors } = await of.ask(ADD, { u: url, e: events });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data as unknown as { addWebhook: Made }).addWebhook;
}
type Line = {
  id: string;
  event: string;
  attempts: number;
  deliveredAt: string | null;
  diedAt: string | null;
  lastStatus: number | null;
};
async function logOf(id: string, by = owner): Promise<Line[]> {
  const { data } = await by.ask(LOG, { id });
  return (data as unknown as { webhookMessages: Line[] }).webhookMessages;
}
/** Tells what happened, and whatever is due. */
async function tellAll(): Promise<void> {
  await house.rooms.webhooks.follower.catchUp();
  await house.rooms.jobs.drain();
}
/** As though every pause were over. */
const endPauses = () =>
  house.db.owner(`update webhook_messages set next_at = now() - interval '1 second';
    update jobs set run_at = now() - interval '1 second' where kind = 'webhooks.deliver'`);
const passPauses = () => endPauses().then(() => house.rooms.jobs.drain());
type Body = {
  type: string;
  timestamp: string;
  data: Record<string, unknown> & { bids?: { version: number }[] };
};
const bodyOf = ({ body }: Received) => JSON.parse(body) as Body;
const typesOf = (messages: readonly Received[]) => messages.map(message => bodyOf(message).type);
const newCar = (wish: object = {}) =>
  addCar(house, { sellerEmail: 'seller@hooks.test', auction: {}, ...wish });

describe('a program that asked', () => {
  it('is told what happens to a lot, in order, signed as Standard Webhooks has it, with the rows of the API', async () => {
    const { secret } = await addWebhook();
    const { uuid, auctionId } = await newCar({ auction: { startsInMs: 60_000 } });
    await house.db.owner('update auctions set reserve = 2000, reserve_reached = false where id = $1', [
      auctionId,
    ]);
    await tellAll();
    expect(typesOf(receiver.received)).toEqual(['lot.scheduled']);
    // It opens, and two people bid; the last bid falls into the window that moves the end.
    await house.db.owner('update auctions set start_at = clock_timestamp() where id = $1', [auctionId]);
    await house.rooms.auctions.closing.tick();
    const [one, two] = [await house.guest(), await house.guest()];
    expect(await one.codeOf(BID, { a: auctionId, b: 1_000, m: 3_000 })).toBeNull();
    await house.db.owner(
      "update auctions set end_at = clock_timestamp() + interval '60 seconds' where id = $1",
      [auctionId],
    );
    expect(await two.codeOf(BID, { a: auctionId, b: 2_500 })).toBeNull();
    await tellAll();
    const [staff] = await house.db.owner<{ id: string }>('select id from accounts limit 1');
    await house.rooms.auctions.cancel(auctionId, 'x', staff?.id ?? '');
    await tellAll();
    const types = typesOf(receiver.received);
    const bids = ['bid.placed', 'reserve.reached', 'bid.placed', 'lot.extended'];
    expect(types).toEqual(['lot.scheduled', 'lot.opened', ...bids, 'lot.closed']);
    const checker = new Webhook(secret);
    for (const { headers, body } of receiver.received) {
      checker.verify(body, headers as Record<string, string>);
      expect(() => checker.verify(`${body} `, headers as Record<string, string>)).toThrow();
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(types.length);
    const rows = receiver.received.flatMap(message => bodyOf(message).data.bids ?? []);
    const key = await makeKey(owner);
    const { items } = (await (await askApi(house, key, `/lots/${uuid}/bids`)).json()) as { items: object[] };
    expect(rows).toEqual(items);
    // A bid, and the row that a maximum answers it with or goes up to the reserve by, were caused together.
    const groups = receiver.received.filter(message => bodyOf(message).type === 'bid.placed');
    expect(groups.map(message => bodyOf(message).data.bids?.length)).toEqual([2, 2]);
    expect(bodyOf(receiver.received.at(-1) as Received).data).toMatchObject({ outcome: 'cancelled' });
    for (const { body } of receiver.received)
      expect(body).not.toMatch(/maxBid|ceiling|reserve"|firstName|email|3000|bidderId/i);
  });

  it('is told of nothing that it did not ask for, of nothing before, and of the end of what was taken from the public', async () => {
    const known = await newCar();
    await addWebhook(['lot.closed']);
    const [staff] = await house.db.owner<{ id: string }>('select id from accounts limit 1');
    await tellAll();
    for (const { uuid, auctionId } of [known, await newCar()]) {
      await house.rooms.auctions.cancel(auctionId, 'x', staff?.id ?? '');
      await house.db.owner(`update ads set status = 'WITHDRAWN' where uuid = $1`, [uuid]);
    }
    await tellAll();
    await tellAll();
    expect(receiver.received.map(message => bodyOf(message).data.auctionId)).toEqual([known.auctionId]);
  });

  it('is tried again with pauses, in order, and what was given up is sent again by its owner or staff', async () => {
    const { webhook } = await addWebhook();
    receiver.answerBy(() => 500);
    const { auctionId } = await newCar({ auction: { startsInMs: 60_000 } });
    await house.db.owner('update auctions set start_at = clock_timestamp() where id = $1', [auctionId]);
    await house.rooms.auctions.closing.tick();
    await tellAll();
    await house.rooms.jobs.drain();
    // The second waits behind the first.
    expect(typesOf(receiver.received)).toEqual(['lot.scheduled']);
    const tried = { attempts: 1, lastStatus: 500, deliveredAt: null };
    expect((await logOf(webhook.id)).at(-1)).toMatchObject(tried);
    const [pause] = await house.db.owner<{ ms: number }>(
      'select extract(epoch from next_at - now())::float8 * 1000 as ms from webhook_messages where attempts = 1',
    );
    expect(pause?.ms).toBeGreaterThan(1_000);
    for (let count = 0; count < 9; count += 1) await passPauses();
    const [dead] = (await logOf(webhook.id)).slice(-1);
    expect(dead).toMatchObject({ attempts: 10, diedAt: expect.any(String) });
    expect(typesOf(receiver.received).at(-1)).toBe('lot.opened');
    receiver.answerBy(() => 200);
    // Whatever has come since: it could be sent again only while it was among the newest.
    const newer = `insert into webhook_messages (endpoint_id, subject_id, kind, payload, delivered_at)
      select $1, $1, 'ping', '{}', now() from generate_series(1, 100)`;
    await house.db.owner(newer, [webhook.id]);
    expect((await logOf(webhook.id)).at(-1)).toMatchObject({ id: dead?.id });
    await house.db.owner("delete from webhook_messages where kind = 'ping'");
    await passPauses();
    expect((await logOf(webhook.id)).filter(({ deliveredAt }) => deliveredAt !== null)).toHaveLength(1);

    const [other, staff] = [await house.guest(), await house.guest({ permissions: ['Users:update'] })];
    expect(await logOf(webhook.id, other)).toEqual([]);
    expect(await other.codeOf(RESEND, { id: dead?.id })).toBe('NotFound');
    const seen = await staff.ask(
      `{ webhooks(filter: DEAD) { webhooks { ownerEmail lastError webhook { url deadCount } } }
         staffWebhookMessages(filter: DEAD) { totalCount messages { url message { id lastError } } } }`,
    );
    const webhookSeen = { url: receiver.url, deadCount: 1 };
    const line = { ownerEmail: owner.email, lastError: null, webhook: webhookSeen };
    expect(seen.data).toEqual({
      webhooks: { webhooks: [line] },
      staffWebhookMessages: {
        totalCount: 1,
        messages: [{ url: receiver.url, message: { id: dead?.id, lastError: 'HTTP 500' } }],
      },
    });
    expect(await staff.codeOf(RESEND, { id: dead?.id })).toBeNull();
    await house.rooms.jobs.drain();
    expect(typesOf(receiver.received).at(-1)).toBe('lot.scheduled');
    expect(await logOf(webhook.id, staff)).toHaveLength(2);
    expect(await owner.codeOf(RESEND, { id: dead?.id })).toBeNull();
    await house.rooms.jobs.drain();
    // The same id each time: a receiver knows what it has had.
    const ids = receiver.received.filter(({ headers }) => headers['webhook-id'] === dead?.id);
    expect(ids.length).toBe(12);
  });

  it('holds nothing open while it does not answer: no transaction, no other endpoint, and its lot keeps its order', async () => {
    const { webhook } = await addWebhook();
    const other = await house.guest();
    await using elsewhere = await openReceiver();
    await addWebhook(EVENTS, other, elsewhere.url);
    const answers: PromiseWithResolvers<number>[] = [];
    receiver.answerBy(() => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      return answer.promise;
    });
    const { auctionId } = await newCar({ auction: { startsInMs: 60_000 } });
    await house.db.owner('update auctions set start_at = clock_timestamp() where id = $1', [auctionId]);
    await house.rooms.auctions.closing.tick();
    await house.rooms.webhooks.follower.catchUp();
    const drained = house.rooms.jobs.drain();
    await Promise.all([receiver.until(1), elsewhere.until(2)]);
    // Others' short ones end by themselves; one that waits for the receiver would stay.
    const open = `select query from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    await expect.poll(() => house.db.owner(open)).toEqual([]);
    expect(typesOf(elsewhere.received)).toEqual(['lot.scheduled', 'lot.opened']);
    expect(typesOf(receiver.received)).toEqual(['lot.scheduled']);
    expect(await logOf(webhook.id)).toMatchObject([{ attempts: 0 }, { attempts: 1, deliveredAt: null }]);
    // As though the process had died in between: when its time is over the same message is sent again, and what the
    // first try comes to counts no more.
    await endPauses();
    const again = house.rooms.jobs.drain();
    await receiver.until(2);
    expect(typesOf(receiver.received)).toEqual(['lot.scheduled', 'lot.scheduled']);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    receiver.answerBy(() => 204);
    answers[1]?.resolve(204);
    await receiver.until(3);
    answers[0]?.resolve(500);
    await Promise.all([drained, again]);
    expect(typesOf(receiver.received)).toEqual(['lot.scheduled', 'lot.scheduled', 'lot.opened']);
    expect(await logOf(webhook.id)).toMatchObject([
      { event: 'lot.opened', attempts: 1, lastStatus: 204 },
      { event: 'lot.scheduled', attempts: 2, lastStatus: 204, deliveredAt: expect.any(String) },
    ]);
  });

  it('is told two things at a time, whatever it has to be told: others wait for nobody who does not answer', async () => {
    await addWebhook();
    await using elsewhere = await openReceiver();
    await addWebhook(EVENTS, await house.guest(), elsewhere.url);
    const answer = Promise.withResolvers<number>();
    receiver.answerBy(() => answer.promise);
    for (let lot = 0; lot < 4; lot += 1) await newCar({ auction: { startsInMs: 60_000 } });
    await house.rooms.webhooks.follower.catchUp();
    const drained = house.rooms.jobs.drain();
    await Promise.all([receiver.until(2), elsewhere.until(4)]);
    expect(receiver.received).toHaveLength(2);
    answer.resolve(204);
    await drained;
    expect(typesOf(receiver.received)).toEqual(Array(4).fill('lot.scheduled'));
  });

  it('is told that a lot is sold, that its sale fell through, and that it is sold to the next', async () => {
    const { webhook } = await addWebhook(['lot.closed', 'lot.sold', 'lot.fell_through']);
    const { auctionId, uuid } = await newCar({ sellerEmail: (await house.guest()).email });
    const [first, next] = [await house.guest(), await house.guest()];
    expect(await next.codeOf(BID, { a: auctionId, b: 4_000 })).toBeNull();
    expect(await first.codeOf(BID, { a: auctionId, b: 5_000 })).toBeNull();
    await endAuction(house, uuid);
    await tellAll();
    const [order] = await house.db.owner<{ id: string }>('select id from orders where ad_uuid = $1', [uuid]);
    const why = { reason: 'Sans nouvelles.', fault: 'BUYER' as const, hasRefused: true };
    await house.rooms.orders.cancel(order?.id ?? '', await idOf(house, owner), why);
    await house.rooms.jobs.drain();
    const sold = { auctionId, adUuid: uuid, sellerId: null, hammerPrice: 4_000, feeCents: 50_000 };
    const [buyerId, cause] = [await idOf(house, next), 'SECOND_CHANCE' as const];
    const sale = { ...sold, buyerId, now: Date.now(), cause };
    await house.db.database.transaction(writes => house.rooms.domain.tell(writes, 'auction.sold', sale));
    await house.rooms.jobs.drain();
    expect(
      receiver.received.map(message => bodyOf(message)).map(({ type, data }) => [type, data]),
    ).toMatchObject([
      ['lot.closed', { outcome: 'sold', hammerPrice: 5_000 }],
      ['lot.sold', { cause: 'HAMMER', hammerPrice: 5_000, lotId: uuid, auctionId }],
      ['lot.fell_through', { lotId: uuid, auctionId }],
      ['lot.sold', { cause: 'SECOND_CHANCE', hammerPrice: 4_000 }],
    ]);
    for (const { body } of receiver.received) expect(body).not.toMatch(/buyer|seller|nouvelles|fault/i);
    expect((await logOf(webhook.id)).map(({ event }) => event)).toHaveLength(4);
  });

  it('is told the steps of its person’s own orders, and of nobody else’s', async () => {
    await addWebhook(['order.stepped']);
    const seller = await house.guest();
    const other = await house.guest();
    await using elsewhere = await openReceiver();
    await addWebhook(['order.stepped'], other, elsewhere.url);
    const { auctionId, uuid } = await newCar({ sellerEmail: seller.email });
    expect(await owner.codeOf(BID, { a: auctionId, b: 5_000 })).toBeNull();
    await endAuction(house, uuid);
    await house.rooms.jobs.drain();
    expect(receiver.received.map(message => bodyOf(message))).toMatchObject([
      { type: 'order.stepped', data: { kind: 'OPENED', state: 'CREATED', orderId: expect.any(String) } },
    ]);
    expect(receiver.received[0]?.body).not.toMatch(/buyerId|sellerId/);
    expect(elsewhere.received).toEqual([]);
  });
});

describe('an endpoint', () => {
  it('is made by who has just shown that it is them, is told among the ways, and ends with them', async () => {
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await owner.codeOf(ADD, { u: receiver.url, e: EVENTS })).toBe('PasswordNeeded');
    await owner.ask(`mutation { confirmPassword(password: "${PASSWORD}") }`);
    const { webhook, secret } = await addWebhook();
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
    const [row] = await house.db.owner<{ text: string }>('select e::text as text from webhook_endpoints e');
    expect(row?.text).not.toContain(secret.slice(6));
    expect((await owner.ask('{ myAccountEvents { kind way } }')).data).toMatchObject({
      myAccountEvents: [{ kind: 'WAY_ADDED', way: 'WEBHOOK' }, {}],
    });
    expect(await owner.codeOf('mutation($id: ID!) { pingWebhook(id: $id) }', { id: webhook.id })).toBeNull();
    await house.rooms.jobs.drain();
    expect(typesOf(receiver.received)).toEqual(['ping']);
    const remove = 'mutation($id: ID!) { removeWebhook(id: $id) }';
    expect(await (await house.guest()).codeOf(remove, { id: webhook.id })).toBe('NotFound');
    expect(await owner.codeOf(remove, { id: webhook.id })).toBeNull();
    expect((await owner.ask('{ myWebhooks { id } }')).data).toEqual({ myWebhooks: [] });
    // Who proves the mailbox alone ends all that tells the account's news.
    await addWebhook();
    await owner.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: owner.email });
    const reset = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
    const token = tokenIn(await openLetter(house, owner.email));
    expect(await owner.codeOf(reset, { t: token, p: 'Encore-Un-Autre-2' })).toBeNull();
    expect(await house.db.owner('select from webhook_endpoints')).toHaveLength(0);
  });

  it('is an address of the web, for events there are, and not many', async () => {
    const codeOf = (u: string, e = EVENTS) => owner.codeOf(ADD, { u, e });
    for (const url of ['x', 'ftp://a.test', 'https://a:b@c.test', 'javascript:1'])
      expect(await codeOf(url)).toBe('BadInput');
    expect(await codeOf(receiver.url, ['ping', 'none'])).toBe('BadInput');
    for (let count = 0; count < 5; count += 1) expect(await codeOf(`${receiver.url}?${count}`)).toBeNull();
    expect(await codeOf(receiver.url)).toBe('BadInput');
  });
});

describe('a secret', () => {
  const ROTATE =
    'mutation($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { id oldSecretUntil } } }';
  type Rotated = { secret: string; webhook: { oldSecretUntil: string | null } };

  it('is renewed by its person, who is just there; the old one signs beside it for a day, and both are told', async () => {
    const { webhook, secret } = await addWebhook(['lot.closed']);
    const letters = () => house.rooms.mail.list(owner.email);
    expect((await letters())[0]).toMatchObject({
      subject: 'Une adresse est désormais prévenue en votre nom',
      text: expect.stringContaining(new URL(receiver.url).host),
    });
    const other = await house.guest();
    expect(await other.codeOf(ROTATE, { id: webhook.id })).toBe('NotFound');
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await owner.codeOf(ROTATE, { id: webhook.id })).toBe('PasswordNeeded');
    await owner.ask(`mutation { confirmPassword(password: "${PASSWORD}") }`);
    const { data } = await owner.ask(ROTATE, { id: webhook.id });
    const { rotateWebhookSecret: made } = data as unknown as { rotateWebhookSecret: Rotated };
    expect(made.secret).toMatch(/^whsec_[\w+/]+=*$/);
    expect(made.secret).not.toBe(secret);
    const hoursLeft = (Date.parse(made.webhook.oldSecretUntil ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23);
    expect((await letters())[0]?.subject).toBe('Un secret de webhook a été renouvelé');
    const myAccountEvents = [{ kind: 'WAY_RENEWED', way: 'WEBHOOK' }, { kind: 'WAY_ADDED' }, {}];
    expect((await owner.ask('{ myAccountEvents { kind way } }')).data).toMatchObject({ myAccountEvents });

    const ping = async () => {
      await owner.ask('mutation($id: ID!) { pingWebhook(id: $id) }', { id: webhook.id });
      await house.rooms.jobs.drain();
      return receiver.received.at(-1) as Received;
    };
    const takes = (key: string, { body, headers }: Received) => {
      try {
        return new Webhook(key).verify(body, headers as Record<string, string>) !== null;
      } catch {
        return false;
      }
    };
    const both = await ping();
    expect([takes(made.secret, both), takes(secret, both)]).toEqual([true, true]);
    await house.db.owner("update webhook_endpoints set rotated_at = rotated_at - interval '25 hours'");
    const late = await ping();
    expect([takes(made.secret, late), takes(secret, late)]).toEqual([true, false]);
    const after = await owner.ask('{ myWebhooks { oldSecretUntil } }');
    expect(after.data).toEqual({ myWebhooks: [{ oldSecretUntil: null }] });
  });
});

it('said of every event in the OpenAPI document what was sent', () => {
  for (const of of [described.keys(), seen]) expect(new Set(of)).toEqual(new Set([...HOOK_EVENTS, 'ping']));
});
