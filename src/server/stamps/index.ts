/**
 * Time stamps (RFC 3161): an authority that is not the house says that a hash was there at a time. The adapter speaks
 * the protocol over HTTP to whichever authority a house names. It promises that what is kept was checked: it is of this
 * hash and of this question, signed by a key for time stamps alone, whose certificate goes back to one that the house
 * trusts.
 */
import { randomBytes } from 'node:crypto';
import type { Instant, Millis } from '#shared/sale/index.ts';
import { questionOf, readAnswer } from './protocol.ts';

/** What an authority answered. */
export type TimeStamp = {
  /** The answer as it came: the file that anybody's tools check. */
  readonly response: Buffer;
  readonly at: Instant;
  /** As its certificate calls it. */
  readonly authority: string;
};

export type TimeStamps = {
  /** Has a SHA-256 stamped. @throws Error where the authority is away, or answers what does not hold */
  stamp(sha256: Buffer): Promise<TimeStamp>;
};

/** Where an authority is, and the certificates that the house trusts for it, as PEM. */
export type TimeStampConfig = { readonly url: URL; readonly roots: readonly string[] };

const ANSWER_WITHIN_MS: Millis = 15_000;
const ANSWER_BYTES_MAX = 65_536;
const NONCE_BYTES = 12;
/** So far may an authority's clock be from ours. */
const DRIFT_MS: Millis = 10 * 60_000;

export function openTimeStamps({ url, roots }: TimeStampConfig, clock: () => Instant): TimeStamps {
  return {
    async stamp(sha256) {
      const nonce = randomBytes(NONCE_BYTES);
      // An integer above zero, of this many bytes: it comes back as it went.
      nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: questionOf(sha256, nonce),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      if (!answer.ok) throw new Error(`the time stamp authority answered ${answer.status}`);
      const response = Buffer.from(await answer.arrayBuffer());
      if (response.length > ANSWER_BYTES_MAX) throw new Error('the time stamp authority answered too much');
      const { at, authority } = readAnswer(response, { sha256, nonce, roots });
      if (Math.abs(at - clock()) > DRIFT_MS) throw new Error('the time stamp is of another time');
      return { response, at, authority };
    },
  };
}
