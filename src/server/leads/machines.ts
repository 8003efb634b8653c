import { type Millis, normalizeEmail } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import { requireInput } from '../errors.ts';
import { openTurns } from '../limits/index.ts';
import type { Form } from './form.ts';
import { FORMS } from './forms/index.ts';
import type { Inquiry, Keeper } from './leads-store.ts';

/**
 * Keeps bots out of the forms without a puzzle for people. Anyone taken for a bot is told so and can send again:
 * nothing is dropped silently, and nothing that e-mails an address is stored until then.
 */
export type GuardParts = Pick<Core, 'limits' | 'secrets' | 'clock'>;

/** The name of the hidden honeypot field. */
const LURE = 'backlink';

/** Refuses a filled-in honeypot. @throws AppError BadInput on that field */
export function checkLure({ isGuarded }: Form, lure: string): void {
  requireInput(lure === '' || !isGuarded, LURE);
}

const OPENING = 'inquiryOpening';
const OPENING_GOOD_FOR_MS = 24 * 3_600_000;

/**
 * Seals the time at which a form was opened, now or some time ago. Requested by the page's script, since the page
 * itself is cached for everybody.
 */
export function sealOpening({ secrets, clock }: GuardParts, agoMs: Millis): Promise<string> {
  return secrets.sign(OPENING, String(clock() - agoMs));
}

/**
 * Accepts a form opened, or a draft begun, at least a few seconds ago. A page without a seal waits as long and sends
 * again. @throws AppError RateLimited
 */
export async function checkPace(
  { limits, secrets, clock }: GuardParts,
  { form, createdAt }: Inquiry,
  opening: string | null,
): Promise<void> {
  if (!FORMS.get(form)?.isGuarded) return;
  const now = clock();
  const openedAt = Number((opening === null ? null : await secrets.read(OPENING, opening)) ?? createdAt);
  // A seal is meant for one visit: old ones may have been collected by a bot.
  const isGood = now - openedAt < OPENING_GOOD_FOR_MS;
  limits.checkPace('inquirySent', now - (isGood ? Math.min(openedAt, createdAt) : createdAt));
}

/** Who is counted: the account, else the browser. */
const counted = ({ key, accountId }: Keeper): string => accountId ?? key ?? '';

/** Counts a draft that is begun. @throws AppError RateLimited */
export async function takeBeginning({ limits }: GuardParts, keeper: Keeper, origin: string): Promise<void> {
  const turns = openTurns(limits);
  await turns.take('inquiry', counted(keeper));
  await turns.takeOrSlow('inquiryAddress', 'inquiryCrowded', origin);
}

/**
 * Counts a sent form by its keeper, so that others at the same address are not blocked; by address, since a bot appears
 * as a new browser each time; and by the recipient's mailbox. Returns a function that undoes the counting.
 * @throws AppError RateLimited
 */
export async function takeSending(
  { limits }: GuardParts,
  keeper: Keeper,
  origin: string,
  { answers }: Inquiry,
): Promise<() => Promise<void>> {
  const turns = openTurns(limits);
  await turns.take('inquirySent', counted(keeper));
  await turns.takeOrSlow('inquirySentAddress', 'inquirySentCrowded', origin);
  await turns.take('inquiryMailbox', normalizeEmail(answers.email?.[0] ?? ''));
  return turns.giveBack;
}
