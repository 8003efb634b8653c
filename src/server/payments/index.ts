/**
 * Payments: whether a person has a valid card, how they give one, and how a fee is charged. The card is stored at the
 * provider; here are its brand, last four digits and expiry. Guarantees that nothing is paid twice, however often it is
 * requested and in whatever order webhooks arrive. The provider is Stripe or the sandbox, which moves no money and is
 * never used in production. The adapter of the escrow provider is here too; how orders use it is decided in `orders`.
 */
import { LRUCache } from 'lru-cache';
import { linkTo } from '#shared/paths/links.ts';
import { isCardGoodFor } from '#shared/sale/index.ts';
import { type Language, type Locale, localeOf } from '#shared/words/locale.ts';
import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import { boundTo } from '../bound.ts';
import type { Config, StripeConfig } from '../config.ts';
import type { Core } from '../core.ts';
import type { Database } from '../database/index.ts';
import { found } from '../errors.ts';
import { type Card, findCard, keepTold, removeCard, sweepCards } from './cards.ts';
import {
  giveUp,
  pay,
  RETURN_SURPLUS,
  refresh,
  refund,
  returnSurplus,
  type SurplusJob,
  settle,
  type Wish,
} from './charging.ts';
import { payCheckout, sweepCheckouts } from './checkouts.ts';
import { findDispute, findDisputeOfPaid, requireUncontested } from './disputes.ts';
import type { EscrowProvider } from './escrow.ts';
import { sandboxEscrow } from './escrow-sandbox.ts';
import { stripeEscrow } from './escrow-stripe.ts';
import { FORGET, type ForgetJob, forget } from './forgetting.ts';
import { noProvider } from './no-provider.ts';
import { findLatest } from './payments-store.ts';
import { confirmRestore } from './restores.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { hearStripe, stripeProvider } from './stripe.ts';

export type { Card } from './cards.ts';
export { DISPUTE_STATES, type Dispute, isContested } from './disputes.ts';
export {
  ESCROW_TITLES,
  type EscrowAsked,
  type EscrowName,
  type EscrowPayee,
  type EscrowProvider,
} from './escrow.ts';
export { type CardSource, hearEvent } from './payments-store.ts';
export { PENDING } from './provider.ts';
export { findRestore, requireChecked } from './restores.ts';

const LOOKED_MAX = 1_000;
const LOOKED_MS = 2_000;
/** A card that expires within this time may just have been replaced. */
const LONGEST_SALE_MS = 60 * 24 * 60 * 60_000;

export type PaymentsParts = Pick<Core, 'database' | 'jobs' | 'limits' | 'publicUrl' | 'domain'> & {
  readonly ads: Pick<Ads, 'findPublic'>;
  readonly auctions: Pick<Auctions, 'findPublic'>;
  /** null: the sandbox, or no provider in production. */
  readonly stripe: StripeConfig | null;
  readonly isProduction: boolean;
  /** null: the house holds prices itself. */
  readonly escrow: Config['escrow'];
};

export type Payments = ReturnType<typeof openPayments>;

export function openPayments(parts: PaymentsParts) {
  const { database, jobs, limits, ads, auctions, stripe, escrow, publicUrl, domain, isProduction } = parts;
  const real = stripe && stripeProvider({ database, config: stripe });
  const provider = real ?? (isProduction ? noProvider() : sandboxProvider(database));
  const charging = { database, provider, jobs, domain };
  /** Accounts recently looked up at the provider, which limits how often it is queried. */
  const looked = new LRUCache<string, Promise<void>>({ max: LOOKED_MAX, ttl: LOOKED_MS });
  async function keepGiven(accountId: string): Promise<void> {
    const given = (await provider.findGiven?.(accountId)) ?? [];
    if (given.length > 0) await database.transaction(writes => keepTold(charging, writes, accountId, given));
  }
  /** Returns the page that asked for a card; the account's own id stands for the profile. */
  async function pathOf(accountId: string, subjectId: string, locale: Locale): Promise<string> {
    if (subjectId === accountId) return `${linkTo('user/profile', locale)}#card`;
    const auction = await auctions.findPublic(subjectId);
    const { slug } = found(await ads.findPublic(auction?.adUuid ?? subjectId));
    return linkTo('car', locale, { slug });
  }
  jobs.handle<SurplusJob>(RETURN_SURPLUS, (job, writes) => returnSurplus(charging, writes, job));
  jobs.handle<ForgetJob>(FORGET, (job, writes) => forget(charging, writes, job));
  return {
    /** The escrow provider that orders use; null where the house holds prices. */
    escrow: escrowOf(database, escrow),
    /** Opens a card check; returns its secret or URL for this person's browser only. @throws AppError NotFound */
    async createCheckout(accountId: string, subjectId: string, language: Language): Promise<string> {
      const path = await pathOf(accountId, subjectId, localeOf(language));
      await limits.take('cardCheckout', accountId);
      const back = new URL(path, publicUrl);
      // A bidder who was asked for a card continues bidding (web/features/session/return-path.ts).
      const done = new URL(subjectId === accountId ? path : `${path}?fromCard`, publicUrl);
      return provider.openSetup(accountId, subjectId, { doneUrl: done.href, leftUrl: back.href });
    },
    /**
     * Returns the card on file. A person may be back from the provider's page before its webhook: without a card that
     * stays valid, the provider is queried; what it does not return now, the webhook still brings.
     */
    async findCard(accountId: string): Promise<Card | null> {
      const card = await findCard(database, accountId);
      if (isCardGoodFor(Date.now() + LONGEST_SALE_MS, card?.expiresAt ?? null) || !provider.findGiven)
        return card;
      const known = looked.get(accountId) ?? keepGiven(accountId);
      looked.set(accountId, known, { noUpdateTTL: true });
      await known.catch(() => looked.delete(accountId));
      return findCard(database, accountId);
    },
    ...boundTo(database, { findPayment: findLatest, findDispute }),
    ...boundTo(database, { findDisputeOfPaid, requireUncontested, confirmRestore }),
    ...boundTo(charging, { refresh, refund, giveUp }),
    /** @throws AppError LeadingAuction */
    removeCard: (accountId: string) =>
      database.transaction(writes => removeCard(charging, writes, accountId)),
    async sweep(): Promise<void> {
      await sweepCheckouts(database);
      await database.transaction(writes => sweepCards(charging, writes));
    },
    /** Returns the sandbox's answer to a card or a code. */
    payCheckout: (clientSecret: string, body: unknown) =>
      database.transaction(writes =>
        payCheckout(writes, clientSecret, body, {
          jobs,
          settle: (within, id, move) => settle(charging, within, id, move),
        }),
      ),
    /** Charges an amount, or resumes the charge. */
    async pay(wish: Wish) {
      await limits.take('cardCheckout', wish.accountId);
      return pay(charging, wish);
    },
    /** Handles a Stripe webhook; false where the signature is invalid. */
    hearStripe: async (body: Buffer, signature: string) =>
      real !== null && (await hearStripe(charging, real, body, signature)),
  };
}

function escrowOf(database: Database, escrow: Config['escrow']): EscrowProvider | null {
  if (escrow === null) return null;
  return escrow === 'sandbox' ? sandboxEscrow(database) : stripeEscrow({ database, config: escrow });
}
