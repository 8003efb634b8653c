import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SaleMandates } from './SaleMandates.tsx';

const USUAL = {
  ...{ mandateDays: 90, commissionBp: 600, commissionMinCents: 0, withdrawalFeeCents: 0 },
  ...{ estimateLow: 42_000, estimateHigh: 48_000 },
};
const BEFORE = {
  ...{ id: 'm', document: 'mandate_m', number: 'M-1-1', state: 'REFUSED', terms: [], reserve: null },
  ...{ commissionBp: 600, commissionMinCents: 0, withdrawalFeeCents: 0, proposedAt: '2026-11-20T10:00:00Z' },
};

it.each([
  ['what was agreed in the file of the car', [], ['42000', '48000']],
  [
    'what the version before said',
    [{ ...BEFORE, estimateLow: 40_000, estimateHigh: 45_000 }],
    ['40000', '45000'],
  ],
  ['what was agreed, of which that says nothing', [BEFORE], ['42000', '48000']],
])('a mandate is proposed with the estimate of %s', async (_what, saleMandates, estimates) => {
  await drawPage(<SaleMandates uuid="car" />, {
    permissions: ['Ads:update'],
    answers: { saleMandates, usualSaleMandate: USUAL },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Proposer un mandat' }));
  const typed = ['Estimation basse', 'Estimation haute'].map(name => screen.getByLabelText(new RegExp(name)));
  expect(typed.map(field => (field as HTMLInputElement).value.replace(/\s/g, ''))).toEqual(estimates);
  cleanup();
});
