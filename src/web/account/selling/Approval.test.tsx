import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { useQueryOf } from '#web/features/cache/index.ts';
import { MyCarDocument } from '#web/graphql/documents.gen.ts';
import { Approval } from './Approval.tsx';

type Given = Parameters<typeof Approval>[0]['file'];

/** What is shown beside it. */
function Page() {
  useQueryOf(MyCarDocument, { uuid: 'u' });
  return null;
}

const open = (
  approval: Given['approval'],
  tasks: Given['tasks'] = ['APPROVE_AD'],
  { isOnline = false, answer = { stage: 'PUBLICATION' } as object } = {},
) =>
  drawPage(
    <>
      <Page />
      <Approval file={{ tasks, approval }} revision={7} isOnline={isOnline} />
    </>,
    {
      at: '/',
      answers: { answerAdApproval: answer },
    },
  );
const WAITING = { id: 'a', state: 'WAITING', answeredAt: null, isNoted: false } as const;
const answered = (state: 'APPROVED' | 'CHANGE' | 'OUTDATED', isNoted = false) => ({
  ...{ id: 'a', state, answeredAt: '2026-11-20T10:00:00Z', isNoted },
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
  const first = await open({ ...WAITING, id: null, state: 'NOT_ASKED' }, []);
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  await open(WAITING, []);
  expect(screen.queryByRole('button')).toBeNull();
});

it('an owner reads that it was the house that wrote their approval down', async () => {
  await open(answered('APPROVED', true), []);
  expect(screen.getByText(/Notre équipe a noté votre accord sur l’annonce le 20/)).toBeDefined();
});

it('an owner is not told of an ad that is online that it waits for them to be', async () => {
  await open(WAITING, ['APPROVE_AD'], { isOnline: true });
  expect(screen.getByText(/dites-nous si elle vous convient/)).toBeDefined();
  expect(screen.queryByText(/ne paraît qu’avec votre accord/)).toBeNull();
});

it('an owner whose car waits for their word no more is told so, and what is shown is asked anew', async () => {
  const answer = () => {
    throw refused('StaleVersion');
  };
  const { sent } = await open(WAITING, ['APPROVE_AD'], { answer });
  await userEvent.click(screen.getByRole('button', { name: 'Approuver l’annonce' }));
  await waitFor(() => expect(sent('MyCar')).toHaveLength(2));
  expect(sent('AnswerAdApproval')).toHaveLength(1);
});
