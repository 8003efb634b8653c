/**
 * The payments room: whether a person has a card that is good, and how they give one. The card itself is
 * the provider's: here stand its brand, its last four digits and until when it is good. The provider is
 * the sandbox, which moves no money.
 */
import type { Database } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { Limits } from '../limits/index.ts';
import { findCard, removeCard } from './cards.ts';
import { addCheckout, payCheckout, sweepCheckouts } from './checkouts.ts';

export type { Card } from './cards.ts';
export { cardsHolding } from './holding.ts';
export { paymentsSchema } from './schema.ts';

export type PaymentsParts = {
  readonly database: Database;
  readonly limits: Limits;
  /** Whether an id names a public ad or an auction. */
  readonly subjectExists: (id: string) => Promise<boolean>;
};

export type Payments = ReturnType<typeof openPayments>;

export function openPayments({ database, limits, subjectExists }: PaymentsParts) {
  return {
    /** Opens a card check; answers the secret that only this person's browser gets. @throws AppError NotFound */
    async createCheckout(accountId: string, subjectId: string): Promise<string> {
      // One's own id stands for a card that is given outside any sale.
      if (subjectId !== accountId && !(await subjectExists(subjectId))) throw new AppError('NotFound');
      await limits.take('cardCheckout', accountId);
      return database.transaction(writes => addCheckout(writes, accountId, subjectId));
    },
    findCard: (accountId: string) => findCard(database, accountId),
    /** @throws AppError LeadingAuction */
    removeCard: (accountId: string) => database.transaction(writes => removeCard(writes, accountId)),
    sweep: () => sweepCheckouts(database),
    /** What the sandbox answers to a card, or to the code of its second step. */
    payCheckout: (clientSecret: string, body: unknown) =>
      database.transaction(writes => payCheckout(writes, clientSecret, body)),
  };
}
