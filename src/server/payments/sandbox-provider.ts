import type { Database } from '../database/index.ts';
import { findCard } from './cards.ts';
import { addCheckout, dropCheckouts } from './checkouts.ts';
import type { Payment } from './payments-store.ts';
import type { Provider, ProviderAnswer } from './provider.ts';

/** Last digits of the sandbox's test cards: one is declined, one asks for a second step. */
const DECLINED = '0002';
const SECOND_STEP = '3184';

/** A provider that moves no money; the form is ours, and the code of the second step is public. */
export function sandboxProvider(database: Database): Provider {
  const openForm = (payment: Payment, card: { brand: string; lastFour: string } | null) =>
    database.transaction(writes =>
      addCheckout(writes, payment.accountId, payment.subjectId, { paymentId: payment.id, card }),
    );

  async function charge(payment: Payment): Promise<ProviderAnswer> {
    if (payment.source === 'OTHER') {
      return { state: 'ACTION', form: { secret: await openForm(payment, null), asks: 'CARD' } };
    }
    const card = await findCard(database, payment.accountId);
    if (!card?.isValid) return { state: 'FAILED', failure: 'no_card' };
    if (card.lastFour === DECLINED) return { state: 'FAILED', failure: 'card_declined', card };
    if (card.lastFour !== SECOND_STEP) return { state: 'SUCCEEDED', card };
    return { state: 'ACTION', card, form: { secret: await openForm(payment, card), asks: 'CODE' } };
  }

  return {
    name: 'sandbox',
    openSetup: (accountId, subjectId) =>
      database.transaction(writes => addCheckout(writes, accountId, subjectId)),
    charge,
    look: charge,
    async abandon(payment) {
      await database.transaction(writes => dropCheckouts(writes, payment.id));
      return { state: 'FAILED', failure: 'replaced' };
    },
    async refund(_payment, { mayBegin }) {
      await mayBegin?.();
      return 'GIVEN';
    },
    // The sandbox stores nothing of its own.
    async forget() {},
  };
}
