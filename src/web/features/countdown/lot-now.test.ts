import { describe, expect, it } from 'vitest';
import { LOT_STATES } from '#shared/sale/index.ts';
import { lotNow } from './lot-now.ts';

const start = '2026-11-20T10:00:00Z';
const end = '2026-11-20T18:00:00Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

describe('where a lot stands', () => {
  it('follows the server’s clock, whatever the page said when it was rendered', () => {
    const auction = { lotState: 'ANNOUNCED', start, end } as const;
    expect(lotNow(auction, null)).toBe('ANNOUNCED');
    expect(lotNow(auction, at('09:59:59'))).toBe('ANNOUNCED');
    expect(lotNow(auction, at('10:00:00'))).toBe('RUNNING');
    expect(lotNow(auction, at('18:00:00'))).toBe('AWAITING_HAMMER');
    // An end that was moved runs again.
    expect(lotNow({ ...auction, lotState: 'AWAITING_HAMMER' }, at('17:59:59'))).toBe('RUNNING');
  });

  it('never takes back what was decided, nor decides by itself', () => {
    const decided = LOT_STATES.filter(state => !['ANNOUNCED', 'RUNNING', 'AWAITING_HAMMER'].includes(state));
    for (const lotState of decided) expect(lotNow({ lotState, start, end }, at('11:00:00'))).toBe(lotState);
  });
});
