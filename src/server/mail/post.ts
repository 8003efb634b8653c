import { createTransport } from 'nodemailer';
import type { WaitingLetter } from './mail-store.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** The mail server's last word: the address or the letter is refused, and asking again changes nothing. */
export class Refused extends Error {}

export type Post = AsyncDisposable & {
  /**
   * Hands one letter to the mail server. `stop` ends it as long as the letter is not wholly said: from then on the
   * server may have taken it, and only its answer tells. @throws Refused for good, anything else for now
   */
  handOver(letter: WaitingLetter, stop: AbortSignal): Promise<void>;
};

type SmtpError = Error & { responseCode?: number; command?: string; response?: string; code?: string };

/** `EENVELOPE RCPT TO 450 4.2.0`: which step was answered by what. */
function codesOf({ code, command, responseCode, response = '' }: SmtpError): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [code, command, responseCode, enhanced].filter(part => part !== undefined).join(' ');
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
    message.processFunc(words => words.once('end', () => attempt?.saidAll()));
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
        const { responseCode = 0, command } = error as SmtpError;
        // A 5xx about who is written to, or about the letter, is final; about us (sign-in, sender) it isn't.
        const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
        if (isFinal) throw new Refused((error as Error).message);
        // A server repeats whom a letter is for: of its words only the codes go on, to logs that know of no person.
        throw responseCode > 0 ? new Error(codesOf(error as SmtpError)) : error;
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
  if (stop.aborted) onStop();
  stop.addEventListener('abort', onStop);
  return {
    signal: end.signal,
    /** The server has every word of it. */
    saidAll(): void {
      stop.removeEventListener('abort', onStop);
      late ??= setTimeout(() => end.abort(new Error('no answer in time')), ANSWER_WITHIN_MS);
    },
    [Symbol.dispose](): void {
      stop.removeEventListener('abort', onStop);
      clearTimeout(late);
    },
  };
}
