/**
 * The newsletter room: subscriptions and campaigns. No address is written to before its owner has confirmed it, and no
 * answer reveals whether an address is known. The sentence agreed to is stored as it was shown. A subscription follows
 * its person to a new address. Who unsubscribes is deleted and gets no further e-mail, not even one being sent.
 */

import { createHash, randomBytes } from 'node:crypto';
import { isEmail, normalizeEmail } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import { statement } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { type Limits, openTurns } from '../limits/index.ts';
import type { Unsubscribe } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import { followEmail, followLanguage } from './addresses.ts';
import { type CampaignsParts, openCampaigns } from './campaigns.ts';
import { endSubscription, forgetRecipients } from './campaigns-store.ts';
import { confirmationLetter } from './letter.ts';
export type NewsletterParts = Pick<Core, 'limits' | 'domain'> & CampaignsParts;
export type Newsletter = ReturnType<typeof openNewsletter>;

const CONSENT_LENGTH_MAX = 500;
const TOKEN_BYTES = 32;

/**
 * Adds a subscription, or renews the token of an unconfirmed one; a confirmed one stays unchanged. Within two minutes
 * the token is kept, since the request is then a retry and the e-mail on its way must stay valid.
 */
const askSql = statement(
  'newsletter.ask',
  `insert into newsletter_subscribers as s (email, language, consent, consented_at, token_hash)
   values ($1, $2, $3, clock_timestamp(), $4)
   on conflict (lower(email)) do update set language = excluded.language, consent = excluded.consent,
     consented_at = excluded.consented_at, token_hash = excluded.token_hash
   where s.confirmed_at is null and s.consented_at < clock_timestamp() - interval '2 minutes' returning id`,
);
/**
 * Subscribes a signed-in person's confirmed address. Their consent replaces that of an unconfirmed request, whoever
 * made it.
 */
const takeSql = statement(
  'newsletter.take',
  `insert into newsletter_subscribers as s (email, language, consent, consented_at, confirmed_at, token_hash)
   select email, language, $2, clock_timestamp(), clock_timestamp(), $3 from accounts
   where id = $1 and email_confirmed_at is not null
   on conflict (lower(email)) do update set confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at),
     consent = case when s.confirmed_at is null then excluded.consent else s.consent end,
     consented_at = case when s.confirmed_at is null then excluded.consented_at else s.consented_at end,
     language = case when s.confirmed_at is null then excluded.language else s.language end
   returning id`,
);
const leaveOwnSql = statement(
  'newsletter.leaveOwn',
  `delete from newsletter_subscribers s using accounts p
   where p.id = $1 and p.email_confirmed_at is not null and lower(s.email) = lower(p.email)`,
);
const forgetSql = statement(
  'newsletter.forgetUnconfirmed',
  `delete from newsletter_subscribers
   where confirmed_at is null and consented_at < clock_timestamp() - interval '30 days'`,
);
const confirmSql = statement(
  'newsletter.confirm',
  `update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, clock_timestamp())
   where token_hash = $1 returning id`,
);
const leaveSql = statement(
  'newsletter.leave',
  'delete from newsletter_subscribers where token_hash = $1 returning id',
);

export function openNewsletter(parts: NewsletterParts) {
  const { database, limits, mail, publicUrl, domain } = parts;
  const campaigns = openCampaigns(parts);
  domain.on('email.moved', followEmail);
  domain.on('language.chosen', (writes, { accountId }) => followLanguage(writes, accountId));
  const change = (sql: typeof confirmSql, token: string) =>
    database.transaction(async writes => (await writes.query(sql, [hashOf(token)])).length > 0);
  return {
    /** Campaigns. */
    campaigns,
    /** Sends the confirmation e-mail. @throws AppError BadInput, RateLimited */
    async subscribe(wish: { email: string; language: Language; consent: string }, origin: string) {
      const email = normalizeEmail(wish.email);
      requireInput(isEmail(email), 'email');
      const consent = readConsent(wish.consent);
      await takeLetter(limits, email, origin);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const prefix = wish.language === 'FR' ? '' : `/${wish.language.toLowerCase()}`;
      const link = new URL(`${prefix}/newsletter?token=${token}`, publicUrl).href;
      await database.transaction(async writes => {
        const asked = await writes.query(askSql, [email, wish.language, consent, hashOf(token)]);
        if (asked.length > 0) await mail.send(writes, confirmationLetter(email, wish.language, link));
      });
    },
    /** Subscribes the account's confirmed address. @throws AppError BadInput, EmailNotConfirmed */
    async subscribeOwn(accountId: string, sentence: string): Promise<void> {
      const consent = readConsent(sentence);
      const token = hashOf(randomBytes(TOKEN_BYTES).toString('base64url'));
      const taken = await database.transaction(writes => writes.query(takeSql, [accountId, consent, token]));
      if (taken.length === 0) throw new AppError('EmailNotConfirmed');
    },
    /** Ends the subscription of the account's confirmed address. */
    async leaveOwn(accountId: string): Promise<void> {
      await database.transaction(writes => writes.query(leaveOwnSql, [accountId]));
    },
    /** Deletes addresses not confirmed within a month, and campaign recipients after thirteen months. */
    async sweep(): Promise<void> {
      await database.transaction(writes => writes.query(forgetSql));
      await database.transaction(forgetRecipients);
    },
    /** Confirms a subscription; returns whether the token is valid. Idempotent. */
    confirm: (token: string) => change(confirmSql, token),
    /** Deletes the address; returns whether there was one. */
    leave: (token: string) => change(leaveSql, token),
    /** Reads an unsubscribe link; null where it is invalid. Ending a subscription twice is harmless. */
    async readUnsubscribe(token: string): Promise<Unsubscribe | null> {
      const left = await campaigns.readLeave(token);
      if (!left) return null;
      const end = () => database.transaction(writes => endSubscription(writes, left.id, left.emailHash));
      return { end, letterIn: language => wordsIn(language)('bare.unsubscribe.newsletter') };
    },
  };
}

function readConsent(sentence: string): string {
  const consent = sentence.trim();
  requireInput(consent !== '' && consent.length <= CONSENT_LENGTH_MAX, 'consent');
  return consent;
}

/**
 * Counts a requested e-mail against the rate limits, whether the address is known or not, so that the limit reveals
 * nothing.
 * @throws AppError RateLimited
 */
async function takeLetter(limits: Limits, email: string, origin: string): Promise<void> {
  const turns = openTurns(limits);
  await turns.take('newsletter', email);
  await turns.takeOrSlow('newsletterAddress', 'newsletterCrowded', origin);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
