import { describe, expect, it } from 'vitest';
import { afterClose, parseFrame } from './live-protocol.ts';

describe('frames', () => {
  it('are read when they are of the protocol', () => {
    expect(parseFrame('{"type":"ping"}')).toEqual({ type: 'ping' });
    expect(parseFrame('{"type":"subscribe","id":"1"}')).toBeNull();
    expect(parseFrame('{')).toBeNull();
    expect(parseFrame('null')).toBeNull();
    expect(parseFrame(new Uint8Array())).toBeNull();
  });
});

describe('after a close', () => {
  it('waits longer each time, up to eight seconds, spread by chance', () => {
    const longest = [0, 1, 2, 3, 4, 5, 6, 20].map(attempt => afterClose(1006, attempt, 1));
    expect(longest.map(after => after.kind === 'retry' && after.delayMs)).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
    expect(afterClose(1006, 2, 0)).toEqual({ kind: 'retry', delayMs: 500 });
  });

  it('comes back within a second from a restart', () => {
    expect(afterClose(1001, 0, 0)).toEqual({ kind: 'retry', delayMs: 0 });
    expect(afterClose(4503, 0, 1)).toEqual({ kind: 'retry', delayMs: 1_000 });
    expect(afterClose(4503, 3, 1)).toEqual({ kind: 'retry', delayMs: 2_000 });
  });

  it('takes its time when the server is busy, and rests when it was refused', () => {
    expect(afterClose(4429, 0, 1)).toEqual({ kind: 'retry', delayMs: 8_000 });
    expect(afterClose(4400, 0, 1)).toEqual({ kind: 'renewed' });
    for (const code of [4401, 4403, 4406, 4409]) expect(afterClose(code, 0, 1).kind).toBe('rest');
  });
});
