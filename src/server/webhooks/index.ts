/**
 * The webhooks room sends events of lots, and of a person's own orders, to their endpoints, as specified by Standard
 * Webhooks (standardwebhooks.com). Events are delivered at least once, in the order of each lot, signed, with public
 * data or the recipient's own only. A receiver that fails is retried with growing pauses and delays no other. Nothing
 * is sent into a private network.
 */
import { HOOK_EVENTS } from '#shared/fields/index.ts';
import type { Accounts, Caller, Sitter } from '../accounts/index.ts';
import type { Auctions } from '../auctions/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import { isUuid, once, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { bodyOf } from './events.ts';
import { secretFrom, send } from './sending.ts';
import { listEndpointLines, listMessageLines } from './staff-store.ts';
import { openTelling, tellAfter } from './telling.ts';
import { openTurns } from './turns.ts';
import {
  addEndpoint,
  addMessages,
  addMessageTo,
  type Claim,
  claimMessage,
  type Endpoint,
  findEndpoint,
  findNext,
  findOwner,
  giveClaimBack,
  listEndpoints,
  listMessages,
  lockStream,
  type Message,
  markDelivered,
  markFailed,
  type NewMessage,
  type Next,
  removeEndpoint,
  removeEndpointsOf,
  reviveMessage,
  rotateEndpoint,
  sweepMessages,
} from './webhooks-store.ts';

export type { Endpoint, Message } from './webhooks-store.ts';

const ENDPOINTS_MAX = 5;
const URL_LENGTH_MAX = 500;
const DELIVER = 'webhooks.deliver';
/** The most streams that a process delivers at a time, and the most of one person's endpoints. */
const AT_ONCE = 32;
const AT_ONCE_TO_ONE = 2;
/** The lease of a message in delivery: three times the receiver's timeout. */
const LEASE_MS = 30_000;
const [MINUTE, HOUR] = [60_000, 3_600_000];
/** The pauses after each failed attempt; after the last one, two days after the first, a message is dead. */
const PAUSES_MS = [
  5_000,
  30_000,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  14 * HOUR,
  24 * HOUR,
];

type Stream = { readonly endpointId: string; readonly subjectId: string };

export type WebhooksParts = Pick<
  Core,
  'database' | 'bus' | 'events' | 'jobs' | 'domain' | 'secrets' | 'clock'
> & {
  readonly auctions: Pick<Auctions, 'publicRowsSince'>;
  readonly ways: Accounts['ways'];
  readonly isProduction: boolean;
  /** Whether hammer prices are public. */
  readonly showsPrices: boolean;
};

export type Webhooks = ReturnType<typeof openWebhooks>;

export function openWebhooks(parts: WebhooksParts) {
  const { database, domain, jobs } = parts;
  const add = (writes: Writes, messages: readonly NewMessage[]) => addAll(parts, writes, messages);
  const telling = { ...parts, add };
  const follower = openTelling(telling);
  const turns = openTurns<Stream>(AT_ONCE_TO_ONE, LEASE_MS);
  jobs.handle<Stream>(DELIVER, (stream, writes) => deliver(parts, turns, writes, stream), {
    atOnce: AT_ONCE,
  });
  domain.on('ways.ended', (writes, { accountId }) => removeEndpointsOf(writes, accountId));
  // A sale at the hammer is reported by the follower of auctions, so that closing never waits for webhooks.
  domain.on('auction.sold', async (writes, { auctionId, cause, hammerPrice: price, now: at }) => {
    const data = { cause, hammerPrice: parts.showsPrices ? price : null };
    if (cause !== 'HAMMER') await tellAfter(telling, writes, auctionId, { kind: 'lot.sold', at, data });
  });
  domain.on('order.stepped', async (writes, { buyerId, sellerId, auctionId, at, ...step }) => {
    if (step.kind === 'CANCELLED' || step.kind === 'WITHDRAWN')
      await tellAfter(telling, writes, auctionId, { kind: 'lot.fell_through', at, data: {} });
    const accountIds = [buyerId, sellerId].filter(id => id !== null);
    const payload = bodyOf('order.stepped', at, { ...step, at: new Date(at).toISOString() });
    await add(writes, [
      { kind: 'order.stepped', subjectId: step.orderId, happenedAt: at, payload, accountIds },
    ]);
  });

  return {
    follower,
    list: (accountId: string): Promise<Endpoint[]> => listEndpoints(database, accountId),
    /** The lists of all people's endpoints, for staff. */
    staff: boundTo(database, { list: listEndpointLines, messages: listMessageLines }),
    /** Returns an endpoint's messages, newest first; none for another person. `null` stands for staff. */
    async messages(endpointId: string, accountId: string | null): Promise<Message[]> {
      const endpoint = await findEndpoint(database, endpointId);
      if (!endpoint || (accountId !== null && endpoint.accountId !== accountId)) return [];
      return listMessages(database, endpointId);
    },
    sweep: () => database.transaction(writes => sweepMessages(writes)),
    ...changesOf(parts),
    [Symbol.asyncDispose]: () => follower[Symbol.asyncDispose](),
  };
}

