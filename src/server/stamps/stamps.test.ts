import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTimeStampServer, type TimeStampServer } from '#test/kit/time-stamp-server.ts';
import { openTimeStamps } from './index.ts';
import { questionOf } from './protocol.ts';

/** Against an authority that OpenSSL plays, which judges what was kept as anybody could (docs/ports.md). */
let server: TimeStampServer;
beforeAll(async () => {
  server = await openTimeStampServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const hash = () => randomBytes(32);
/** A number in DER begins with no byte that could be left out: one in some hundred random ones would be refused. */
const NONCE = Buffer.from([0x41, 1, 2]);
const open = (roots = [server.root], clock = () => Date.now()) =>
  openTimeStamps({ url: server.url, roots }, clock);

describe('a time stamp', () => {
  it('is of the hash and of now, by an authority that goes back to one the house trusts', async () => {
    const sha256 = createHash('sha256').update('contrat').digest();
    const { response, at, authority } = await open().stamp(sha256);
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(authority).toBe('Authority of the test tsa');
    expect(await server.verifies(response, sha256.toString('hex'))).toBe(true);
    expect(await server.verifies(response, hash().toString('hex'))).toBe(false);
  });

  it.each([
    ['of another hash', 'another hash', () => questionOf(hash(), NONCE)],
    ['of another question', 'another question', (sha256: Buffer) => questionOf(sha256, NONCE)],
  ] as const)('%s is none', async (_what, why, question) => {
    const sha256 = hash();
    server.answerWith(() => server.sign(question(sha256)));
    await expect(open().stamp(sha256)).rejects.toThrow(why);
    server.answerWith(null);
  });

  it.each([
    ['the hash', (right: Buffer, sha256: Buffer) => right.indexOf(sha256) + 5],
    ['the time', (right: Buffer) => right.indexOf(/\d{14}Z/.exec(right.toString('latin1'))?.[0] ?? '') + 9],
    ['the signature', (right: Buffer) => right.length - 5],
  ] as const)('with one byte changed in %s is none', async (_where, placeOf) => {
    const sha256 = hash();
    server.answerWith(right => {
      const at = placeOf(right, sha256);
      right[at] = (right[at] ?? 0) ^ 1;
      return right;
    });
    await expect(open().stamp(sha256)).rejects.toThrow('does not hold');
    server.answerWith(null);
  });

  it('by somebody the house does not trust is none', async () => {
    await expect(open([server.stranger]).stamp(hash())).rejects.toThrow('nobody whom the house trusts');
  });

  it('of another time is none', async () => {
    await expect(open([server.root], () => Date.now() + 3_600_000).stamp(hash())).rejects.toThrow(
      'another time',
    );
  });

  it('waits for an authority that is away, refuses, or talks of something else', async () => {
    server.setAway(true);
    await expect(open().stamp(hash())).rejects.toThrow();
    server.setAway(false);
    server.answerWith(() => Buffer.from('<html>busy</html>'));
    await expect(open().stamp(hash())).rejects.toThrow();
    // PKIStatusInfo of a rejection, by itself.
    server.answerWith(() => Buffer.from('30053003020102', 'hex'));
    await expect(open().stamp(hash())).rejects.toThrow('refused');
    server.answerWith(null);
  });
});
