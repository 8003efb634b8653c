import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

type Answer = (message: Received) => number | Promise<number>;

/** Somebody's program that is told of what happens, on this machine; it answers what `answer` says, and when. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer: Answer = () => 204;
  const waiting: { readonly count: number; readonly go: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body: String(Buffer.concat(chunks)) };
      received.push(message);
      for (const { count, go } of waiting) if (received.length >= count) go();
      void Promise.resolve(answer(message)).then(status => response.writeHead(status).end());
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** What it answers from now on. */
    answerBy(next: Answer) {
      answer = next;
    },
    /** Resolves once so many have come in. */
    async until(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (received.length >= count) return;
      waiting.push({ count, go: resolve });
      await promise;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
