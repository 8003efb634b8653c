import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Consigned, type OwnFile } from './Consigned.tsx';

const FILE: OwnFile = {
  ...{ stage: 'APPROVAL', tasks: [], reference: 'DOS-000007', ownerName: null, estimate: null },
  ...{ mandateState: null, mandateId: null, appointments: [], approval: null },
};
const open = (more: Partial<OwnFile>) =>
  drawPage(<Consigned file={{ ...FILE, ...more }} lotState="DRAFT" revision={7} />, { at: '/' });

it.each([
  ['NOT_ASKED', /Nous écrivons l’annonce/],
  ['WAITING', /n’attend plus que votre accord/],
  ['CHANGE', /comme vous l’avez demandé/],
  ['OUTDATED', /Nous revoyons l’annonce\./],
] as const)('an owner reads where the ad of their car stands, in one sentence: %s', async (state, words) => {
  await open({ approval: { id: 'a', state, answeredAt: '2026-11-20T10:00:00Z', isNoted: false } });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryAllByText(/Nous écrivons l’annonce/)).toHaveLength(state === 'NOT_ASKED' ? 1 : 0);
});

it('the note of an estimate is read in the language that it was written in', async () => {
  const estimate = { id: 'e', party: 'HOUSE', low: 40_000, high: 50_000, agreedAt: null } as const;
  const note = 'Une belle histoire, et peu de kilomètres.';
  await open({ stage: 'ESTIMATE', estimate: { ...estimate, note, noteLanguage: 'fr' } });
  expect(screen.getByText(note).lang).toBe('fr');
});
