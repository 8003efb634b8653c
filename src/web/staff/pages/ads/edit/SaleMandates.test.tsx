import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SaleMandates } from './SaleMandates.tsx';

const USUAL = { mandateDays: 90, commissionBp: 600, commissionMinCents: 0, withdrawalFeeCents: 0 };
const AGREED = { estimateLow: 42_000, estimateHigh: 48_000 };
const NONE = { estimateLow: null, estimateHigh: null };
const BEFORE = {
  ...{ id: 'm', document: 'mandate_m', number: 'M-1-1', state: 'REFUSED', terms: [], reserve: null },
  ...{ commissionBp: 600, commissionMinCents: 0, withdrawalFeeCents: 0, proposedAt: '2026-11-20T10:00:00Z' },
};
const SAID = { ...BEFORE, estimateLow: 40_000, estimateHigh: 45_000 };

it.each([
  ['what was agreed in the file of the car', [], AGREED, ['42000', '48000']],
  ['what was agreed since the version before', [SAID], AGREED, ['42000', '48000']],
  ['what was agreed, of which that says nothing', [BEFORE], AGREED, ['42000', '48000']],
  ['what the version before said', [SAID], NONE, ['40000', '45000']],
  ['what nobody said', [], NONE, ['', '']],
])('a mandate is proposed with the estimate of %s', async (_what, saleMandates, agreed, estimates) => {
  await drawPage(<SaleMandates uuid="car" />, {
    permissions: ['Ads:update'],
    answers: { saleMandates, usualSaleMandate: { ...USUAL, ...agreed } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Proposer un mandat' }));
  const typed = ['Estimation basse', 'Estimation haute'].map(name => screen.getByLabelText(new RegExp(name)));
  expect(typed.map(field => (field as HTMLInputElement).value.replace(/\s/g, ''))).toEqual(estimates);
  cleanup();
});
