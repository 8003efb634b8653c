import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { PutOff } from '../jobs/index.ts';
import type { WaitingLetter } from './mail-store.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** A permanent refusal by the mail server: a retry would not help. */
export class Refused extends Error {}

/** The retry pause of one e-mail while the server is down. */
const AWAY_MS = 15_000;
/** The retry pause of each e-mail while the server refuses us as a sender; faster retries prolong a blocklisting. */
const REFUSED_MS = 3_600_000;

/** The mail server is down. */
class ServerAway extends PutOff {
  constructor(why: string) {
    super(why, { forMs: AWAY_MS, holdsKind: true });
  }
}

/** The server refuses us as a sender, for instance by a blocklist; it says nothing about this e-mail. */
class HouseRefused extends PutOff {
  constructor(why: string, holdsKind: boolean) {
    super(why, { forMs: holdsKind ? AWAY_MS : REFUSED_MS, holdsKind });
  }
}

export type Post = AsyncDisposable & {
  /**
   * Sends one e-mail. `stop` aborts it until the data is complete: from then on the server may have accepted it, and
   * only its answer tells. @throws Refused for a permanent refusal, PutOff for a failure not about this e-mail, any
   * other error for a temporary one
   */
  handOver(letter: WaitingLetter, stop: AbortSignal): Promise<void>;
};

type SmtpError = Error & { responseCode?: number; command?: string; response?: string; code?: string };

/** Returns the enhanced status code of a reply (RFC 3463): `5.1.1`. */
const enhancedOf = ({ response = '' }: SmtpError) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Returns the codes of a failure: `EENVELOPE RCPT TO 450 4.2.0`. */
function codesOf(error: SmtpError): string {
  const { code, command, responseCode } = error;
  return [code, command, responseCode, enhancedOf(error)].filter(part => part !== undefined).join(' ');
}

/** Words by which servers without enhanced codes refuse the sender. */
const OF_SENDER =
  /\b(relay|spam|block|blacklist|denylist|banned|reputation|polic|authenticat|sender|spf|dkim|dmarc)/i;

/** Whether the sender is refused, not the recipient: security, policy, sender address (RFC 3463). */
function isOfSender(error: SmtpError): boolean {
  const { responseCode = 0, response = '' } = error;
  const enhanced = enhancedOf(error);
  if (responseCode === 530 || responseCode === 535) return true;
  if (enhanced !== undefined && !enhanced.endsWith('.0')) return /^5\.(7\.|1\.[78]$)/.test(enhanced);
  // Servers repeat the recipient's address, which must not match words about the sender.
  const said = response.split(' ').filter(word => !word.includes('@'));
  return enhanced === '5.7.0' || OF_SENDER.test(said.join(' '));
}

/** Classifies a failure. `wasBegun`: the server has received part of the data. */
function meaningOf(error: SmtpError, wasBegun: boolean): Error {
  const { responseCode = 0, command, code } = error;
  if (responseCode === 0) {
    // Refused by the library itself, for the address or size; its message contains the recipient.
    if (code === 'EMESSAGE' || (code === 'EENVELOPE' && !/sender/i.test(error.message)))
      return new Refused(error.message);
    return wasBegun ? error : new ServerAway(error.message);
  }
  // Servers repeat the recipient's address, so only the codes are logged.
  const codes = codesOf(error);
  if (responseCode === 421) return new ServerAway(codes);
  const isOfLetter =
    command === 'RCPT TO' || command === 'DATA' || responseCode === 552 || enhancedOf(error) === '5.3.4';
  if (!isOfLetter) return responseCode < 500 ? new ServerAway(codes) : new HouseRefused(codes, true);
  if (responseCode < 500) return new Error(codes);
  return isOfSender(error) ? new HouseRefused(codes, false) : new Refused(error.message);
}

/** Opens a pooled connection to the mail server. */
export function openPost(url: string, from: string, host: string): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const attempts = new WeakMap<object, Attempt>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const attempt = signal && attempts.get(signal);
    message.processFunc(words => {
      attempt?.follow(words);
      return words;
    });
    done();
  });
  return {
    async handOver({ to, subject, text, html, messageId, unsubscribeUrl, createdAt }, stop) {
      using attempt = openAttempt(stop);
      attempts.set(attempt.signal, attempt);
      try {
        await transport.sendMail({
          signal: attempt.signal,
          from,
          // Passed as an object, so that a comma in the address does not split it.
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: new Date(createdAt),
          // The same at every attempt, so that duplicates are recognised.
          messageId: `<${messageId}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl
              ? {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        });
      } catch (error) {
        throw meaningOf(error as SmtpError, attempt.wasBegun());
      }
    },
    async [Symbol.asyncDispose]() {
      // All sending has finished or was aborted.
      transport.close({ force: true });
    },
  };
}

type Attempt = ReturnType<typeof openAttempt>;

/** One attempt: abortable until all data was sent. */
function openAttempt(stop: AbortSignal) {
  const end = new AbortController();
  const onStop = () => end.abort(stop.reason);
  let late: NodeJS.Timeout | undefined;
  let said: Readable | undefined;
  // All data was sent.
  const saidAll = () => {
    stop.removeEventListener('abort', onStop);
    late ??= setTimeout(() => end.abort(new Error('no answer in time')), ANSWER_WITHIN_MS);
  };
  if (stop.aborted) onStop();
  stop.addEventListener('abort', onStop);
  return {
    signal: end.signal,
    follow(words: Readable): void {
      said = words.once('end', saidAll);
    },
    /** Whether the server has received part of the data. */
    wasBegun: () => said?.readableDidRead ?? false,
    [Symbol.dispose](): void {
      stop.removeEventListener('abort', onStop);
      clearTimeout(late);
    },
  };
}
