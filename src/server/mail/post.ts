import { createTransport, type Transporter } from 'nodemailer';
import type { WaitingLetter } from './mail-store.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** The mail server's last word: the address or the letter is refused, and asking again changes nothing. */
export class Refused extends Error {}

export type Post = AsyncDisposable & {
  /** Hands one letter to the mail server. @throws Refused for good, anything else for now */
  handOver(letter: WaitingLetter): Promise<void>;
};

/** The way out: one mail server, its connections kept open and used again. */
export function openPost(url: string, from: string, host: string): Post {
  const transport: Transporter = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async handOver({ to, subject, text, html, messageId, unsubscribeUrl, createdAt }) {
      try {
        await transport.sendMail({
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
        const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
        // A 5xx about who is written to, or about the letter, is final; about us (sign-in, sender) it isn't.
        const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
        throw isFinal ? new Refused((error as Error).message) : error;
      }
    },
    async [Symbol.asyncDispose]() {
      transport.close();
    },
  };
}
