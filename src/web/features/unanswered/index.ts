/**
 * Requests that must count only once even without an answer: `untilAnswered` retries them under the same key, and
 * distinguishes a final refusal from an unknown outcome.
 */
export { requestOnce } from './request-once.ts';
export { mayHaveCounted, TRIES_MAX, untilAnswered } from './until-answered.ts';
