import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const SECRET = 'S3RVER';
/** How the server's own files end that hold an object. */
const OBJECT = '._S3rver_object';

/** Signature version 4, read from its specification: the server itself takes any signature for right. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const given = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const [, scope = '', names = '', signature = ''] = given ?? [];
  const lines = names.split(';').map(name => `${name}:${headers[name]}\n`);
  const [path = '', query = ''] = url.split('?');
  const hash = headers['x-amz-content-sha256'];
  const request = [method, path, query, lines.join(''), names, hash].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (secret, part) => createHmac('sha256', secret).update(part).digest(),
      `AWS4${SECRET}`,
    );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}

export type BucketServer = AsyncDisposable & {
  readonly env: NodeJS.ProcessEnv;
  /** What lies in the bucket now. */
  keys(): Promise<string[]>;
};

/** A real S3 server on a port of its own, with one bucket. */
export async function openBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'calandre-bucket-'));
  const configureBuckets = [{ name: 'calandre', configs: [] }];
  const bucket = new S3rver({ directory, silent: true, configureBuckets });
  await bucket.configureBuckets();
  const answer = bucket.callback();
  const server: Server = createServer((request, response) => {
    if (isSigned(request)) return answer(request, response);
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      S3_URL: `http://127.0.0.1:${port}/calandre`,
      S3_KEY_ID: 'S3RVER',
      S3_SECRET: SECRET,
    },
    async keys() {
      const names = await readdir(join(directory, 'calandre'), { recursive: true });
      return names.filter(name => name.endsWith(OBJECT)).map(name => name.slice(0, -OBJECT.length));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
