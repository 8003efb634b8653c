import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DraftPort, Sent } from './draft.ts';
import { useDraft } from './use-car-editor.ts';

type Values = { city: string };

/** A draft of which the first sending is answered by nobody. */
function openPage(isAutomatic: boolean) {
  const sent: Values[] = [];
  const port: DraftPort<Values> = {
    ...{ isAutomatic: () => isAutomatic, wrongIn: () => [], fail: () => {} },
    async send(values): Promise<Sent> {
      sent.push(values);
      if (sent.length === 1) throw new Error('Nobody answered');
      return { kind: 'kept', revision: 2 };
    },
    reload: async () => ({ values: { city: '' }, revision: 1, who: null }),
  };
  const { result } = renderHook(() => useDraft<Values>({ values: { city: '' }, revision: 1 }, port));
  return {
    sent,
    saving: () => result.current.state.saving,
    async writes(city: string) {
      await act(async () => {
        result.current.draft.set('city', city);
        await result.current.draft.flush();
      });
    },
  };
}

const comeOnline = () => act(async () => void dispatchEvent(new Event('online')));

describe('a draft that could not be sent', () => {
  it('is sent by itself once the network is back, and once', async () => {
    const page = openPage(true);
    await page.writes('Dieppe');
    expect(page.saving()).toBe('failed');
    await comeOnline();
    expect([page.saving(), page.sent]).toEqual(['saved', [{ city: 'Dieppe' }, { city: 'Dieppe' }]]);
    await comeOnline();
    expect(page.sent).toHaveLength(2);
  });

  it('waits for its button where a button saves: more may have been typed since', async () => {
    const page = openPage(false);
    await page.writes('Dieppe');
    await comeOnline();
    expect([page.saving(), page.sent.length]).toEqual(['failed', 1]);
  });
});