/** The changes that a person, or staff, makes to endpoints. */
function changesOf(parts: WebhooksParts) {
  const { database, ways, isProduction } = parts;
  return {
    /**
     * Adds an endpoint and returns its secret, once; a repeated request gets the same answer.
     * @throws AppError Unauthenticated, BadInput
     */
    async add(sitter: Sitter, wish: { url: string; events: readonly string[] }, caller: Caller) {
      const url = addressIn(wish.url, isProduction);
      const events = HOOK_EVENTS.filter(each => wish.events.includes(each));
      requireInput(events.length > 0, 'events');
      const { accountId } = sitter;
      return database.transaction(async writes => {
        await ways.requireSitter(writes, sitter);
        const endpoint = await once(
          writes,
          { by: accountId, what: 'webhook', wish: [url, events] },
          id => findEndpoint(writes, id),
          async () => {
            const added = await addEndpoint(writes, { accountId, url, events }, ENDPOINTS_MAX);
            requireInput(added !== null, 'url');
            await ways.tell(writes, accountId, { kind: 'WAY_ADDED', way: 'WEBHOOK' }, caller);
            await ways.write(writes, accountId, 'webhookAdded', new URL(url).host);
            return found(added);
          },
        );
        return { endpoint, secret: await secretOf(parts, endpoint) };
      });
    },
    /**
     * Rotates an endpoint's secret and returns the new one, once. For a day messages are signed by the old one too.
     * A second rotation within that day ends the oldest at once; a repeated request within two minutes gets the same
     * secret.
     * @throws AppError Unauthenticated, NotFound
     */
    async rotate(sitter: Sitter, id: string, caller: Caller) {
      const { accountId } = sitter;
      return database.transaction(async writes => {
        await ways.requireSitter(writes, sitter);
        const own = found(await findEndpoint(writes, id));
        if (own.accountId !== accountId) throw new AppError('NotFound');
        const endpoint = await rotateEndpoint(writes, id, accountId);
        if (endpoint === null) return { endpoint: own, secret: await secretOf(parts, own) };
        await ways.tell(writes, accountId, { kind: 'WAY_RENEWED', way: 'WEBHOOK' }, caller);
        await ways.write(writes, accountId, 'webhookRotated', new URL(endpoint.url).host);
        return { endpoint, secret: await secretOf(parts, endpoint) };
      });
    },
    /** @throws AppError NotFound */
    async remove(accountId: string, id: string, caller: Caller): Promise<void> {
      await database.transaction(async writes => {
        if (!isUuid(id) || !(await removeEndpoint(writes, id, accountId))) throw new AppError('NotFound');
        await ways.tell(writes, accountId, { kind: 'WAY_ENDED', way: 'WEBHOOK' }, caller);
      });
    },
    /** Sends a test message to an endpoint. @throws AppError NotFound */
    async ping(accountId: string, id: string): Promise<void> {
      const endpoint = found(await findEndpoint(database, id));
      if (endpoint.accountId !== accountId) throw new AppError('NotFound');
      await database.transaction(async writes => {
        await addMessageTo(writes, id, 'ping', bodyOf('ping', parts.clock(), {}));
        await wake(parts, writes, [{ endpointId: id, subjectId: id }]);
      });
    },
    /** Sends a message again; recorded in the audit log when staff do it. @throws AppError NotFound */
    async resend(id: string, by: { accountId: string } | { actorId: string }): Promise<Message> {
      const ownerId = isUuid(id) ? await findOwner(database, id) : null;
      if (ownerId === null || ('accountId' in by && by.accountId !== ownerId)) throw new AppError('NotFound');
      return database.transaction(async writes => {
        const message = found(await reviveMessage(writes, id));
        const { kind: subjectName } = message;
        if ('actorId' in by)
          await record(writes, { actorId: by.actorId, action: 'webhook.resent', subjectId: id, subjectName });
        await wake(parts, writes, [message]);
        return message;
      });
    },
  };
}

