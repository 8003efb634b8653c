import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { addPerson } from '#test/kit/house.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { readConfig } from '../config.ts';
import { noProvider } from './no-provider.ts';
import { addPayment, findPayment, movePayment, type Payment } from './payments-store.ts';
import type { Provider, ProviderAnswer } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { stripeProvider } from './stripe.ts';

/** What every provider of payments promises (docs/ports.md): a new one joins `PROVIDERS`, and passes as it is. */
const PROVIDERS = {
  sandbox: {
    open: () => sandboxProvider(db.database),
    declined: ['0002', 'test'],
    asks: ['3184', 'test'],
    // It moves no money, and so gives none back.
    refunds: 0,
  },
  stripe: {
    open: () => {
      const { stripe } = readConfig(server.env);
      if (!stripe) throw new Error('the stand-in says how it is reached');
      return stripeProvider({ database: db.database, config: stripe });
    },
    declined: ['0002', 'pm_declined'],
    asks: ['3184', 'pm_asks'],
    refunds: 2,
  },
} as const;

let db: TestDatabase;
let server: StripeServer;
beforeAll(async () => {
  [db, server] = await Promise.all([openTestDatabase(), openStripeServer()]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});

const PURPOSE = { label: 'Calandre 2026-0001', returnUrl: 'https://calandre.test/commandes/retour' };
const BACK = { doneUrl: 'https://calandre.test/fini', leftUrl: 'https://calandre.test/quitte' };

let people = 0;
/** Somebody with a card on file, as the provider knows it. */
async function buyer(name: string, [lastFour, ref]: readonly [string, string]): Promise<string> {
  people += 1;
  const address = `buyer${people}@calandre.test`;
  const person = { address, passwordHash: 'x', permissions: [], hasCard: true, firstName: 'Ana' };
  await addPerson(db, person);
  const [row] = await db.owner<{ id: string }>('select id from accounts where email = $1', [address]);
  const id = row?.id ?? '';
  await db.owner('update cards set last_four = $2, provider_ref = $3 where account_id = $1', [
    id,
    lastFour,
    ref,
  ]);
  await db.owner('insert into payment_customers values ($1, $2, $3)', [id, name, `cus_of_${id}`]);
  return id;
}
const begin = (accountId: string, name: string, source: Payment['source'] = 'ON_FILE') =>
  db.database.transaction(async writes => {
    const wish = { subjectId: crypto.randomUUID(), accountId, amountCents: 50_000, provider: name, source };
    const payment = await addPayment(writes, wish);
    if (!payment) throw new Error('a payment of a new subject begins');
    return payment;
  });
/** Keeps what was answered, as the room does, and answers the payment as it then stands. */
async function kept({ id }: Payment, answer: ProviderAnswer): Promise<Payment> {
  await db.database.transaction(writes => movePayment(writes, id, answer));
  const payment = await findPayment(db.database, id);
  if (!payment) throw new Error('what was begun is found');
  return payment;
}

describe('a house in production that names no provider', () => {
  it('takes nothing for paid and nothing for given back', async () => {
    const provider = noProvider();
    const payment = await begin(await buyer('none', ['4242', 'pm_ok']), 'none');
    const back = { cents: 10_000, key: crypto.randomUUID() };
    for (const verb of [
      () => provider.openSetup(payment.accountId, payment.accountId, BACK),
      () => provider.charge(payment, PURPOSE),
      () => provider.look(payment, PURPOSE),
      () => provider.abandon(payment, PURPOSE),
      () => provider.refund(payment, back),
      () => provider.forget({ kind: 'CARD', ref: 'pm_ok' }),
    ])
      await expect(verb()).rejects.toMatchObject({ code: 'PaymentUnavailable' });
  });
});

describe.each(Object.entries(PROVIDERS))('%s takes payments', (name, { open, declined, asks, refunds }) => {
  const good = ['4242', 'pm_ok'] as const;
  let provider: Provider;
  beforeAll(() => {
    provider = open();
  });

  it('under the name that payments are kept by', () => {
    expect(provider.name).toBe(name);
  });

  it('and opens the giving of a card as often as it is asked, each time anew', async () => {
    const id = await buyer(name, good);
    const opened = [await provider.openSetup(id, id, BACK), await provider.openSetup(id, id, BACK)];
    expect(opened.every(each => each.length > 10)).toBe(true);
    expect(new Set(opened).size).toBe(2);
  });

  it('from the card on file, and the same payment once, however often it is asked', async () => {
    const payment = await begin(await buyer(name, good), name);
    const first = await provider.charge(payment, PURPOSE);
    expect(first).toMatchObject({ state: 'SUCCEEDED', card: { lastFour: '4242' } });
    const again = await provider.charge(payment, PURPOSE);
    expect(again).toMatchObject({ state: 'SUCCEEDED', card: { lastFour: '4242' } });
    expect(again.providerRef).toBe(first.providerRef);
    const paid = await kept(payment, first);
    expect((await provider.look(paid, PURPOSE)).state).toBe('SUCCEEDED');
  });

  it('from the card on file once, also where its answer was lost and it is asked again days later', async () => {
    const [charged, left] = [
      await begin(await buyer(name, good), name),
      await begin(await buyer(name, good), name),
    ];
    for (const payment of [charged, left]) await provider.charge(payment, PURPOSE);
    const before = server.countOf('payment_intent');
    server.forget();
    expect((await provider.charge(charged, PURPOSE)).state).toBe('SUCCEEDED');
    if (name !== 'sandbox') expect((await provider.abandon(left, PURPOSE)).state).toBe('SUCCEEDED');
    expect(server.countOf('payment_intent')).toBe(before);
  });

  it('and says why a card is declined, takes nothing, and does not try it by itself', async () => {
    const payment = await begin(await buyer(name, declined), name);
    const answer = await provider.charge(payment, PURPOSE);
    expect(answer).toMatchObject({ state: 'FAILED', failure: 'card_declined' });
    const failed = await kept(payment, answer);
    expect((await provider.look(failed, PURPOSE)).state).toBe('FAILED');
  });

  it('and has nothing to charge where no card is on file', async () => {
    const id = await buyer(name, good);
    await db.owner('update cards set removed_at = now() where account_id = $1', [id]);
    const answer = await provider.charge(await begin(id, name), PURPOSE);
    expect(answer).toMatchObject({ state: 'FAILED', failure: 'no_card' });
  });

  it('and sends the person to their bank’s second step, on a page or in our form', async () => {
    const payment = await begin(await buyer(name, asks), name);
    const answer = await provider.charge(payment, PURPOSE);
    expect(answer.state).toBe('ACTION');
    expect(answer.url ?? answer.form?.secret).toBeTruthy();
    const waiting = await kept(payment, answer);
    expect((await provider.look(waiting, PURPOSE)).state).toBe('ACTION');
  });

  it('from another card, which is asked for', async () => {
    const payment = await begin(await buyer(name, good), name, 'OTHER');
    const answer = await provider.charge(payment, PURPOSE);
    expect(answer.state).toBe('ACTION');
    expect(answer.url ?? answer.form?.secret).toBeTruthy();
  });

  it.each(['ON_FILE', 'OTHER'] as const)(
    'and gives up what waits (%s): it goes through no more',
    async source => {
      const payment = await begin(await buyer(name, asks), name, source);
      const waiting = await kept(payment, await provider.charge(payment, PURPOSE));
      const given = await provider.abandon(waiting, PURPOSE);
      expect(given).toMatchObject({ state: 'FAILED', failure: 'replaced' });
      // Asked again it is given up still, and nothing breaks.
      expect((await provider.abandon(await kept(waiting, given), PURPOSE)).state).toBe('FAILED');
    },
  );

  it('and gives an amount back, once under each key', async () => {
    const payment = await begin(await buyer(name, good), name);
    const paid = await kept(payment, await provider.charge(payment, PURPOSE));
    const before = server.countOf('refund');
    const key = crypto.randomUUID();
    for (const _twice of [1, 2]) expect(await provider.refund(paid, { cents: 10_000, key })).toBe('GIVEN');
    // A job comes back after days, when its key is forgotten over there.
    server.forget();
    await provider.refund(paid, { cents: 10_000, key });
    await provider.refund(paid, { cents: 5_000, key: crypto.randomUUID() });
    expect(server.countOf('refund') - before).toBe(refunds);
  });

  it.each(['CARD', 'CUSTOMER'] as const)(
    'and lets go of a %s, also of one that it does not know',
    async kind => {
      for (const _twice of [1, 2])
        await expect(provider.forget({ kind, ref: 'unknown_1' })).resolves.toBeUndefined();
    },
  );
});

describe('a provider over a line', () => {
  it('that answers nothing says that nothing is known, and takes the money once when it is asked again', async () => {
    const provider = PROVIDERS.stripe.open();
    const payment = await begin(await buyer('stripe', ['4242', 'pm_ok']), 'stripe');
    server.setAway(true);
    await expect(provider.charge(payment, PURPOSE)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    server.setAway(false);
    const before = server.countOf('payment_intent');
    expect((await provider.charge(payment, PURPOSE)).state).toBe('SUCCEEDED');
    expect(server.countOf('payment_intent') - before).toBe(1);
  });

  it.each(['charge', 'abandon'] as const)(
    'that was paid on its page and never heard says so days later (%s), and opens no other',
    async verb => {
      const provider = PROVIDERS.stripe.open();
      const payment = await begin(await buyer('stripe', ['4242', 'pm_ok']), 'stripe', 'OTHER');
      const { providerRef } = await provider.charge(payment, PURPOSE);
      server.complete(providerRef ?? '');
      server.forget();
      const before = server.countOf('checkout.session');
      expect(await provider[verb](payment, PURPOSE)).toMatchObject({ state: 'SUCCEEDED', providerRef });
      expect(server.countOf('checkout.session')).toBe(before);
    },
  );
});
