import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let owner: Guest;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await house.guest();
});

const ADD =
  'mutation($u: String!, $e: [String!]!) { addWebhook(url: $u, events: $e) { secret webhook { id } } }';
const ROTATE = 'mutation($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { id } } }';
type Made = { secret: string; webhook: { id: string } };

const URL_ = 'https://program.test/hook';
async function add(url = URL_, events = ['lot.closed', 'lot.sold']): Promise<Made> {
  return (await owner.ask(ADD, { u: url, e: events })).data?.addWebhook as unknown as Made;
}
async function rotate(id: string): Promise<Made> {
  return (await owner.ask(ROTATE, { id })).data?.rotateWebhookSecret as unknown as Made;
}
const letters = async () => (await house.rooms.mail.list(owner.email)).length;
const count = async () => {
  const { data } = await owner.ask('{ myWebhooks { id } }');
  return (data as unknown as { myWebhooks: unknown[] }).myWebhooks.length;
};

describe('a webhook whose answer was lost', () => {
  it('is one endpoint, told with its secret, and one letter, even where both arrive at once', async () => {
    const [first, second] = await Promise.all([add(), add()]);
    expect(second).toEqual(first);
    expect(await add(URL_, ['lot.sold', 'lot.closed'])).toEqual(first);
    expect([await count(), await letters()]).toEqual([1, 1]);
    const others = [await add('https://program.test/other'), await add(URL_, ['lot.sold'])];
    for (const other of others) expect(other.webhook.id).not.toBe(first.webhook.id);
    expect([await count(), await letters()]).toEqual([3, 3]);
  });

  it('is told its secret by nobody who adds it anew later', async () => {
    const first = await add();
    await house.db.owner("update sent_lately set sent_at = sent_at - interval '1 hour'");
    expect((await add()).secret).not.toBe(first.secret);
  });

  it('has its secret renewed once, and the one in use signs beside it', async () => {
    const { webhook, secret } = await add();
    const serials = () =>
      house.db.owner('select serial, old_serial from webhook_endpoints where id = $1', [webhook.id]);
    const made = await rotate(webhook.id);
    expect(made.secret).not.toBe(secret);
    const [kept, told] = [await serials(), await letters()];
    expect(await rotate(webhook.id)).toEqual(made);
    expect([await serials(), await letters()]).toEqual([kept, told]);
    expect(await (await house.guest()).codeOf(ROTATE, { id: webhook.id })).toBe('NotFound');
    expect(await owner.codeOf(ROTATE, { id: 'x' })).toBe('NotFound');
    await house.db.owner("update webhook_endpoints set rotated_at = rotated_at - interval '3 minutes'");
    expect((await rotate(webhook.id)).secret).not.toBe(made.secret);
  });
});
