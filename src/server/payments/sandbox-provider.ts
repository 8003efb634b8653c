import type { Database } from '../database/index.ts';
import { findCard } from './cards.ts';
import { addCheckout, dropCheckouts } from './checkouts.ts';
import type { Payment } from './payments-store.ts';
import type { Provider, ProviderAnswer } from './provider.ts';

/** The sandbox's cards by their last digits: one is declined, one asks for a second step. */
const DECLINED = '0002';
const SECOND_STEP = '3184';

/** The provider that moves no money: its form is ours, its second step a code everybody knows. */
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
    // It keeps nothing of its own.
    async forget() {},
  };
}
