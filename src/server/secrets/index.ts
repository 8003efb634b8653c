/**
 * Secrets: keys the house makes for itself the first time it needs one, and keeps in its database, so that
 * every process has the same. It promises that a key never changes by itself; it never logs one.
 */
import {
  createHmac,
  createPrivateKey,
  sign as createSignature,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { type Database, statement } from '../database/index.ts';

const addSql = statement(
  'secrets.add',
  'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing',
);
const findSql = statement('secrets.find', 'select value from secrets where name = $1');

export type Secrets = ReturnType<typeof openSecrets>;

export function openSecrets({ database }: { database: Database }) {
  const known = new Map<string, Promise<unknown>>();

  async function readOrMake(name: string, make: () => unknown): Promise<unknown> {
    const [found] = await database.query<{ value: unknown }>(findSql, [name]);
    if (found) return found.value;
    // Two processes may make one at the same moment; the first to write it is right.
    await database.query(addSql, [name, JSON.stringify(make())]);
    const [row] = await database.query<{ value: unknown }>(findSql, [name]);
    return row?.value;
  }

  /** The secret of that name, made when there is none. */
  function get<Value>(name: string, make: () => Value): Promise<Value> {
    const value = known.get(name) ?? readOrMake(name, make);
    known.set(name, value);
    value.catch(() => known.delete(name));
    return value as Promise<Value>;
  }

  async function sign(purpose: string, text: string): Promise<string> {
    const key = await get('seals', () => randomBytes(32).toString('base64url'));
    const seal = createHmac('sha256', key).update(`${purpose}\n${text}`).digest().subarray(0, 18);
    return `${Buffer.from(text).toString('base64url')}.${seal.toString('base64url')}`;
  }

  const signingKey = () =>
    get('signing', () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as JsonWebKey);

  return {
    get,
    /** The house's signature (Ed25519, base64url) under a text, which anybody can check who has its public key. */
    async signPublicly(text: string): Promise<string> {
      const key = createPrivateKey({ key: await signingKey(), format: 'jwk' });
      return createSignature(null, Buffer.from(text), key).toString('base64url');
    },
    /** The public half of the key the house signs with: its 32 bytes, base64url. */
    publicKey: async (): Promise<string> => (await signingKey()).x ?? '',
    /** What stands for a text of few possible values, as an address: only the house can tell which it was. */
    async mark(purpose: string, text: string): Promise<string> {
      const key = await get('marks', () => randomBytes(32).toString('base64url'));
      return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
    },
    /** The text with a seal that only the house can make, for one purpose. */
    sign,
    /** The text of a signed one; null when the seal is not ours, or of another purpose. */
    async read(purpose: string, signed: string): Promise<string | null> {
      const text = Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString();
      const right = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signed);
      return given.length === right.length && timingSafeEqual(given, right) ? text : null;
    },
  };
}
