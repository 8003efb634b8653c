import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Approval } from './Approval.tsx';

type Given = Parameters<typeof Approval>[0]['file'];

const open = (approval: Given['approval'], tasks: Given['tasks'] = ['APPROVE_AD']) =>
  drawPage(<Approval file={{ tasks, approval }} revision={7} />, {
    at: '/',
    answers: { answerAdApproval: { stage: 'PUBLICATION' } },
  });
const WAITING = { id: 'a', state: 'WAITING', answeredAt: null } as const;
const answered = (state: 'APPROVED' | 'CHANGE' | 'OUTDATED') => ({
  ...{ id: 'a', state, answeredAt: '2026-11-20T10:00:00Z' },
});

it('an owner approves of the ad that they have read', async () => {
  const { sent } = await open(WAITING);
  expect(screen.getByRole('link', { name: 'Lire l’annonce' }).getAttribute('href')).toBe('#in-hand');
  await userEvent.click(screen.getByRole('button', { name: 'Approuver l’annonce' }));
  await waitFor(() => expect(sent('AnswerAdApproval')).toEqual([{ id: 'a', revision: 7, change: null }]));
});

it('an owner says what is to change of the ad', async () => {
  const { sent } = await open(WAITING);
  await userEvent.click(screen.getByRole('button', { name: 'Demander une modification' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Ce qui est à changer/ }), 'Elle est de 1962.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Demander une modification' }).at(-1)!);
  const change = 'Elle est de 1962.';
  await waitFor(() => expect(sent('AnswerAdApproval')).toEqual([{ id: 'a', revision: 7, change }]));
});

it.each([
  ['APPROVED', /Vous avez approuvé l’annonce le 20/],
  ['CHANGE', /Vous avez demandé une modification le 20/],
  ['OUTDATED', /L’annonce a changé depuis votre accord du 20/],
] as const)('an owner reads what they have said of the ad: %s', async (state, words) => {
  await open(answered(state), []);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an owner reads nothing of the ad before they are asked, and answers nothing once the car is sold', async () => {
  const first = await open({ id: null, state: 'NOT_ASKED', answeredAt: null }, []);
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  await open(WAITING, []);
  expect(screen.queryByRole('button')).toBeNull();
});