/** Checks an endpoint's URL: https, and not in a private network in production. @throws AppError BadInput */
function addressIn(text: string, isProduction: boolean): string {
  const url = URL.parse(text.trim());
  const isGood = url !== null && (url.protocol === 'https:' || (!isProduction && url.protocol === 'http:'));
  requireInput(isGood && url.username === '' && url.password === '', 'url');
  requireInput(text.length <= URL_LENGTH_MAX, 'url');
  return url?.href ?? '';
}

const secretOf = async (
  { secrets }: Pick<WebhooksParts, 'secrets'>,
  { id, serial }: { id: string; serial: string },
) => secretFrom(await secrets.mark('webhook', `${id} ${serial}`));

async function addAll(parts: WebhooksParts, writes: Writes, messages: readonly NewMessage[]): Promise<void> {
  const streams = new Map<string, Stream>();
  for (const message of messages) {
    const { subjectId } = message;
    for (const endpointId of await addMessages(writes, message))
      streams.set(`${endpointId} ${subjectId}`, { endpointId, subjectId });
  }
  await wake(parts, writes, [...streams.values()]);
}

const wake = ({ jobs }: WebhooksParts, writes: Writes, streams: readonly Stream[], delayMs = 0) =>
  jobs.enqueue<Stream>(
    writes,
    streams.map(({ endpointId, subjectId }) => ({ kind: DELIVER, data: { endpointId, subjectId }, delayMs })),
  );

/**
 * Claims the next message of a stream for the length of the lease, and schedules a job for its end: if the process dies
 * in between, the message is sent again under the same id. It is sent after the commit. If the person already has as
 * many deliveries as allowed, the stream waits until one of them ends.
 */
async function deliver(parts: WebhooksParts, turns: Turns, writes: Writes, stream: Stream) {
  await lockStream(writes, stream.endpointId, stream.subjectId);
  const next = await findNext(writes, stream.endpointId, stream.subjectId);
  // A message that must wait has a job of its own for its time.
  if (!next || next.untilMs > 0) return;
  await wake(parts, writes, [stream], LEASE_MS);
  const { accountId } = next;
  if (!turns.take(accountId, `${stream.endpointId} ${stream.subjectId}`, stream)) return;
  const claim = found(await claimMessage(writes, next.id, LEASE_MS));
  return async (stop: AbortSignal) => {
    await tellNext(parts, next, claim, stop).finally(() => goOn(parts, turns.giveBack(accountId)));
  };
}

type Turns = ReturnType<typeof openTurns<Stream>>;

async function goOn(parts: WebhooksParts, waiting: Stream | null): Promise<void> {
  if (waiting) await parts.database.transaction(writes => wake(parts, writes, [waiting]));
}

/** Sends a claimed message and records the result; then the stream continues, or waits. */
async function tellNext(parts: WebhooksParts, next: Next, claim: Claim, stop: AbortSignal): Promise<void> {
  const { id, url, payload: body, endpointId, serial, oldSerial } = next;
  const serials = oldSerial === null ? [serial] : [serial, oldSerial];
  const secrets = await Promise.all(serials.map(each => secretOf(parts, { id: endpointId, serial: each })));
  const sent = await send({ id, url, body, secrets, allowsPrivate: !parts.isProduction, stop });
  await parts.database.transaction(async writes => {
    // We aborted it at shutdown, so it is not the receiver's failure: another process sends it under the same id.
    if ('reason' in sent && stop.aborted) {
      if (await giveClaimBack(writes, claim)) await wake(parts, writes, [next]);
      return;
    }
    if ('status' in sent && sent.status >= 200 && sent.status < 300) {
      if (await markDelivered(writes, claim, sent.status)) await wake(parts, writes, [next]);
      return;
    }
    const pauseMs = PAUSES_MS[claim.attempts - 1] ?? null;
    const told =
      'status' in sent ? { status: sent.status, reason: `HTTP ${sent.status}` } : { ...sent, status: null };
    if (await markFailed(writes, claim, { ...told, pauseMs }))
      await wake(parts, writes, [next], pauseMs ?? 0);
  });
}
