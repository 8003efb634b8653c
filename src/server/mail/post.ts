import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { PutOff } from '../jobs/index.ts';
import type { WaitingLetter } from './mail-store.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** The mail server's last word: the address or the letter is refused, and asking again changes nothing. */
export class Refused extends Error {}

/** A server that is away is asked again by one letter after so long. */
const AWAY_MS = 15_000;
/** One that refuses the house is asked again for each letter after so long: sooner is what lists are kept for. */
const REFUSED_MS = 3_600_000;

/** The mail server takes nobody's letters for now. */
class ServerAway extends PutOff {
  constructor(why: string) {
    super(why, { forMs: AWAY_MS, holdsKind: true });
  }
}

/** It is the house itself that is refused, as on a list of senders of spam: nothing is said of the letter. */
class HouseRefused extends PutOff {
  constructor(why: string, holdsKind: boolean) {
    super(why, { forMs: holdsKind ? AWAY_MS : REFUSED_MS, holdsKind });
  }
}

export type Post = AsyncDisposable & {
  /**
   * Hands one letter to the mail server. `stop` ends it as long as the letter is not wholly said: from then on the
   * server may have taken it, and only its answer tells. @throws Refused for good, PutOff where nothing is said of this
   * letter, anything else for now
   */
  handOver(letter: WaitingLetter, stop: AbortSignal): Promise<void>;
};

type SmtpError = Error & { responseCode?: number; command?: string; response?: string; code?: string };

/** What a reply says of itself in figures (RFC 3463): `5.1.1`. */
const enhancedOf = ({ response = '' }: SmtpError) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** `EENVELOPE RCPT TO 450 4.2.0`: which step was answered by what. */
function codesOf(error: SmtpError): string {
  const { code, command, responseCode } = error;
  return [code, command, responseCode, enhancedOf(error)].filter(part => part !== undefined).join(' ');
}

/** By what servers that give no figures say that they refuse whoever sends. */
const OF_SENDER =
  /\b(relay|spam|block|blacklist|denylist|banned|reputation|polic|authenticat|sender|spf|dkim|dmarc)/i;

/** Whether a refusal is of who sends, not of who is written to: security, policy, the sender's address (RFC 3463). */
function isOfSender(error: SmtpError): boolean {
  const { responseCode = 0, response = '' } = error;
  const enhanced = enhancedOf(error);
  if (responseCode === 530 || responseCode === 535) return true;
  if (enhanced !== undefined && !enhanced.endsWith('.0')) return /^5\.(7\.|1\.[78]$)/.test(enhanced);
  // A server repeats whom a letter is for: an address says nothing of us.
  const said = response.split(' ').filter(word => !word.includes('@'));
  return enhanced === '5.7.0' || OF_SENDER.test(said.join(' '));
}

/** What a failure means for the letter. `wasBegun`: the server has words of it. */
function meaningOf(error: SmtpError, wasBegun: boolean): Error {
  const { responseCode = 0, command, code } = error;
  if (responseCode === 0) {
    // An address, or a size, that needs no server to be refused; it names whom a letter is for.
    if (code === 'EMESSAGE' || (code === 'EENVELOPE' && !/sender/i.test(error.message)))
      return new Refused(error.message);
    return wasBegun ? error : new ServerAway(error.message);
  }
  // A server repeats whom a letter is for: of its words only the codes go on, to logs that know of no person.
  const codes = codesOf(error);
  if (responseCode === 421) return new ServerAway(codes);
  const isOfLetter =
    command === 'RCPT TO' || command === 'DATA' || responseCode === 552 || enhancedOf(error) === '5.3.4';
  if (!isOfLetter) return responseCode < 500 ? new ServerAway(codes) : new HouseRefused(codes, true);
  if (responseCode < 500) return new Error(codes);
  return isOfSender(error) ? new HouseRefused(codes, false) : new Refused(error.message);
}

/** The way out: one mail server, its connections kept open and used again. */
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
          // An address and nothing else: a comma in it must not make it two.
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: new Date(createdAt),
          // The same at every attempt, so that a mailbox knows a letter that comes twice.
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
      // By now nobody waits for an answer: what is still open was let go of.
      transport.close({ force: true });
    },
  };
}

type Attempt = ReturnType<typeof openAttempt>;

/** One letter on its way: what ends it, and from when on nothing but time does. */
function openAttempt(stop: AbortSignal) {
  const end = new AbortController();
  const onStop = () => end.abort(stop.reason);
  let late: NodeJS.Timeout | undefined;
  let said: Readable | undefined;
  // The server has every word of it.
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
    /** Whether the server has words of it. */
    wasBegun: () => said?.readableDidRead ?? false,
    [Symbol.dispose](): void {
      stop.removeEventListener('abort', onStop);
      clearTimeout(late);
    },
  };
}
