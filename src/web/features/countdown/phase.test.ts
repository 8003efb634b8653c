import { describe, expect, it } from 'vitest';
import { phaseNow } from './phase.ts';

const start = '2026-11-20T10:00:00Z';
const end = '2026-11-20T18:00:00Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

describe('where an auction stands', () => {
  it('follows the server’s clock, whatever the page said when it was rendered', () => {
    const auction = { state: 'NOT_STARTED', start, end } as const;
    expect(phaseNow(auction, null)).toBe('NOT_STARTED');
    expect(phaseNow(auction, at('09:59:59'))).toBe('NOT_STARTED');
    expect(phaseNow(auction, at('10:00:00'))).toBe('RUNNING');
    expect(phaseNow(auction, at('18:00:00'))).toBe('FINISHED');
  });

  it('never takes back a cancellation or a hammer', () => {
    expect(phaseNow({ state: 'CANCELLED', start, end }, at('11:00:00'))).toBe('CANCELLED');
    expect(phaseNow({ state: 'FINISHED', start, end }, at('11:00:00'))).toBe('FINISHED');
  });
});
