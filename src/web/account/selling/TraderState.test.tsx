import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import type { TradeState } from '#web/graphql/documents.gen.ts';
import { TraderFields } from './TraderForm.tsx';
import { TraderNotice } from './TraderState.tsx';

async function said(state: TradeState, decidedAt: string | null): Promise<string> {
  const myTrader = { company: 'Garage du Port', state, decidedAt };
  const { unmount } = await drawPage(
    <>
      <main>
        <TraderNotice />
      </main>
      <TraderFields onSaved={() => {}} />
    </>,
    { answers: { myTrader } },
  );
  // What stands below is told by the same answer.
  await screen.findByDisplayValue('Garage du Port');
  const words = saidBy(screen.getByRole('main'));
  unmount();
  return words;
}

it('says over one’s cars that they are shown as a private person’s, and why, and nothing once it is not so', async () => {
  const checked = await said('CHECKING', null);
  expect(checked).toContain('En cours de vérification');
  expect(checked).toContain('comme un particulier');
  const refused = await said('REFUSED', '2026-11-29T10:00:00.000Z');
  expect(refused).toContain('Refusée le 29/11/2026');
  expect(refused).toContain('Garage du Port');
  expect(await said('CONFIRMED', '2026-11-29T10:00:00.000Z')).toBe('');
});
