import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';

type Thing = Record<string, unknown> & { id: string };

/** What speaks Stripe's API and signs as it does, on loopback; it takes no money. */
export type StripeServer = AsyncDisposable & {
  readonly env: NodeJS.ProcessEnv;
  /** How often each kind of thing was made. */
  countOf(kind: string): number;
  find(id: string): Thing;
  /** How often it was asked for what there is of a kind. */
  listed(): number;
  /** How often it was asked at such paths, whatever it said. */
  asked(paths: RegExp): number;
  /** Somebody pays on the session's page, or gives their card there. */
  complete(sessionId: string): void;
  /** Somebody gives a card on the session's page, and their bank has not said yet whether it is theirs. */
  askBank(sessionId: string): void;
  /** Somebody has their account debited on the session's page, which tells days later; answers the intent. */
  debit(sessionId: string): Thing;
  /** Its keys of idempotency, as after a day. */
  forget(): void;
  /** From now on it does what it is asked at such paths and its answers are lost; null: no more. */
  lose(paths: RegExp | null): void;
  /** From now on it is not there, or is again. */
  setAway(isAway: boolean): void;
  /** It answers so many questions with 500 before it does what it is asked. */
  stumble(times: number): void;
  /** So much of a buyer's transfer comes in. */
  fund(intentId: string, cents: number): void;
  /** Refunds wait from now on, or do no more; what waits is told by `settle`. */
  holdRefunds(areHeld: boolean): void;
  settle(refundId: string, status: 'succeeded' | 'failed'): void;
  all(kind: string): Thing[];
  /** The provider has what it asks for of a seller. */
  verify(accountId: string): void;
  /** The bank of whoever paid contests a payment; nothing is taken yet. */
  contest(intentId: string, cents: number): Thing;
  /** An intent of a payment that went through beside what is known of it. */
  charged(paymentId: string, cents: number): Thing;
  /** A payment of another shop that shares the account. */
  strangersIntent(): string;
  /** Somebody passes the bank's second step. */
  confirm(intentId: string): void;
  /** Tells the house, signed; answers its status. */
  tell(
    url: string,
    type: string,
    object: Thing,
    wish?: { id?: string; secret?: string; path?: string },
  ): Promise<number>;
};

const SECRET = 'whsec_of_the_stand_in';
const IBAN = 'FR7630006000011234567890189';
const CARD = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };

