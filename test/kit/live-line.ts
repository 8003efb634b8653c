import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { live } from '#web/graphql/index.ts';

type Heard = ((event: { data: string }) => void) | null;
const sockets: { onmessage: Heard }[] = [];

/** The line to a house, at which a test speaks for that: what `name` is subscribed to is told `data`. */
export function openLine() {
  class Line extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: Heard = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor() {
      super();
      sockets.push(this);
      queueMicrotask(() => {
        this.onopen?.();
        this.onmessage?.({ data: JSON.stringify({ type: 'connection_ack' }) });
      });
    }
    send() {}
    close() {}
  }
  vi.stubGlobal('WebSocket', Line);
  // The page's own is one for all test files of a worker: whatever another left open ends before this one begins.
  live().close();
  return (name: string, data: object, variables: object = { uuid: 'u' }) =>
    act(async () => {
      const frame = { id: `${name}:${JSON.stringify(variables)}`, type: 'next', payload: { data } };
      for (const { onmessage } of sockets) onmessage?.({ data: JSON.stringify(frame) });
    });
}
