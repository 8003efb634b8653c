import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { addPerson } from '#test/kit/house.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { readConfig } from '../config.ts';
import type { EscrowMove, EscrowProvider, EscrowRef } from './escrow.ts';
import { sandboxEscrow } from './escrow-sandbox.ts';
import { stripeEscrow } from './escrow-stripe.ts';

/** What whoever holds prices promises (docs/ports.md): a new one joins `ESCROWS`, and passes as it is. */
const ESCROWS = {
  sandbox: {
    open: (): EscrowProvider => sandboxEscrow(db.database),
    fund: (provider: EscrowProvider, escrow: EscrowRef, cents: number) => provider.receive?.(escrow, cents),
    // Everybody may be paid who holds no money.
    verify: (_ref: string) => {},
    isVerified: true,
  },
  stripe: {
    open: (): EscrowProvider => {
      const { escrow } = readConfig({ ...server.env, ESCROW: 'stripe' });
      if (escrow === null || escrow === 'sandbox') throw new Error('the stand-in says how it is reached');
      return stripeEscrow({ database: db.database, config: escrow });
    },
    fund: async (_provider: EscrowProvider, escrow: EscrowRef, cents: number) =>
      server.fund(escrow.providerRef, cents),
    verify: (ref: string) => server.verify(ref),
    isVerified: false,
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

const PRICE = 2_500_000;
let people = 0;
async function wish() {
  people += 1;
  const address = `payer${people}@calandre.test`;
  await addPerson(db, { address, passwordHash: 'x', permissions: [], hasCard: false, firstName: 'Ana' });
  const [row] = await db.owner<{ id: string }>('select id from accounts where email = $1', [address]);
  const payer = { accountId: row?.id ?? '', name: 'Ana', email: address };
  return { orderId: crypto.randomUUID(), amountCents: PRICE, payer, label: `CAL-${people}` };
}
const move = (kind: EscrowMove['kind'], amountCents: number, payeeRef: string | null = null): EscrowMove => ({
  ...{ id: crypto.randomUUID(), kind, amountCents, payeeRef },
});

describe.each(Object.entries(ESCROWS))('%s holds a price', (name, { open, fund, verify, isVerified }) => {
  let provider: EscrowProvider;
  beforeAll(() => {
    provider = open();
  });
  async function asked(): Promise<EscrowRef> {
    const given = await wish();
    return { ...given, ...(await provider.ask(given)) };
  }
  async function held(): Promise<EscrowRef> {
    const escrow = await asked();
    await fund(provider, escrow, PRICE);
    return escrow;
  }
  async function payee(): Promise<string> {
    const { payer } = await wish();
    const { ref } = await provider.payee({ ...payer, ref: null }, null);
    verify(ref);
    return ref;
  }

  it('under the name that orders keep', () => {
    expect(provider.name).toBe(name);
  });

  it('and says where it is to be sent, the same however often it is asked', async () => {
    const given = await wish();
    const first = await provider.ask(given);
    expect(first.iban).toMatch(/^[A-Z]{2}\d{2}/);
    expect([first.bic, first.payee, first.reference, first.providerRef].every(each => each !== '')).toBe(
      true,
    );
    expect(await provider.ask(given)).toEqual(first);
  });

  it('from when it is whole; of a part it says how much', async () => {
    const escrow = await asked();
    const none = { receivedCents: 0, partCents: 0, releasedCents: 0, returnedCents: 0 };
    expect(await provider.look(escrow)).toEqual(none);
    await fund(provider, escrow, 1_000_000);
    expect(await provider.look(escrow)).toEqual({ ...none, partCents: 1_000_000 });
    await fund(provider, escrow, PRICE - 1_000_000);
    expect(await provider.look(escrow)).toEqual({ ...none, receivedCents: PRICE });
  });

  it('releases it to a seller it knows, once under each id', async () => {
    const escrow = await held();
    const release = move('RELEASE', PRICE, await payee());
    const first = await provider.move(escrow, release);
    expect(first).toMatchObject({ state: 'DONE' });
    expect(await provider.move(escrow, release)).toEqual(first);
    expect(await provider.look(escrow)).toMatchObject({ receivedCents: PRICE, releasedCents: PRICE });
  });

  it('gives it back, also in parts, once under each id, and releases the rest', async () => {
    const escrow = await held();
    const part = move('RETURN', 400_000);
    for (const each of [part, part, move('RETURN', 100_000)])
      expect(await provider.move(escrow, each)).toMatchObject({ state: 'DONE' });
    const rest = move('RELEASE', PRICE - 500_000, await payee());
    expect(await provider.move(escrow, rest)).toMatchObject({ state: 'DONE' });
    expect(await provider.look(escrow)).toMatchObject({
      returnedCents: 500_000,
      releasedCents: PRICE - 500_000,
    });
  });

  it('moves no more than it holds, and says why', async () => {
    const escrow = await held();
    expect(await provider.move(escrow, move('RETURN', PRICE))).toMatchObject({ state: 'DONE' });
    const to = await payee();
    for (const each of [move('RETURN', 1), move('RELEASE', 1, to)])
      expect(await provider.move(escrow, each)).toMatchObject({
        state: 'REFUSED',
        failure: 'balance_insufficient',
      });
    const empty = await asked();
    expect(await provider.move(empty, move('RELEASE', 1, to))).toMatchObject({ state: 'REFUSED' });
  });

  it('takes nothing more once it is closed, however often that is asked; what was whole by then is held', async () => {
    const escrow = await asked();
    await fund(provider, escrow, 300_000);
    await provider.close(escrow);
    await provider.close(escrow);
    expect(await provider.look(escrow)).toMatchObject({ receivedCents: 0, partCents: 0 });
    const whole = await held();
    await provider.close(whole);
    expect(await provider.look(whole)).toMatchObject({ receivedCents: PRICE });
  });

  it('knows a seller by one name, and says when they may be paid', async () => {
    const { payer } = await wish();
    const first = await provider.payee({ ...payer, ref: null }, 'https://calandre.test/user/orders/1');
    expect([first.isReady, first.url !== null]).toEqual([isVerified, !isVerified]);
    verify(first.ref);
    const again = await provider.payee({ ...payer, ref: first.ref }, 'https://calandre.test/user/orders/1');
    expect(again).toEqual({ ref: first.ref, isReady: true, url: null });
  });

  it('hears nobody who does not sign', () => {
    expect(provider.hear(Buffer.from('{"id":"evt_1","data":{"object":{}}}'), 't=1,v1=00')).toBeNull();
  });
});

describe('a provider of escrow over a line', () => {
  async function ready() {
    const provider = ESCROWS.stripe.open();
    const given = await wish();
    const escrow = { ...given, ...(await provider.ask(given)) };
    server.fund(escrow.providerRef, PRICE);
    const { payer } = await wish();
    const { ref } = await provider.payee({ ...payer, ref: null }, null);
    return { provider, escrow, release: move('RELEASE', PRICE, ref) };
  }

  it('that is away says that nothing is known, and releases once when it is asked again', async () => {
    const { provider, escrow, release } = await ready();
    server.setAway(true);
    await expect(provider.move(escrow, release)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    server.setAway(false);
    const before = server.countOf('transfer');
    expect(await provider.move(escrow, release)).toMatchObject({ state: 'DONE' });
    expect(server.countOf('transfer') - before).toBe(1);
  });

  it.each(['RELEASE', 'RETURN'] as const)('whose answer to a %s is lost has done it once', async kind => {
    const { provider, escrow, release } = await ready();
    const one = kind === 'RELEASE' ? release : move('RETURN', PRICE);
    const made = () => server.countOf('transfer') + server.countOf('refund');
    const before = made();
    server.lose(kind === 'RELEASE' ? /transfers$/ : /refunds$/);
    await expect(provider.move(escrow, one)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    server.lose(null);
    expect(await provider.move(escrow, one)).toMatchObject({ state: 'DONE' });
    expect(made() - before).toBeLessThanOrEqual(1);
    const { releasedCents, returnedCents } = await provider.look(escrow);
    expect(releasedCents + returnedCents).toBe(PRICE);
  });

  it('that stumbles is asked again under the same key', async () => {
    const { provider, escrow, release } = await ready();
    server.stumble(2);
    expect(await provider.move(escrow, release)).toMatchObject({ state: 'DONE' });
    server.stumble(3);
    await expect(provider.look(escrow)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    server.stumble(0);
  });

  it('sends what came in part of a closed one back once', async () => {
    const provider = ESCROWS.stripe.open();
    const given = await wish();
    const escrow = { ...given, ...(await provider.ask(given)) };
    server.fund(escrow.providerRef, 300_000);
    server.lose(/refunds$/);
    await expect(provider.close(escrow)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    server.lose(null);
    await provider.close(escrow);
    await provider.close(escrow);
    const back = server.all('refund').filter(({ metadata }) => {
      return (metadata as { escrow_order?: string } | undefined)?.escrow_order === escrow.orderId;
    });
    expect(back.map(({ amount }) => amount)).toEqual([300_000]);
  });
});
