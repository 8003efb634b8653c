/**
 * A user's standing in a lot: one word, one look and one action for each, on the auction's page, in its bars and in the
 * account's lists.
 */
export { StandingAct, StandingWord } from './Standing.tsx';
export { type Standing, standingOf } from './standing.ts';
