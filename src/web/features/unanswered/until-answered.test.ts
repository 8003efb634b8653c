import { describe, expect, it } from 'vitest';
import { RequestError } from '#web/graphql/index.ts';
import { untilAnswered } from './index.ts';

/** What is said of tries, one after the other, and the key of each. */
function sending(what: string, ...said: (string | null)[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const code = said.shift() ?? null;
    if (code) throw new RequestError(code, code);
    return 'done';
  };
  const codeOf = () => untilAnswered(what, send).catch((refusal: RequestError) => refusal.code);
  return { keys, codeOf };
}

describe('what is asked for a password first', () => {
  it.each(['Forbidden', 'RateLimited', 'AccountSuspended'])(
    'is told that it is refused then by %s: it cannot have counted',
    async refusal => {
      const { codeOf } = sending(refusal, 'PasswordNeeded', refusal);
      expect([await codeOf(), await codeOf()]).toEqual(['PasswordNeeded', refusal]);
    },
  );

  it('goes under the key that it has where it may have counted before, and says so', async () => {
    const { keys, codeOf } = sending('x', 'OutcomeUnknown', 'PasswordNeeded', 'Forbidden');
    expect([await codeOf(), await codeOf()]).toEqual(['PasswordNeeded', 'OutcomeUnknown']);
    expect(new Set(keys).size).toBe(1);
  });
});
