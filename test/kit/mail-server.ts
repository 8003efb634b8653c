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
  /** Says no to an address, for good. */
  readonly refuses?: (address: string) => boolean;
  /** Says no for now, and whom to, as relays do. */
  readonly defers?: (address: string) => boolean;
};

export async function openMailServer({
  greets,
  before,
  refuses,
  defers,
}: MailServerWish = {}): Promise<MailServer> {
  const letters: Email[] = [];
  let server: SMTPServer | null = null;
  let port = 0;

  async function start(): Promise<void> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onConnect: (_session, done) => void Promise.resolve(greets?.()).then(() => done()),
      onRcptTo: ({ address }, _session, done) => {
        const no = (responseCode: number, why: string) =>
          done(Object.assign(new Error(why), { responseCode }));
        if (refuses?.(address)) no(550, 'no such box');
        else if (defers?.(address)) no(450, `4.2.0 <${address}>: Recipient address rejected: Greylisted`);
        else done(null);
      },
      onData: async (stream, _session, done) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        await before?.();
        letters.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
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
