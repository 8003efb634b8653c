import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, which keeps what it is given. */
export type MailServer = AsyncDisposable & {
  readonly url: string;
  readonly letters: Email[];
  /** Goes away, sockets and all; `start` brings it back on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

export type MailServerWish = {
  /** Waited for before anybody is spoken to. */
  readonly greets?: () => Promise<void>;
  /** Waited for before a letter is taken. */
  readonly before?: () => Promise<void>;
  /** Its no to a step (`550 5.7.1 Blocked`), of whom or to whom it is; null: it has none. */
  readonly says?: (step: 'CONNECT' | 'MAIL FROM' | 'RCPT TO' | 'DATA', address: string) => string | null;
};

/** Says of every address of whom it is one thing. */
export const saysTo =
  (name: string, reply: string): NonNullable<MailServerWish['says']> =>
  (step, address) =>
    step === 'RCPT TO' && address.startsWith(name) ? reply : null;

/** A reply as the server gives it: its code, and its words after that. */
function noOf(reply: string | null | undefined): Error | null {
  return reply ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }) : null;
}

export async function openMailServer({ greets, before, says }: MailServerWish = {}): Promise<MailServer> {
  const letters: Email[] = [];
  let server: SMTPServer | null = null;
  let port = 0;

  async function start(): Promise<void> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onConnect: (_session, done) =>
        void Promise.resolve(greets?.()).then(() => done(noOf(says?.('CONNECT', '')))),
      onMailFrom: ({ address }, _session, done) => done(noOf(says?.('MAIL FROM', address))),
      onRcptTo: ({ address }, _session, done) => done(noOf(says?.('RCPT TO', address))),
      onData: async (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        await before?.();
        const no = noOf(says?.('DATA', envelope.rcptTo[0]?.address ?? ''));
        if (!no) letters.push(await PostalMime.parse(Buffer.concat(chunks)));
        done(no);
      },
    });
    opened.on('error', () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    opened.listen(port, '127.0.0.1', resolve);
    await promise;
    const address = opened.server.address();
    if (typeof address === 'object' && address) port = address.port;
    server = opened;
  }
  async function kill(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    server ? server.close(() => resolve()) : resolve();
    server = null;
    await promise;
  }

  await start();
  return { url: `smtp://127.0.0.1:${port}`, letters, kill, start, [Symbol.asyncDispose]: kill };
}
