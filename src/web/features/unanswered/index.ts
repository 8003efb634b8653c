/**
 * What is sent and must count once though nobody answers: `untilAnswered` sends it again under the key that it has, and
 * tells a refusal, which is over, from what may have happened.
 */
export { requestOnce } from './request-once.ts';
export { mayHaveCounted, TRIES_MAX, untilAnswered } from './until-answered.ts';