export async function openStripeServer(): Promise<StripeServer> {
  const things = new Map<string, Thing>();
  const answers = new Map<string, { body: string; said: [number, object] }>();
  let count = 0;
  const openedAt = Math.floor(Date.now() / 1_000);
  const make = (prefix: string, object: string, more: object): Thing => {
    count += 1;
    const thing = { id: `${prefix}_${count}`, object, ...more };
    things.set(thing.id, thing);
    return thing;
  };
  const find = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) throw new Error(`there is no ${id}`);
    return thing;
  };

  let isAway = false;
  let lists = 0;
  const asked: string[] = [];
  let lost: RegExp | null = null;
  let stumbles = 0;
  let refundStatus = 'succeeded';

  /** A card that is declined, one whose bank asks, and any other. */
  function confirmIntent(intent: Thing, form: Record<string, string>): [number, object] {
    if (form.payment_method === 'pm_declined') {
      Object.assign(intent, { status: 'requires_payment_method' });
      const error = { type: 'card_error', code: 'card_declined', message: 'No.', payment_intent: intent };
      return [402, { error }];
    }
    const asks = form.payment_method === 'pm_asks';
    const next_action = asks ? { redirect_to_url: { url: `https://bank.test/${intent.id}` } } : null;
    Object.assign(intent, { status: asks ? 'requires_action' : 'succeeded', next_action });
    return [200, intent];
  }

  function answer(method: string, path: string, form: Record<string, string>): [number, object] {
    const [, kind = '', id = '', verb = ''] =
      /^\/v1\/(customers|payment_methods|checkout\/sessions|payment_intents|refunds|transfers|accounts|account_links|disputes)(?:\/(\w+))?(?:\/(\w+))?/.exec(
        path,
      ) ?? [];
    if (id === '' && method === 'GET') {
      lists += 1;
      // The newest first.
      return [200, { object: 'list', data: listed(kind, form).toReversed() }];
    }
    if (id === '') {
      if (kind === 'transfers' || (kind === 'refunds' && isHeld(form.payment_intent)))
        return moved(kind, form);
      if (kind === 'accounts') {
        return [200, make('acct', 'account', { capabilities: { transfers: 'inactive' }, email: form.email })];
      }
      if (kind === 'account_links') return [200, { url: `https://connect.test/${form.account}` }];
      if (kind === 'customers') return [200, make('cus', 'customer', {})];
      if (kind === 'refunds') {
        const { payment_intent } = form;
        if (listed('disputes', { payment_intent: payment_intent ?? '' }).some(isContested)) {
          const error = { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' };
          return [400, { error }];
        }
        return [
          200,
          make('re', 'refund', {
            ...{
              payment_intent,
              amount: Number(form.amount),
              metadata: metadataOf(form),
              status: refundStatus,
            },
          }),
        ];
      }
      if (kind === 'payment_intents' && form['payment_method_data[type]'] === 'customer_balance')
        return [200, makeTransferIntent(form)];
      if (kind === 'payment_intents') {
        const more = { metadata: metadataOf(form), amount: Number(form.amount), customer: form.customer };
        return [200, make('pi', 'payment_intent', { ...more, status: 'requires_confirmation' })];
      }
      const session = make('cs', 'checkout.session', {
        ...{ mode: form.mode, status: 'open', payment_status: 'unpaid', metadata: metadataOf(form) },
        ...{ payment_intent: null, setup_intent: null, customer: form.customer },
        ...{ success_url: form.success_url, cancel_url: form.cancel_url, created: openedAt + count },
        ...{ allowed_payment_method_types: [form['allowed_payment_method_types[0]']] },
      });
      return [200, Object.assign(session, { url: `https://checkout.test/${session.id}` })];
    }
    const thing = things.get(id);
    if (!thing) return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
    if (method === 'DELETE') {
      for (const card of things.values()) if (card.customer === id) card.customer = null;
      return [200, { id, deleted: things.delete(id) }];
    }
    if (verb === 'detach') return [200, Object.assign(thing, { customer: null })];
    if (method === 'POST' && verb === '') {
      const metadata = { ...(thing.metadata as object), ...metadataOf(form) };
      return [200, Object.assign(thing, { metadata })];
    }
    const isOver = ['succeeded', 'complete', 'canceled', 'expired'].includes(String(thing.status));
    if (method === 'POST' && isOver) {
      return [400, { error: { type: 'invalid_request_error', message: `${verb} comes too late` } }];
    }
    if (verb === 'confirm') return confirmIntent(thing, form);
    if (verb === 'expire') thing.status = 'expired';
    if (verb === 'cancel') thing.status = 'canceled';
    return [200, thing];
  }

  function makeTransferIntent(form: Record<string, string>): Thing {
    const iban = { account_holder_name: 'Stripe', bic: 'STRPFRPP', country: 'FR', iban: IBAN };
    return make('pi', 'payment_intent', {
      ...{ amount: Number(form.amount), amount_received: 0, customer: form.customer, latest_charge: null },
      ...{ metadata: metadataOf(form), transfer_group: form.transfer_group, status: 'requires_action' },
      next_action: {
        display_bank_transfer_instructions: {
          ...{ amount_remaining: Number(form.amount), reference: `REF${count}` },
          financial_addresses: [{ type: 'iban', iban }],
        },
      },
    });
  }

  const isContested = ({ status }: Thing) => status !== 'won' && !String(status).startsWith('warning_');
  const isHeld = (id = '') => things.get(id)?.transfer_group !== undefined;
  const listed = (kind: string, form: Record<string, string>) =>
    [...things.values()].filter(
      thing =>
        `${String(thing.object)}s` === kind.replace('/', '.') &&
        ['customer', 'payment_intent', 'transfer_group'].every(
          name => form[name] === undefined || thing[name] === form[name],
        ) &&
        Number(thing.created ?? 0) >= Number(form['created[gte]'] ?? 0),
    );
  /** What leaves: of a payment's money there is no more than came. */
  function moved(kind: string, form: Record<string, string>): [number, object] {
    const intent = [...things.values()].find(
      ({ object, id, transfer_group }) =>
        object === 'payment_intent' && (id === form.payment_intent || transfer_group === form.transfer_group),
    );
    const left = [...listed('transfers', intent ? { transfer_group: String(intent.transfer_group) } : {})]
      .concat(listed('refunds', { payment_intent: intent?.id ?? '' }))
      .reduce((sum, { amount, status }) => sum - (status === 'failed' ? 0 : Number(amount)), 0);
    const amount = Number(form.amount);
    if (amount > Number(intent?.amount_received) + left) {
      return [
        400,
        { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No.' } },
      ];
    }
    const more = { amount, metadata: metadataOf(form) };
    if (kind === 'refunds')
      return [
        200,
        make('re', 'refund', { ...more, payment_intent: form.payment_intent, status: refundStatus }),
      ];
    const { destination, transfer_group } = form;
    return [200, make('tr', 'transfer', { ...more, destination, transfer_group, amount_reversed: 0 })];
  }

  const server = createServer(async (request, response) => {
    const body = String(await buffer(request));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const form = Object.fromEntries(request.method === 'GET' ? searchParams : new URLSearchParams(body));
    asked.push(pathname);
    if (isAway) return void request.socket.destroy();
    if (stumbles > 0) {
      stumbles -= 1;
      return void response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"type":"api_error"}}');
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    const isKept = key !== '' && !key.startsWith('stripe-node-retry');
    const kept = isKept ? answers.get(key) : undefined;
    const isOther = kept !== undefined && kept.body !== body;
    const [status, said] = isOther
      ? [400, { error: { type: 'idempotency_error', message: 'Another question under the same key' } }]
      : (kept?.said ?? answer(request.method ?? '', pathname, form));
    if (isKept && !kept) answers.set(key, { body, said: [status, said] });
    if (request.method !== 'GET' && lost?.test(pathname)) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      ESCROW_WEBHOOK_SECRET: SECRET,
    },
    countOf: kind => [...things.values()].filter(({ object }) => object === kind).length,
    find,
    listed: () => lists,
    asked: paths => asked.filter(path => paths.test(path)).length,
    askBank(sessionId) {
      const method = { id: `pm_${sessionId}`, object: 'payment_method', card: CARD, customer: null };
      things.set(method.id, method);
      const intent = { id: 'seti', status: 'requires_action', payment_method: method };
      Object.assign(find(sessionId), { status: 'open', setup_intent: intent });
    },
    complete(sessionId) {
      const session = find(sessionId);
      const { metadata } = session;
      const method = {
        id: `pm_${sessionId}`,
        object: 'payment_method',
        card: CARD,
        customer: session.customer,
        created: openedAt + ++count,
      };
      Object.assign(session, { status: 'complete' });
      if (session.mode === 'setup') {
        things.set(method.id, method);
        session.setup_intent = { id: 'seti', status: 'succeeded', payment_method: method };
      } else {
        session.payment_status = 'paid';
        session.payment_intent = make('pi', 'payment_intent', { status: 'succeeded', metadata }).id;
      }
    },
    debit(sessionId) {
      const session = find(sessionId);
      const { metadata } = session;
      const intent = make('pi', 'payment_intent', { status: 'processing', metadata });
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id });
      return intent;
    },
    forget: () => answers.clear(),
    lose(paths) {
      lost = paths;
    },
    setAway(isAwayNow) {
      isAway = isAwayNow;
    },
    stumble: times => {
      stumbles = times;
    },
    fund(intentId, cents) {
      const intent = find(intentId);
      const said = (
        intent.next_action as { display_bank_transfer_instructions: { amount_remaining: number } }
      ).display_bank_transfer_instructions;
      said.amount_remaining -= cents;
      if (said.amount_remaining > 0) return;
      const paid = { status: 'succeeded', amount_received: intent.amount, latest_charge: `ch_${intentId}` };
      Object.assign(intent, { ...paid, next_action: null });
    },
    holdRefunds: areHeld => {
      refundStatus = areHeld ? 'pending' : 'succeeded';
    },
    settle: (refundId, status) => void Object.assign(find(refundId), { status }),
    all: kind => [...things.values()].filter(({ object }) => object === kind),
    verify: accountId => void Object.assign(find(accountId), { capabilities: { transfers: 'active' } }),
    contest: (intentId, amount) =>
      make('dp', 'dispute', {
        ...{ payment_intent: intentId, amount, status: 'needs_response', reason: 'fraudulent' },
        ...{ created: Math.floor(Date.now() / 1_000), balance_transactions: [] },
        evidence_details: { due_by: Date.UTC(2030, 0, 1, 12) / 1_000 },
      }),
    charged: (payment_id, amount) =>
      make('pi', 'payment_intent', { status: 'succeeded', amount, metadata: { payment_id } }),
    strangersIntent: () => make('pi', 'payment_intent', { status: 'succeeded', metadata: {} }).id,
    confirm: intentId => void Object.assign(find(intentId), { status: 'succeeded', next_action: null }),
    async tell(url, type, object, wish = {}) {
      const { id = `evt_${type}_${object.id}`, secret = SECRET, path = '/payments/stripe/events' } = wish;
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const headers = { 'stripe-signature': header, 'content-type': 'application/json' };
      const answered = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: payload,
      });
      return answered.status;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** `metadata[payment_id]=…` as forms write it. */
function metadataOf(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}
