import { type Millis, normalizeEmail } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import { requireInput } from '../errors.ts';
import { openTurns } from '../limits/index.ts';
import type { Form } from './form.ts';
import { FORMS } from './forms/index.ts';
import type { Inquiry, Keeper } from './leads-store.ts';

/**
 * What keeps machines out of the forms without a puzzle for people. Whoever is taken for one is told so and may
 * send again: nothing is dropped in silence, and nothing is kept that writes to an address meanwhile.
 */
export type GuardParts = Pick<Core, 'limits' | 'secrets' | 'clock'>;

/** The field that nobody sees. */
const LURE = 'backlink';

/** What stands in the field that nobody sees was written by a machine. @throws AppError BadInput on that field */
export function checkLure({ isGuarded }: Form, lure: string): void {
  requireInput(lure === '' || !isGuarded, LURE);
}

const OPENING = 'inquiryOpening';
const OPENING_GOOD_FOR_MS = 24 * 3_600_000;

/**
 * That a form was opened, now or so long ago, under the house's seal: the page, which is everybody's, asks for it
 * by itself.
 */
export function sealOpening({ secrets, clock }: GuardParts, agoMs: Millis): Promise<string> {
  return secrets.sign(OPENING, String(clock() - agoMs));
}

/**
 * Whoever has had the page, or the draft, for a few seconds may well be a person. A page without its seal waits
 * those seconds and sends again. @throws AppError RateLimited
 */
export async function checkPace(
  { limits, secrets, clock }: GuardParts,
  { form, createdAt }: Inquiry,
  opening: string | null,
): Promise<void> {
  if (!FORMS.get(form)?.isGuarded) return;
  const now = clock();
  const openedAt = Number((opening === null ? null : await secrets.read(OPENING, opening)) ?? createdAt);
  // A seal is one visit's: whoever keeps it for longer keeps a stock.
  const isGood = now - openedAt < OPENING_GOOD_FOR_MS;
  limits.checkPace('inquirySent', now - (isGood ? Math.min(openedAt, createdAt) : createdAt));
}

/** Whoever is counted: a person, wherever they are, or a browser. */
const counted = ({ key, accountId }: Keeper): string => accountId ?? key ?? '';

/** Counts a draft that is begun. @throws AppError RateLimited */
export async function takeBeginning({ limits }: GuardParts, keeper: Keeper, origin: string): Promise<void> {
  const turns = openTurns(limits);
  await turns.take('inquiry', counted(keeper));
  await turns.takeOrSlow('inquiryAddress', 'inquiryCrowded', origin);
}

/**
 * Counts what is sent: by who sends it, so that nobody keeps out whoever shares their address; by the address,
 * for a machine is a new browser each time; and by the mailbox that is written to. Answers how to take it back.
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
