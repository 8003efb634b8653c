import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** Somebody's program that is told of what happens, on this machine; it answers what `answer` says. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer = (_message: Received): number => 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body: String(Buffer.concat(chunks)) };
      received.push(message);
      response.writeHead(answer(message)).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** What it answers from now on. */
    answerBy(next: (message: Received) => number) {
      answer = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
