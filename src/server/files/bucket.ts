import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { StartError } from '../start-error.ts';
import type { Key, Store } from './store.ts';

/** Retries after a response that may be transient. */
const RETRIES = 3;
/** How many files are listed per response. */
const PAGE_LENGTH = 200;
/** Written and removed at startup, to check that files can be stored. */
const PROBE: Key = 'private/probe';
/** The deadline for a response, to which every byte sent adds its share. */
const ANSWER_WITHIN_MS = 20_000;
const SLOWEST_BYTES_A_MS = 250;
const INSUFFICIENT_STORAGE = 507;
const PARTIAL = 206;
const SERVERS_FAULT = 500;
/** How long startup waits for the check. */
const START_WITHIN_MS = 3_000;

/** Opens a bucket that speaks S3, for several machines. Redirects are not followed. */
export function openBucket(
  { url, region, keyId, secret }: BucketConfig,
  answerWithinMs = ANSWER_WITHIN_MS,
): Store {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const root = url.href.replace(/\/$/, '');
  /** Sends a request with a deadline for the response's head only, so that a film may be read slowly. */
  async function within(ms: number, url: string, init: RequestInit): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`the bucket did not answer within ${ms} ms`)), ms);
    return client
      .fetch(url, { redirect: 'manual', ...init, signal: late.signal })
      .finally(() => clearTimeout(timer));
  }
  const ask = (method: string, key: Key, init: RequestInit = {}, byteCount = 0) =>
    within(answerWithinMs + byteCount / SLOWEST_BYTES_A_MS, `${root}/${key}`, { method, ...init });

  /** Returns the response; null when there is no such file. */
  async function find(key: Key, init?: RequestInit): Promise<Response | null> {
    const answer = await ask('GET', key, init);
    if (answer.status === 404) return null;
    return good(answer, key);
  }

  return {
    async put(key, bytes) {
      good(await ask('PUT', key, { body: new Uint8Array(bytes) }, bytes.length), key);
    },
    async putFile(key, path) {
      const body = await openAsBlob(path);
      good(await ask('PUT', key, { body }, body.size), key);
    },
    async get(key) {
      const found = await find(key);
      return found && Buffer.from(await found.arrayBuffer());
    },
    async stream(key, part) {
      const range = part && { range: `bytes=${part.from}-${part.from + part.byteCount - 1}` };
      const found = await find(key, range && { headers: range });
      if (!found?.body) return null;
      if (part && found.status !== PARTIAL) throw new Error(`the bucket answered the whole of ${key}`);
      const body = Readable.fromWeb(found.body as ReadableStream);
      return { body, byteCount: Number(found.headers.get('content-length')) };
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (answer.status !== 404) good(answer, key);
    },
    async *list(folder) {
      let listed = '';
      let last: string | undefined;
      do {
        // The signature requires the parameters in alphabetical order.
        const marker = last === undefined ? {} : { marker: last };
        const asked = { ...marker, 'max-keys': String(PAGE_LENGTH), prefix: `${folder}/` };
        const answer = await within(answerWithinMs, `${root}?${new URLSearchParams(asked)}`, {});
        listed = await good(answer, `${folder}/`).text();
        const keys = Array.from(listed.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key]) => key as Key);
        yield* keys;
        last = keys.at(-1);
      } while (last !== undefined && listed.includes('<IsTruncated>true<'));
    },
    async check() {
      const probe = { method: 'PUT', body: '' };
      const asked = within(Math.min(START_WITHIN_MS, answerWithinMs), `${root}/${PROBE}`, probe);
      const answer = await asked.catch((error: Error) => error);
      if (answer instanceof Error) throw new Error(`S3_URL does not answer: ${whyOf(answer)}`);
      if (!answer.ok) {
        const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
        const message = `S3_URL does not take files: ${answer.status} ${code}`.trim();
        // A server error may be over soon; a client error is a mistake in our configuration.
        throw answer.status >= SERVERS_FAULT ? new Error(message) : new StartError(message);
      }
      await ask('DELETE', PROBE);
    },
  };
}

function good(answer: Response, key: Key): Response {
  if (answer.ok) return answer;
  if (answer.status === INSUFFICIENT_STORAGE) throw new AppError('StorageFull');
  throw new Error(`the bucket answered ${answer.status} for ${key}`);
}

function whyOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
