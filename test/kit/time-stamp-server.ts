import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An authority of time stamps, made with OpenSSL, on loopback. */
export type TimeStampServer = AsyncDisposable & {
  readonly env: NodeJS.ProcessEnv;
  readonly url: URL;
  /** The certificate that all of it goes back to. */
  readonly root: string;
  /** A root that has signed for nothing here. */
  readonly stranger: string;
  setAway(isAway: boolean): void;
  /** What it answers from now on instead; null: what is right. */
  answerWith(answer: ((right: Buffer, question: Buffer) => Promise<Buffer> | Buffer) | null): void;
  /** How often it was asked. */
  count(): number;
  /** Its own word for a question, by a key that is for time stamps, or for something else. */
  sign(question: Buffer, signer?: 'tsa' | 'mail'): Promise<Buffer>;
  /** What OpenSSL says of an answer to a hash: it holds or not. */
  verifies(response: Buffer, sha256: string): Promise<boolean>;
};

const CONFIG = `
[req]
distinguished_name = dn
[dn]
[ca]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[tsa]
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[mail]
keyUsage = critical,digitalSignature
extendedKeyUsage = emailProtection
[tsa_config]
serial = ./serial
digests = sha256
default_policy = 1.2.3.4.1
signer_digest = sha256
ess_cert_id_alg = sha256
`;

export async function openTimeStampServer(): Promise<TimeStampServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tsa-'));
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  await writeFile(at('tsa.cnf'), CONFIG);
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'tsa.cnf'];
  for (const name of ['root', 'stranger']) {
    const out = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name}`];
    await openssl('req', '-x509', ...key, ...out, '-days', '30', '-extensions', 'ca');
  }
  for (const [name, issuer, extensions] of [
    ['between', 'root', 'ca'],
    ['tsa', 'between', 'tsa'],
    ['mail', 'between', 'mail'],
  ] as const) {
    const subject = ['-subj', `/O=Test/CN=Authority of the test ${name}`];
    await openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, ...subject);
    const signed = ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`, '-CAcreateserial', '-days', '20'];
    const by = ['-extfile', 'tsa.cnf', '-extensions', extensions];
    await openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...signed, ...by);
  }
  const root = await readFile(at('root.pem'), 'utf8');
  let isAway = false;
  let asked = 0;
  let otherwise: ((right: Buffer, question: Buffer) => Promise<Buffer> | Buffer) | null = null;
  const sign = async (question: Buffer, signer = 'tsa'): Promise<Buffer> => {
    asked += 1;
    const [query, reply] = [`${asked}.tsq`, `${asked}.tsr`];
    await writeFile(at(query), question);
    const by = ['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-chain', 'between.pem'];
    const config = ['-config', 'tsa.cnf', '-section', 'tsa_config'];
    await openssl('ts', '-reply', '-queryfile', query, ...config, ...by, '-out', reply);
    return readFile(at(reply));
  };
  const server = createServer(async (request, response) => {
    const question = await buffer(request);
    if (isAway) return void request.socket.destroy();
    const right = await sign(question);
    const answer = otherwise ? await otherwise(right, question) : right;
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`);
  return {
    env: { TIMESTAMP_URL: url.href, TIMESTAMP_CA: at('root.pem') },
    ...{ url, root, sign },
    stranger: await readFile(at('stranger.pem'), 'utf8'),
    setAway: isAwayNow => {
      isAway = isAwayNow;
    },
    answerWith: answer => {
      otherwise = answer;
    },
    count: () => asked,
    async verifies(response, sha256) {
      await writeFile(at('given.tsr'), response);
      const trust = ['-CAfile', 'root.pem'];
      return openssl('ts', '-verify', '-digest', sha256, '-in', 'given.tsr', ...trust).then(
        () => true,
        () => false,
      );
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    },
  };
}
