import { REVIEW_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import type { Account } from '../accounts/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { composeLetter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import { findPurchase, type Purchase, saveBuyersReview } from './reviews-store.ts';

/** By then the buyer has driven the car and still remembers the sale. */
const ASK_AFTER_MS = 7 * 86_400_000;
const ASK = 'reviews.ask';
type AskJob = { readonly orderId: string };

export type AskingParts = Pick<Core, 'database' | 'jobs' | 'domain' | 'mail' | 'publicUrl' | 'clock'> & {
  readonly findAccount: (id: string) => Promise<Account | null>;
};

/** Returns the operations on a buyer's own review, and schedules the request for it. */
export function openAsking(parts: AskingParts) {
  const { database, jobs, domain, clock } = parts;
  jobs.handle<AskJob>(ASK, ({ orderId }, writes) => ask(parts, writes, orderId));
  domain.on('order.stepped', async (writes, { kind, orderId }) => {
    if (kind === 'HANDED_OVER')
      await jobs.enqueue<AskJob>(writes, [{ kind: ASK, data: { orderId }, delayMs: ASK_AFTER_MS }]);
  });
  return {
    /** Returns the buyer's review of their order; null where they have nothing to review. */
    ofOrder: (orderId: string, accountId: string): Promise<Purchase | null> =>
      isUuid(orderId) ? findPurchase(database, orderId, accountId) : Promise.resolve(null),
    /**
     * Saves a buyer's review after the handover, for staff to publish; an unpublished one is replaced.
     * @throws AppError NotFound, BadInput with `note`, or `message`, also where it is published
     */
    async write(
      orderId: string,
      accountId: string,
      said: { note: string; message: string },
    ): Promise<Purchase> {
      return database.transaction(async writes => {
        const purchase = found(isUuid(orderId) ? await findPurchase(writes, orderId, accountId) : null);
        const { firstName: name, title } = purchase;
        const review = requireFields(REVIEW_FIELDS, {
          ...{ ...said, name, title, source: '', imageUrl: '', imageAlt: '' },
        });
        requireInput(await saveBuyersReview(writes, orderId, { ...review, date: clock() }), 'message');
        return found(await findPurchase(writes, orderId, accountId));
      });
    },
  };
}

/** E-mails the buyer once, unless they have written a review or no longer have the car. */
async function ask(
  { findAccount, mail, publicUrl }: AskingParts,
  writes: Writes,
  orderId: string,
): Promise<void> {
  const purchase = await findPurchase(writes, orderId, null);
  const account = purchase && purchase.note === null ? await findAccount(purchase.buyerId) : null;
  if (!purchase || !account) return;
  const { email, language } = account;
  const say = wordsIn(language);
  const path = linkTo<'user/orders/order'>('user/orders/order', localeOf(language), { id: orderId });
  await mail.send(
    writes,
    composeLetter({
      ...{ to: email, language, subject: say('letters.review.subject', { car: purchase.title }) },
      paragraphs: [say('letters.review.text')],
      button: { text: say('letters.review.button'), url: `${new URL(path, publicUrl).href}#review` },
      note: say('letters.review.note'),
    }),
  );
}
